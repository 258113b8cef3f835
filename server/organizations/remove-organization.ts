import { setTimeout as sleep } from 'node:timers/promises';
import { timestamp } from '../clock.ts';
import type { Database, Transaction } from '../storage/database.ts';
import { deleteInPieces } from '../storage/delete-in-pieces.ts';
import { lockSql } from '../storage/row-locks.ts';
import { auditCounter } from '../audit/audit-log.ts';
import { connectorsOf } from '../connectors/repository.ts';

export interface RemovedOrganization {
  connectors: number;
  /** Clients that acted for no other organization; they are disabled and have no secret any more. */
  clients: string[];
}

const batch = 100;
const batch_of_rows = 1000;
/** Servers take access for valid for 10 s after they have read it, and a request may take half a minute. */
const default_settle_ms = 45_000;

/**
 * Deletes an organization and everything that is its own. Access ends first; then its connectors are deleted as callers
 * delete them, so that a server purges their records; what requests in progress have still written goes at the end.
 * Started again after an interruption it goes on. Undefined where there is no such organization.
 */
export async function removeOrganization(
  database: Database,
  id: string,
  settle_ms = default_settle_ms,
): Promise<RemovedOrganization | undefined> {
  const is_there = (await database.query('SELECT id FROM organizations WHERE id = ?', [id])).length > 0;
  if (!is_there) {
    await removeRest(database, id); // of a run that was interrupted
    return undefined;
  }
  const clients = await database.transaction((tx) => endAccess(tx, id));
  await removeMany(database, id);
  let connectors = 0;
  do connectors += await removeConnectors(database, id);
  while (!(await database.transaction((tx) => removeRow(tx, id))));
  await removeEvents(database, id);
  await removeAudit(database, id);
  await sleep(settle_ms);
  await removeRest(database, id);
  return { connectors, clients };
}

async function removeRest(database: Database, id: string): Promise<void> {
  await removeMany(database, id);
  await database.transaction((tx) => removeBelongings(tx, id));
  await removeEvents(database, id);
  await removeAudit(database, id);
  // SQLite's log still has the pages as they were before; what was deleted includes sealed secrets.
  if (database.native.engine === 'sqlite') await database.native.emptyLog();
}

/** What there may be very much of; what is left of it goes with the rest of the belongings. */
async function removeMany(database: Database, id: string): Promise<void> {
  const of = (table: string) =>
    database.query<{ id: string }>(
      `SELECT id FROM ${table} WHERE organization_id = ? ORDER BY id LIMIT ${batch_of_rows}`,
      [id],
    );
  for (const endpoint of await of('webhook_endpoints'))
    await deleteInPieces(database, 'webhook_deliveries', 'endpoint_id = ?', [endpoint.id]);
  for (;;) {
    const sessions = (await of('consent_sessions')).map((row) => row.id);
    if (sessions.length === 0) break;
    const marks = sessions.map(() => '?').join(', ');
    await deleteInPieces(database, 'consent_attempts', `session_id IN (${marks})`, sessions);
    await deleteInPieces(database, 'consent_sessions', `id IN (${marks})`, sessions);
  }
}

/** Returns the clients that act for no organization now. */
async function endAccess(tx: Transaction, id: string): Promise<string[]> {
  const alone = await tx.query<{ client_id: string }>(
    `SELECT m.client_id FROM memberships m WHERE m.organization_id = ?
     AND NOT EXISTS (SELECT 1 FROM memberships o WHERE o.client_id = m.client_id AND o.organization_id <> m.organization_id)`,
    [id],
  );
  for (const { client_id } of alone) {
    await tx.change('UPDATE clients SET disabled_at = COALESCE(disabled_at, ?) WHERE id = ?', [timestamp(), client_id]);
    await tx.change('DELETE FROM client_secrets WHERE client_id = ?', [client_id]);
  }
  await tx.change('DELETE FROM agent_tokens WHERE organization_id = ?', [id]);
  await tx.change('DELETE FROM memberships WHERE organization_id = ?', [id]);
  return alone.map(({ client_id }) => client_id);
}

async function removeConnectors(database: Database, organization_id: string): Promise<number> {
  const connectors = connectorsOf(database, { organization_id });
  let count = 0;
  for (;;) {
    const rows = await connectors.list({ limit: batch });
    if (rows.length === 0) return count;
    for (const row of rows) if (await connectors.remove(row.id)) count++;
  }
}

/** False where a request in progress has created a connector meanwhile; from the end on none can. */
async function removeRow(tx: Transaction, id: string): Promise<boolean> {
  await tx.query(`SELECT id FROM organizations WHERE id = ?${lockSql[tx.engine].update}`, [id]);
  if ((await tx.query('SELECT id FROM connectors WHERE organization_id = ? LIMIT 1', [id])).length > 0) return false;
  await removeBelongings(tx, id);
  await tx.change('DELETE FROM organizations WHERE id = ?', [id]);
  return true;
}

async function removeBelongings(tx: Transaction, id: string): Promise<void> {
  const of_endpoints = 'SELECT id FROM webhook_endpoints WHERE organization_id = ?';
  await tx.change(`DELETE FROM webhook_deliveries WHERE endpoint_id IN (${of_endpoints})`, [id]);
  const of_sessions = 'SELECT id FROM consent_sessions WHERE organization_id = ?';
  await tx.change(`DELETE FROM consent_attempts WHERE session_id IN (${of_sessions})`, [id]);
  for (const table of [
    'webhook_endpoints',
    'consent_sessions',
    'oauth_clients',
    'oauth_grants',
    'agent_tokens',
    'erasures',
    'memberships',
  ])
    await tx.change(`DELETE FROM ${table} WHERE organization_id = ?`, [id]);
}

async function removeEvents(database: Database, id: string): Promise<void> {
  for (;;) {
    const rows = await database.query<{ id: string; connector_id: string | null }>(
      `SELECT id, connector_id FROM events WHERE organization_id = ? LIMIT ${batch_of_rows}`,
      [id],
    );
    if (rows.length === 0) break;
    await database.transaction(async (tx) => {
      const ids = rows.map((row) => row.id);
      await tx.change(`DELETE FROM events WHERE id IN (${ids.map(() => '?').join(', ')})`, ids);
      // The counters of a connector are its ID, alone or followed by a colon; an index finds a range.
      for (const connector_id of new Set(rows.map((row) => row.connector_id)))
        if (connector_id !== null)
          await tx.change('DELETE FROM event_counters WHERE name >= ? AND name < ?', [
            connector_id,
            `${connector_id}~`,
          ]);
    });
  }
  await database.change('DELETE FROM event_counters WHERE name = ?', [id]);
}

/** The counter goes with the last rows: a job that seals them meanwhile waits for it and finds none. */
async function removeAudit(database: Database, id: string): Promise<void> {
  const removeSome = async (tx: Transaction): Promise<number> => {
    const counter = auditCounter(id);
    await tx.query(`SELECT name FROM event_counters WHERE name = ?${lockSql[tx.engine].update}`, [counter]);
    const rows = await tx.query<{ id: string }>(
      `SELECT id FROM audit WHERE organization_id = ? LIMIT ${batch_of_rows}`,
      [id],
    );
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) await tx.change(`DELETE FROM audit WHERE id IN (${ids.map(() => '?').join(', ')})`, ids);
    if (ids.length < batch_of_rows) await tx.change('DELETE FROM event_counters WHERE name = ?', [counter]);
    return ids.length;
  };
  while ((await database.transaction(removeSome)) === batch_of_rows);
}
