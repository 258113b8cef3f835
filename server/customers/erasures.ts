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
import type { KeyRing } from '../vault/key-ring.ts';
import { rewriteTextIndexes } from './compact.ts';
import { customerHashes, type Customer, type CustomerHashes } from './customer-hash.ts';
import { deleteEverything, type Deleted } from './delete-everything.ts';
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
const rows_per_statement = 500;

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
    const erasure = await this.#parts.database.transaction(async (tx) => {
      await tx.query(`SELECT id FROM organizations WHERE id = ?${lockSql[tx.engine].update}`, [organization_id]);
      const [known] = await tx.query<ErasureRow>(
        `SELECT ${columns} FROM erasures WHERE organization_id = ? AND customer_name = ?`,
        [organization_id, customer_name],
      );
      if (known) return toErasure(known);
      const id = uuid();
      const { connectors, counts } = await this.#delete(tx, customer, by);
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
    return erasure;
  }

  #delete(tx: Transaction, customer: Customer, by: Actor): Promise<Deleted> {
    return deleteEverything(tx, { ...customer, hashes: this.hashes.all(customer) }, by);
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
    if (await database.transaction((tx) => this.#deleteRest(tx, id, customer))) return;
    if (database.engine === 'sqlite') await rewriteTextIndexes(database);
    await audit.seal(organization_id);
    if (!(await database.transaction((tx) => this.#end(tx, id, customer)))) return;
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
  async #deleteRest(tx: Transaction, id: string, customer: Customer): Promise<boolean> {
    const row = await erasing(tx, id);
    if (!row) return true;
    const { connectors, counts } = await this.#delete(tx, customer, the_service);
    await tx.change('UPDATE erasures SET connectors = ?, counts = ? WHERE id = ?', [
      JSON.stringify([...connectorsOf(row), ...connectors]),
      JSON.stringify(sum(countsOf(row), counts)),
      id,
    ]);
    return connectors.length > 0;
  }

  /** Removes the name from the audit log and signs the receipt. False where entries are not sealed yet. */
  async #end(tx: Transaction, id: string, customer: Customer): Promise<boolean> {
    const row = await erasing(tx, id);
    if (!row) return false;
    const { organization_id, customer_name } = customer;
    const entries = await tx.query<{ id: string; position: number | null }>(
      'SELECT id, position FROM audit WHERE organization_id = ? AND customer_name = ?',
      [organization_id, customer_name],
    );
    if (entries.some(({ position }) => position === null)) return false;
    const audit_entries = await forgetNames(tx, entries);
    const [now] = await tx.query<{ now: string }>(`SELECT ${nowSql[tx.engine]} AS now`);
    const counts = sum(countsOf(row), { audit_entries });
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

/** By their ids, so that nothing else is locked. */
async function forgetNames(tx: Transaction, entries: ReadonlyArray<{ id: string }>): Promise<number> {
  for (let from = 0; from < entries.length; from += rows_per_statement) {
    const ids = entries.slice(from, from + rows_per_statement).map(({ id }) => id);
    await tx.change(`UPDATE audit SET customer_name = NULL WHERE id IN (${ids.map(() => '?').join(', ')})`, ids);
  }
  return entries.length;
}
