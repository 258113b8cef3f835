import { LRUCache } from 'lru-cache';
import type { Engine } from '../../storage/column-types.ts';
import type { RecordStore } from '../../records/record-tables.ts';
import type { RecordIndex } from '../../records/table-layout.ts';
import { compileCondition, isKeyOnly } from './compile.ts';
import type { Dialect } from '../engines/dialect.ts';
import type { Bounds, Executor } from '../engines/executor.ts';
import { guardSql } from '../engines/sqlite-guards.ts';
import { conjuncts, isComparison, textQuery, tokenGroups, type TokenGroup } from './narrow.ts';
import { join, sql } from '../engines/sql.ts';
import type { Comparison, Condition, FieldOperator, SearchQuery, SortKey } from '../language/tree.ts';

/** How the rows of a search are reached. */
export type Access =
  /**
   * In the order of the response, by an index that has it: stops where the page is full. `exact`: the index decides the
   * filter too, so that it gives no row that is left out.
   */
  | { by: 'order'; index: string; exact: boolean }
  /** The rows that satisfy an indexed condition; they are sorted afterwards. */
  | { by: 'key'; index: string }
  /** The rows that the text index finds; they are sorted afterwards. */
  | { by: 'text'; query: string }
  /** All rows of the connector; they are sorted afterwards. */
  | { by: 'scan'; index: string };

/** One way to a page. Where it has looked at `examined` rows and the page is not full, the next one is taken. */
export interface Attempt {
  access: Access;
  examined: number | null;
}

export interface Plan {
  attempts: Attempt[];
  /** Whether an index gives the order of the response: then a page after a cursor is read from where it begins. */
  order_index: string | null;
}

/** Where the planner changes its mind, in rows. */
export interface Tuning {
  /** So few rows are read and sorted sooner than any order is walked. */
  few_rows: number;
  /** What an ordered walk may look at before a narrowing index is thought better of: some 10 and 50 ms of work. */
  walk_beside_text: number;
  walk_beside_key: number;
}

const usual: Tuning = { few_rows: 1000, walk_beside_text: 2000, walk_beside_key: 20_000 };

export interface Planner {
  plan(store: RecordStore, ordinal: number, query: SearchQuery, bounds: Omit<Bounds, 'light'>): Promise<Plan>;
  /** How all rows that satisfy a filter are reached, in any order. `few`: they are known to be few. */
  planAll(
    store: RecordStore,
    ordinal: number,
    { filter, columns }: AllRows,
    bounds: Omit<Bounds, 'light'>,
  ): Promise<{ access: Exclude<Access, { by: 'order' }>; few: boolean }>;
}

export interface AllRows {
  filter: Condition;
  /** The key columns that are read beside those of the filter; null: more than key columns is read. */
  columns: string[] | null;
}

export function createPlanner(
  dialect: Dialect,
  executor: Executor,
  { few_rows, walk_beside_text, walk_beside_key }: Tuning = usual,
): Planner {
  // Counts change slowly, and a wrong one costs time, never a result.
  const counts = new LRUCache<string, number>({ max: 2000, ttl: 30_000 });

  /** How many rows satisfy a condition, at most `few_rows` + 1: a bounded look into an index. */
  async function count(
    store: RecordStore,
    ordinal: number,
    { index, conditions }: KeyConditions,
    bounds: Omit<Bounds, 'light'>,
  ): Promise<number> {
    const condition = join(
      conditions.map((each) => compileCondition(dialect, each)),
      'AND',
    );
    const light = conditions.every(isKeyOnly);
    const guard = dialect.engine === 'sqlite' ? `${guardSql({ examined: null, light, costly: !light })} AND ` : '';
    const key = [store.table, ordinal, condition.text, ...condition.values].join('\0');
    const known = counts.get(key);
    if (known !== undefined) return known;
    const counted = await executor.count(
      sql(
        `SELECT COUNT(*) AS count FROM (SELECT 1 FROM ${store.table} t ${useIndex(dialect.engine, index)} WHERE connector = ? AND ${guard}${condition.text} LIMIT ${few_rows + 1}) few`,
        ordinal,
        ...condition.values,
      ),
      { ...bounds, light },
    );
    const found = counted ?? few_rows + 1;
    counts.set(key, found);
    return found;
  }

  /** The keys of which an index finds the fewest rows. */
  async function narrowestOf(
    store: RecordStore,
    ordinal: number,
    keys: readonly KeyConditions[],
    bounds: Omit<Bounds, 'light'>,
  ): Promise<{ index: string; rows: number } | undefined> {
    let narrowest: { index: string; rows: number } | undefined;
    for (const each of keys) {
      const rows = await count(store, ordinal, each, bounds);
      if (!narrowest || rows < narrowest.rows) narrowest = { index: each.index, rows };
    }
    return narrowest;
  }

  const groupsOf = (store: RecordStore, ordinal: number, all: readonly Condition[]): TokenGroup[] =>
    someOf(all.flatMap((each) => tokenGroups(dialect.engine, store, ordinal, each)));

  return {
    async plan(store, ordinal, query, bounds) {
      const all = conjuncts(query.filter);
      const order_index = orderIndex(dialect.engine, store, query.sort);
      const order: Array<Extract<Access, { by: 'order' }>> =
        order_index === null ? [] : [{ by: 'order', index: order_index.name, exact: false }];
      const plan = (attempts: Attempt[]): Plan => ({ attempts, order_index: order_index?.name ?? null });
      const last = (access: Access): Attempt => ({ access, examined: null });

      // What the order's own index decides needs nothing else.
      const keys = keyConditions(store, all);
      const sorted_by = query.sort[0]?.field.key?.column ?? 'id';
      if (
        order[0] &&
        all.every((each) =>
          keys.some((key) => key.column === sorted_by && (key.conditions as Condition[]).includes(each)),
        )
      ) {
        return plan([last({ ...order[0], exact: query.sort.length <= 1 && isRange(all) })]);
      }

      const narrowest = await narrowestOf(store, ordinal, keys, bounds);
      if (narrowest && narrowest.rows <= few_rows) return plan([last({ by: 'key', index: narrowest.index })]);

      const groups = groupsOf(store, ordinal, all);
      if (groups.length > 0) {
        const text = last({ by: 'text', query: textQuery(dialect.engine, groups) });
        return plan(order[0] ? [{ access: order[0], examined: walk_beside_text }, text] : [text]);
      }
      if (narrowest) {
        const key = last({ by: 'key', index: narrowest.index });
        return plan(order[0] ? [{ access: order[0], examined: walk_beside_key }, key] : [key]);
      }
      return plan([last(order[0] ?? { by: 'scan', index: idIndex(store) })]);
    },
    async planAll(store, ordinal, { filter, columns }, bounds) {
      const all = conjuncts(filter);
      const keys = keyConditions(store, all);
      // An index that has every column that is read spares the rows themselves.
      const read = columns !== null && isKeyOnly(filter) ? [...columns, ...keyColumns(filter)] : null;
      const covering = read
        ? [{ name: idIndex(store), columns: ['id'] }, ...store.indexes].find((each) =>
            read.every((column) => each.columns.includes(column)),
          )
        : undefined;
      if (covering && (keys.length === 0 || keys.some(({ index }) => index === covering.name)))
        return { access: { by: keys.length === 0 ? 'scan' : 'key', index: covering.name }, few: false };
      const narrowest = await narrowestOf(store, ordinal, keys, bounds);
      if (narrowest && narrowest.rows <= few_rows) return { access: { by: 'key', index: narrowest.index }, few: true };
      const groups = groupsOf(store, ordinal, all);
      if (groups.length > 0) return { access: { by: 'text', query: textQuery(dialect.engine, groups) }, few: false };
      if (narrowest) return { access: { by: 'key', index: narrowest.index }, few: false };
      return { access: { by: 'scan', index: covering?.name ?? idIndex(store) }, few: false };
    },
  };
}

/** The key columns that a condition on key columns alone reads. */
function keyColumns(condition: Condition): string[] {
  if (isComparison(condition)) return condition.field.key ? [condition.field.key.column] : [];
  return condition.op === 'not' ? keyColumns(condition.of) : condition.of.flatMap(keyColumns);
}

export const idIndex = (store: RecordStore): string => `ix_${store.table}_connector_id`;

/** SQLite fails where it cannot use the named index, MariaDB does without. */
export const useIndex = (engine: Engine, index: string): string =>
  engine === 'sqlite' ? `INDEXED BY ${index}` : `FORCE INDEX (${index})`;

/**
 * The text index opens a list for every token, so it is asked for a bounded number of them: the predicate decides, and
 * a few groups narrow as well as thousands.
 */
const max_tokens = 256;

function someOf(groups: TokenGroup[]): TokenGroup[] {
  let tokens = 0;
  return groups.filter((group) => (tokens += group.length) <= max_tokens);
}

interface KeyConditions {
  column: string;
  index: string;
  conditions: Comparison[];
}

/** The conditions that an index decides, by the column that it begins with. */
function keyConditions(store: RecordStore, all: readonly Condition[]): KeyConditions[] {
  const found = new Map<string, KeyConditions>();
  for (const each of all) {
    if (!isComparison(each) || keyUse[each.op] === null) continue;
    const column = each.field.key?.column;
    if (column === undefined || (each.op === 'in' && each.operands.length === 0)) continue;
    const index =
      column === 'id' ? idIndex(store) : store.indexes.find((candidate) => candidate.columns[1] === column)?.name;
    if (index === undefined) continue;
    const entry = found.get(column) ?? { column, index, conditions: [] };
    entry.conditions.push(each);
    found.set(column, entry);
  }
  return [...found.values()];
}

/**
 * Whether an index gives exactly the rows of these conditions on its first column: one range at most, since of two
 * lower bounds only one is where the walk begins, and not of a text, of which the index may hold but the beginning.
 */
function isRange(conditions: readonly Condition[]): boolean {
  const bounds = conditions.map((each) =>
    'operand' in each && typeof each.operand?.value !== 'string' ? keyUse[each.op] : null,
  );
  if (bounds.some((bound) => bound === null || bound === 'several')) return false;
  return new Set(bounds).size === bounds.length && (bounds.length < 2 || !bounds.includes('one'));
}

/** What an operator says about an index that begins with its field; null where an index does not decide it. */
export const keyUse: Record<FieldOperator, 'one' | 'several' | 'lower' | 'upper' | null> = {
  eq: 'one',
  neq: null,
  gt: 'lower',
  gte: 'lower',
  lt: 'upper',
  lte: 'upper',
  in: 'several',
  like: null,
  fuzzy: null,
  keyword: null,
};

/** The index in whose order the rows of a response lie. */
function orderIndex(engine: Engine, store: RecordStore, sort: readonly SortKey[]): { name: string } | null {
  const [first, second] = sort;
  if (!first || first.field.key?.column === 'id') return { name: idIndex(store) };
  const column = first.field.key?.column;
  if (column === undefined) return null;
  const index = store.indexes.find((each) => each.columns[1] === column && each.columns.length === 3);
  if (!index) return null;
  // SQLite sorts what the index does not decide, value by value, and reads no more than it must; MariaDB would sort all.
  if (engine === 'sqlite') return index;
  if (second && second.field.key?.column !== 'id') return null;
  return directed(index, first, second);
}

function directed(index: RecordIndex, first: SortKey, second: SortKey | undefined): { name: string } | null {
  if (second?.descending) return first.descending ? index : null; // backwards, id and all
  if (!first.descending) return index;
  return index.descending === null ? null : { name: index.descending };
}
