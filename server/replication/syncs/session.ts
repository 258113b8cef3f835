import type { Logger } from 'pino';
import type { Connector } from '../../connector-types/registry.ts';
import type { Access } from '../../execution/call.ts';
import type { Runtime } from '../../execution/runtime.ts';
import type { ConnectorRow, SyncRow } from '../../generated/tables.gen.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { lockSql } from '../../storage/row-locks.ts';
import { renewLease, type Lease } from '../../storage/repositories/leases.ts';
import type { Pace } from './pace.ts';

/** Times that tests shorten. */
export interface SyncLimits {
  /** Another process may take a sync over when its own has been silent for so long. */
  lease_ms: number;
  /** Longer waits for the vendor are not sat out: the sync lets go and is taken up again. */
  wait_in_place_ms: number;
  /** An entity that the vendor holds up for so long without a single page fails. */
  no_progress_ms: number;
  /** A sync that has not ended by then fails. */
  deadline_ms: number;
  /** What one entity may take of it; the next sync goes on from there. */
  entity_ms: number;
  /** Syncs in progress at a time, in this process. */
  places: number;
  /** Records that an organization may store. */
  records_per_organization: number;
  /** Requests a second to the vendor, per connector. */
  requests_per_second: number;
  /** Whether the limits that vendors document for single endpoints are kept; the stand-ins of the sandbox have none. */
  documented_limits: boolean;
  /** Changes do not tell of deletions; after so long an entity is listed whole. */
  full_every_ms: number;
}

export const default_limits: SyncLimits = {
  lease_ms: 30_000,
  wait_in_place_ms: 5_000,
  no_progress_ms: 3600_000,
  deadline_ms: 24 * 3600_000,
  entity_ms: 6 * 3600_000,
  places: 4,
  records_per_organization: 50_000_000,
  requests_per_second: 10,
  documented_limits: true,
  full_every_ms: 24 * 3600_000,
};

/** A sync in progress, in the process that does it. */
export interface SyncSession {
  database: Database;
  runtime: Runtime;
  log: Logger;
  /** Counts how a sync ended, or one entity of it. */
  count(connector_type: string, status: string, entity?: string): void;
  limits: SyncLimits;
  sync: SyncRow;
  row: ConnectorRow;
  connector: Connector;
  access: Access;
  lease: Lease;
  pace: Pace;
  /** The entity that is being read, and when its time is used up (`performance.now()`). */
  entity: string;
  ends_at: number;
  /** Of a list by days: a smaller window than its rule's, which an earlier sync had to choose. */
  window_days?: number | undefined;
  /** False where the credentials can be refreshed: then only the refusal of a refresh is final. */
  refusal_is_final(): Promise<boolean>;
  /** Aborts with the reason `Stopped`. */
  signal: AbortSignal;
}

/**
 * Why a sync stops between two pages: `lost` its lease; was `ended` from outside (cancelled, replaced, its connector
 * deleted or changed); `parked`, that is lets go for a while; or the process is `closing`.
 */
export class Stopped extends Error {
  readonly why: 'lost' | 'ended' | 'parked' | 'closing';
  readonly wait_ms: number;
  constructor(why: Stopped['why'], wait_ms = 0) {
    super(why);
    this.why = why;
    this.wait_ms = wait_ms;
  }
}

/**
 * A transaction of a sync. Whatever it writes is committed only while the sync holds its lease, has not been ended, and
 * its connector is there with the credentials and the configuration that the sync works with: all four rows stay locked
 * until it is.
 */
export function fenced<T>(session: SyncSession, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const { database, lease, sync } = session;
  return database.transaction(async (tx) => {
    const { update, share } = lockSql[database.engine];
    if (!(await renewLease(tx, lease))) throw new Stopped('lost');
    // Credentials are not compared: a refreshed token is the same access, and a request that gives a connector others
    // ends its sync in the same transaction.
    const [connector] = await tx.query<{ replication_config: string }>(
      `SELECT replication_config FROM connectors WHERE id = ?${share}`,
      [sync.connector_id],
    );
    if (!connector || connector.replication_config !== sync.replication_config) throw new Stopped('ended');
    const [own] = await tx.query<{ status: string }>(`SELECT status FROM syncs WHERE id = ?${update}`, [sync.id]);
    if (own?.status !== 'running') throw new Stopped('ended');
    return work(tx);
  });
}

/** Waits; the sync's signal cuts it short. */
export function pause(session: Pick<SyncSession, 'signal'>, ms: number): Promise<void> {
  const { signal } = session;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    const timer = setTimeout(done, ms);
    function done() {
      signal.removeEventListener('abort', cut);
      resolve();
    }
    function cut() {
      clearTimeout(timer);
      reject(signal.reason as Error);
    }
    signal.addEventListener('abort', cut, { once: true });
  });
}
