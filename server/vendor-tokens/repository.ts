import { the_service } from '../audit/actor.ts';
import { actOn, recordAudit, type Act } from '../audit/record-audit.ts';
import type { ConnectorRow, OauthGrantRow } from '../generated/tables.gen.ts';
import type { Sealed } from '../vault/vault.ts';
import { afterChange } from '../connectors/sync-side-effects.ts';
import { laterSql, nowSql } from '../storage/database-clock.ts';
import type { Database, Transaction } from '../storage/database.ts';
import { isDuplicate } from '../storage/errors.ts';
import type { Lease } from '../storage/repositories/leases.ts';
import { setPaused } from '../storage/repositories/schedules.ts';
import { present } from '../present.ts';

export type ClientSource = 'credentials' | 'organization' | 'service';

/** A connector's credentials and what is known about them, read in one statement so that they fit each other. */
export interface GrantState extends Pick<
  ConnectorRow,
  | 'id'
  | 'organization_id'
  | 'customer_name'
  | 'connector_type'
  | 'auth_method'
  | 'environment'
  | 'status'
  | 'credential_version'
  | 'key_id'
  | 'wrapped_key'
  | 'sealed_credentials'
> {
  /** Undefined where nothing is known about this version of the credentials: they were supplied directly. */
  grant:
    | Omit<
        OauthGrantRow,
        'connector_id' | 'organization_id' | 'connector_type' | 'refresh_due_at' | 'credential_version'
      >
    | undefined;
  /** The database's clock, in milliseconds. */
  now_ms: number;
}

/** What a token answer tells about the tokens in it. Lives are counted from now. */
export interface Issued {
  client_source: ClientSource;
  client_id: string;
  scope: string | null;
  access_life_ms: number | null;
  refresh_life_ms: number | null;
  due_in_ms: number | null;
}

export interface OauthGrants {
  read(connector_id: string): Promise<GrantState | undefined>;
  /** Makes the row that the other functions change, where there is none for these credentials. */
  ensure(state: GrantState): Promise<void>;
  /** Notes that a token request is sent. False where the lease or the credentials are no longer what they were. */
  markSent(state: GrantState, lease: Pick<Lease, 'name' | 'holder'>): Promise<boolean>;
  /**
   * Stores refreshed credentials if the version is still `state`'s, regardless of who holds the lease: the tokens
   * exist nowhere else. The vendor has accepted the old ones, so the connector is active.
   */
  store(state: GrantState, sealed: Sealed, issued: Issued): Promise<boolean>;
  /** After a token request without new tokens. `answered`: the vendor has responded, so it has not rotated. */
  fail(state: GrantState, how: { retry_in_ms: number; answered: boolean }): Promise<void>;
  /** The vendor's refusal is final. False where newer credentials are stored: then it was about old ones. */
  refuse(state: GrantState, reason: string, retry_in_ms: number): Promise<boolean>;
  /** Whether this caller may try a dead connector once more; the next may after the cool-down. */
  probe(state: GrantState, cool_down_ms: number): Promise<boolean>;
  /** Connectors whose refresh is due although no client calls them. */
  due(limit: number): Promise<string[]>;
}

const columns = `c.id, c.organization_id, c.customer_name, c.connector_type, c.auth_method, c.environment, c.status, c.credential_version, c.key_id, c.wrapped_key, c.sealed_credentials,
  g.credential_version AS grant_version, g.client_source, g.client_id, g.scope, g.issued_at, g.access_expires_at, g.refresh_expires_at, g.sent_at, g.failures, g.retry_at`;

/** Writes what is known about the credentials of `credential_version`, in the transaction that stores them. */
export async function writeGrant(
  tx: Transaction,
  of: { id: string; organization_id: string; connector_type: string },
  credential_version: number,
  issued: Issued,
): Promise<void> {
  const now = nowSql[tx.engine];
  const at = (ms: number | null) => (ms === null ? 'NULL' : laterSql(tx.engine, ms));
  const { access_life_ms, refresh_life_ms, due_in_ms } = issued;
  await tx.change('DELETE FROM oauth_grants WHERE connector_id = ?', [of.id]);
  await tx.change(
    `INSERT INTO oauth_grants (connector_id, organization_id, connector_type, credential_version, client_source, client_id, scope, failures, issued_at, access_expires_at, refresh_expires_at, refresh_due_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, 0, ${now}, ${at(access_life_ms)}, ${at(refresh_life_ms)}, ${at(due_in_ms)})`,
    [
      of.id,
      of.organization_id,
      of.connector_type,
      credential_version,
      issued.client_source,
      issued.client_id,
      issued.scope,
    ],
  );
}

/** The service has used the refresh token of a connector, or the vendor has refused it. */
async function auditRefresh(
  tx: Transaction,
  state: GrantState,
  { credential_version, ...act }: Pick<Act, 'type' | 'outcome'> & { credential_version: number },
): Promise<void> {
  await recordAudit(tx, the_service, { ...actOn(state), ...act, detail: { credential_version } });
}

export function oauthGrants(database: Database): OauthGrants {
  const now = nowSql[database.engine];
  const later = (ms: number) => laterSql(database.engine, ms);

  /**
   * Credentials that a caller supplied have no row, or one of an older version: then nothing is known but the version.
   */
  async function ensureRow(state: GrantState): Promise<void> {
    if (state.grant) return;
    const { id, organization_id, connector_type, credential_version } = state;
    await database.change('DELETE FROM oauth_grants WHERE connector_id = ? AND credential_version < ?', [
      id,
      credential_version,
    ]);
    try {
      await database.change(
        `INSERT INTO oauth_grants (connector_id, organization_id, connector_type, credential_version, client_source, client_id, failures, issued_at) VALUES (?, ?, ?, ?, 'credentials', '', 0, ?)`,
        [id, organization_id, connector_type, credential_version, '1970-01-01T00:00:00.000Z'],
      );
    } catch (error) {
      if (!isDuplicate(error)) throw error; // another process has made it
    }
  }

  return {
    async read(connector_id) {
      type Read = Omit<GrantState, 'grant' | 'now_ms'> &
        NonNullable<GrantState['grant']> & { grant_version: number | null; now: string };
      const [row] = await database.query<Read>(
        `SELECT ${columns}, ${now} AS now FROM connectors c LEFT JOIN oauth_grants g ON g.connector_id = c.id WHERE c.id = ?`,
        [connector_id],
      );
      if (!row) return undefined;
      const {
        grant_version,
        client_source,
        client_id,
        scope,
        issued_at,
        access_expires_at,
        refresh_expires_at,
        sent_at,
        failures,
        retry_at,
        now: at,
        ...connector
      } = row;
      const grant =
        grant_version === row.credential_version
          ? {
              client_source,
              client_id,
              scope,
              issued_at,
              access_expires_at,
              refresh_expires_at,
              sent_at,
              failures,
              retry_at,
            }
          : undefined;
      return { ...connector, grant, now_ms: Date.parse(String(at)) };
    },
    ensure: ensureRow,
    markSent: async (state, { name, holder }) =>
      (await database.change(
        `UPDATE oauth_grants SET sent_at = ${now} WHERE connector_id = ? AND credential_version = ? AND EXISTS (SELECT 1 FROM leases WHERE name = ? AND holder = ?)`,
        [state.id, state.credential_version, name, holder],
      )) > 0,
    store: (state, sealed, issued) =>
      database.transaction(async (tx) => {
        const next = state.credential_version + 1;
        const stored = await tx.change(
          `UPDATE connectors SET credential_version = ?, key_id = ?, wrapped_key = ?, sealed_credentials = ?, status_reason = NULL,
           revision = revision + CASE WHEN status = 'active' THEN 0 ELSE 1 END, status = 'active'
           WHERE id = ? AND credential_version = ?`,
          [next, sealed.key_id, sealed.wrapped_key, sealed.sealed_credentials, state.id, state.credential_version],
        );
        if (stored === 0) return false;
        await writeGrant(tx, state, next, issued);
        await auditRefresh(tx, state, { type: 'credentials.refreshed', credential_version: next });
        if (state.status === 'needs_reauth') {
          // Back from the dead without its user: its schedule was paused.
          const [row] = await tx.query<ConnectorRow>(
            'SELECT id, sync_enabled, sync_interval_minutes, status FROM connectors WHERE id = ?',
            [state.id],
          );
          await afterChange(tx, present(row), { access: false, schedule: true });
        }
        return true;
      }),
    async fail(state, { retry_in_ms, answered }) {
      await database.change(
        `UPDATE oauth_grants SET failures = failures + 1, retry_at = ${later(retry_in_ms)}${answered ? ', sent_at = NULL' : ''} WHERE connector_id = ? AND credential_version = ?`,
        [state.id, state.credential_version],
      );
    },
    async refuse(state, reason, retry_in_ms) {
      await ensureRow(state);
      return database.transaction(async (tx) => {
        const marked = await tx.change(
          `UPDATE connectors SET revision = revision + CASE WHEN status = 'needs_reauth' THEN 0 ELSE 1 END, updated_at = ${now}, status_reason = ?, status = 'needs_reauth' WHERE id = ? AND credential_version = ?`,
          [reason, state.id, state.credential_version],
        );
        await tx.change(
          `UPDATE oauth_grants SET retry_at = ${later(retry_in_ms)}, refresh_due_at = NULL, sent_at = NULL, failures = 0 WHERE connector_id = ? AND credential_version = ?`,
          [state.id, state.credential_version],
        );
        if (marked === 0) return false;
        await setPaused(tx, state.id);
        const { credential_version } = state;
        await auditRefresh(tx, state, { type: 'credentials.refused', outcome: reason, credential_version });
        return true;
      });
    },
    async probe(state, cool_down_ms) {
      await ensureRow(state);
      return (
        (await database.change(
          `UPDATE oauth_grants SET retry_at = ${later(cool_down_ms)} WHERE connector_id = ? AND credential_version = ? AND (retry_at IS NULL OR retry_at <= ${now} OR retry_at > ${later(cool_down_ms)})`,
          [state.id, state.credential_version],
        )) > 0
      );
    },
    async due(limit) {
      const rows = await database.query<{ connector_id: string }>(
        `SELECT connector_id FROM oauth_grants WHERE refresh_due_at <= ${now} AND (retry_at IS NULL OR retry_at <= ${now}) AND NOT EXISTS (SELECT 1 FROM leases l WHERE l.name = ${database.engine === 'sqlite' ? "'refresh:' || connector_id" : "CONCAT('refresh:', connector_id)"}) ORDER BY refresh_due_at LIMIT ?`,
        [limit],
      );
      return rows.map((row) => row.connector_id);
    },
  };
}
