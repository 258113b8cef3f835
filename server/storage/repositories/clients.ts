import { v7 as uuid } from 'uuid';
import { command_line } from '../../audit/actor.ts';
import { recordAudit, recordClientAct } from '../../audit/record-audit.ts';
import { timestamp } from '../../clock.ts';
import { laterId } from '../../later-id.ts';
import type { Database } from '../database.ts';
import { nowSql } from '../database-clock.ts';
import { lockSql } from '../row-locks.ts';

/** What an API client may do now, as the database has it. */
export interface ClientGrant {
  client_id: string;
  scopes: string[];
  organization_ids: string[];
}

export interface ClientSummary {
  id: string;
  name: string;
  scopes: string[];
  organization_ids: string[];
  created_at: string;
  disabled_at: string | null;
}

/** Creates a client with one secret (only its hash is stored) and its memberships. */
export async function createClient(
  database: Database,
  client: { name: string; scopes: string[]; organization_ids: string[]; secret_hash: string },
): Promise<string> {
  const id = uuid();
  const now = timestamp();
  await database.transaction(async (tx) => {
    await tx.change('INSERT INTO clients (id, name, scopes, created_at) VALUES (?, ?, ?, ?)', [
      id,
      client.name,
      client.scopes.join(' '),
      now,
    ]);
    await tx.change('INSERT INTO client_secrets (id, client_id, secret_hash, created_at) VALUES (?, ?, ?, ?)', [
      uuid(),
      id,
      client.secret_hash,
      now,
    ]);
    for (const organization_id of client.organization_ids) {
      await tx.change('INSERT INTO memberships (client_id, organization_id, created_at) VALUES (?, ?, ?)', [
        id,
        organization_id,
        now,
      ]);
    }
    await recordClientAct(tx, command_line, { type: 'client.created', subject: id, detail: { scopes: client.scopes } });
  });
  return id;
}

/** Adds a secret; of more than two the oldest goes. */
export async function addClientSecret(
  database: Database,
  client_id: string,
  secret_hash: string,
  expires_at: string | null = null,
): Promise<void> {
  await database.transaction(async (tx) => {
    const [newest, ...older] = await tx.query<{ id: string }>(
      `SELECT id FROM client_secrets WHERE client_id = ? ORDER BY id DESC${lockSql[tx.engine].update}`,
      [client_id],
    );
    await tx.change(
      'INSERT INTO client_secrets (id, client_id, secret_hash, created_at, expires_at) VALUES (?, ?, ?, ?, ?)',
      [laterId(newest?.id), client_id, secret_hash, timestamp(), expires_at],
    );
    for (const { id } of older) await tx.change('DELETE FROM client_secrets WHERE id = ?', [id]);
    const detail = { expires_at, removed: older.map(({ id }) => id) };
    await recordClientAct(tx, command_line, { type: 'client.secret_added', subject: client_id, detail });
  });
}

export async function clientSecretHashes(database: Database, client_id: string): Promise<string[]> {
  const rows = await database.query<{ secret_hash: string }>(
    `SELECT s.secret_hash FROM client_secrets s JOIN clients c ON c.id = s.client_id
     WHERE c.id = ? AND c.disabled_at IS NULL AND (s.expires_at IS NULL OR s.expires_at > ${nowSql[database.engine]})`,
    [client_id],
  );
  return rows.map((row) => row.secret_hash);
}

export interface ClientSecretSummary {
  id: string;
  created_at: string;
  expires_at: string | null;
}

/** Newest first. The secrets themselves are nowhere. */
export const listClientSecrets = (database: Database, client_id: string): Promise<ClientSecretSummary[]> =>
  database.query('SELECT id, created_at, expires_at FROM client_secrets WHERE client_id = ? ORDER BY id DESC', [
    client_id,
  ]);

export const revokeClientSecret = (database: Database, client_id: string, id: string): Promise<boolean> =>
  database.transaction(async (tx) => {
    const removed = await tx.change('DELETE FROM client_secrets WHERE client_id = ? AND id = ?', [client_id, id]);
    if (removed === 0) return false;
    const act = { type: 'client.secret_revoked', subject: client_id, detail: { secret_id: id } } as const;
    await recordClientAct(tx, command_line, act);
    return true;
  });

export const addMembership = (database: Database, client_id: string, organization_id: string): Promise<void> =>
  database.transaction(async (tx) => {
    const added = await tx.change(
      `${tx.engine === 'sqlite' ? 'INSERT OR IGNORE' : 'INSERT IGNORE'} INTO memberships (client_id, organization_id, created_at) VALUES (?, ?, ?)`,
      [client_id, organization_id, timestamp()],
    );
    if (added > 0)
      await recordAudit(tx, command_line, { organization_id, type: 'client.organization_added', subject: client_id });
  });

export const removeMembership = (database: Database, client_id: string, organization_id: string): Promise<boolean> =>
  database.transaction(async (tx) => {
    const removed = await tx.change('DELETE FROM memberships WHERE client_id = ? AND organization_id = ?', [
      client_id,
      organization_id,
    ]);
    if (removed > 0)
      await recordAudit(tx, command_line, { organization_id, type: 'client.organization_removed', subject: client_id });
    return removed > 0;
  });

/** The organizations of a client, be it enabled or not. */
export const clientOrganizations = async (database: Database, client_id: string): Promise<string[]> =>
  (
    await database.query<{ organization_id: string }>(
      'SELECT organization_id FROM memberships WHERE client_id = ? ORDER BY organization_id',
      [client_id],
    )
  ).map(({ organization_id }) => organization_id);

/** Undefined where the client is unknown or disabled. */
export async function findClientGrant(database: Database, client_id: string): Promise<ClientGrant | undefined> {
  const rows = await database.query<{ scopes: string; organization_id: string | null }>(
    'SELECT c.scopes, m.organization_id FROM clients c LEFT JOIN memberships m ON m.client_id = c.id WHERE c.id = ? AND c.disabled_at IS NULL ORDER BY m.organization_id',
    [client_id],
  );
  const first = rows[0];
  return (
    first && {
      client_id,
      scopes: first.scopes.split(' ').filter(Boolean),
      organization_ids: rows.flatMap((row) => row.organization_id ?? []),
    }
  );
}

export async function listClients(database: Database): Promise<ClientSummary[]> {
  const rows = await database.query<{
    id: string;
    name: string;
    scopes: string;
    created_at: string;
    disabled_at: string | null;
    organization_id: string | null;
  }>(
    'SELECT c.id, c.name, c.scopes, c.created_at, c.disabled_at, m.organization_id FROM clients c LEFT JOIN memberships m ON m.client_id = c.id ORDER BY c.id, m.organization_id LIMIT 5000',
  );
  const found = new Map<string, ClientSummary>();
  for (const { organization_id, scopes, ...row } of rows) {
    const client = found.get(row.id) ?? { ...row, scopes: scopes.split(' ').filter(Boolean), organization_ids: [] };
    if (organization_id) client.organization_ids.push(organization_id);
    found.set(row.id, client);
  }
  return [...found.values()];
}

export const disableClient = (database: Database, id: string): Promise<boolean> =>
  database.transaction(async (tx) => {
    const disabled = await tx.change('UPDATE clients SET disabled_at = ? WHERE id = ? AND disabled_at IS NULL', [
      timestamp(),
      id,
    ]);
    if (disabled > 0) await recordClientAct(tx, command_line, { type: 'client.disabled', subject: id });
    return disabled > 0;
  });
