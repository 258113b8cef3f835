import { timestamp } from '../clock.ts';
import type { ConnectorRow } from '../generated/tables.gen.ts';
import { afterChange, afterCreation, afterDrop, afterRemoval } from './connector-runs.ts';
import type { Database, Transaction } from './database.ts';
import { lockSql } from './database-clock.ts';
import { scheduleOf } from './schedules.ts';

/** Whose connectors: an organisation's, or only those of one of its customers. */
export interface Owner {
  organization_id: string;
  customer_name?: string;
}

export interface ConnectorFilter {
  customer_name?: string;
  connector_type?: string;
  status?: string;
  /** Only connectors with a smaller id, that is older ones. */
  before?: string;
  limit: number;
}

/** What a change may set; `revision` and `updated_at` follow by themselves. */
export type ConnectorChange = Partial<Omit<ConnectorRow, 'id' | 'ordinal' | 'organization_id' | 'customer_name' | 'connector_type' | 'created_at' | 'updated_at' | 'revision'>>;

export interface Connectors {
  find(id: string): Promise<ConnectorRow | undefined>;
  /** Newest first. */
  list(filter: ConnectorFilter): Promise<ConnectorRow[]>;
  /** The row gets its ordinal here. */
  insert(row: Omit<ConnectorRow, 'ordinal'>): Promise<void>;
  /**
   * Changes the row if it still has this revision; answers whether it had. New credentials, environment or configuration end the run in progress and make a
   * full one due. `drop_records`: what is replicated belongs to another account and is out of reach from now on.
   */
  update(id: string, revision: number, change: ConnectorChange, options?: { drop_records?: boolean }): Promise<boolean>;
  /** Deletes the row, and with it the wrapped key: its credentials can never be opened again. Its run ends, and its records are out of reach. Answers whether it was there (with this revision, where given). */
  remove(id: string, revision?: number): Promise<boolean>;
  /** Records what the vendor said of these credentials; an answer about older ones changes nothing. */
  setStatus(id: string, credential_version: number, status: 'active' | 'needs_reauth', reason: string | null): Promise<void>;
  recordCheck(id: string, credential_version: number, found: Pick<ConnectorChange, 'status' | 'status_reason' | 'external_account_id' | 'external_account_name' | 'last_checked_at'>): Promise<void>;
}

const all = `id, ordinal, organization_id, customer_name, connector_type, name, auth_method, environment, replication_config, status, status_reason, sync_enabled,
  sync_interval_minutes, external_account_id, external_account_name, revision, credential_version, key_id, wrapped_key, sealed_credentials, created_at, updated_at, last_checked_at`;

/** For work that no caller asked for: replication. Handlers go through `connectorsOf`. */
export async function connectorById(database: Pick<Database, 'query'>, id: string): Promise<ConnectorRow | undefined> {
  const [row] = await database.query<ConnectorRow>(`SELECT ${all} FROM connectors WHERE id = ?`, [id]);
  return row;
}

/** A counter, not the greatest ordinal in use: records of a deleted connector may still be there, and must never show up under a new one. */
async function nextOrdinal(tx: Pick<Database, 'query' | 'change'>): Promise<number> {
  await tx.change("UPDATE settings SET value = value + 1 WHERE name = 'connector_ordinal'");
  const [counter] = await tx.query<{ value: string }>("SELECT value FROM settings WHERE name = 'connector_ordinal'");
  return Number(counter!.value);
}

/** Stores a connector, with all that follows from its being there. */
export async function insertConnector(tx: Transaction, engine: Database['engine'], row: Omit<ConnectorRow, 'ordinal'>): Promise<void> {
  const fields = Object.entries({ ...row, ordinal: await nextOrdinal(tx) });
  await tx.change(
    `INSERT INTO connectors (${fields.map(([field]) => field).join(', ')}) VALUES (${fields.map(() => '?').join(', ')})`,
    fields.map(([, value]) => value),
  );
  await afterCreation(tx, engine, row);
}

/** What is replicated is out of reach from now on and goes in batches: the connector's next records are under another number. */
export async function dropRecords(tx: Transaction, engine: Database['engine'], row: Pick<ConnectorRow, 'id' | 'connector_type' | 'ordinal'>): Promise<void> {
  await afterDrop(tx, engine, row);
  await tx.change('UPDATE connectors SET ordinal = ? WHERE id = ?', [await nextOrdinal(tx), row.id]);
}

/**
 * The connectors of one owner. Every statement carries the owner's condition, and handlers get their connectors from here alone: that is where tenancy is
 * checked, and nowhere else.
 */
export function connectorsOf(database: Database, owner: Owner): Connectors {
  const mine = owner.customer_name === undefined ? 'organization_id = ?' : 'organization_id = ? AND customer_name = ?';
  const me = owner.customer_name === undefined ? [owner.organization_id] : [owner.organization_id, owner.customer_name];
  const update = async (tx: Pick<Database, 'change'>, id: string, condition: string, values: unknown[], change: ConnectorChange) => {
    const fields = Object.entries(change);
    // A refresh changes credentials without a new revision: what is sealed for the next version must follow on this one.
    const next = change.credential_version === undefined ? '' : ` AND credential_version = ${change.credential_version - 1}`;
    return tx.change(`UPDATE connectors SET ${fields.map(([field]) => `${field} = ?`).join(', ')}, revision = revision + 1, updated_at = ? WHERE id = ? AND ${mine} AND ${condition}${next}`, [
      ...fields.map(([, value]) => value),
      timestamp(),
      id,
      ...me,
      ...values,
    ]);
  };
  /** The schedule of a connector whose credentials were dead is paused; when the vendor takes them after all, it goes on. */
  const mark = (id: string, credential_version: number, change: ConnectorChange, condition = '', values: unknown[] = []) =>
    database.transaction(async (tx) => {
      if ((await update(tx, id, `credential_version = ?${condition}`, [credential_version, ...values], change)) === 0 || change.status !== 'active') return;
      const row = (await connectorById(tx, id))!;
      if (row.sync_enabled && (await scheduleOf(tx, id))?.next_at === null) await afterChange(tx, database.engine, row, { access: false, schedule: true });
    });
  return {
    async find(id) {
      const [row] = await database.query<ConnectorRow>(`SELECT ${all} FROM connectors WHERE id = ? AND ${mine}`, [id, ...me]);
      return row;
    },
    async list({ customer_name, connector_type, status, before, limit }) {
      const filters: Array<[string, unknown]> = [
        ['customer_name = ?', customer_name],
        ['connector_type = ?', connector_type],
        ['status = ?', status],
        ['id < ?', before],
      ];
      const given = filters.filter(([, value]) => value !== undefined);
      return database.query<ConnectorRow>(`SELECT ${all} FROM connectors WHERE ${[mine, ...given.map(([sql]) => sql)].join(' AND ')} ORDER BY id DESC LIMIT ?`, [
        ...me,
        ...given.map(([, value]) => value),
        limit,
      ]);
    },
    async insert(row) {
      await database.transaction((tx) => insertConnector(tx, database.engine, row));
    },
    update: (id, revision, change, { drop_records = false } = {}) =>
      database.transaction(async (tx) => {
        if ((await update(tx, id, 'revision = ?', [revision], change)) === 0) return false;
        const changed = { access: 'credential_version' in change || 'environment' in change || 'replication_config' in change, schedule: 'sync_enabled' in change || 'sync_interval_minutes' in change };
        const row = (await connectorById(tx, id))!;
        if (drop_records) await dropRecords(tx, database.engine, row);
        await afterChange(tx, database.engine, row, changed);
        return true;
      }),
    remove: (id, revision) =>
      database.transaction(async (tx) => {
        const condition = `id = ? AND ${mine}${revision === undefined ? '' : ' AND revision = ?'}`;
        const values = [id, ...me, ...(revision === undefined ? [] : [revision])];
        const [row] = await tx.query<ConnectorRow>(`SELECT ${all} FROM connectors WHERE ${condition}${lockSql[database.engine].update}`, values);
        if (!row) return false;
        await tx.change('DELETE FROM connectors WHERE id = ?', [id]);
        await tx.change('DELETE FROM oauth_grants WHERE connector_id = ?', [id]);
        await afterRemoval(tx, database.engine, row);
        return true;
      }),
    async setStatus(id, credential_version, status, reason) {
      await mark(id, credential_version, { status, status_reason: reason }, ' AND status <> ?', [status]);
    },
    async recordCheck(id, credential_version, found) {
      await mark(id, credential_version, found);
    },
  };
}
