import type { ConnectorRow } from '../../generated/tables.gen.ts';
import { Problem } from '../../problem.ts';
import type { RecordStore } from '../../records/record-tables.ts';
import type { Database } from '../../storage/database.ts';
import { restrictPaths } from '../../execution/fields/project.ts';
import type { Mac } from '../../vault/key-ring.ts';
import { bytesOf, changeTexts, type Key, type RecordKey, type Tombstone } from './change-texts.ts';
import { openCursor, sealCursor } from './cursor.ts';
import {
  beginning,
  pack,
  recordsAfter,
  tombstonesAfter,
  unpack,
  type PackedPosition,
  type Position,
} from './position.ts';
import { wholePage } from './whole-page.ts';

export interface ChangesRequest {
  connector: Pick<ConnectorRow, 'id' | 'organization_id'>;
  /** The entities that are asked for, and whether they are all that are replicated. */
  stores: readonly RecordStore[];
  all: boolean;
  fields: string[][] | null;
  after: string | undefined;
  page_size: number;
  /** Records of one page come in so many bytes at most, unless the first one is larger. */
  max_bytes: number;
}

/** What of the cursor is inside: its generation, the newest number when the pass began, and the place. */
type Cursor = [generation: number, since: number, ...place: PackedPosition];

interface Feed {
  ordinal: number;
  feed: number | null;
  generation: number;
  number: number;
  horizon: number;
  /** Records that have been dropped and whose tombstones are still being written. */
  dropping: boolean;
  as_of: string | null;
}

export interface ChangesPage {
  /** The response as JSON text, in parts that are sent one behind the other. */
  body: Buffer[];
  empty: boolean;
  /** What the page takes into account, as `feedState` returns it. */
  state: string;
}

/** Differs after every change of a feed, also after the one that begins a new generation. */
export const feedState = ({ generation, number }: Pick<Feed, 'generation' | 'number'>): string =>
  `${generation}:${number}`;

interface Found {
  /** Changes as they are returned, separated by commas. */
  parts: Buffer[];
  /** Where the page ends. */
  last: Position;
  more: boolean;
}

export class ChangesReader {
  readonly #database: Database;
  readonly #macs: readonly [Mac, ...Mac[]];

  constructor(database: Database, macs: readonly [Mac, ...Mac[]]) {
    this.#database = database;
    this.#macs = macs;
  }

  async read(request: ChangesRequest): Promise<ChangesPage> {
    const feed = await this.#feed(request);
    const binding = ['changes', request.connector.id, request.all ? null : request.stores.map(({ entity }) => entity)];
    const from = this.#from(request, binding, feed);
    const stores = request.stores.toSorted((a, b) => (a.entity < b.entity ? -1 : 1));
    const found =
      from.position.of === 'end' && from.position.number >= feed.number
        ? { parts: [], last: from.position, more: false }
        : await this.#changes({ ...request, stores }, feed, from.position);
    const last: Position = found.more ? found.last : { number: feed.number, of: 'end' };
    const cursor: Cursor = [feed.generation, from.since, ...pack(last)];
    const meta = {
      caught_up: !found.more && !feed.dropping,
      as_of: feed.as_of,
      generation: feed.generation,
    };
    const after = sealCursor(this.#macs, binding, cursor);
    const pagination = { after, page_size: request.page_size };
    const body = [
      Buffer.from('{"data":['),
      ...found.parts,
      Buffer.from(`],"pagination":${JSON.stringify(pagination)},"meta":${JSON.stringify(meta)}}`),
    ];
    return { body, empty: found.parts.length === 0, state: feedState(feed) };
  }

  /** Cursors from which tombstones may be missing have expired; so have those of another account. */
  #from({ after }: ChangesRequest, binding: unknown, feed: Feed): { position: Position; since: number } {
    if (after === undefined) return { position: beginning, since: feed.number };
    const [generation, since, ...place] = openCursor<Cursor>(this.#macs, binding, after);
    const position = unpack(place);
    // A pass that began at `since` cannot have returned a record whose tombstone is older.
    if (generation !== feed.generation || Math.max(position.number, since) < feed.horizon)
      throw new Problem(
        'cursor_expired',
        generation === feed.generation
          ? 'Tombstones after this cursor have been removed. Begin again without a cursor, and remove what the feed does not contain.'
          : 'The account of the connector was replaced. Begin again without a cursor, and remove what the feed does not contain.',
      );
    return { position, since };
  }

  /** `as_of` is read before the number, so that everything up to it is in the feed up to the number. */
  async #feed({ connector, stores }: ChangesRequest): Promise<Feed> {
    const states = await this.#database.query<{ entity: string; as_of: string | null }>(
      'SELECT entity, as_of FROM replications WHERE connector_id = ?',
      [connector.id],
    );
    const as_of = new Map(states.map((state) => [state.entity, state.as_of]));
    const times = stores.map(({ entity }) => as_of.get(entity) ?? null);
    const [row] = await this.#database.query<Record<keyof Feed, number | null>>(
      `SELECT c.ordinal AS ordinal, f.feed AS feed, f.generation AS generation, f.number AS number, f.horizon AS horizon,
       (SELECT COUNT(*) FROM purges p WHERE p.connector_id = c.id AND p.ordinal >= f.feed) AS dropping
       FROM connectors c LEFT JOIN change_feeds f ON f.connector = c.ordinal WHERE c.id = ?`,
      [connector.id],
    );
    if (!row) throw new Problem('not_found', 'The connector does not exist.');
    return {
      ordinal: Number(row.ordinal),
      feed: row.feed,
      generation: Number(row.generation ?? 1),
      number: Number(row.number ?? 0),
      horizon: Number(row.horizon ?? 0),
      dropping: Number(row.dropping) > 0,
      as_of:
        times.reduce((least, each) => (least === null || each === null ? null : each < least ? each : least)) ?? null,
    };
  }

  async #changes(request: ChangesRequest, feed: Feed, position: Position): Promise<Found> {
    const wanted = request.page_size + 1;
    const tombstones = await this.#tombstones(request.stores, feed, position, wanted);
    const { stores, fields, max_bytes } = request;
    const [only, ...others] = tombstones.length === 0 ? stores : [];
    const whole = only && others.length === 0 && (await this.#wholePage(request, feed, position, only));
    if (whole) return whole;
    const records = await this.#recordKeys(stores, feed, position, wanted);
    const shared = others.length > 0 && storeOfAll(stores, records);
    const of_one = shared && (await this.#wholePage(request, feed, position, shared));
    if (of_one) return of_one;
    const order = merge(records, tombstones).slice(0, wanted);
    const page = order.slice(0, request.page_size);
    const { parts, keys } = await changeTexts(
      this.#database,
      { stores, fields, ordinal: feed.ordinal, newest: feed.number },
      page,
      max_bytes,
    );
    const last = page[keys - 1];
    return {
      parts,
      last: last ? positionOf(last) : position,
      more: order.length > keys,
    };
  }

  /** Undefined where it has to be put together record by record. */
  async #wholePage(
    request: ChangesRequest,
    feed: Feed,
    position: Position,
    store: RecordStore,
  ): Promise<Found | undefined> {
    if (restrictPaths(request.fields, store.granted)) return undefined;
    const { page_size, max_bytes } = request;
    const { ordinal, number: newest } = feed;
    const page = await wholePage(this.#database, { store, ordinal, position, newest, page_size });
    return page && bytesOf(page.parts) <= max_bytes ? { ...page, last: positionOf(page.last) } : undefined;
  }

  /** Keys only, from the indexes of all tables in one statement. */
  async #recordKeys(
    stores: readonly RecordStore[],
    feed: Feed,
    position: Position,
    limit: number,
  ): Promise<RecordKey[]> {
    const parts: string[] = [];
    const values: unknown[] = [];
    for (const [at, store] of stores.entries()) {
      for (const condition of recordsAfter(position, store)) {
        parts.push(
          `SELECT * FROM (SELECT ${at} AS store, change_number, number FROM ${store.table} WHERE connector = ? AND ${condition.sql} AND change_number <= ? ORDER BY change_number, number LIMIT ${limit}) s${parts.length}`,
        );
        values.push(feed.ordinal, ...condition.values, feed.number);
      }
    }
    const rows = await this.#database.query<{ store: number; change_number: number; number: number }>(
      `${parts.join(' UNION ALL ')} ORDER BY change_number, store, number LIMIT ${limit}`,
      values,
    );
    return rows.map((row) => ({
      of: 'record',
      change_number: Number(row.change_number),
      entity: stores[Number(row.store)]?.entity ?? '',
      row: Number(row.number),
    }));
  }

  async #tombstones(
    stores: readonly RecordStore[],
    feed: Feed,
    position: Position,
    limit: number,
  ): Promise<Tombstone[]> {
    if (feed.feed === null) return [];
    const { sql, values } = tombstonesAfter(position);
    const rows = await this.#database.query<Omit<Tombstone, 'of'>>(
      `SELECT change_number, entity, record_id AS id, reason, deleted_at FROM tombstones
       WHERE feed = ? AND ${sql} AND change_number <= ? AND entity IN (${marks(stores.length)}) ORDER BY change_number, entity, record_id LIMIT ${limit}`,
      [feed.feed, ...values, feed.number, ...stores.map(({ entity }) => entity)],
    );
    return rows.map((row) => ({ ...row, change_number: Number(row.change_number), of: 'tombstone' }));
  }
}

const positionOf = (each: Key): Position =>
  each.of === 'record'
    ? { number: each.change_number, of: 'record', entity: each.entity, row: each.row }
    : { number: each.change_number, of: 'tombstone', entity: each.entity, id: each.id };

function storeOfAll(stores: readonly RecordStore[], keys: readonly RecordKey[]): RecordStore | undefined {
  const entity = keys[0]?.entity;
  return keys.every((key) => key.entity === entity) ? stores.find((store) => store.entity === entity) : undefined;
}

const marks = (count: number) => Array(count).fill('?').join(', ');

/** Both lists are in order; of one number the records come first. */
function merge(records: readonly RecordKey[], tombstones: readonly Tombstone[]): Key[] {
  const merged: Key[] = [];
  let left: readonly Tombstone[] = tombstones;
  for (const record of records) {
    const later = left.findIndex((each) => each.change_number >= record.change_number);
    const before = later === -1 ? left.length : later;
    merged.push(...left.slice(0, before), record);
    left = left.slice(before);
  }
  return [...merged, ...left];
}
