import type { OauthGrants } from '../storage/oauth-grants.ts';
import type { GrantTimes } from './times.ts';

/** The right to refresh one connector, kept alive while it is needed. */
export interface Lease {
  owner: string;
  /** Aborts when the lease could not be renewed in time: then another process may be at work already. */
  lost: AbortSignal;
  /** False from the moment when the lease may have run out, also in a process that was stopped meanwhile and has not noticed. */
  held(): boolean;
  stop(): void;
}

/**
 * Renews on the database's clock; the own, monotonic clock only tells how long ago the last renewal was asked for, which is never later than the
 * database granted it.
 */
export function keepLease(grants: Pick<OauthGrants, 'renew'>, connector_id: string, owner: string, times: GrantTimes, acquired_ms: number): Lease {
  const lost = new AbortController();
  let confirmed_ms = acquired_ms;
  let stopped = false;
  let renewing = false;
  const held = () => !lost.signal.aborted && performance.now() - confirmed_ms < times.lease_ms;
  const renew = async () => {
    if (!held()) return lost.abort();
    if (renewing) return;
    renewing = true;
    const asked_ms = performance.now();
    try {
      if (await grants.renew(connector_id, owner, times.lease_ms)) confirmed_ms = asked_ms;
      else if (!stopped) lost.abort();
    } catch {
      // The database may come back before the lease ends; held() tells when it does not.
    } finally {
      renewing = false;
    }
  };
  const timer = setInterval(() => void renew(), times.renew_ms);
  return {
    owner,
    lost: lost.signal,
    held,
    stop() {
      stopped = true;
      clearInterval(timer);
    },
  };
}
