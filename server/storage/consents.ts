import type { ConnectorRow, ConsentAttemptRow, ConsentSessionRow } from '../generated/tables.gen.ts';
import { afterChange } from './connector-runs.ts';
import { dropRecords, insertConnector } from './connectors.ts';
import { laterSql, nowSql } from './database-clock.ts';
import type { Database } from './database.ts';
import { writeGrant, type Issued } from './oauth-grants.ts';

/** A session, and whether its time is over by the database's clock. */
export type ConsentSession = ConsentSessionRow & { over: boolean };
export type ConsentAttempt = ConsentAttemptRow & { over: boolean };

export type ConsentError = 'access_denied' | 'expired' | 'exchange_failed' | 'insufficient_scope' | 'account_mismatch' | 'creation_failed';

/** What a reconnection sets. */
export type Reconnection = Pick<
  ConnectorRow,
  'auth_method' | 'environment' | 'replication_config' | 'status' | 'external_account_id' | 'external_account_name' | 'credential_version' | 'key_id' | 'wrapped_key' | 'sealed_credentials'
>;

export interface Consents {
  find(id: string): Promise<ConsentSession | undefined>;
  insert(session: Omit<ConsentSessionRow, 'status' | 'error' | 'created_at' | 'expires_at'>, life_ms: number): Promise<ConsentSession>;
  findAttempt(id: string): Promise<ConsentAttempt | undefined>;
  insertAttempt(attempt: Pick<ConsentAttemptRow, 'id' | 'session_id' | 'cookie_hash' | 'state_hash'>, life_ms: number): Promise<void>;
  /** False where it was used before. */
  useAttempt(id: string): Promise<boolean>;
  /** Takes the session for the one callback that may complete it. */
  claim(id: string): Promise<boolean>;
  fail(id: string, error: ConsentError): Promise<void>;
  /** Stores the new connector, what is known of its tokens, and the session's end: all or nothing. */
  create(session: ConsentSessionRow, connector: Omit<ConnectorRow, 'ordinal'>, issued: Issued): Promise<void>;
  /** The same for a connector that is there already; what was replicated under another configuration is dropped. False where it has changed meanwhile or is gone. */
  reconnect(session: ConsentSessionRow, row: ConnectorRow, change: Reconnection, issued: Issued): Promise<boolean>;
  purge(): Promise<number>;
}

const session_columns = `id, organization_id, customer_name, connector_type, name, environment, replication_config, redirect_url, client_source, client_id, connector_id, status, error, created_at, expires_at`;

/** Ended sessions are kept a month, for applications that ask late. */
const kept_ms = 30 * 24 * 3600_000;

export function consentsOf(database: Database): Consents {
  const now = nowSql[database.engine];
  const later = (ms: number) => laterSql(database.engine, ms);
  const find = async (id: string): Promise<ConsentSession | undefined> => {
    const [row] = await database.query<ConsentSessionRow & { is_over: unknown }>(`SELECT ${session_columns}, expires_at <= ${now} AS is_over FROM consent_sessions WHERE id = ?`, [id]);
    return row && { ...row, over: Number(row.is_over) === 1 };
  };
  const complete = (tx: Pick<Database, 'change'>, session: ConsentSessionRow, connector_id: string) =>
    tx.change(`UPDATE consent_sessions SET status = 'completed', connector_id = ? WHERE id = ? AND status = 'exchanging'`, [connector_id, session.id]);
  return {
    find,
    async insert(session, life_ms) {
      const fields = Object.entries(session);
      await database.change(
        `INSERT INTO consent_sessions (${fields.map(([field]) => field).join(', ')}, status, created_at, expires_at) VALUES (${fields.map(() => '?').join(', ')}, 'pending', ${now}, ${later(life_ms)})`,
        fields.map(([, value]) => value),
      );
      return (await find(session.id))!;
    },
    async findAttempt(id) {
      const [row] = await database.query<ConsentAttemptRow & { is_over: unknown }>(`SELECT id, session_id, cookie_hash, state_hash, expires_at, used_at, expires_at <= ${now} AS is_over FROM consent_attempts WHERE id = ?`, [id]);
      return row && { ...row, over: Number(row.is_over) === 1 };
    },
    async insertAttempt({ id, session_id, cookie_hash, state_hash }, life_ms) {
      await database.change(`INSERT INTO consent_attempts (id, session_id, cookie_hash, state_hash, expires_at) VALUES (?, ?, ?, ?, ${later(life_ms)})`, [id, session_id, cookie_hash, state_hash]);
    },
    useAttempt: async (id) => (await database.change(`UPDATE consent_attempts SET used_at = ${now} WHERE id = ? AND used_at IS NULL`, [id])) > 0,
    claim: async (id) => (await database.change(`UPDATE consent_sessions SET status = 'exchanging' WHERE id = ? AND status = 'pending'`, [id])) > 0,
    async fail(id, error) {
      await database.change(`UPDATE consent_sessions SET status = 'failed', error = ? WHERE id = ? AND status IN ('pending', 'exchanging')`, [error, id]);
    },
    create: (session, connector, issued) =>
      database.transaction(async (tx) => {
        await insertConnector(tx, database.engine, connector);
        await writeGrant(database, tx, connector, connector.credential_version, issued);
        if ((await complete(tx, session, connector.id)) === 0) throw new Error('the session was ended by somebody else');
      }),
    reconnect: (session, row, change, issued) =>
      database.transaction(async (tx) => {
        const fields = Object.entries(change);
        const changed = await tx.change(
          `UPDATE connectors SET ${fields.map(([field]) => `${field} = ?`).join(', ')}, status_reason = NULL, revision = revision + 1, updated_at = ${now}
           WHERE id = ? AND organization_id = ? AND customer_name = ? AND revision = ? AND credential_version = ?`,
          [...fields.map(([, value]) => value), row.id, row.organization_id, row.customer_name, row.revision, row.credential_version],
        );
        if (changed === 0) return false;
        await writeGrant(database, tx, row, change.credential_version, issued);
        if (change.replication_config !== row.replication_config) await dropRecords(tx, database.engine, row);
        await afterChange(tx, database.engine, { ...row, status: change.status }, { access: true, schedule: false });
        await complete(tx, session, row.id);
        return true;
      }),
    async purge() {
      const attempts = await database.change(`DELETE FROM consent_attempts WHERE expires_at <= ${later(-24 * 3600_000)}`);
      return attempts + (await database.change(`DELETE FROM consent_sessions WHERE expires_at <= ${later(-kept_ms)}`));
    },
  };
}
