import { isIP } from 'node:net';
import { buildConnector } from 'undici';
import { guardedConnector, isPublicAddress, type Resolve } from '../../execution/transport/ssrf-guard.ts';
import { Problem } from '../../problem.ts';

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/** Refuses what no connection would be opened to. Names are resolved later, whenever a connection is opened. */
export function checkReceiverUrl(text: string, sandbox: boolean): void {
  const wrong = flawOf(text, sandbox);
  if (wrong === undefined) return;
  throw new Problem('validation_failed', `The request does not conform to the contract at /url: ${wrong}.`, {
    errors: [{ in: 'body', pointer: '/url', code: 'invalid', message: wrong }],
  });
}

function flawOf(text: string, sandbox: boolean): string | undefined {
  if (!URL.canParse(text)) return 'must be an absolute URL';
  const { protocol, hostname, username, password, hash } = new URL(text);
  if (username !== '' || password !== '') return 'must contain no credentials';
  if (hash !== '') return 'must contain no fragment';
  if (sandbox && loopback.test(hostname) && /^https?:$/.test(protocol)) return undefined;
  if (protocol !== 'https:') return 'must begin with https://';
  const address = hostname.replace(/^\[|\]$/g, '');
  if (hostname === 'localhost' || (isIP(address) !== 0 && !isPublicAddress(address)))
    return 'must not name an address that is not public';
  return undefined;
}

/** Opens connections to receivers: https to public addresses; in the sandbox also to loopback addresses. */
export function receiverConnector(
  sandbox: boolean,
  resolve: Resolve,
  timeout_ms: number,
): ReturnType<typeof buildConnector> {
  const guarded = guardedConnector(resolve, timeout_ms);
  if (!sandbox) return guarded;
  const local = buildConnector({ timeout: timeout_ms });
  return (options, callback) => (loopback.test(options.hostname) ? local : guarded)(options, callback);
}
