import { deleteInPieces } from '../storage/delete-in-pieces.ts';
import type { ConnectorRow, ConsentAttemptRow, ConsentSessionRow } from '../generated/tables.gen.ts';
import { the_service, type Actor } from '../audit/actor.ts';
import { actOn, recordAudit } from '../audit/record-audit.ts';
import { afterChange } from '../connectors/sync-side-effects.ts';
import { checkConnectorQuota } from '../organizations/quota.ts';
import { dropRecords, insertConnector } from '../connectors/repository.ts';
import { laterSql, nowSql } from '../storage/database-clock.ts';
import { recordStatus, recordUpdate } from '../events/event-log/connector-events.ts';
import { recordEvent } from '../events/event-log/record-event.ts';
import { Problem } from '../problem.ts';
import type { Sealed } from '../vault/vault.ts';
import type { Database, Transaction } from '../storage/database.ts';
import { writeGrant, type Issued } from '../vendor-tokens/repository.ts';

type Held = 'held_key_id' | 'held_wrapped_key' | 'held_consent';

/** A session, whether its time is over by the database's clock, and who acts on it now. */
export type ConsentSession = Omit<ConsentSessionRow, Held> & { over: boolean; by: Actor };
type NewSession = Omit<ConsentSessionRow, Held | 'status' | 'error' | 'created_at' | 'expires_at'>;
export type ConsentAttempt = ConsentAttemptRow & { over: boolean };

export type ConsentError =
  'access_denied' | 'expired' | 'exchange_failed' | 'insufficient_scope' | 'account_mismatch' | 'creation_failed';

/** What a reconnection sets. */
export type Reconnection = Pick<
  ConnectorRow,
  | 'auth_method'
  | 'environment'
  | 'replication_config'
  | 'status'
  | 'external_account_id'
  | 'external_account_name'
  | 'credential_version'
  | 'key_id'
  | 'wrapped_key'
  | 'sealed_credentials'
>;

export interface Consents {
  find(id: string, by?: Actor): Promise<ConsentSession | undefined>;
  insert(
    session: NewSession & { by: Actor },
    life_ms: number,
    also: (tx: Transaction, session: ConsentSession) => Promise<void>,
  ): Promise<ConsentSession>;
  findAttempt(id: string): Promise<ConsentAttempt | undefined>;
  insertAttempt(
    attempt: Pick<ConsentAttemptRow, 'id' | 'session_id' | 'cookie_hash' | 'state_hash'>,
    life_ms: number,
  ): Promise<void>;
  /** False where it was used before. */
  useAttempt(id: string): Promise<boolean>;
  /** Takes the session for the one callback that may complete it. */
  claim(id: string): Promise<boolean>;
  /** Gives a claimed session back, where nothing has come of it. */
  release(id: string): Promise<void>;
  /** Keeps what the user has agreed to, encrypted, until the application confirms or the session expires. */
  hold(id: string, held: Sealed): Promise<void>;
  findHeld(id: string): Promise<Sealed | undefined>;
  fail(session: Pick<ConsentSession, 'id' | 'by'>, error: ConsentError): Promise<void>;
  /** Stores the new connector, what is known of its tokens, and the session's end: all or nothing. */
  create(
    session: ConsentSession,
    connector: Omit<ConnectorRow, 'ordinal'>,
    issued: Issued | null,
    most_connectors: number,
  ): Promise<void>;
  /**
   * The same for a connector that is there already; what was replicated under another configuration is dropped. False
   * where it has changed meanwhile or was deleted.
   */
  reconnect(session: ConsentSession, row: ConnectorRow, change: Reconnection, issued: Issued | null): Promise<boolean>;
  purge(): Promise<number>;
}

/** The others end with the next sweep. */
const ended_at_once = 500;
const session_columns = `id, organization_id, customer_name, connector_type, name, environment, replication_config, redirect_url, client_source, client_id, connector_id, status, error, confirm, created_at, expires_at`;

const not_held = 'held_key_id = NULL, held_wrapped_key = NULL, held_consent = NULL';

/** Ended sessions are kept a month, for applications that ask late. */
const kept_ms = 30 * 24 * 3600_000;

export function consentsOf(database: Database): Consents {
  const now = nowSql[database.engine];
  const later = (ms: number) => laterSql(database.engine, ms);
  const find = async (id: string, by: Actor, tx: Transaction = database): Promise<ConsentSession | undefined> => {
    const [row] = await tx.query<Omit<ConsentSession, 'over' | 'by'> & { is_over: unknown }>(
      `SELECT ${session_columns}, expires_at <= ${now} AS is_over FROM consent_sessions WHERE id = ?`,
      [id],
    );
    return row && { ...row, over: Number(row.is_over) === 1, by };
  };
  const fail: Consents['fail'] = async ({ id, by }, error) => {
    await database.transaction(async (tx) => {
      const failed = await tx.change(
        `UPDATE consent_sessions SET status = 'failed', error = ?, ${not_held} WHERE id = ? AND status IN ('pending', 'exchanging', 'held')`,
        [error, id],
      );
      const [session] = await tx.query<ConsentSessionRow>(
        'SELECT id, organization_id, customer_name, connector_id FROM consent_sessions WHERE id = ?',
        [id],
      );
      if (failed === 0 || !session) return;
      await recordEvent(tx, session, 'consent.failed', { session_id: id, error });
      await recordAudit(tx, by, { ...actOn(session), type: 'consent.failed', outcome: error });
    });
  };
  const complete = async (tx: Transaction, session: ConsentSession, connector_id: string) => {
    const completed = await tx.change(
      `UPDATE consent_sessions SET status = 'completed', connector_id = ?, ${not_held} WHERE id = ? AND status IN ('exchanging', 'held')`,
      [connector_id, session.id],
    );
    const { organization_id, customer_name } = session;
    if (completed === 0) return 0;
    await recordEvent(tx, { organization_id, customer_name, connector_id }, 'consent.completed', {
      session_id: session.id,
    });
    await recordAudit(tx, session.by, { ...actOn(session), type: 'consent.completed', detail: { connector_id } });
    return completed;
  };
  return {
    find: (id, by = the_service) => find(id, by),
    insert: ({ by, ...session }, life_ms, also) =>
      database.transaction(async (tx) => {
        const fields = Object.entries(session);
        await tx.change(
          `INSERT INTO consent_sessions (${fields.map(([field]) => field).join(', ')}, status, created_at, expires_at) VALUES (${fields.map(() => '?').join(', ')}, 'pending', ${now}, ${later(life_ms)})`,
          fields.map(([, value]) => value),
        );
        const stored = await find(session.id, by, tx);
        if (!stored) throw new Error('the session that was inserted is not there');
        const { connector_type } = session;
        await recordAudit(tx, by, { ...actOn(session), type: 'consent.started', detail: { connector_type } });
        await also(tx, stored);
        return stored;
      }),
    async findAttempt(id) {
      const [row] = await database.query<ConsentAttemptRow & { is_over: unknown }>(
        `SELECT id, session_id, cookie_hash, state_hash, expires_at, used_at, expires_at <= ${now} AS is_over FROM consent_attempts WHERE id = ?`,
        [id],
      );
      return row && { ...row, over: Number(row.is_over) === 1 };
    },
    async insertAttempt({ id, session_id, cookie_hash, state_hash }, life_ms) {
      await database.change(
        `INSERT INTO consent_attempts (id, session_id, cookie_hash, state_hash, expires_at) VALUES (?, ?, ?, ?, ${later(life_ms)})`,
        [id, session_id, cookie_hash, state_hash],
      );
    },
    useAttempt: async (id) =>
      (await database.change(`UPDATE consent_attempts SET used_at = ${now} WHERE id = ? AND used_at IS NULL`, [id])) >
      0,
    claim: async (id) =>
      (await database.change(`UPDATE consent_sessions SET status = 'exchanging' WHERE id = ? AND status = 'pending'`, [
        id,
      ])) > 0,
    async release(id) {
      await database.change(`UPDATE consent_sessions SET status = 'pending' WHERE id = ? AND status = 'exchanging'`, [
        id,
      ]);
    },
    async hold(id, { key_id, wrapped_key, sealed_credentials }) {
      await database.change(
        `UPDATE consent_sessions SET status = 'held', held_key_id = ?, held_wrapped_key = ?, held_consent = ? WHERE id = ? AND status = 'exchanging'`,
        [key_id, wrapped_key, sealed_credentials, id],
      );
    },
    async findHeld(id) {
      const [row] = await database.query<Sealed>(
        `SELECT held_key_id AS key_id, held_wrapped_key AS wrapped_key, held_consent AS sealed_credentials FROM consent_sessions WHERE id = ? AND status = 'held' AND expires_at > ${now}`,
        [id],
      );
      return row;
    },
    fail,
    create: (session, connector, issued, most_connectors) =>
      database.transaction(async (tx) => {
        await insertConnector(tx, connector, session.by);
        await checkConnectorQuota(tx, connector, most_connectors);
        if (issued) await writeGrant(tx, connector, connector.credential_version, issued);
        if ((await complete(tx, session, connector.id)) === 0)
          throw new Problem('consent_not_confirmable', 'The consent session has ended meanwhile.');
      }),
    reconnect: (session, row, change, issued) =>
      database.transaction(async (tx) => {
        const fields = Object.entries(change);
        const changed = await tx.change(
          `UPDATE connectors SET ${fields.map(([field]) => `${field} = ?`).join(', ')}, status_reason = NULL, revision = revision + 1, updated_at = ${now}
           WHERE id = ? AND organization_id = ? AND customer_name = ? AND revision = ? AND credential_version = ?`,
          [
            ...fields.map(([, value]) => value),
            row.id,
            row.organization_id,
            row.customer_name,
            row.revision,
            row.credential_version,
          ],
        );
        if (changed === 0) return false;
        if (issued) await writeGrant(tx, row, change.credential_version, issued);
        if (change.replication_config !== row.replication_config) await dropRecords(tx, row, 'scope');
        await afterChange(tx, { ...row, status: change.status }, { access: true, schedule: false });
        const now_row = { ...row, ...change, status_reason: null };
        await recordUpdate(tx, now_row, change, session.by);
        await recordStatus(tx, now_row, row.status, session.by);
        await complete(tx, session, row.id);
        return true;
      }),
    async purge() {
      const unconfirmed = await database.query<{ id: string }>(
        `SELECT id FROM consent_sessions WHERE status = 'held' AND expires_at <= ${now} LIMIT ${ended_at_once}`,
      );
      for (const { id } of unconfirmed) await fail({ id, by: the_service }, 'expired');
      const attempts = await deleteInPieces(database, 'consent_attempts', `expires_at <= ${later(-24 * 3600_000)}`);
      return attempts + (await deleteInPieces(database, 'consent_sessions', `expires_at <= ${later(-kept_ms)}`));
    },
  };
}
