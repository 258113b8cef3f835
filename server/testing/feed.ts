/** What tests of the change feed do to a connector's records, in their own process or in `feed-worker.ts`. */
import { dropRecords } from '../connectors/repository.ts';
import { recordStore, type RecordStore } from '../records/record-tables.ts';
import { removeIds, writePage } from '../records/store.ts';
import { duePurges, purge } from '../records/purge.ts';
import type { Database, Transaction } from '../storage/database.ts';
import { lockSql } from '../storage/row-locks.ts';
import type { TestService } from './service.ts';

export interface FeedPlace {
  database: Database;
  /** Of a connector to incident.io. */
  id: string;
}

type Choose = (below: number) => number;

const stores = ['users', 'severities'].map((entity) => recordStore('incident-io', entity)) as RecordStore[];

/** Mulberry32. */
export function random(seed: number): Choose {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Writes and removes a few records, as a page of a sync does. */
export function writeSome({ database, id }: FeedPlace, pick: Choose): Promise<void> {
  const store = stores[pick(stores.length)] as RecordStore;
  const records = Array.from({ length: 1 + pick(5) }, () => ({ id: `r${pick(25)}`, name: `Name ${pick(1000)}` }));
  const removed = Array.from({ length: pick(3) }, () => `r${pick(25)}`);
  return database.transaction(async (tx) => {
    const ordinal = await lockedOrdinal(tx, id, 'share');
    await writePage(tx, tx.engine, store, ordinal, records, 1);
    await removeIds(tx, tx.engine, store, ordinal, removed);
  });
}

async function lockedOrdinal(tx: Transaction, id: string, lock: 'share' | 'update'): Promise<number> {
  const [row] = await tx.query<{ ordinal: number }>(
    `SELECT ordinal FROM connectors WHERE id = ?${lockSql[tx.engine][lock]}`,
    [id],
  );
  return row?.ordinal ?? 0;
}

/** Another scope or another account: the purge of the records comes later. */
export const dropAll = ({ database, id }: FeedPlace, why: 'scope' | 'account'): Promise<void> =>
  database.transaction(async (tx) => {
    const ordinal = await lockedOrdinal(tx, id, 'update');
    await dropRecords(tx, { id, connector_type: 'incident-io', ordinal }, why);
  });

export async function purgeAll(database: Database): Promise<void> {
  for (const key of await duePurges(database, 100)) await purge(database, key, new AbortController().signal);
}

/** May be another one for each page: a service that has been restarted. */
export type FeedCaller = Pick<TestService, 'call'> & { owner: { token: string } };

/** A reader with a copy and a cursor, which begins again where its cursor has expired. */
export class FeedReader {
  readonly copy: Map<string, unknown>;
  /** How often its cursor had expired. */
  expired = 0;
  /** How many changes it has applied. */
  applied = 0;
  #after: string | undefined;
  readonly #id: string;
  readonly #caller: FeedCaller;

  constructor(id: string, caller: FeedCaller, held?: { after: string; copy: Map<string, unknown> }) {
    this.#id = id;
    this.#caller = caller;
    this.#after = held?.after;
    this.copy = held?.copy ?? new Map();
  }

  /** Returns whether the copy is complete. */
  async page(page_size: number): Promise<boolean> {
    const after = this.#after === undefined ? '' : `&after=${this.#after}`;
    const { status, body, text } = await this.#caller.call(
      'GET',
      `/api/v1/integrations/connectors/${this.#id}/changes?page_size=${page_size}${after}`,
      { token: this.#caller.owner.token },
    );
    if (body.code === 'cursor_expired') {
      this.copy.clear();
      this.expired++;
      this.#after = undefined;
      return false;
    }
    if (status !== 200) throw new Error(text);
    for (const { entity, id, change, record } of body.data) {
      if (change === 'delete') this.copy.delete(`${entity} ${id}`);
      else this.copy.set(`${entity} ${id}`, record);
      this.applied++;
    }
    this.#after = body.pagination.after;
    return body.meta.caught_up;
  }
}

export async function storedRecords({ database, id }: FeedPlace): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (const store of stores) {
    const rows = await database.query<{ id: string; record: string }>(
      `SELECT r.id AS id, r.record AS record FROM ${store.table} r JOIN connectors c ON c.ordinal = r.connector WHERE c.id = ?`,
      [id],
    );
    for (const row of rows) found.set(`${store.entity} ${row.id}`, JSON.parse(String(row.record)));
  }
  return found;
}
