import { deleteInPieces } from '../../storage/delete-in-pieces.ts';
import type { EventRow, WebhookDeliveryRow, WebhookEndpointRow } from '../../generated/tables.gen.ts';
import type { WebhookDelivery } from '../../generated/types.gen.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { clock_slack_ms } from '../../storage/database-clock.ts';
import { lockSql } from '../../storage/row-locks.ts';
import type { StoredEvent } from '../event-log/record-event.ts';
import type { Time } from './time.ts';

/** Rows of one INSERT. */
const rows_per_statement = 200;

type Receiver = Pick<WebhookEndpointRow, 'id' | 'customer_name' | 'types'>;

/** Writes the deliveries of events, in the transaction that gives them their positions. Returns the endpoints. */
export async function queueDeliveries(
  tx: Transaction,
  organization_id: string,
  events: readonly StoredEvent[],
  time: Time,
): Promise<string[]> {
  const receivers = await tx.query<Receiver>(
    `SELECT id, customer_name, types FROM webhook_endpoints WHERE organization_id = ? AND enabled = ?${lockSql[tx.engine].share}`,
    [organization_id, true],
  );
  const queued = receivers.flatMap((receiver) => {
    const types = JSON.parse(receiver.types) as string[];
    return events
      .filter((event) => types.length === 0 || types.includes(event.type))
      .filter((event) => receiver.customer_name === null || receiver.customer_name === event.customer_name)
      .map((event) => ({ endpoint_id: receiver.id, event }));
  });
  const now = time.later(tx.engine);
  for (let from = 0; from < queued.length; from += rows_per_statement) {
    const rows = queued.slice(from, from + rows_per_statement);
    await tx.change(
      `INSERT INTO webhook_deliveries (endpoint_id, event_id, connector_id, type, position, status, attempts, next_at, created_at) VALUES ${rows.map(() => `(?, ?, ?, ?, ?, 'pending', 0, ${now}, ?)`).join(', ')}`,
      rows.flatMap(({ endpoint_id, event: { id, connector_id, type, position, created_at } }) => [
        endpoint_id,
        id,
        connector_id,
        type,
        position,
        created_at,
      ]),
    );
  }
  return [...new Set(queued.map(({ endpoint_id }) => endpoint_id))];
}

/** Ends the deliveries of a disabled endpoint; a replay of all that failed brings them back. */
export async function endPending(tx: Transaction, endpoint_id: string): Promise<void> {
  await tx.change(
    "UPDATE webhook_deliveries SET status = 'failed', error = 'endpoint_disabled', next_at = NULL WHERE endpoint_id = ? AND next_at IS NOT NULL",
    [endpoint_id],
  );
}

/** First attempts are due at once. One that waits was queued before the clock moved back. */
async function clampDeliveries(database: Database, time: Time): Promise<void> {
  const { engine } = database;
  const now = time.later(engine);
  await database.change(
    `UPDATE webhook_deliveries SET next_at = ${now} WHERE created_at > ${time.later(engine, clock_slack_ms)} AND attempts = 0 AND next_at > ${now}`,
  );
}

/** Endpoints with deliveries that are due, those that work first. */
export async function dueEndpoints(database: Database, time: Time, limit: number): Promise<string[]> {
  await clampDeliveries(database, time);
  const rows = await database.query<{ id: string }>(
    `SELECT e.id AS id FROM webhook_endpoints e WHERE e.enabled = ?
     AND EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.next_at <= ${time.later(database.engine)})
     ORDER BY e.failing_since IS NOT NULL, e.failing_since DESC LIMIT ${Math.floor(limit)}`,
    [true],
  );
  return rows.map(({ id }) => id);
}

/** A delivery that is due, with its event. */
export type DueDelivery = Pick<WebhookDeliveryRow, 'endpoint_id' | 'attempts'> & StoredEvent;

/** In the order of the log, as far as they became due together. */
export function dueDeliveries(
  database: Database,
  time: Time,
  endpoint_id: string,
  limit: number,
): Promise<DueDelivery[]> {
  const columns: Array<keyof EventRow> = [
    'id',
    'organization_id',
    'customer_name',
    'connector_id',
    'type',
    'position',
    'sequence',
    'data',
    'created_at',
  ];
  return database.query<DueDelivery>(
    `SELECT d.endpoint_id AS endpoint_id, d.attempts AS attempts, ${columns.map((name) => `e.${name} AS ${name}`).join(', ')}
     FROM webhook_deliveries d JOIN events e ON e.id = d.event_id
     WHERE d.endpoint_id = ? AND d.next_at <= ${time.later(database.engine)} ORDER BY d.next_at, d.position LIMIT ${Math.floor(limit)}`,
    [endpoint_id],
  );
}

export interface Outcome {
  status: 'pending' | 'succeeded' | 'failed';
  /** Until the next attempt, where there is one. */
  wait_ms: number | undefined;
  response_status: number | null;
  error: string | null;
  duration_ms: number;
}

/** Stores an outcome, unless the delivery was replayed, ended or attempted by another process meanwhile. */
export async function storeOutcome(
  tx: Transaction,
  time: Time,
  { endpoint_id, id, attempts }: Pick<DueDelivery, 'endpoint_id' | 'id' | 'attempts'>,
  outcome: Outcome,
): Promise<void> {
  const next = outcome.wait_ms === undefined ? 'NULL' : time.later(tx.engine, outcome.wait_ms);
  await tx.change(
    `UPDATE webhook_deliveries SET status = ?, attempts = ?, next_at = ${next}, last_at = ${time.later(tx.engine)}, response_status = ?, error = ?, duration_ms = ?
     WHERE endpoint_id = ? AND event_id = ? AND attempts = ? AND next_at IS NOT NULL`,
    [
      outcome.status,
      attempts + 1,
      outcome.response_status,
      outcome.error,
      outcome.duration_ms,
      endpoint_id,
      id,
      attempts,
    ],
  );
  const change =
    outcome.status === 'succeeded'
      ? 'failing_since = NULL WHERE id = ? AND failing_since IS NOT NULL'
      : `failing_since = ${time.later(tx.engine)} WHERE id = ? AND failing_since IS NULL`;
  await tx.change(`UPDATE webhook_endpoints SET ${change}`, [endpoint_id]);
}

export interface DeliveryFilter {
  endpoint_id: string;
  status: string | undefined;
  /** Only deliveries of events with a smaller id. */
  before: string | undefined;
  limit: number;
}

export async function listDeliveries(database: Database, filter: DeliveryFilter): Promise<WebhookDelivery[]> {
  const conditions = [
    ['endpoint_id = ?', filter.endpoint_id],
    ['status = ?', filter.status],
    ['event_id < ?', filter.before],
  ].filter(([, value]) => value !== undefined);
  const rows = await database.query<WebhookDeliveryRow>(
    `SELECT event_id, type, status, attempts, response_status, error, duration_ms, last_at, next_at, created_at FROM webhook_deliveries
     WHERE ${conditions.map(([sql]) => sql).join(' AND ')} ORDER BY event_id DESC LIMIT ${Math.floor(filter.limit)}`,
    conditions.map(([, value]) => value),
  );
  return rows.map(({ last_at, next_at, ...row }) => ({ ...row, last_attempt_at: last_at, next_attempt_at: next_at }));
}

/** Deliveries are as old as their events, so that both go at the same time. */
export const purgeDeliveries = (database: Database, time: Time, kept_ms: number): Promise<number> =>
  deleteInPieces(database, 'webhook_deliveries', `created_at <= ${time.later(database.engine, -kept_ms)}`);
