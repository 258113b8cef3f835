import { LRUCache } from 'lru-cache';
import type { Engine } from '../storage/column-types.ts';
import type { RecordIndex, RecordStore } from '../storage/record-tables.ts';
import { compileCondition } from './compile.ts';
import type { Dialect } from './dialect.ts';
import type { Executor } from './executor.ts';
import { conjuncts, textQuery, tokenGroups } from './narrow.ts';
import { join, sql, type Sql } from './sql.ts';
import type { Condition, Leafwise, SearchQuery, SortKey } from './tree.ts';

/** How the rows of a search are reached. */
export type Access =
  /** In the order of the answer, by an index that has it: stops where the page is full. `exact`: the index decides the filter too, so that it gives no row that is left out. */
  | { by: 'order'; index: string; exact: boolean }
  /** The rows that an indexed condition leaves; they are sorted afterwards. */
  | { by: 'key'; index: string }
  /** The rows that the text index leaves; they are sorted afterwards. */
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
  /** Whether an index gives the order of the answer: then a page after a cursor is read from where it begins. */
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
  plan(store: RecordStore, ordinal: number, query: SearchQuery): Promise<Plan>;
}

export function createPlanner(dialect: Dialect, executor: Executor, { few_rows, walk_beside_text, walk_beside_key }: Tuning = usual): Planner {
  // Counts change slowly, and a wrong one costs time, never a result.
  const counts = new LRUCache<string, number>({ max: 2000, ttl: 30_000 });

  /** How many rows a condition leaves, at most `few_rows` + 1: a bounded look into an index. */
  async function count(store: RecordStore, ordinal: number, index: string, condition: Sql): Promise<number> {
    const key = [store.table, ordinal, condition.text, ...condition.values].join('\0');
    const known = counts.get(key);
    if (known !== undefined) return known;
    const found = await executor.count(
      sql(`SELECT COUNT(*) AS count FROM (SELECT 1 FROM ${store.table} ${useIndex(dialect.engine, index)} WHERE connector = ? AND ${condition.text} LIMIT ${few_rows + 1}) few`, ordinal, ...condition.values),
    );
    counts.set(key, found);
    return found;
  }

  return {
    async plan(store, ordinal, query) {
      const all = conjuncts(query.filter);
      const order_index = orderIndex(dialect.engine, store, query.sort);
      const order: Array<Extract<Access, { by: 'order' }>> = order_index === null ? [] : [{ by: 'order', index: order_index.name, exact: false }];
      const plan = (attempts: Attempt[]): Plan => ({ attempts, order_index: order_index?.name ?? null });
      const last = (access: Access): Attempt => ({ access, examined: null });

      // What the order's own index decides needs nothing else.
      const keys = keyConditions(store, all);
      const sorted_by = query.sort[0]?.field.key?.column ?? 'id';
      if (order[0] && all.every((each) => keys.some((key) => key.column === sorted_by && (key.conditions as Condition[]).includes(each)))) {
        return plan([last({ ...order[0], exact: query.sort.length <= 1 && isRange(all) })]);
      }

      let narrowest: { index: string; rows: number } | undefined;
      for (const { index, conditions } of keys) {
        const rows = await count(store, ordinal, index, join(conditions.map((each) => compileCondition(dialect, each)), 'AND'));
        if (!narrowest || rows < narrowest.rows) narrowest = { index, rows };
      }
      if (narrowest && narrowest.rows <= few_rows) return plan([last({ by: 'key', index: narrowest.index })]);

      const groups = all.flatMap((each) => tokenGroups(dialect.engine, store, ordinal, each));
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
  };
}

export const idIndex = (store: RecordStore): string => `ix_${store.table}_connector_id`;

/** SQLite fails where it cannot use the named index, MariaDB does without. */
export const useIndex = (engine: Engine, index: string): string => (engine === 'sqlite' ? `INDEXED BY ${index}` : `FORCE INDEX (${index})`);

/** The conditions that an index decides, by the column that it begins with. */
function keyConditions(store: RecordStore, all: readonly Condition[]): Array<{ column: string; index: string; conditions: Leafwise[] }> {
  const found = new Map<string, { column: string; index: string; conditions: Leafwise[] }>();
  for (const each of all) {
    if (!['eq', 'in', 'gt', 'gte', 'lt', 'lte'].includes(each.op)) continue;
    const condition = each as Leafwise;
    const column = condition.field.key?.column;
    if (column === undefined || (condition.op === 'in' && condition.operands.length === 0)) continue;
    const index = column === 'id' ? idIndex(store) : store.indexes.find((candidate) => candidate.columns[1] === column)?.name;
    if (index === undefined) continue;
    const entry = found.get(column) ?? { column, index, conditions: [] };
    entry.conditions.push(condition);
    found.set(column, entry);
  }
  return [...found.values()];
}

/**
 * Whether an index gives exactly the rows of these conditions on its first column: one range at most, since of two lower bounds only one is where the walk begins,
 * and not of a text, of which the index may hold but the beginning.
 */
function isRange(conditions: readonly Condition[]): boolean {
  const bounds = conditions.map((each) => ('operand' in each && typeof each.operand?.value !== 'string' ? ranges[each.op as keyof typeof ranges] : undefined));
  if (bounds.includes(undefined)) return false;
  return new Set(bounds).size === bounds.length && (bounds.length < 2 || !bounds.includes('one'));
}

const ranges = { eq: 'one', gt: 'lower', gte: 'lower', lt: 'upper', lte: 'upper' } as const;

/** The index in whose order the rows of an answer lie. */
function orderIndex(engine: Engine, store: RecordStore, sort: readonly SortKey[]): { name: string } | null {
  const [first] = sort;
  if (!first || first.field.key?.column === 'id') return { name: idIndex(store) };
  const column = first.field.key?.column;
  if (column === undefined) return null;
  const index = store.indexes.find((each) => each.columns[1] === column && each.columns.length === 3);
  if (!index) return null;
  // SQLite sorts what the index leaves open, value by value, and reads no more than it must; MariaDB would sort all.
  if (engine === 'sqlite') return index;
  if (sort.length > 1 && sort[1]!.field.key?.column !== 'id') return null;
  return directed(index, sort);
}

function directed(index: RecordIndex, sort: readonly SortKey[]): { name: string } | null {
  if (sort[1]?.descending) return sort[0]!.descending ? index : null; // backwards, id and all
  if (!sort[0]!.descending) return index;
  return index.descending === null ? null : { name: index.descending };
}
