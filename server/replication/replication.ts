import { requireType } from '../connectors/access.ts';
import type { ConnectorRow } from '../generated/tables.gen.ts';
import type { JobHandler, Jobs } from '../jobs/jobs.ts';
import { currentShare } from '../fairness/current-share.ts';
import { createDerivationJobs } from '../records/derivation-jobs.ts';
import { connectorById } from '../connectors/repository.ts';
import type { Database, Transaction } from '../storage/database.ts';
import { lockSql } from '../storage/row-locks.ts';
import { observeLeases } from '../storage/repositories/leases.ts';
import { replicationsOf } from '../storage/repositories/entity-states.ts';
import { dueConnectors, setPaused, takeDue } from '../storage/repositories/schedules.ts';
import { activeSync, createSync, resumableSyncs, type AskedMode, type Trigger } from '../storage/repositories/syncs.ts';
import { planSync } from './syncs/plan.ts';
import { duePurges, purge } from '../records/purge.ts';
import type { SyncLimits } from './syncs/session.ts';
import { createSyncShares, type SyncShares } from './syncs/shares.ts';
import { runSync, type SyncParts } from './syncs/perform-sync.ts';

/** Looked through in one sweep; what is left comes with the next. */
const swept = 200;

export interface Replication {
  /** A sync of the connector, or the one that it has already; undefined where the connector has gone meanwhile. */
  start(
    connector: ConnectorRow,
    sync: { trigger: Trigger; mode: AskedMode; entities?: readonly string[] },
    /** Part of the transaction that makes a new sync. */
    also?: (tx: Transaction, id: string) => Promise<void>,
  ): Promise<{ id: string; created: boolean } | undefined>;
  /** After a change to a connector: what has become due begins now and not with the next sweep. Never throws. */
  wake(connector_id: string): Promise<void>;
  handlers: Readonly<Record<string, JobHandler>>;
}

/** Performs a sync where its organization has a place for it; else it comes again. */
async function inPlace(
  database: Database,
  shares: SyncShares,
  sync_id: string,
  work: () => ReturnType<JobHandler>,
): ReturnType<JobHandler> {
  const [owner] = await database.query<{ organization_id: string }>(
    'SELECT c.organization_id FROM syncs s JOIN connectors c ON c.id = s.connector_id WHERE s.id = ?',
    [sync_id],
  );
  if (!owner) return;
  const place = shares.enter(owner.organization_id);
  if (!('leave' in place)) return place;
  try {
    return await currentShare.run(owner.organization_id, work);
  } finally {
    place.leave();
  }
}

async function removeSchedule(tx: Transaction, connector_id: string): Promise<void> {
  await tx.change('DELETE FROM sync_schedules WHERE connector_id = ?', [connector_id]);
}

export function createReplication(parts: SyncParts, jobs: Jobs, limits: SyncLimits): Replication {
  const { database, log } = parts;
  const derivation = createDerivationJobs(database, jobs, log);
  const shares = createSyncShares(limits.places);

  const plan = async (row: ConnectorRow, mode: AskedMode, entities?: readonly string[]) =>
    planSync(requireType(parts, row.connector_type), await replicationsOf(database, row.id), {
      mode,
      entities,
      now_ms: Date.now(),
      full_every_ms: limits.full_every_ms,
    });

  const start: Replication['start'] = async (row, { trigger, mode, entities }, also) => {
    // To find out that one is running needs no lock, which that one may hold for as long as it stores a page.
    const [running, planned] = await Promise.all([activeSync(database, row.id), plan(row, mode, entities)]);
    if (running) return { id: running.id, created: false };
    const sync = await database.transaction((tx) =>
      createSync(tx, { connector_id: row.id, trigger, mode, entities: planned, also }),
    );
    if (sync?.created) await jobs.enqueue('sync', sync.id);
    return sync;
  };

  /**
   * The schedule moves on and the sync is made in one transaction: neither happens without the other, and only in one
   * process.
   */
  async function startDue(connector_id: string): Promise<void> {
    const row = await connectorById(database, connector_id);
    if (!row || !parts.registry.has(row.connector_type)) {
      await database.transaction((tx) => (row ? setPaused(tx, connector_id) : removeSchedule(tx, connector_id)));
      return;
    }
    const plans = { auto: await plan(row, 'auto'), full: await plan(row, 'full') };
    const sync = await database.transaction(async (tx) => {
      await tx.query(`SELECT id FROM connectors WHERE id = ?${lockSql[database.engine].update}`, [connector_id]);
      const due = await takeDue(tx, connector_id, row.sync_interval_minutes * 60_000);
      return due && createSync(tx, { connector_id, ...due, entities: plans[due.mode] });
    });
    if (sync?.created) await jobs.enqueue('sync', sync.id);
  }

  async function sweep(): Promise<void> {
    for (const connector_id of await dueConnectors(database, swept)) await startDue(connector_id);
    for (const id of await resumableSyncs(database, swept)) await jobs.enqueue('sync', id);
    for (const key of await duePurges(database, swept)) await jobs.enqueue('purge', key);
    await Promise.all([derivation.sweep(), observeLeases(database)]);
  }

  return {
    start,
    async wake(connector_id) {
      try {
        await startDue(connector_id);
        for (const key of await duePurges(database, swept)) await jobs.enqueue('purge', key);
      } catch (error) {
        log.warn({ err: error, connector_id }, 'a sync that is due could not be started; the next sweep will');
      }
    },
    handlers: {
      sync: (id, closing) => inPlace(database, shares, id, () => runSync(parts, limits, id, closing)),
      purge: (key, closing) => purge(database, key, closing),
      derive: derivation.derive,
      sweep,
    },
  };
}
