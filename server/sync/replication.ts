import { requireType } from '../connectors/access.ts';
import type { ConnectorRow } from '../generated/tables.gen.ts';
import type { JobHandler, Jobs } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';
import { connectorById } from '../storage/connectors.ts';
import { lockSql } from '../storage/database-clock.ts';
import { purgeLeases } from '../storage/leases.ts';
import { replicationsOf } from '../storage/replication.ts';
import { dueConnectors, setPaused, takeDue } from '../storage/schedules.ts';
import { createSync, resumableSyncs, type AskedMode, type Trigger } from '../storage/syncs.ts';
import { planRun } from './plan.ts';
import { duePurges, purge } from './purge.ts';
import type { SyncLimits } from './run.ts';
import { runSync } from './run-sync.ts';

/** Looked through in one sweep; what is left comes with the next. */
const swept = 200;

export interface Replication {
  /** A run of the connector, or the one that it has already; undefined where the connector has gone meanwhile. */
  start(connector: ConnectorRow, run: { trigger: Trigger; mode: AskedMode; entities?: readonly string[] }): Promise<{ id: string; created: boolean } | undefined>;
  /** After a change to a connector: what has become due begins now and not with the next sweep. Never throws. */
  wake(connector_id: string): Promise<void>;
  handlers: Readonly<Record<string, JobHandler>>;
}

type Parts = Pick<Services, 'database' | 'runtime' | 'log' | 'registry' | 'vault' | 'grants'>;

export function createReplication(parts: Parts, jobs: Jobs, limits: SyncLimits): Replication {
  const { database, log } = parts;

  const plan = async (row: ConnectorRow, mode: AskedMode, entities?: readonly string[]) =>
    planRun(requireType(parts, row.connector_type), mode, await replicationsOf(database, row.id), Date.now(), limits.full_every_ms, entities);

  const start: Replication['start'] = async (row, { trigger, mode, entities }) => {
    const planned = await plan(row, mode, entities);
    const run = await database.transaction((tx) => createSync(tx, database.engine, { connector_id: row.id, trigger, mode, entities: planned }));
    if (run?.created) await jobs.enqueue('sync', run.id);
    return run;
  };

  /** The schedule moves on and the run is made in one transaction: neither happens without the other, and only in one process. */
  async function startDue(connector_id: string): Promise<void> {
    const row = await connectorById(database, connector_id);
    if (!row || !parts.registry.has(row.connector_type)) {
      await database.transaction((tx) => (row ? setPaused(tx, connector_id) : tx.change('DELETE FROM sync_schedules WHERE connector_id = ?', [connector_id]).then(() => undefined)));
      return;
    }
    const plans = { auto: await plan(row, 'auto'), full: await plan(row, 'full') };
    const run = await database.transaction(async (tx) => {
      await tx.query(`SELECT id FROM connectors WHERE id = ?${lockSql[database.engine].update}`, [connector_id]);
      const due = await takeDue(tx, database.engine, connector_id, row.sync_interval_minutes * 60_000);
      return due && createSync(tx, database.engine, { connector_id, ...due, entities: plans[due.mode] });
    });
    if (run?.created) await jobs.enqueue('sync', run.id);
  }

  async function sweep(): Promise<void> {
    for (const connector_id of await dueConnectors(database, swept)) await startDue(connector_id);
    for (const id of await resumableSyncs(database, swept)) await jobs.enqueue('sync', id);
    for (const key of await duePurges(database, swept)) await jobs.enqueue('purge', key);
    await purgeLeases(database);
  }

  return {
    start,
    async wake(connector_id) {
      try {
        await startDue(connector_id);
        for (const key of await duePurges(database, swept)) await jobs.enqueue('purge', key);
      } catch (error) {
        log.warn({ err: error, connector_id }, 'a run that is due could not be started; the next sweep will');
      }
    },
    handlers: {
      sync: (id, closing) => runSync(parts, limits, id, closing),
      purge: (key, closing) => purge(database, key, closing),
      sweep,
    },
  };
}
