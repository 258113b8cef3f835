import { Problem } from '../../problem.ts';
import type { DerivedCheck } from '../../records/derived-check.ts';
import type { RecordStore } from '../../records/record-tables.ts';
import type { Dialect } from '../engines/dialect.ts';
import type { Bounds, Executor, Groups } from '../engines/executor.ts';
import { guardSql, unguarded_rows } from '../engines/sqlite-guards.ts';
import { sql } from '../engines/sql.ts';
import type { AggregateQuery } from '../language/aggregate-tree.ts';
import { parseAggregate } from '../language/parse-aggregate.ts';
import type { Field } from '../language/tree.ts';
import { compileAggregate, momentRange, type CompileOptions } from '../planner/compile-aggregate.ts';
import { compileCondition, isKeyOnly } from '../planner/compile.ts';
import type { Planner } from '../planner/plan.ts';
import { rowSource } from '../planner/row-source.ts';
import type { SearchRequest } from '../search-request.ts';
import { offsetTree, yearsWith, type OffsetTree } from './offset-tree.ts';

export interface AggregationOptions {
  dialect: Dialect;
  executor: Executor;
  planner: Planner;
  derived: DerivedCheck;
  timeout_ms: number;
  max_bytes: number;
}

/** Computes groups and metrics by the way that a search takes: parser, planner, compiler, executor. */
export function createAggregation({ dialect, executor, planner, derived, timeout_ms, max_bytes }: AggregationOptions) {
  type Within = Omit<Bounds, 'light'>;

  /** The offsets that the statement needs to know: MariaDB has no time zones of its own that one could rely on. */
  async function offsetsOf(store: RecordStore, ordinal: number, { groups }: AggregateQuery, bounds: Within) {
    const offsets = new Map<string, OffsetTree>();
    if (dialect.engine === 'sqlite') return offsets;
    for (const { field, bucket } of groups) {
      if (!bucket || (field.kind !== 'timestamp' && field.element !== 'timestamp')) continue;
      const { timezone } = bucket;
      const years =
        timezone === 'UTC' ? [] : await yearsWith((range) => momentsOf(store, ordinal, field, range, bounds));
      offsets.set(timezone, await offsetTree(timezone, years, offsets.get(timezone)));
    }
    return offsets;
  }

  /** Of the moments of a field on or after `from`: the first and the last, in seconds. */
  async function momentsOf(
    store: RecordStore,
    ordinal: number,
    field: Field,
    from: number | null,
    bounds: Within,
  ): Promise<[number, number] | null> {
    const [first, last] = await executor.row(momentRange(dialect, { store, ordinal, field, from }), bounds);
    return first === null || last === null ? null : [Number(first), Number(last)];
  }

  /** Numbers of rows only grow, and the last one is found at once. */
  async function isSmall({ table }: RecordStore, bounds: Within): Promise<boolean> {
    const last = await executor.count(sql(`SELECT MAX(number) FROM ${table}`), { ...bounds, light: true });
    return (last ?? Infinity) <= unguarded_rows;
  }

  async function groupsOf(
    { store, connector: { ordinal, organization_id: tenant } }: SearchRequest,
    query: AggregateQuery,
    deadline: number,
  ): Promise<Groups> {
    const bounds = { tenant, deadline };
    const predicate = compileCondition(dialect, query.filter);
    const offsets = await offsetsOf(store, ordinal, query, bounds);
    const attempt = async (cut: boolean): Promise<Groups> => {
      const columns = keyColumnsOf(query, cut);
      const { access, few } = await planner.planAll(store, ordinal, { filter: query.filter, columns }, bounds);
      const light = columns !== null && access.by !== 'text' && isKeyOnly(query.filter);
      const costly = !light && predicate.values.length > 8;
      // Where there may be few, the statement begins on the main thread, which only the guard gives back.
      const unguarded = dialect.engine === 'mariadb' || (light && !few && (await isSmall(store, bounds)));
      const guard = unguarded ? '' : `${guardSql({ examined: null, light, costly })} AND `;
      const source = rowSource(
        dialect.engine,
        { store, ordinal },
        access,
        sql(`${guard}${predicate.text}`, ...predicate.values),
      );
      const options: CompileOptions = { cut, offsets };
      const compiled = compileAggregate(dialect, query, source, options);
      return executor.aggregate({ ...compiled, ...bounds, max_bytes, light: light && few });
    };
    const groups = await attempt(true);
    return groups.cut ? attempt(false) : groups;
  }

  return async (request: SearchRequest): Promise<Buffer[]> => {
    const started = performance.now();
    const query = parseAggregate(request.store, request.action, request.params);
    const as_of = await request.as_of();
    const deadline = started + timeout_ms;
    if (!(await derived.isDerived(request.store, request.connector.ordinal, deadline)))
      throw new Problem(
        'search_timeout',
        'The records are being prepared for aggregations after an upgrade. Try again later.',
        { retry_after_s: 30 },
      );
    const { body, whole, count } = await groupsOf(request, query, deadline);
    const took_ms = Math.round((performance.now() - started) * 1000) / 1000;
    const meta = { groups: count, has_more: !whole, cursor: null, took_ms, as_of };
    return [Buffer.from('{"data":['), body, Buffer.from(`],"meta":${JSON.stringify(meta)}}`)];
  };
}

/** The key columns that groups and metrics are read from; null where more of a record is read. */
function keyColumnsOf({ groups, metrics }: AggregateQuery, cut: boolean): string[] | null {
  const columns: string[] = [];
  const read = [
    ...groups.map(({ field }) => ({ field, whole: cut })),
    ...metrics.flatMap(({ field }) => (field ? [{ field, whole: false }] : [])),
  ];
  for (const { field, whole } of read) {
    const { key } = field;
    if (!key || (key.kind === 'text' && key.column !== 'id' && !whole)) return null;
    columns.push(key.column);
  }
  return columns;
}
