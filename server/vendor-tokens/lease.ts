import type { Database } from '../storage/database.ts';
import { renewLease, type Lease } from '../storage/repositories/leases.ts';

/** The right to refresh one connector, kept alive while it is needed. */
export interface KeptLease {
  /**
   * False from the moment when the lease may have been taken over, also in a process that was stopped meanwhile and has
   * not noticed.
   */
  held(): boolean;
  stop(): void;
}

/** One that hangs in a connection does not hold up the next; a slow database is not asked without end. */
const most_at_once = 3;

/** Renews until it is stopped. `acquired_ms`: when the lease was asked for, on the monotonic clock. */
export function keepLease(database: Database, lease: Lease, acquired_ms: number): KeptLease {
  let confirmed_ms = acquired_ms;
  let lost = false;
  let renewing = 0;
  const renew = async () => {
    if (renewing === most_at_once || lost) return;
    renewing++;
    const asked_ms = performance.now();
    try {
      if (await renewLease(database, lease)) confirmed_ms = Math.max(confirmed_ms, asked_ms);
      else lost = true;
    } catch {
      // The database may come back before another process takes over; held() says when it may have not.
    } finally {
      renewing--;
    }
  };
  const timer = setInterval(() => void renew(), lease.ttl_ms / 5);
  return {
    held: () => !lost && performance.now() - confirmed_ms < lease.ttl_ms / 2,
    stop: () => clearInterval(timer),
  };
}

export const refreshLease = (connector_id: string, holder: string, ttl_ms: number): Lease => ({
  name: `refresh:${connector_id}`,
  holder,
  ttl_ms,
});
