import { Problem, type ProblemItem } from '../problem.ts';

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function fault(text: string, loopback_allowed: boolean): string | undefined {
  if (!URL.canParse(text) || text.includes('\\')) return 'must be an absolute URL';
  const url = new URL(text);
  if (url.username || url.password) return 'must not have user information';
  if (url.hash || text.includes('#')) return 'must not have a fragment';
  if (url.search) return 'must not have a query';
  if (url.protocol === 'https:') return undefined;
  return url.protocol === 'http:' && loopback_allowed && loopback.test(url.hostname) ? undefined : 'must be https';
}

/** What an organisation may register: origins, or origins with an exact path, to which a consent flow may return. */
export function checkRedirectUrls(urls: string[], loopback_allowed: boolean): void {
  const errors = urls.flatMap((url, at): ProblemItem[] => {
    const message = fault(url, loopback_allowed);
    return message ? [{ in: 'body', pointer: `/redirect_urls/${at}`, code: 'redirect_url', message }] : [];
  });
  if (errors.length > 0) throw new Problem('validation_failed', `A redirect URL ${errors[0]!.message}.`, { errors });
}
