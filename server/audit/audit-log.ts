import type { AuditRow } from '../generated/tables.gen.ts';
import type { AuditEntry } from '../generated/types.gen.ts';
import { lockCounter, takeNumbers } from '../events/event-log/counters.ts';
import type { Database, Transaction } from '../storage/database.ts';
import { laterSql } from '../storage/database-clock.ts';
import { updateRows } from '../storage/update-rows.ts';
import type { KeyRing } from '../vault/key-ring.ts';
import { the_service } from './actor.ts';
import { customerHash, genesis, hashOf, macOf, purposes, toEntry } from './chain.ts';
import { recordAudit } from './record-audit.ts';

const rows_per_turn = 500;
const rows_per_cut = 10_000;
const organizations_per_look = 1000;
const columns =
  'id, organization_id, customer_name, customer_hash, type, actor, client_id, address, request_id, subject, outcome, detail, created_at, position, previous_hash, hash, mac';

/** The counter of the event log is called by the organization alone. */
export const auditCounter = (organization_id: string) => `audit:${organization_id}`;

export interface AuditFilter {
  organization_id: string;
  customer_name: string | undefined;
  types: readonly string[] | undefined;
  /** Only rows with a smaller id, that is older ones. */
  before: string | undefined;
  limit: number;
}

export class AuditLog {
  readonly #database: Database;
  readonly #ring: Pick<KeyRing, 'macs'>;

  constructor(database: Database, ring: Pick<KeyRing, 'macs'>) {
    this.#database = database;
    this.#ring = ring;
  }

  /**
   * Gives committed rows their positions and seals them. Those who write rows never wait for it; sealing itself is done
   * by one process at a time, behind the counter of the organization.
   */
  async seal(organization_id: string): Promise<void> {
    for (let count = rows_per_turn; count === rows_per_turn;) {
      const waiting = await this.#database.query(
        'SELECT 1 FROM audit WHERE organization_id = ? AND position IS NULL LIMIT 1',
        [organization_id],
      );
      count = waiting.length === 0 ? 0 : await this.#database.transaction((tx) => this.#sealSome(tx, organization_id));
    }
  }

  async #sealSome(tx: Transaction, organization_id: string): Promise<number> {
    const counter = auditCounter(organization_id);
    await lockCounter(tx, counter);
    // Read after the lock, without locks of their own: those on a range would hold up those who write rows.
    const rows = await tx.query<AuditRow>(
      `SELECT ${columns} FROM audit WHERE organization_id = ? AND position IS NULL ORDER BY id LIMIT ${rows_per_turn}`,
      [organization_id],
    );
    if (rows.length === 0) return 0;
    const [last] = await tx.query<{ hash: string }>(
      'SELECT hash FROM audit WHERE organization_id = ? AND position IS NOT NULL ORDER BY position DESC LIMIT 1',
      [organization_id],
    );
    const first = await takeNumbers(tx, counter, rows.length);
    const [mac] = this.#ring.macs(purposes.mac);
    const [customer_mac] = this.#ring.macs(purposes.customer);
    let previous_hash = last?.hash ?? genesis;
    const sealed = rows.map((row, at) => {
      const position = first + at;
      const customer_hash = customerHash(customer_mac, organization_id, row.customer_name);
      const chained = { id: row.id, position, customer_hash, previous_hash };
      const hash = hashOf({ ...toEntry(row), organization_id, position, customer_hash, previous_hash });
      previous_hash = hash;
      return { ...chained, hash, mac: macOf(mac, hash) };
    });
    await updateRows(tx, 'audit', ['position', 'customer_hash', 'previous_hash', 'hash', 'mac'], sealed);
    return rows.length;
  }

  async sealAll(): Promise<void> {
    const rows = await this.#database.query<{ organization_id: string }>(
      `SELECT DISTINCT organization_id FROM audit WHERE position IS NULL LIMIT ${organizations_per_look}`,
    );
    for (const { organization_id } of rows) await this.seal(organization_id);
  }

  /** Newest first, unsealed rows included. */
  async list({ organization_id, customer_name, types, before, limit }: AuditFilter): Promise<AuditEntry[]> {
    const filters: Array<[string, readonly unknown[]]> = [
      ['organization_id = ?', [organization_id]],
      ...(customer_name === undefined ? [] : [['customer_name = ?', [customer_name]] as [string, string[]]]),
      ...(types === undefined
        ? []
        : [[`type IN (${types.map(() => '?').join(', ')})`, types] as [string, readonly string[]]]),
      ...(before === undefined ? [] : [['id < ?', [before]] as [string, string[]]]),
    ];
    const rows = await this.#database.query<AuditRow>(
      `SELECT ${columns} FROM audit WHERE ${filters.map(([sql]) => sql).join(' AND ')} ORDER BY id DESC LIMIT ${Math.floor(limit)}`,
      filters.flatMap(([, values]) => values),
    );
    return rows.map(toEntry);
  }

  /** Sealed rows in the order of the chain, in batches. */
  async *chain(organization_id: string): AsyncGenerator<AuditRow[]> {
    for (let last = 0; ;) {
      const rows = await this.#database.query<AuditRow>(
        `SELECT ${columns} FROM audit WHERE organization_id = ? AND position > ? ORDER BY position LIMIT ${rows_per_turn}`,
        [organization_id, last],
      );
      const newest = rows.at(-1);
      if (!newest) return;
      yield rows;
      last = Number(newest.position);
    }
  }

  /**
   * Removes rows that are older than is kept, from the beginning of each chain. The newest sealed row stays, since the
   * next one builds on it. Where the chain was cut is itself a row, with the hash that the rest begins with; it is
   * younger than what it cut off, so the row of the newest cut is always there.
   */
  async purge(kept_ms: number): Promise<void> {
    const old = laterSql(this.#database.engine, -kept_ms);
    const organizations = await this.#database.query<{ organization_id: string }>(
      `SELECT DISTINCT organization_id FROM audit WHERE created_at <= ${old} AND position IS NOT NULL LIMIT ${organizations_per_look}`,
    );
    for (const { organization_id } of organizations) {
      let removed;
      do removed = await this.#database.transaction((tx) => this.#cut(tx, organization_id, old));
      while (removed > 0);
    }
  }

  /** Of one chain, so many rows that those who write rows do not wait long for it. Returns how many. */
  async #cut(tx: Transaction, organization_id: string, old: string): Promise<number> {
    await lockCounter(tx, auditCounter(organization_id));
    const rowAt = async (condition: string, values: unknown[]) => {
      const [row] = await tx.query<{ position: number; previous_hash: string }>(
        `SELECT position, previous_hash FROM audit WHERE organization_id = ? AND position IS NOT NULL AND ${condition} LIMIT 1`,
        [organization_id, ...values],
      );
      return row;
    };
    // Up to the first row that is kept: clocks may have gone back, and a chain has no holes. The newest row is kept.
    const kept =
      (await rowAt(`created_at > ${old} ORDER BY position`, [])) ?? (await rowAt('1 = 1 ORDER BY position DESC', []));
    const oldest = await rowAt('1 = 1 ORDER BY position', []);
    if (!kept || !oldest) return 0;
    const bound = Math.min(Number(kept.position), Number(oldest.position) + rows_per_cut);
    const first = (await rowAt('position >= ? ORDER BY position', [bound])) ?? kept;
    const end = Number(first.position);
    const removed = await tx.change('DELETE FROM audit WHERE organization_id = ? AND position < ?', [
      organization_id,
      end,
    ]);
    if (removed > 0)
      await recordAudit(tx, the_service, {
        organization_id,
        type: 'audit.cut',
        detail: { through: end - 1, hash: first.previous_hash, removed },
      });
    return removed;
  }
}
