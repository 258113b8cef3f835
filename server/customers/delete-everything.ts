import type { Actor } from '../audit/actor.ts';
import { connectorColumns, deleteConnector } from '../connectors/repository.ts';
import { subjectOf } from '../events/event-log/record-event.ts';
import type { ConnectorRow } from '../generated/tables.gen.ts';
import type { ErasureCounts } from '../generated/types.gen.ts';
import type { Transaction } from '../storage/database.ts';
import { lockSql } from '../storage/row-locks.ts';
import type { Customer } from './customer-hash.ts';

const rows_per_statement = 500;
const marks = (values: readonly unknown[]) => values.map(() => '?').join(', ');

export interface Deleted {
  /** Those that were deleted now or earlier: their records are purged by a job. */
  connectors: string[];
  counts: Omit<ErasureCounts, 'audit_entries'>;
}

/**
 * Makes everything of a customer unreachable, in one transaction: with the rows of connectors, consents and endpoints
 * the keys go that their secrets are sealed with.
 */
export async function deleteEverything(
  tx: Transaction,
  customer: Customer & { hashes: readonly string[] },
  by: Actor,
): Promise<Deleted> {
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
  const events = await deleteEvents(tx, mine);
  const stored_responses = await tx.change(
    `DELETE FROM idempotency_keys WHERE customer_hash IN (${marks(customer.hashes)})`,
    [...customer.hashes],
  );
  return {
    connectors: [...new Set([...connectors, ...events.connectors])],
    counts: {
      connectors: connectors.length,
      records,
      agent_tokens,
      consent_sessions,
      webhook_endpoints,
      events: events.count,
      stored_responses,
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

/** Rows are read without a lock: those that are written meanwhile are deleted at the end of the erasure. */
async function deleteEvents(
  tx: Transaction,
  mine: readonly string[],
): Promise<{ count: number; connectors: string[] }> {
  const endpoints = await tx.query<{ id: string }>('SELECT id FROM webhook_endpoints WHERE organization_id = ?', [
    mine[0],
  ]);
  const events = await tx.query<{ id: string; connector_id: string | null }>(
    `SELECT id, connector_id FROM events WHERE organization_id = ? AND customer_name = ?`,
    [...mine],
  );
  for (let from = 0; from < events.length; from += rows_per_statement) {
    const ids = events.slice(from, from + rows_per_statement).map(({ id }) => id);
    for (const endpoint of endpoints)
      await tx.change(`DELETE FROM webhook_deliveries WHERE endpoint_id = ? AND event_id IN (${marks(ids)})`, [
        endpoint.id,
        ...ids,
      ]);
    await tx.change(`DELETE FROM events WHERE id IN (${marks(ids)})`, ids);
  }
  return { count: events.length, connectors: events.flatMap(({ connector_id }) => connector_id ?? []) };
}
