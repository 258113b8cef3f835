import ipaddr from 'ipaddr.js';

/**
 * The network that a caller's address belongs to, in one spelling: one customer of an access provider has a whole /64
 * of IPv6 (RFC 6177), and proxies write addresses with ports and in brackets.
 */
export function networkOf(address: string | undefined): string {
  const bare = (address ?? '')
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  if (!ipaddr.isValid(bare)) return 'unknown';
  const parsed = ipaddr.process(bare); // an IPv4 address inside IPv6 is the IPv4 address
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}
