import { the_service, type Actor } from '../audit/actor.ts';
import { actOn, recordAudit } from '../audit/record-audit.ts';
import { timestamp } from '../clock.ts';
import { endFeed, moveFeed } from '../events/change-feed/change-numbers.ts';
import { clearEvents, recordEvent, subjectOf, type Subject } from '../events/event-log/record-event.ts';
import { recordStatus, recordUpdate } from '../events/event-log/connector-events.ts';
import { toConnector } from './to-connector.ts';
import type { ConnectorRow } from '../generated/tables.gen.ts';
import type { Grant } from '../generated/types.gen.ts';
import { afterChange, afterCreation, afterDrop, afterRemoval } from './sync-side-effects.ts';
import type { Database, Transaction } from '../storage/database.ts';
import { lockSql } from '../storage/row-locks.ts';
import { scheduleOf } from '../storage/repositories/schedules.ts';
import { present } from '../present.ts';

/** Whose connectors: an organization's, or only those of one of its customers. */
export interface Owner {
  organization_id: string;
  customer_name?: string;
  /** Only connectors that one of these covers. */
  grants?: readonly Grant[];
  /** Who acts; the service itself where absent. */
  by?: Actor;
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
export type ConnectorChange = Partial<
  Omit<
    ConnectorRow,
    'id' | 'ordinal' | 'organization_id' | 'customer_name' | 'connector_type' | 'created_at' | 'updated_at' | 'revision'
  >
>;

export interface Connectors {
  find(id: string): Promise<ConnectorRow | undefined>;
  /** Newest first. */
  list(filter: ConnectorFilter): Promise<ConnectorRow[]>;
  /** The row gets its ordinal here. `also` is part of the transaction. */
  insert(row: Omit<ConnectorRow, 'ordinal'>, also?: (tx: Transaction) => Promise<void>): Promise<void>;
  /**
   * Changes the row if it still has this revision; returns whether it did. New credentials, environment or
   * configuration end the run in progress and make a full one due. `drop_records`: what is replicated belongs to
   * another account and is out of reach from now on.
   */
  update(
    id: string,
    revision: number,
    change: ConnectorChange,
    options?: { drop_records?: 'scope' | 'account' | undefined },
  ): Promise<boolean>;
  /**
   * Deletes the row, and with it the wrapped key: its credentials can never be opened again. Its run ends, and its
   * records are out of reach. Returns whether it existed (with this revision, where given).
   */
  remove(id: string, revision?: number): Promise<boolean>;
  /**
   * Records what the vendor said of these credentials; a response about older ones changes nothing. Part of the
   * transaction `within`, where one is given.
   */
  setStatus(
    row: Pick<ConnectorRow, 'id' | 'credential_version'>,
    status: 'active' | 'needs_reauth',
    reason: string | null,
    within?: Transaction,
  ): Promise<void>;
  recordCheck(
    id: string,
    credential_version: number,
    found: Pick<
      ConnectorChange,
      'status' | 'status_reason' | 'external_account_id' | 'external_account_name' | 'last_checked_at'
    >,
  ): Promise<void>;
}

export const connectorColumns = `id, ordinal, organization_id, customer_name, connector_type, name, auth_method, environment, replication_config, status, status_reason, sync_enabled,
  sync_interval_minutes, external_account_id, external_account_name, revision, credential_version, key_id, wrapped_key, sealed_credentials, created_at, updated_at, last_checked_at`;

/** For work that no caller asked for: replication. Handlers go through `connectorsOf`. */
export async function connectorById(database: Pick<Database, 'query'>, id: string): Promise<ConnectorRow | undefined> {
  const [row] = await database.query<ConnectorRow>(`SELECT ${connectorColumns} FROM connectors WHERE id = ?`, [id]);
  return row;
}

/**
 * A counter, not the greatest ordinal in use: records of a deleted connector may still be there, and must never show up
 * under a new one.
 */
async function nextOrdinal(tx: Pick<Database, 'query' | 'change'>): Promise<number> {
  await tx.change("UPDATE settings SET value = value + 1 WHERE name = 'connector_ordinal'");
  const [counter] = await tx.query<{ value: string }>("SELECT value FROM settings WHERE name = 'connector_ordinal'");
  return Number(present(counter).value);
}

/** Stores a connector, with all that follows from its being there. */
export async function insertConnector(tx: Transaction, row: Omit<ConnectorRow, 'ordinal'>, by: Actor): Promise<void> {
  const fields = Object.entries({ ...row, ordinal: await nextOrdinal(tx) });
  await tx.change(
    `INSERT INTO connectors (${fields.map(([field]) => field).join(', ')}) VALUES (${fields.map(() => '?').join(', ')})`,
    fields.map(([, value]) => value),
  );
  await afterCreation(tx, row);
  await recordEvent(tx, subjectOf(row), 'connector.created', { connector: toConnector(row) });
  const { connector_type, auth_method } = row;
  await recordAudit(tx, by, { ...actOn(row), type: 'connector.created', detail: { connector_type, auth_method } });
}

/**
 * What is replicated is out of reach from now on and goes in batches: the connector's next records are under another
 * number.
 */
export async function dropRecords(
  tx: Transaction,
  row: Pick<ConnectorRow, 'id' | 'connector_type' | 'ordinal'>,
  why: 'scope' | 'account',
): Promise<void> {
  await afterDrop(tx, row);
  const ordinal = await nextOrdinal(tx);
  await moveFeed(tx, tx.engine, { from: row.ordinal, to: ordinal }, why);
  await tx.change('UPDATE connectors SET ordinal = ? WHERE id = ?', [ordinal, row.id]);
}

/** Deletes the row, with all that follows from its being deleted. */
export async function deleteConnector(
  tx: Transaction,
  row: ConnectorRow,
  { by, subject }: { by: Actor; subject: Subject },
): Promise<void> {
  const { id } = row;
  await tx.change('DELETE FROM connectors WHERE id = ?', [id]);
  await tx.change('DELETE FROM oauth_grants WHERE connector_id = ?', [id]);
  await endFeed(tx, row.ordinal);
  await afterRemoval(tx, row);
  await clearEvents(tx, id);
  await recordEvent(tx, subject, 'connector.deleted', {});
  await recordAudit(tx, by, { ...actOn(row), type: 'connector.deleted' });
}

/** The condition on the table of connectors for what an owner has. */
export function ownedBy({ organization_id, customer_name, grants }: Owner): { sql: string; values: string[] } {
  const conditions = ['organization_id = ?'];
  const values = [organization_id];
  if (customer_name !== undefined) {
    conditions.push('customer_name = ?');
    values.push(customer_name);
  }
  if (grants?.every(({ connector_type, connector_id }) => connector_type ?? connector_id)) {
    const covered = grants.map(({ connector_type, connector_id }) => {
      values.push(...[connector_type, connector_id].filter((value) => value !== undefined));
      return `(${[connector_type && 'connector_type = ?', connector_id && 'id = ?'].filter(Boolean).join(' AND ')})`;
    });
    conditions.push(`(${covered.join(' OR ')})`);
  }
  return { sql: conditions.join(' AND '), values };
}

/**
 * The connectors of one owner. Every statement carries the owner's condition, and handlers get their connectors from
 * here alone: that is where tenancy is checked, and nowhere else.
 */
export function connectorsOf(database: Database, owner: Owner): Connectors {
  const { sql: mine, values: me } = ownedBy(owner);
  const { by = the_service } = owner;
  const update = async (
    tx: Pick<Database, 'change'>,
    id: string,
    condition: string,
    values: unknown[],
    change: ConnectorChange,
  ) => {
    const fields = Object.entries(change);
    // A refresh changes credentials without a new revision: what is sealed for the next version must follow on this
    // one.
    const next =
      change.credential_version === undefined ? '' : ` AND credential_version = ${change.credential_version - 1}`;
    return tx.change(
      `UPDATE connectors SET ${fields.map(([field]) => `${field} = ?`).join(', ')}, revision = revision + 1, updated_at = ? WHERE id = ? AND ${mine} AND ${condition}${next}`,
      [...fields.map(([, value]) => value), timestamp(), id, ...me, ...values],
    );
  };
  /**
   * The schedule of a connector whose credentials were dead is paused; when the vendor takes them after all, it goes
   * on.
   */
  const mark = async (
    tx: Transaction,
    { id, credential_version }: Pick<ConnectorRow, 'id' | 'credential_version'>,
    change: ConnectorChange,
    unless?: string,
  ) => {
    const [before] = await tx.query<{ status: string }>(
      `SELECT status FROM connectors WHERE id = ?${lockSql[database.engine].update}`,
      [id],
    );
    if (before?.status === unless) return;
    if ((await update(tx, id, 'credential_version = ?', [credential_version], change)) === 0) return;
    const row = await connectorById(tx, id);
    await recordStatus(tx, row, before?.status, by);
    if (change.status === 'active' && row?.sync_enabled && (await scheduleOf(tx, id))?.next_at === null)
      await afterChange(tx, row, { access: false, schedule: true });
  };
  return {
    async find(id) {
      const [row] = await database.query<ConnectorRow>(
        `SELECT ${connectorColumns} FROM connectors WHERE id = ? AND ${mine}`,
        [id, ...me],
      );
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
      return database.query<ConnectorRow>(
        `SELECT ${connectorColumns} FROM connectors WHERE ${[mine, ...given.map(([sql]) => sql)].join(' AND ')} ORDER BY id DESC LIMIT ?`,
        [...me, ...given.map(([, value]) => value), limit],
      );
    },
    insert: (row, also) =>
      database.transaction(async (tx) => {
        await insertConnector(tx, row, by);
        await also?.(tx);
      }),
    update: (id, revision, change, { drop_records } = {}) =>
      database.transaction(async (tx) => {
        const [before] = await tx.query<{ status: string }>(
          `SELECT status FROM connectors WHERE id = ?${lockSql[database.engine].update}`,
          [id],
        );
        if ((await update(tx, id, 'revision = ?', [revision], change)) === 0) return false;
        const changed = {
          access: 'credential_version' in change || 'environment' in change || 'replication_config' in change,
          schedule: 'sync_enabled' in change || 'sync_interval_minutes' in change,
        };
        const row = present(await connectorById(tx, id));
        if (drop_records) await dropRecords(tx, row, drop_records);
        await afterChange(tx, row, changed);
        await recordUpdate(tx, row, change, by);
        await recordStatus(tx, row, before?.status, by);
        return true;
      }),
    remove: (id, revision) =>
      database.transaction(async (tx) => {
        const condition = `id = ? AND ${mine}${revision === undefined ? '' : ' AND revision = ?'}`;
        const values = [id, ...me, ...(revision === undefined ? [] : [revision])];
        const [row] = await tx.query<ConnectorRow>(
          `SELECT ${connectorColumns} FROM connectors WHERE ${condition}${lockSql[database.engine].update}`,
          values,
        );
        if (!row) return false;
        await deleteConnector(tx, row, { by, subject: subjectOf(row) });
        return true;
      }),
    async setStatus(row, status, reason, within) {
      const work = (tx: Transaction) => mark(tx, row, { status, status_reason: reason }, status);
      await (within ? work(within) : database.transaction(work));
    },
    recordCheck: (id, credential_version, found) =>
      database.transaction((tx) => mark(tx, { id, credential_version }, found)),
  };
}
