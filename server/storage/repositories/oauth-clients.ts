import type { OauthClientRow } from '../../generated/tables.gen.ts';
import { nowSql } from '../database-clock.ts';
import type { Database } from '../database.ts';

const all =
  'id, organization_id, connector_type, client_id, environment, credential_version, key_id, wrapped_key, sealed_credentials, created_at, updated_at';

export async function findOauthClient(
  database: Database,
  organization_id: string,
  connector_type: string,
): Promise<OauthClientRow | undefined> {
  const [row] = await database.query<OauthClientRow>(
    `SELECT ${all} FROM oauth_clients WHERE organization_id = ? AND connector_type = ?`,
    [organization_id, connector_type],
  );
  return row;
}

/**
 * Whether connectors hold tokens of this client, or are about to: a link whose user has not returned holds nothing,
 * and would keep a client for an hour.
 */
export async function oauthClientInUse(
  database: Database,
  row: Pick<OauthClientRow, 'organization_id' | 'connector_type' | 'client_id'>,
): Promise<boolean> {
  const of = [row.organization_id, row.connector_type, row.client_id];
  const held = await database.query(
    `SELECT 1 FROM oauth_grants g JOIN connectors c ON c.id = g.connector_id AND c.credential_version = g.credential_version
     WHERE g.organization_id = ? AND g.connector_type = ? AND g.client_source = 'organization' AND g.client_id = ? LIMIT 1`,
    of,
  );
  if (held.length > 0) return true;
  const awaited = await database.query(
    `SELECT 1 FROM consent_sessions WHERE organization_id = ? AND connector_type = ? AND client_source = 'organization' AND client_id = ? AND status = 'exchanging' AND expires_at > ${nowSql[database.engine]} LIMIT 1`,
    of,
  );
  return awaited.length > 0;
}

export async function insertOauthClient(database: Database, row: OauthClientRow): Promise<void> {
  const fields = Object.entries(row);
  await database.change(
    `INSERT INTO oauth_clients (${fields.map(([field]) => field).join(', ')}) VALUES (${fields.map(() => '?').join(', ')})`,
    fields.map(([, value]) => value),
  );
}

/** Changes the row if it still has this version. */
export async function updateOauthClient(
  database: Database,
  row: OauthClientRow,
  change: Partial<OauthClientRow>,
): Promise<boolean> {
  const fields = Object.entries(change);
  const changed = await database.change(
    `UPDATE oauth_clients SET ${fields.map(([field]) => `${field} = ?`).join(', ')} WHERE id = ? AND credential_version = ?`,
    [...fields.map(([, value]) => value), row.id, row.credential_version],
  );
  return changed > 0;
}

export const deleteOauthClient = async (database: Database, row: OauthClientRow): Promise<boolean> =>
  (await database.change('DELETE FROM oauth_clients WHERE id = ?', [row.id])) > 0;
