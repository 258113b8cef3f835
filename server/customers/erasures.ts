import type { Logger } from 'pino';
import { LRUCache } from 'lru-cache';
import { v7 as uuid } from 'uuid';
import { the_service, type Actor } from '../audit/actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ErasureRow } from '../generated/tables.gen.ts';
import type { Erasure, ErasureCounts } from '../generated/types.gen.ts';
import type { Database, Transaction } from '../storage/database.ts';
import { laterSql, nowSql } from '../storage/database-clock.ts';
import { lockSql } from '../storage/row-locks.ts';
import { Problem } from '../problem.ts';
import type { KeyRing } from '../vault/key-ring.ts';
import { rewriteTextIndexes } from './compact.ts';
import { customerHashes, type Customer, type CustomerHashes } from './customer-hash.ts';
import { deleteDeliveries, deleteHeaps, deleteRoots } from './delete-everything.ts';
import { rowsOf } from './log-rows.ts';
import { signReceipt } from './receipt.ts';

const columns =
  'id, organization_id, customer_hash, customer_name, connectors, status, counts, created_at, completed_at, receipt';
/**
 * A request that began before the erasure may still write; counted acts are written up to a minute later. The end of
 * the erasure deletes that too.
 */
export const default_settle_ms = 120_000;
const known_ms = 10_000;
const erasures_per_look = 100;

const nothing: ErasureCounts = {
  connectors: 0,
  records: 0,
  agent_tokens: 0,
  consent_sessions: 0,
  webhook_endpoints: 0,
  events: 0,
  stored_responses: 0,
  audit_entries: 0,
};

function sum(before: ErasureCounts, more: Partial<ErasureCounts>): ErasureCounts {
  const counts = { ...before };
  for (const name of Object.keys(counts) as Array<keyof ErasureCounts>) counts[name] += more[name] ?? 0;
  return counts;
}

const countsOf = (row: Pick<ErasureRow, 'counts'>): ErasureCounts => ({
  ...nothing,
  ...(JSON.parse(row.counts) as Partial<ErasureCounts>),
});

const connectorsOf = ({ connectors }: Pick<ErasureRow, 'connectors'>): string[] =>
  JSON.parse(connectors ?? '[]') as string[];

const toErasure = (row: ErasureRow): Erasure => ({
  id: row.id,
  status: row.status,
  customer_hash: row.customer_hash,
  counts: countsOf(row),
  created_at: row.created_at,
  completed_at: row.completed_at,
  receipt: row.receipt,
});

interface Parts {
  database: Database;
  ring: Pick<KeyRing, 'macs' | 'signing'>;
  audit: AuditLog;
  log: Logger;
  settle_ms?: number | undefined;
}

/** The erasure of customers (openapi/decisions/erasure.md). */
export class Erasures {
  readonly hashes: CustomerHashes;
  readonly #parts: Parts;
  readonly #refused = new LRUCache<string, Promise<number>>({ max: 10_000, ttl: known_ms });

  constructor(parts: Parts) {
    this.#parts = parts;
    this.hashes = customerHashes(parts.ring);
  }

  /** Makes everything of the customer unreachable. One that is in progress is returned. */
  async begin(customer: Customer, by: Actor): Promise<Erasure> {
    const { organization_id, customer_name } = customer;
    const { database } = this.#parts;
    await deleteDeliveries(database, customer);
    const { id, status } = await database.transaction(async (tx) => {
      await tx.query(`SELECT id FROM organizations WHERE id = ?${lockSql[tx.engine].update}`, [organization_id]);
      const [known] = await tx.query<ErasureRow>(
        `SELECT ${columns} FROM erasures WHERE organization_id = ? AND customer_name = ?`,
        [organization_id, customer_name],
      );
      if (known) return toErasure(known);
      const id = uuid();
      const { connectors, counts } = await deleteRoots(tx, customer, by);
      await tx.change(
        `INSERT INTO erasures (id, organization_id, customer_hash, customer_name, connectors, status, counts, created_at)
         VALUES (?, ?, ?, ?, ?, 'erasing', ?, ${nowSql[tx.engine]})`,
        [
          id,
          organization_id,
          this.hashes.of(customer),
          customer_name,
          JSON.stringify(connectors),
          JSON.stringify(sum(nothing, counts)),
        ],
      );
      await recordAudit(tx, by, { ...customer, type: 'customer.erasure_requested', subject: id });
      const [row] = await tx.query<ErasureRow>(`SELECT ${columns} FROM erasures WHERE id = ?`, [id]);
      if (!row) throw new Error('the erasure was not stored');
      return toErasure(row);
    });
    this.#refused.delete(this.hashes.of(customer));
    if (status === 'erasing') await this.#deleteHeaps(id, customer);
    const [row] = await database.query<ErasureRow>(`SELECT ${columns} FROM erasures WHERE id = ?`, [id]);
    if (!row) throw new Problem('organization_forbidden', 'The organization has been deleted.');
    return toErasure(row);
  }

  /** Returns whether there were rows that name connectors, whose records may have to be purged. */
  async #deleteHeaps(id: string, customer: Customer): Promise<boolean> {
    let named = false;
    await deleteHeaps(
      this.#parts.database,
      { ...customer, hashes: this.hashes.all(customer) },
      async (tx, { connectors, counts }) => {
        const row = await erasing(tx, id);
        if (!row) return;
        named ||= connectors.length > 0;
        await add(tx, row, { connectors, counts });
      },
    );
    return named;
  }

  async latest(customer: Customer): Promise<Erasure | undefined> {
    const row = await this.#latest(customer);
    return row && toErasure(row);
  }

  async #latest(customer: Customer): Promise<ErasureRow | undefined> {
    const hashes = this.hashes.all(customer);
    const [row] = await this.#parts.database.query<ErasureRow>(
      `SELECT ${columns} FROM erasures WHERE organization_id = ? AND customer_hash IN (${hashes.map(() => '?').join(', ')})
       ORDER BY id DESC LIMIT 1`,
      [customer.organization_id, ...hashes],
    );
    return row;
  }

  /**
   * Tokens for the customer that were issued before this time, in milliseconds, are not valid. Other processes learn of
   * an erasure within 10 seconds; until then such a token reaches nothing and can create nothing.
   */
  refusedBefore(customer: Customer): Promise<number> {
    const key = this.hashes.of(customer);
    const known = this.#refused.get(key);
    if (known) return known;
    const loading = this.#latest(customer).then((row) => {
      if (row === undefined) return 0;
      if (row.completed_at !== null) return Date.parse(row.completed_at);
      this.#refused.delete(key);
      return Infinity;
    });
    this.#refused.set(key, loading);
    loading.catch(() => this.#refused.delete(key)); // an outage is not a verdict
    return loading;
  }

  /** Ends the erasures whose records are purged. */
  async advanceAll(): Promise<void> {
    const rows = await this.#parts.database.query<ErasureRow>(
      `SELECT ${columns} FROM erasures WHERE status = 'erasing' ORDER BY id LIMIT ${erasures_per_look}`,
    );
    for (const row of rows)
      await this.#advance(row).catch((error: unknown) =>
        this.#parts.log.warn({ err: error, erasure_id: row.id }, 'an erasure could not go on; it is tried again'),
      );
  }

  async #advance({ id, organization_id, customer_name, ...row }: ErasureRow): Promise<void> {
    const { database, audit, settle_ms = default_settle_ms } = this.#parts;
    if (customer_name === null || (await this.#isPurging(connectorsOf(row)))) return;
    const settled = await database.query(
      `SELECT 1 FROM erasures WHERE id = ? AND created_at <= ${laterSql(database.engine, -settle_ms)}`,
      [id],
    );
    if (settled.length === 0) return;
    const customer = { organization_id, customer_name };
    await deleteDeliveries(database, customer);
    const named = await this.#deleteHeaps(id, customer);
    if ((await database.transaction((tx) => this.#deleteRoots(tx, id, customer))) || named) return;
    if (database.engine === 'sqlite') await rewriteTextIndexes(database);
    await audit.seal(organization_id);
    const up_to = await this.#forgetNames(id, customer);
    if (!(await database.transaction((tx) => this.#end(tx, id, customer, up_to)))) return;
    // SQLite's log still has the pages as they were before.
    if (database.native.engine === 'sqlite') await database.native.emptyLog();
  }

  async #isPurging(connectors: readonly string[]): Promise<boolean> {
    if (connectors.length === 0) return false;
    const purges = await this.#parts.database.query(
      `SELECT 1 FROM purges WHERE connector_id IN (${connectors.map(() => '?').join(', ')}) LIMIT 1`,
      [...connectors],
    );
    return purges.length > 0;
  }

  /** What requests in progress have written meanwhile. Returns whether there are records to purge. */
  async #deleteRoots(tx: Transaction, id: string, customer: Customer): Promise<boolean> {
    const row = await erasing(tx, id);
    if (!row) return true;
    const deleted = await deleteRoots(tx, customer, the_service);
    await add(tx, row, deleted);
    return deleted.connectors.length > 0;
  }

  /** Removes the name from the sealed entries of the audit log. Returns the position up to which none has it. */
  async #forgetNames(id: string, customer: Customer): Promise<number> {
    const { database } = this.#parts;
    const [newest] = await database.query<{ position: number | null }>(
      'SELECT MAX(position) AS position FROM audit WHERE organization_id = ?',
      [customer.organization_id],
    );
    for await (const rows of rowsOf<{ id: string }>(database, 'audit', customer, { placed_only: true }))
      await database.transaction(async (tx) => {
        const row = await erasing(tx, id);
        if (!row) return;
        await add(tx, row, { connectors: [], counts: { audit_entries: await forgetNames(tx, rows) } });
      });
    return Number(newest?.position ?? 0);
  }

  /** Signs the receipt. False where entries of the audit log have the name, as they are not sealed yet. */
  async #end(tx: Transaction, id: string, customer: Customer, up_to: number): Promise<boolean> {
    const row = await erasing(tx, id);
    if (!row) return false;
    const { organization_id, customer_name } = customer;
    for (const [condition, ...values] of [['position IS NULL'], ['position > ?', up_to]]) {
      const named = await tx.query(
        `SELECT 1 FROM audit WHERE organization_id = ? AND ${condition} AND customer_name = ? LIMIT 1`,
        [organization_id, ...values, customer_name],
      );
      if (named.length > 0) return false;
    }
    const [now] = await tx.query<{ now: string }>(`SELECT ${nowSql[tx.engine]} AS now`);
    const counts = countsOf(row);
    const { customer_hash, created_at } = row;
    const completed_at = String(now?.now);
    const receipt = signReceipt(this.#parts.ring, {
      id,
      organization_id,
      customer_hash,
      counts,
      created_at,
      completed_at,
    });
    await tx.change(
      "UPDATE erasures SET status = 'erased', customer_name = NULL, connectors = NULL, counts = ?, completed_at = ?, receipt = ? WHERE id = ?",
      [JSON.stringify(counts), completed_at, receipt, id],
    );
    await recordAudit(tx, the_service, {
      organization_id,
      type: 'customer.erased',
      subject: id,
      detail: { customer_hash, ...counts },
    });
    return true;
  }
}

/** The row of an erasure that has not ended, locked. */
async function erasing(tx: Transaction, id: string): Promise<ErasureRow | undefined> {
  const [row] = await tx.query<ErasureRow>(
    `SELECT ${columns} FROM erasures WHERE id = ? AND status = 'erasing'${lockSql[tx.engine].update}`,
    [id],
  );
  return row;
}

/** Adds to what the erasure has deleted. */
async function add(
  tx: Transaction,
  row: ErasureRow,
  { connectors, counts }: { connectors: readonly string[]; counts: Partial<ErasureCounts> },
): Promise<void> {
  await tx.change('UPDATE erasures SET connectors = ?, counts = ? WHERE id = ?', [
    JSON.stringify([...new Set([...connectorsOf(row), ...connectors])]),
    JSON.stringify(sum(countsOf(row), counts)),
    row.id,
  ]);
}

/** By their ids, so that nothing else is locked. */
function forgetNames(tx: Transaction, rows: ReadonlyArray<{ id: string }>): Promise<number> {
  const ids = rows.map(({ id }) => id);
  return tx.change(`UPDATE audit SET customer_name = NULL WHERE id IN (${ids.map(() => '?').join(', ')})`, ids);
}
