import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import ipaddr from 'ipaddr.js';

/** All addresses of a host name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

/** A vendor's host turned out to be an address that no vendor lives at. */
export class BlockedAddress extends Error {
  override readonly name = 'BlockedAddress';
  readonly code = 'ERR_BLOCKED_ADDRESS';
}

/**
 * Public unicast only. Every other range fails: private, loopback, link-local, shared (RFC 6598), multicast, reserved,
 * unique local, and all forms that embed an IPv4 address in IPv6 (mapped, NAT64, 6to4, Teredo, ISATAP), whatever they
 * embed.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed.kind() === 'ipv4') return true;
  const { parts } = parsed as ipaddr.IPv6;
  const [first = 0, , , , fifth = 0, sixth = 0] = parts;
  // Global unicast is 2000::/3 (RFC 4291, 2.4); ISATAP carries 0:5efe or 200:5efe before its IPv4 address (RFC 5214,
  // 6.1).
  return first >> 13 === 1 && !((fifth & 0xfdff) === 0 && sixth === 0x5efe);
}

export const systemResolve: Resolve = (hostname) =>
  new Promise((resolve, reject) => {
    dnsLookup(hostname, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });

/** `lookup` of a socket: the checked addresses are the ones connected to; nothing resolves the name a second time. */
export function guardedLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    const fail = (error: Error): void => callback(error as NodeJS.ErrnoException, '', 0);
    resolve(hostname).then((addresses) => {
      const wanted = addresses.filter(
        ({ family }) => !options.family || options.family === family || options.family === `IPv${family}`,
      );
      const [first] = wanted;
      if (!first) return fail(new Error('the host has no address'));
      // Reject the name if any of its addresses is not public: a vendor's name never points inside as well.
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return fail(new BlockedAddress('the host resolves to an address that is not public'));
      if (options.all) callback(null, wanted);
      else callback(null, first.address, first.family);
    }, fail);
  };
}

/** Connector for the vendors' real hosts: https only, every connection's address checked. */
export function guardedConnector(resolve: Resolve, timeout: number): buildConnector.connector {
  const connect = buildConnector({
    timeout,
    rejectUnauthorized: true,
    lookup: guardedLookup(resolve),
  } as buildConnector.BuildOptions);
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '');
    // Sockets do not call `lookup` for a literal address.
    const refused = options.protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host));
    if (refused) callback(new BlockedAddress('only https to public addresses'), null);
    else connect(options, callback);
  };
}
