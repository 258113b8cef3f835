import { createAggregation } from './aggregate/aggregation.ts';
import type { Database } from '../storage/database.ts';
import { createDerivedCheck } from '../records/derived-check.ts';
import type { RecordStore } from '../records/record-tables.ts';
import { compileCondition, isKeyOnly } from './planner/compile.ts';
import { invalidCursor, readCursor, writeCursor, type Position } from './cursor.ts';
import { dialects } from './engines/dialect.ts';
import { createExecutor } from './engines/create-executor.ts';
import { adoptPosition, orderBy, orderTerms, segmentsAfter } from './planner/order.ts';
import type { Page } from './engines/page.ts';
import { createRecordsReader } from './read-records.ts';
import type { SearchRequest } from './search-request.ts';
import { parseSearch } from './language/parse.ts';
import { rowSource } from './planner/row-source.ts';
import { createPlanner, type Access, type Attempt, type Plan, type Tuning } from './planner/plan.ts';
import { guardSql, largeSql } from './engines/sqlite-guards.ts';
import { isTrue, sql, type Sql } from './engines/sql.ts';
import type { SearchQuery } from './language/tree.ts';
import { present } from '../present.ts';

type Mac = (text: string) => Buffer;

export interface Search {
  /**
   * The response as JSON text, in parts that are sent one behind the other: the records as they are stored, and what goes
   * around them.
   */
  search(request: SearchRequest): Promise<Buffer[]>;
  /** The same for an aggregation; `action` is the contract of its action aggregate. */
  aggregate(request: SearchRequest): Promise<Buffer[]>;
  /** How a search would be done: for tests, and to look into a slow one. */
  explain(request: SearchRequest): Promise<{ plan: Plan; statements: Sql[] }>;
  close(): Promise<void>;
}

export interface SearchOptions {
  database: Database;
  macs: readonly [Mac, ...Mac[]];
  timeout_ms?: number;
  max_page_bytes?: number;
  tuning?: Tuning;
  /** Called where records of an entity have to be derived again. */
  on_underived?: (store: RecordStore, ordinal: number) => void;
}

export function createSearch({
  database,
  macs,
  timeout_ms = 8000,
  max_page_bytes = 16 * 1024 * 1024,
  tuning,
  on_underived,
}: SearchOptions): Search {
  const dialect = dialects[database.engine];
  const executor = createExecutor(database);
  const planner = createPlanner(dialect, executor, tuning);
  const derived = createDerivedCheck(database, on_underived);
  const readRecords = createRecordsReader(database);

  function prepare({ connector, store, action, params }: SearchRequest) {
    const query = parseSearch(store, action, params);
    const scope = { connector_id: connector.id, entity: store.entity, binding: query.binding };
    const given = query.cursor === null ? null : readCursor(macs, scope, query.cursor, query.sort.length);
    const position = given && adoptPosition(query.sort, given);
    if (position === undefined) throw invalidCursor();
    return {
      query,
      scope,
      position,
      terms: orderTerms(dialect, query.sort),
      predicate: compileCondition(dialect, query.filter),
    };
  }

  function statementOf(
    store: RecordStore,
    ordinal: number,
    query: SearchQuery,
    { access, examined }: Attempt,
    predicate: Sql,
    segment: Sql,
  ): Sql {
    const maria = dialect.engine === 'mariadb';
    const record = maria ? 'CONVERT(t.record USING binary) AS record' : 'CAST(t.record AS BLOB) AS record';
    // Where no row is left out, no more rows are looked at than are answered. Of two ranges, the filter's and the
    // cursor's, an index begins at one.
    const straight = access.by === 'order' && access.exact && (isTrue(predicate) || isTrue(segment));
    const light = isLight(query, access);
    const guard =
      maria || straight ? '' : `${guardSql({ examined, light, costly: !light && predicate.values.length > 8 })} AND `;
    const large = maria ? '' : ` AND ${largeSql}`;
    const { from, where } = rowSource(dialect.engine, { store, ordinal }, access, {
      text: `${guard}${segment.text} AND ${predicate.text}${large}`,
      values: [...segment.values, ...predicate.values],
    });
    return sql(
      `SELECT ${record} FROM ${from} WHERE ${where.text} ORDER BY ${orderBy(orderTerms(dialect, query.sort))}`,
      ...where.values,
    );
  }

  async function run(request: SearchRequest): Promise<Buffer[]> {
    const started = performance.now();
    const deadline = started + timeout_ms;
    const { query, scope, position, terms, predicate } = prepare(request);
    const { store, connector } = request;
    const { ordinal } = connector;
    const [as_of, is_derived] = await Promise.all([request.as_of(), derived.isDerived(store, ordinal, deadline)]);
    const bounds = { tenant: connector.organization_id, deadline };
    const responseOf = ({ parts, last }: Pick<Response, 'parts' | 'last'>, more: boolean): Buffer[] => {
      const cursor = more && last ? writeCursor(macs, scope, last) : null;
      const meta = { has_more: more, cursor, took_ms: Math.round((performance.now() - started) * 1000) / 1000, as_of };
      return [Buffer.from('{"data":['), ...parts, Buffer.from(`],"meta":${JSON.stringify(meta)}}`)];
    };
    if (!is_derived) {
      const max_bytes = Math.min(max_page_bytes, query.max_bytes ?? Infinity);
      const page = await readRecords({ store, ordinal, query, position, max_bytes, ...bounds });
      return responseOf(page, page.state === 'full');
    }
    const plan = await planner.plan(store, ordinal, query, bounds);
    const response: Response = { parts: [], count: 0, bytes: 0, last: null };
    let attempt = present(plan.attempts[0]);
    const segmentsOf = (from: Position | null) => segmentsAfter(terms, from, attempt.access.by === 'order');
    let segments = segmentsOf(position);
    let more = false;
    for (let at = 0; at < segments.length;) {
      const { access, examined } = attempt;
      const wanted = query.limit - response.count;
      const limit = Math.min(wanted, executor.rowsAtOnce(response.count, response.bytes));
      const page: Page = await executor.fetch({
        statement: statementOf(store, ordinal, query, attempt, predicate, present(segments[at])),
        limit,
        max_bytes: Math.min(max_page_bytes, query.max_bytes ?? Infinity) - response.bytes,
        fields: query.fields,
        sort: query.sort,
        first: response.count === 0,
        examined,
        ...bounds,
        light: isLight(query, access),
      });
      append(response, page);
      if (page.state === 'full') {
        more = page.count < limit || limit === wanted;
        if (more) break;
        segments = segmentsOf(response.last);
        at = 0;
      } else if (page.state === 'spent') {
        // What it has found stands, for it came in order; another way goes on behind it.
        attempt = plan.attempts[plan.attempts.indexOf(attempt) + 1] ?? attempt;
        segments = segmentsOf(response.last ?? position);
        at = 0;
      } else at++;
    }
    return responseOf(response, more);
  }

  return {
    search: run,
    aggregate: createAggregation({ dialect, executor, planner, derived, timeout_ms, max_bytes: max_page_bytes }),
    async explain(request) {
      const { query, terms, position, predicate } = prepare(request);
      const { store, connector } = request;
      const plan = await planner.plan(store, connector.ordinal, query, {
        tenant: connector.organization_id,
        deadline: performance.now() + timeout_ms,
      });
      const segments = segmentsAfter(terms, position, present(plan.attempts[0]).access.by === 'order');
      return {
        plan,
        statements: plan.attempts.map((each) =>
          statementOf(store, connector.ordinal, query, each, predicate, present(segments[0])),
        ),
      };
    },
    close: () => executor.close(),
  };
}

interface Response {
  parts: Buffer[];
  count: number;
  bytes: number;
  last: Position | null;
}

const comma = Buffer.from(',');

function append(response: Response, page: Page): void {
  if (page.count === 0) return;
  if (response.count > 0) response.parts.push(comma);
  for (const part of page.parts) response.parts.push(part);
  response.count += page.count;
  response.bytes += page.bytes + comma.length;
  response.last = page.last;
}

/** Whether an index and key columns alone lead to the records. */
const isLight = (query: SearchQuery, access: Access): boolean =>
  (access.by === 'order' || access.by === 'key') &&
  query.sort.every(({ field }) => field.key !== null) &&
  isKeyOnly(query.filter);
