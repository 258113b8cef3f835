import type { Actor } from '../../audit/actor.ts';
import { recordAudit, type Act } from '../../audit/record-audit.ts';
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

const actOn = ({ id, organization_id, connector_type, client_id }: OauthClientRow): Omit<Act, 'type'> => ({
  organization_id,
  subject: id,
  detail: { connector_type, client_id },
});

export const insertOauthClient = (database: Database, row: OauthClientRow, by: Actor): Promise<void> =>
  database.transaction(async (tx) => {
    const fields = Object.entries(row);
    await tx.change(
      `INSERT INTO oauth_clients (${fields.map(([field]) => field).join(', ')}) VALUES (${fields.map(() => '?').join(', ')})`,
      fields.map(([, value]) => value),
    );
    await recordAudit(tx, by, { ...actOn(row), type: 'oauth_client.set' });
  });

/** Replaces the row if it still has this version. */
export const updateOauthClient = (
  database: Database,
  before: Pick<OauthClientRow, 'id' | 'credential_version'>,
  row: OauthClientRow,
  by: Actor,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const fields = Object.entries(row);
    const changed = await tx.change(
      `UPDATE oauth_clients SET ${fields.map(([field]) => `${field} = ?`).join(', ')} WHERE id = ? AND credential_version = ?`,
      [...fields.map(([, value]) => value), before.id, before.credential_version],
    );
    if (changed > 0) await recordAudit(tx, by, { ...actOn(row), type: 'oauth_client.set' });
    return changed > 0;
  });

export const deleteOauthClient = (database: Database, row: OauthClientRow, by: Actor): Promise<boolean> =>
  database.transaction(async (tx) => {
    const removed = await tx.change('DELETE FROM oauth_clients WHERE id = ?', [row.id]);
    if (removed > 0) await recordAudit(tx, by, { ...actOn(row), type: 'oauth_client.deleted' });
    return removed > 0;
  });
