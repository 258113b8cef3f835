import { Problem, type ProblemItem } from '../problem.ts';

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The one reading of a URL that users are sent to: what is compared must be what a browser goes to. Parsers drop tabs,
 * line breaks and spaces, translate other scripts, take a backslash for a slash and `https:host` for `https://host`; so
 * only texts are read that have nothing of it.
 */
function parse(text: string, loopback_allowed: boolean): URL | string {
  if (!/^[\x21-\x7e]{1,2048}$/.test(text) || text.includes('\\') || !URL.canParse(text))
    return 'must be an absolute URL of at most 2048 visible ASCII characters';
  if (!/^https?:\/\/[^/?#]/i.test(text)) return 'must begin with https:// and a host';
  const url = new URL(text);
  if (url.username || url.password || /^https?:\/\/[^/?#]*@/i.test(text)) return 'must not contain user information';
  if (text.includes('#')) return 'must not contain a fragment';
  if (url.protocol === 'https:' || (loopback_allowed && loopback.test(url.hostname))) return url;
  return 'must be https';
}

function fault(text: string, loopback_allowed: boolean): string | undefined {
  const url = parse(text, loopback_allowed);
  if (typeof url === 'string') return url;
  return url.search || text.includes('?') ? 'must not contain a query' : undefined;
}

/** What an organization may register: origins, or origins with an exact path, to which a consent flow may return. */
export function checkRedirectUrls(urls: string[], loopback_allowed: boolean): void {
  const errors = urls.flatMap((url, at): ProblemItem[] => {
    const message = fault(url, loopback_allowed);
    return message ? [{ in: 'body', pointer: `/redirect_urls/${at}`, code: 'redirect_url', message }] : [];
  });
  const [first] = errors;
  if (first) throw new Problem('validation_failed', `A redirect URL ${first.message}.`, { errors });
}

/** What we append; a URL that has one of them already could be read in two ways. */
const ours = ['connector_id', 'session_id', 'error', 'error_description'];

/** What is wrong with the URL that a consent flow shall end at, apart from whether it is registered. */
export function redirectUrlFault(text: string, loopback_allowed: boolean): string | undefined {
  const url = parse(text, loopback_allowed);
  if (typeof url === 'string') return url;
  return ours.some((name) => url.searchParams.has(name)) ? `must not have ${ours.join(', ')} in its query` : undefined;
}

/** Registered is an origin (then any path of it), or an origin with the exact path. */
export function isRegistered(text: string, registered: readonly string[]): boolean {
  const url = new URL(text);
  return registered.some((each) => {
    const known = new URL(each);
    const origin_only = /^https?:\/\/[^/]+$/i.test(each);
    return known.origin === url.origin && (origin_only || known.pathname === url.pathname);
  });
}

/** The URL as it was given, byte for byte, and our parameters behind. */
export function withParameters(redirect_url: string, parameters: Record<string, string>): string {
  const join = !redirect_url.includes('?') ? '?' : /[?&]$/.test(redirect_url) ? '' : '&';
  return redirect_url + join + new URLSearchParams(parameters).toString();
}
