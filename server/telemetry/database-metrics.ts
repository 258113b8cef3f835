import { Gauge, type Registry } from 'prom-client';
import type { Logger } from 'pino';
import type { Database } from '../storage/database.ts';
import { nowSql } from '../storage/database-clock.ts';

interface Measure {
  name: string;
  help: string;
  labels: readonly string[];
  /** Rows of the labels and of `value`. */
  sql: string;
}

/** What the database knows of all processes; read when metrics are asked for. */
const measures = (now: string, age: (from: string) => string): Measure[] => [
  {
    name: 'patchbay_connectors',
    help: 'Stored connectors, by connector type and status.',
    labels: ['connector_type', 'status'],
    sql: 'SELECT connector_type, status, COUNT(*) AS value FROM connectors GROUP BY connector_type, status',
  },
  {
    name: 'patchbay_entity_states',
    help: 'Entities of connectors, by connector type and the error of their last sync; none where it succeeded.',
    labels: ['connector_type', 'error'],
    sql: `SELECT c.connector_type AS connector_type, COALESCE(r.error_code, 'none') AS error, COUNT(*) AS value
      FROM replications r JOIN connectors c ON c.id = r.connector_id GROUP BY c.connector_type, COALESCE(r.error_code, 'none')`,
  },
  {
    name: 'patchbay_syncs_active',
    help: 'Syncs that are queued or running.',
    labels: ['status'],
    sql: 'SELECT status, COUNT(*) AS value FROM syncs WHERE active_connector_id IS NOT NULL GROUP BY status',
  },
  {
    name: 'patchbay_sync_queue_age_seconds',
    help: 'Age of the oldest queued sync.',
    labels: [],
    sql: `SELECT ${age('MIN(created_at)')} AS value FROM syncs WHERE active_connector_id IS NOT NULL AND status = 'queued'`,
  },
  {
    name: 'patchbay_deliveries_pending',
    help: 'Webhook deliveries that wait for an attempt.',
    labels: [],
    sql: 'SELECT COUNT(*) AS value FROM webhook_deliveries WHERE next_at IS NOT NULL',
  },
  {
    name: 'patchbay_deliveries_due_age_seconds',
    help: 'How long the oldest due webhook delivery has been due.',
    labels: [],
    sql: `SELECT ${age('MIN(next_at)')} AS value FROM webhook_deliveries WHERE next_at <= ${now}`,
  },
];

/** Without the database they are missing, and the other metrics are still returned. */
export function addDatabaseMetrics(registry: Registry, database: Database, log: Logger): void {
  const { engine } = database;
  const now = nowSql[engine];
  const age = (from: string) =>
    engine === 'sqlite'
      ? `(julianday('now') - julianday(${from})) * 86400`
      : `TIMESTAMPDIFF(MICROSECOND, STR_TO_DATE(${from}, '%Y-%m-%dT%H:%i:%s.%fZ'), UTC_TIMESTAMP(3)) / 1000000`;
  for (const { name, help, labels, sql } of measures(now, age))
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      async collect() {
        this.reset();
        try {
          for (const row of await database.query<Record<string, string | number | null>>(sql))
            this.set(Object.fromEntries(labels.map((label) => [label, String(row[label])])), Number(row['value'] ?? 0));
        } catch (error) {
          log.warn({ err: error, metric: name }, 'a metric could not be read from the database');
        }
      },
    });
}
