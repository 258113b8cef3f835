import { deleteInPieces } from '../../storage/delete-in-pieces.ts';
import type { Event } from '../../generated/types.gen.ts';
import type { EventRow } from '../../generated/tables.gen.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { laterSql } from '../../storage/database-clock.ts';
import { updateRows } from '../../storage/update-rows.ts';
import type { Mac } from '../../vault/key-ring.ts';
import { openCursor, sealCursor } from '../change-feed/cursor.ts';
import { lockCounter, takeNumbers } from './counters.ts';
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
      await lockCounter(tx, organization_id);
      // Read after the lock, without one of its own: a lock on this range would hold up those who write events.
      const events = await tx.query<EventRow>(
        `SELECT ${columns} FROM events WHERE organization_id = ? AND position IS NULL ORDER BY id LIMIT ${events_per_turn}`,
        [organization_id],
      );
      const placed = await numbered(tx, organization_id, events);
      await updateRows(tx, 'events', ['position', 'sequence'], placed);
      return { count: events.length, endpoint_ids: await on_placed(tx, organization_id, placed) };
    });
    ({ count } = turn);
    for (const id of turn.endpoint_ids) endpoint_ids.add(id);
  }
  return [...endpoint_ids];
}

/** With their positions in the logs of the organization and of the connector. */
async function numbered(tx: Transaction, organization_id: string, events: EventRow[]): Promise<StoredEvent[]> {
  if (events.length === 0) return [];
  const first = await takeNumbers(tx, organization_id, events.length);
  const counts = new Map<string, number>();
  for (const { connector_id: id } of events) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  const next = new Map<string, number>();
  for (const [id, count] of counts) next.set(id, await takeNumbers(tx, id, count));
  return events.map((event, at) => {
    const position = first + at;
    const sequence = event.connector_id === null ? position : (next.get(event.connector_id) ?? 1);
    if (event.connector_id !== null) next.set(event.connector_id, sequence + 1);
    return { ...event, position, sequence };
  });
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
    return deleteInPieces(this.#database, 'events', `created_at <= ${laterSql(this.#database.engine, -kept_ms)}`);
  }
}
