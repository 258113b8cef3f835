import { deleteInPieces } from '../../storage/delete-in-pieces.ts';
import { v7 as uuid } from 'uuid';
import { the_service, type Actor } from '../../audit/actor.ts';
import { actOn, recordAudit } from '../../audit/record-audit.ts';
import type { WebhookEndpointRow } from '../../generated/tables.gen.ts';
import type { WebhookEndpoint, WebhookEndpointCreate, WebhookEndpointUpdate } from '../../generated/types.gen.ts';
import { Problem } from '../../problem.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { lockSql } from '../../storage/row-locks.ts';
import type { Vault } from '../../vault/vault.ts';
import { recordEvent } from '../event-log/record-event.ts';
import { endPending } from './deliveries.ts';
import { openKeys, sealNewKeys } from './keys.ts';
import { failing_ms, overlap_ms } from './schedule.ts';
import type { Time } from './time.ts';

/** Whose endpoints: an organization's, or only those of one of its customers. */
export interface Owner {
  organization_id: string;
  customer_name: string | undefined;
  /** Who acts. */
  by: Actor;
  /** A token with grants reaches none: an endpoint receives events of everything of the customer. */
  grants?: readonly unknown[] | undefined;
}

/** `overlaps`: whether the previous keys are still valid. */
export type EndpointRow = WebhookEndpointRow & { overlaps: number | boolean | null };

const most_endpoints = 100;

export const selectEndpoints = (time: Time, { engine }: Pick<Transaction, 'engine'>): string =>
  `SELECT id, organization_id, customer_name, url, description, types, enabled, disabled_reason, failing_since, credential_version, public_key, previous_public_key,
   previous_until, key_id, wrapped_key, sealed_credentials, created_at, updated_at, previous_until > ${time.later(engine)} AS overlaps FROM webhook_endpoints`;

export const typesOf = (row: Pick<WebhookEndpointRow, 'types'>): string[] => JSON.parse(row.types) as string[];

/** As the API returns it. */
export function toEndpoint(row: EndpointRow, secret?: string): WebhookEndpoint {
  return {
    id: row.id,
    url: row.url,
    types: typesOf(row),
    customer_name: row.customer_name,
    description: row.description,
    enabled: Boolean(row.enabled),
    disabled_reason: row.disabled_reason,
    failing_since: row.failing_since,
    public_keys: [row.public_key, ...(row.overlaps && row.previous_public_key ? [row.previous_public_key] : [])],
    ...(secret !== undefined && { secret }),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

export const unknownEndpoint = (): Problem => new Problem('not_found', 'The webhook endpoint does not exist.');

/** Part of the transaction of a change: what is returned for it. */
export type Also = (tx: Transaction, endpoint: WebhookEndpoint) => Promise<void>;

/** Every statement carries the owner's condition: this is where the tenancy of endpoints is checked. */
export class Endpoints {
  readonly #database: Database;
  readonly #vault: Vault;
  readonly #time: Time;

  constructor(parts: { database: Database; vault: Vault; time: Time }) {
    this.#database = parts.database;
    this.#vault = parts.vault;
    this.#time = parts.time;
  }

  async find(owner: Owner, id: string, tx: Pick<Transaction, 'query' | 'engine'> = this.#database, lock = '') {
    const { sql, values } = mine(owner);
    const [row] =
      id.length > 64
        ? []
        : await tx.query<EndpointRow>(`${selectEndpoints(this.#time, tx)} WHERE id = ? AND ${sql}${lock}`, [
            id,
            ...values,
          ]);
    if (!row) throw unknownEndpoint();
    return row;
  }

  list(owner: Owner, { before, limit }: { before: string | undefined; limit: number }): Promise<EndpointRow[]> {
    const { sql, values } = mine(owner);
    const older = before === undefined ? '' : ' AND id < ?';
    return this.#database.query<EndpointRow>(
      `${selectEndpoints(this.#time, this.#database)} WHERE ${sql}${older} ORDER BY id DESC LIMIT ${Math.floor(limit)}`,
      [...values, ...(before === undefined ? [] : [before])],
    );
  }

  create(owner: Owner, input: WebhookEndpointCreate, also: Also): Promise<WebhookEndpoint> {
    const { organization_id, customer_name } = owner;
    return this.#database.transaction(async (tx) => {
      await this.#checkCount(tx, organization_id);
      const id = uuid();
      const keys = sealNewKeys(this.#vault, { id, organization_id, customer_name, credential_version: 1 });
      const fields = Object.entries({
        id,
        organization_id,
        customer_name: customer_name ?? null,
        url: input.url,
        description: input.description ?? '',
        types: JSON.stringify(input.types ?? []),
        enabled: input.enabled ?? true,
        disabled_reason: input.enabled === false ? 'request' : null,
        ...keys.columns,
      });
      const now = this.#time.later(tx.engine);
      await tx.change(
        `INSERT INTO webhook_endpoints (${fields.map(([name]) => name).join(', ')}, created_at, updated_at) VALUES (${fields.map(() => '?').join(', ')}, ${now}, ${now})`,
        fields.map(([, value]) => value),
      );
      const row = await this.find(owner, id, tx);
      const endpoint = toEndpoint(row, keys.secret);
      await recordAudit(tx, owner.by, { ...actOn(row), type: 'webhook_endpoint.created' });
      await also(tx, endpoint);
      return endpoint;
    });
  }

  async #checkCount(tx: Transaction, organization_id: string): Promise<void> {
    await tx.query(`SELECT id FROM organizations WHERE id = ?${lockSql[tx.engine].update}`, [organization_id]);
    const [counted] = await tx.query<{ count: number }>(
      'SELECT COUNT(*) AS count FROM webhook_endpoints WHERE organization_id = ?',
      [organization_id],
    );
    if (Number(counted?.count ?? 0) >= most_endpoints)
      throw new Problem(
        'too_many_endpoints',
        `An organization has at most ${most_endpoints} webhook endpoints. Delete one first.`,
      );
  }

  update(owner: Owner, id: string, change: WebhookEndpointUpdate): Promise<WebhookEndpoint> {
    return this.#database.transaction(async (tx) => {
      await this.find(owner, id, tx, lockSql[tx.engine].update);
      const { enabled } = change;
      const fields = Object.entries({
        url: change.url,
        description: change.description,
        types: change.types && JSON.stringify(change.types),
        enabled,
        disabled_reason: enabled === undefined ? undefined : enabled ? null : 'request',
        failing_since: enabled === true ? null : undefined,
      }).filter(([, value]) => value !== undefined);
      await tx.change(
        `UPDATE webhook_endpoints SET ${fields.map(([name]) => `${name} = ?, `).join('')}updated_at = ${this.#time.later(tx.engine)} WHERE id = ?`,
        [...fields.map(([, value]) => value), id],
      );
      if (enabled === false) await endPending(tx, id);
      const row = await this.find(owner, id, tx);
      const detail = { changed: Object.keys(change).sort() };
      await recordAudit(tx, owner.by, { ...actOn(row), type: 'webhook_endpoint.updated', detail });
      return toEndpoint(row);
    });
  }

  rotate(owner: Owner, id: string, also: Also): Promise<WebhookEndpoint> {
    return this.#database.transaction(async (tx) => {
      const row = await this.find(owner, id, tx, lockSql[tx.engine].update);
      const [current] = openKeys(this.#vault, row, false);
      const keys = sealNewKeys(this.#vault, { ...row, credential_version: row.credential_version + 1 }, current);
      const fields = Object.entries(keys.columns);
      const { engine } = tx;
      await tx.change(
        `UPDATE webhook_endpoints SET ${fields.map(([name]) => `${name} = ?, `).join('')}previous_until = ${this.#time.later(engine, overlap_ms)}, updated_at = ${this.#time.later(engine)} WHERE id = ?`,
        [...fields.map(([, value]) => value), id],
      );
      await recordAudit(tx, owner.by, { ...actOn(row), type: 'webhook_endpoint.secret_rotated' });
      const endpoint = toEndpoint(await this.find(owner, id, tx), keys.secret);
      await also(tx, endpoint);
      return endpoint;
    });
  }

  async remove(owner: Owner, id: string): Promise<void> {
    await this.#database.transaction(async (tx) => {
      const row = await this.find(owner, id, tx, lockSql[tx.engine].update);
      await tx.change('DELETE FROM webhook_endpoints WHERE id = ?', [id]);
      await recordAudit(tx, owner.by, { ...actOn(row), type: 'webhook_endpoint.deleted' });
    });
    // Out of reach without their endpoint; where the process dies first, they go with the retention of the log.
    await deleteInPieces(this.#database, 'webhook_deliveries', 'endpoint_id = ?', [id]);
  }

  /** Disables the endpoint and reports it, unless it is disabled already. */
  disable(id: string, reason: 'gone' | 'failing'): Promise<void> {
    return this.#database.transaction(async (tx) => {
      const { engine } = tx;
      // It may have recovered since it was looked at.
      const still = reason === 'failing' ? ` AND failing_since <= ${this.#time.later(engine, -failing_ms)}` : '';
      const changed = await tx.change(
        `UPDATE webhook_endpoints SET enabled = ?, disabled_reason = ?, updated_at = ${this.#time.later(engine)} WHERE id = ? AND enabled = ?${still}`,
        [false, reason, id, true],
      );
      if (changed === 0) return;
      await endPending(tx, id);
      const [row] = await tx.query<EndpointRow>(`${selectEndpoints(this.#time, tx)} WHERE id = ?`, [id]);
      if (!row) return;
      await recordEvent(tx, { ...row, connector_id: null }, 'endpoint.disabled', { endpoint_id: id, reason });
      await recordAudit(tx, the_service, { ...actOn(row), type: 'webhook_endpoint.disabled', detail: { reason } });
    });
  }

  /** Disables those without a success for too long. */
  async disableFailing(): Promise<void> {
    const rows = await this.#database.query<{ id: string }>(
      `SELECT id FROM webhook_endpoints WHERE failing_since <= ${this.#time.later(this.#database.engine, -failing_ms)} AND enabled = ? LIMIT 1000`,
      [true],
    );
    for (const { id } of rows) await this.disable(id, 'failing');
  }
}

function mine({ organization_id, customer_name, grants }: Owner): { sql: string; values: string[] } {
  if (grants) return { sql: '1 = 0', values: [] };
  return customer_name === undefined
    ? { sql: 'organization_id = ?', values: [organization_id] }
    : { sql: 'organization_id = ? AND customer_name = ?', values: [organization_id, customer_name] };
}
