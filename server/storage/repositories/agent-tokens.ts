import type { Actor } from '../../audit/actor.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { AgentTokenRow } from '../../generated/tables.gen.ts';
import type { Database } from '../database.ts';
import { laterSql, nowSql } from '../database-clock.ts';

const all =
  'id, organization_id, client_id, customer_name, name, token_hash, grants, created_at, expires_at, last_used_at';
const used_every_ms = 60_000;
const kept_after_expiry_ms = 30 * 24 * 3600_000;

type NewAgentToken = Omit<AgentTokenRow, 'created_at' | 'expires_at' | 'last_used_at'>;

/** Stores a token that is valid for so long, and removes those of the organization that expired long ago. */
export async function insertAgentToken(
  database: Database,
  token: NewAgentToken,
  life_ms: number,
  by: Actor,
): Promise<AgentTokenRow> {
  const { engine } = database;
  return database.transaction(async (tx) => {
    await tx.change(
      `DELETE FROM agent_tokens WHERE organization_id = ? AND expires_at <= ${laterSql(engine, -kept_after_expiry_ms)}`,
      [token.organization_id],
    );
    await tx.change(
      `INSERT INTO agent_tokens (id, organization_id, client_id, customer_name, name, token_hash, grants, created_at, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ${nowSql[engine]}, ${laterSql(engine, life_ms)})`,
      [
        token.id,
        token.organization_id,
        token.client_id,
        token.customer_name,
        token.name,
        token.token_hash,
        token.grants,
      ],
    );
    const [row] = await tx.query<AgentTokenRow>(`SELECT ${all} FROM agent_tokens WHERE id = ?`, [token.id]);
    if (!row) throw new Error('the agent token was not stored');
    const { id: subject, organization_id, customer_name } = token;
    const detail = { expires_at: row.expires_at, grants: token.grants !== null };
    await recordAudit(tx, by, { organization_id, customer_name, type: 'agent_token.created', subject, detail });
    return row;
  });
}

export interface AgentTokenUse {
  row: AgentTokenRow;
  expired: boolean;
  /** Its last use was noted more than a minute ago, or never. */
  unnoted: boolean;
}

/** Read for every request: a revoked token has no row, in no process. */
export async function findAgentToken(database: Database, token_hash: string): Promise<AgentTokenUse | undefined> {
  const { engine } = database;
  const [found] = await database.query<AgentTokenRow & { expired: number; unnoted: number }>(
    `SELECT ${all}, CASE WHEN expires_at <= ${nowSql[engine]} THEN 1 ELSE 0 END AS expired,
     CASE WHEN last_used_at IS NULL OR last_used_at <= ${laterSql(engine, -used_every_ms)} THEN 1 ELSE 0 END AS unnoted
     FROM agent_tokens WHERE token_hash = ?`,
    [token_hash],
  );
  if (!found) return undefined;
  const { expired, unnoted, ...row } = found;
  return { row, expired: Number(expired) === 1, unnoted: Number(unnoted) === 1 };
}

/** Of several processes that find the last use long ago, one writes. */
export async function noteAgentTokenUse(database: Database, id: string): Promise<void> {
  const { engine } = database;
  await database.change(
    `UPDATE agent_tokens SET last_used_at = ${nowSql[engine]} WHERE id = ? AND (last_used_at IS NULL OR last_used_at <= ${laterSql(engine, -used_every_ms)})`,
    [id],
  );
}

export interface AgentTokenFilter {
  organization_id: string;
  customer_name: string | undefined;
  /** Only older ones. */
  before: string | undefined;
  limit: number;
}

/** Newest first. */
export async function listAgentTokens(
  database: Database,
  { organization_id, customer_name, before, limit }: AgentTokenFilter,
): Promise<AgentTokenRow[]> {
  const filters: Array<[string, string | undefined]> = [
    ['organization_id = ?', organization_id],
    ['customer_name = ?', customer_name],
    ['id < ?', before],
  ];
  const given = filters.filter(([, value]) => value !== undefined);
  return database.query<AgentTokenRow>(
    `SELECT ${all} FROM agent_tokens WHERE ${given.map(([sql]) => sql).join(' AND ')} ORDER BY id DESC LIMIT ?`,
    [...given.map(([, value]) => value), limit],
  );
}

export const deleteAgentToken = (
  database: Database,
  organization_id: string,
  id: string,
  by: Actor,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const [row] = await tx.query<{ customer_name: string }>(
      'SELECT customer_name FROM agent_tokens WHERE organization_id = ? AND id = ?',
      [organization_id, id],
    );
    const removed = await tx.change('DELETE FROM agent_tokens WHERE organization_id = ? AND id = ?', [
      organization_id,
      id,
    ]);
    if (!row || removed === 0) return false;
    await recordAudit(tx, by, { organization_id, ...row, type: 'agent_token.revoked', subject: id });
    return true;
  });
