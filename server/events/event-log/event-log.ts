import type { Event } from '../../generated/types.gen.ts';
import type { EventRow } from '../../generated/tables.gen.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { laterSql, lockSql } from '../../storage/database-clock.ts';
import type { Mac } from '../../vault/key-ring.ts';
import { openCursor, sealCursor } from '../change-feed/cursor.ts';
import { addCounter, grow } from './counters.ts';
import type { StoredChanges, StoredEvent } from './record-event.ts';

type Macs = readonly [Mac, ...Mac[]];

export interface EventsRequest {
  organization_id: string;
  customer_name: string | undefined;
  connector_id: string | undefined;
  types: readonly string[] | undefined;
  after: string | undefined;
  page_size: number;
  /** What of the events a caller with grants may see. */
  narrowed?: NarrowedEvents | undefined;
}

export interface NarrowedEvents {
  /** The condition on the connectors whose events these are. */
  connectors: { sql: string; values: readonly string[] };
  /** The events without what is not granted, in the same order. */
  show(events: Event[]): Promise<Event[]>;
}

export interface EventsPage {
  data: Event[];
  pagination: { after: string; page_size: number };
  meta: { caught_up: boolean };
}

const events_per_turn = 500;
const columns = 'id, organization_id, customer_name, connector_id, type, position, sequence, data, created_at';

/** Called with the events that a transaction gives their positions; what it returns is handed on. */
export type OnPlaced = (tx: Transaction, organization_id: string, events: readonly StoredEvent[]) => Promise<string[]>;

/**
 * Gives committed events their positions. The counter of the organization is locked meanwhile, so positions are given
 * one after another; writers of events never wait for it. Returns the webhook endpoints that have deliveries now.
 */
export async function placeEvents(database: Database, organization_id: string, on_placed: OnPlaced): Promise<string[]> {
  const waiting = await database.query('SELECT 1 FROM events WHERE organization_id = ? AND position IS NULL LIMIT 1', [
    organization_id,
  ]);
  const endpoint_ids = new Set<string>();
  for (let count = waiting.length === 0 ? 0 : events_per_turn; count === events_per_turn;) {
    const turn = await database.transaction(async (tx) => {
      await addCounter(tx, organization_id);
      const events = await tx.query<EventRow>(
        `SELECT ${columns} FROM events WHERE organization_id = ? AND position IS NULL ORDER BY id LIMIT ${events_per_turn}${lockSql[tx.engine].update}`,
        [organization_id],
      );
      const placed: StoredEvent[] = [];
      for (const event of events) {
        const position = await grow(tx, organization_id);
        const sequence = event.connector_id === null ? position : await grow(tx, event.connector_id);
        await tx.change('UPDATE events SET position = ?, sequence = ? WHERE id = ?', [position, sequence, event.id]);
        placed.push({ ...event, position, sequence });
      }
      return { count: events.length, endpoint_ids: await on_placed(tx, organization_id, placed) };
    });
    ({ count } = turn);
    for (const id of turn.endpoint_ids) endpoint_ids.add(id);
  }
  return [...endpoint_ids];
}

/** Organizations with committed events that have no position yet. */
export async function withoutPlace(database: Database, limit: number): Promise<string[]> {
  const rows = await database.query<{ organization_id: string }>(
    `SELECT DISTINCT organization_id FROM events WHERE position IS NULL LIMIT ${Math.floor(limit)}`,
  );
  return rows.map((row) => row.organization_id);
}

export class EventLog {
  readonly #database: Database;
  readonly #macs: { events: Macs; changes: Macs };

  constructor(database: Database, macs: { events: Macs; changes: Macs }) {
    this.#database = database;
    this.#macs = macs;
  }

  /** `position`: up to which the page has looked. */
  async read(request: EventsRequest): Promise<{ page: EventsPage; position: number }> {
    const { organization_id, customer_name, connector_id, types, after, page_size, narrowed } = request;
    const binding = ['events', organization_id, customer_name ?? null, connector_id ?? null, types ?? null];
    const from = after === undefined ? 0 : openCursor<number>(this.#macs.events, binding, after);
    const [counter] = await this.#database.query<{ value: number }>('SELECT value FROM event_counters WHERE name = ?', [
      organization_id,
    ]);
    const newest = Number(counter?.value ?? 0);
    const filters: Array<[string, readonly unknown[]]> = [
      ['organization_id = ? AND position > ? AND position <= ?', [organization_id, from, newest]],
      ...(customer_name === undefined ? [] : [['customer_name = ?', [customer_name]] as [string, string[]]]),
      ...(connector_id === undefined ? [] : [['connector_id = ?', [connector_id]] as [string, string[]]]),
      ...(types === undefined
        ? []
        : [[`type IN (${types.map(() => '?').join(', ')})`, types] as [string, readonly string[]]]),
    ];
    if (narrowed)
      filters.push([
        `connector_id IN (SELECT id FROM connectors WHERE ${narrowed.connectors.sql})`,
        narrowed.connectors.values,
      ]);
    const rows = await this.#database.query<StoredEvent>(
      `SELECT ${columns} FROM events WHERE ${filters.map(([sql]) => sql).join(' AND ')} ORDER BY position LIMIT ${page_size + 1}`,
      filters.flatMap(([, values]) => values),
    );
    const shown = rows.slice(0, page_size);
    const more = rows.length > page_size;
    const position = more ? Number(shown.at(-1)?.position) : Math.max(newest, from);
    const events = shown.map((row) => this.toEvent(row));
    return {
      page: {
        data: narrowed ? await narrowed.show(events) : events,
        pagination: { after: sealCursor(this.#macs.events, binding, position), page_size },
        meta: { caught_up: !more },
      },
      position,
    };
  }

  toEvent(row: StoredEvent): Event {
    return {
      id: row.id,
      type: row.type,
      created_at: row.created_at,
      organization_id: row.organization_id,
      customer_name: row.customer_name,
      ...(row.connector_id === null ? {} : { connector_id: row.connector_id }),
      sequence: Number(row.sequence),
      data: this.#data(row),
    };
  }

  /** Cursors are sealed when they are read, with the key that is active then. */
  #data({ type, connector_id, data }: StoredEvent): Record<string, unknown> {
    const stored = JSON.parse(data) as Record<string, unknown>;
    if (type !== 'records.changed' || stored['entity'] === undefined) return stored;
    const { entity, generation, from, to, upserts, deletes } = stored as unknown as StoredChanges;
    const cursor = (number: number | null) =>
      number === null
        ? null
        : sealCursor(this.#macs.changes, ['changes', connector_id, [entity]], [generation, number, number]);
    return { entity, from: cursor(from), to: cursor(to), upserts, deletes };
  }

  purge(kept_ms: number): Promise<number> {
    return this.#database.change(`DELETE FROM events WHERE created_at <= ${laterSql(this.#database.engine, -kept_ms)}`);
  }
}
