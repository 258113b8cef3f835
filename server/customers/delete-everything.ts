import type { Actor } from '../audit/actor.ts';
import { connectorColumns, deleteConnector } from '../connectors/repository.ts';
import { subjectOf } from '../events/event-log/record-event.ts';
import type { ConnectorRow } from '../generated/tables.gen.ts';
import type { ErasureCounts } from '../generated/types.gen.ts';
import type { Database, Transaction } from '../storage/database.ts';
import { deleteInPieces } from '../storage/delete-in-pieces.ts';
import { rowsOf } from './log-rows.ts';
import { lockSql } from '../storage/row-locks.ts';
import type { Customer } from './customer-hash.ts';

const rows_per_statement = 500;
const marks = (values: readonly unknown[]) => values.map(() => '?').join(', ');

export interface Deleted {
  /** Those that were deleted now or earlier: their records are purged by a job. */
  connectors: string[];
  counts: Partial<Omit<ErasureCounts, 'audit_entries'>>;
}

/**
 * Makes what a customer has unreachable, in one transaction: with the rows of connectors, consents and endpoints the
 * keys go that their secrets are sealed with. `deleteHeaps` deletes what there may be very much of.
 */
export async function deleteRoots(tx: Transaction, customer: Customer, by: Actor): Promise<Deleted> {
  const mine = [customer.organization_id, customer.customer_name];
  const of_customer = 'WHERE organization_id = ? AND customer_name = ?';
  const { connectors, records } = await deleteConnectors(tx, mine, by);
  const agent_tokens = await tx.change(`DELETE FROM agent_tokens ${of_customer}`, mine);
  await tx.change(
    `DELETE FROM consent_attempts WHERE session_id IN (SELECT id FROM consent_sessions ${of_customer})`,
    mine,
  );
  const consent_sessions = await tx.change(`DELETE FROM consent_sessions ${of_customer}`, mine);
  await tx.change(
    `DELETE FROM webhook_deliveries WHERE endpoint_id IN (SELECT id FROM webhook_endpoints ${of_customer})`,
    mine,
  );
  const webhook_endpoints = await tx.change(`DELETE FROM webhook_endpoints ${of_customer}`, mine);
  return {
    connectors,
    counts: {
      connectors: connectors.length,
      records,
      agent_tokens,
      consent_sessions,
      webhook_endpoints,
    },
  };
}

async function deleteConnectors(
  tx: Transaction,
  mine: readonly string[],
  by: Actor,
): Promise<{ connectors: string[]; records: number }> {
  const found = await tx.query<{ id: string }>(
    'SELECT id FROM connectors WHERE organization_id = ? AND customer_name = ?',
    [...mine],
  );
  let records = 0;
  for (const { id } of found) {
    const [row] = await tx.query<ConnectorRow>(
      `SELECT ${connectorColumns} FROM connectors WHERE id = ?${lockSql[tx.engine].update}`,
      [id],
    );
    if (!row) continue;
    const [counted] = await tx.query<{ count: number | string | null }>(
      'SELECT SUM(record_count) AS count FROM replications WHERE connector_id = ?',
      [row.id],
    );
    records += Number(counted?.count ?? 0);
    // The event that others receive does not name the customer.
    await deleteConnector(tx, row, { by, subject: { ...subjectOf(row), customer_name: null } });
  }
  return { connectors: found.map(({ id }) => id), records };
}

/** Deliveries to the endpoints of a customer, which go before the endpoints and are not counted. */
export async function deleteDeliveries(database: Database, customer: Customer): Promise<void> {
  const endpoints = await database.query<{ id: string }>(
    'SELECT id FROM webhook_endpoints WHERE organization_id = ? AND customer_name = ?',
    [customer.organization_id, customer.customer_name],
  );
  for (const { id } of endpoints) await deleteInPieces(database, 'webhook_deliveries', 'endpoint_id = ?', [id]);
}

/** Called in the transaction of a deletion. */
export type OnDeleted = (tx: Transaction, deleted: Deleted) => Promise<void>;

/**
 * Deletes events with their deliveries, and stored responses: some hundreds in each transaction. Rows are read without
 * a lock: those that are written meanwhile are deleted at the end of the erasure.
 */
export async function deleteHeaps(
  database: Database,
  customer: Customer & { hashes: readonly string[] },
  on_deleted: OnDeleted,
): Promise<void> {
  const { organization_id, customer_name } = customer;
  for await (const rows of rowsOf<EventPart>(database, 'events', { organization_id, customer_name }))
    await database.transaction(async (tx) => {
      const events = await deleteEvents(tx, organization_id, rows);
      const connectors = new Set(rows.flatMap(({ connector_id }) => connector_id ?? []));
      await on_deleted(tx, { connectors: [...connectors], counts: { events } });
    });
  for (const hash of customer.hashes)
    for (let count = rows_per_statement; count === rows_per_statement;)
      await database.transaction(async (tx) => {
        count = await deleteResponses(tx, hash);
        if (count > 0) await on_deleted(tx, { connectors: [], counts: { stored_responses: count } });
      });
}

interface EventPart {
  id: string;
  connector_id: string | null;
}

async function deleteEvents(tx: Transaction, organization_id: string, rows: readonly EventPart[]): Promise<number> {
  const endpoints = await tx.query<{ id: string }>('SELECT id FROM webhook_endpoints WHERE organization_id = ?', [
    organization_id,
  ]);
  const ids = rows.map(({ id }) => id);
  for (const endpoint of endpoints)
    await tx.change(`DELETE FROM webhook_deliveries WHERE endpoint_id = ? AND event_id IN (${marks(ids)})`, [
      endpoint.id,
      ...ids,
    ]);
  return tx.change(`DELETE FROM events WHERE id IN (${marks(ids)})`, ids);
}

async function deleteResponses(tx: Transaction, hash: string): Promise<number> {
  const found = await tx.query<{ id: string }>(
    `SELECT id FROM idempotency_keys WHERE customer_hash = ? LIMIT ${rows_per_statement}`,
    [hash],
  );
  const ids = found.map(({ id }) => id);
  return ids.length === 0 ? 0 : tx.change(`DELETE FROM idempotency_keys WHERE id IN (${marks(ids)})`, ids);
}
