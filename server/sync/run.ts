import type { Logger } from 'pino';
import type { Connector } from '../connectors/registry.ts';
import type { Access } from '../execution/call.ts';
import type { Runtime } from '../execution/runtime.ts';
import type { ConnectorRow, SyncRow } from '../generated/tables.gen.ts';
import type { Database, Transaction } from '../storage/database.ts';
import { lockSql } from '../storage/database-clock.ts';
import { renewLease, type Lease } from '../storage/leases.ts';
import type { Pace } from './pace.ts';

/** Times that tests shorten. */
export interface SyncLimits {
  /** A run belongs to nobody when its process has been silent for so long. */
  lease_ms: number;
  /** Longer waits for the vendor are not sat out: the run lets go and is taken up again. */
  wait_in_place_ms: number;
  /** An entity that the vendor holds up for so long without a single page fails. */
  no_progress_ms: number;
  /** A run that has not ended by then fails. */
  deadline_ms: number;
  /** Changes do not tell of deletions; after so long an entity is listed whole. */
  full_every_ms: number;
}

export const default_limits: SyncLimits = { lease_ms: 30_000, wait_in_place_ms: 120_000, no_progress_ms: 3600_000, deadline_ms: 24 * 3600_000, full_every_ms: 24 * 3600_000 };

/** A run in progress, in the process that does it. */
export interface Run {
  database: Database;
  runtime: Runtime;
  log: Logger;
  limits: SyncLimits;
  sync: SyncRow;
  row: ConnectorRow;
  connector: Connector;
  access: Access;
  lease: Lease;
  pace: Pace;
  /** Aborts with the reason `Stopped`. */
  signal: AbortSignal;
}

/**
 * Why a run stops between two pages: `lost` its lease; was `ended` by somebody (cancelled, replaced, its connector deleted or changed); `parked`, that is
 * lets go for a while; or the process is `closing`.
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

/** Two transactions that wait for one another: InnoDB ends one of them, which is to be tried again. */
const deadlocks = new Set(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT']);
const attempts = 5;

/**
 * A transaction of a run. Whatever it writes is committed only while the run holds its lease, has not been ended, and its connector is there with the
 * credentials and the configuration that the run works with: all four rows stay locked until it is.
 */
export async function fenced<T>(run: Run, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const { database, lease, sync } = run;
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction(async (tx) => {
        const { update, share } = lockSql[database.engine];
        if (!(await renewLease(tx, database.engine, lease))) throw new Stopped('lost');
        // Credentials are not compared: a refreshed token is the same access, and whoever gives a connector another one ends its run in the same transaction.
        const [connector] = await tx.query<{ replication_config: string }>(`SELECT replication_config FROM connectors WHERE id = ?${share}`, [sync.connector_id]);
        if (!connector || connector.replication_config !== sync.replication_config) throw new Stopped('ended');
        const [own] = await tx.query<{ status: string }>(`SELECT status FROM syncs WHERE id = ?${update}`, [sync.id]);
        if (own?.status !== 'running') throw new Stopped('ended');
        return await work(tx);
      });
    } catch (error) {
      const code = (error as { code?: string }).code ?? '';
      if (!deadlocks.has(code) || attempt === attempts) throw error;
    }
  }
}

/** Waits; the run's signal cuts it short. */
export function pause(run: Pick<Run, 'signal'>, ms: number): Promise<void> {
  const { signal } = run;
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
