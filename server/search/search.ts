import type { ActionContract } from '../connectors/define.ts';
import type { ConnectorRow } from '../generated/tables.gen.ts';
import type { Database } from '../storage/database.ts';
import type { SyncedRecord } from '../storage/derive-record.ts';
import type { RecordStore } from '../storage/record-tables.ts';
import { compileCondition } from './compile.ts';
import { readCursor, writeCursor, type Position } from './cursor.ts';
import { dialects } from './dialect.ts';
import { createExecutor } from './executor.ts';
import { orderBy, orderTerms, positionOf, segmentsAfter } from './order.ts';
import type { Page } from './page.ts';
import { parseSearch } from './parse.ts';
import { createPlanner, useIndex, type Attempt, type Plan, type Tuning } from './plan.ts';
import { guardSql } from './sqlite-statement.ts';
import { isTrue, sql, type Sql } from './sql.ts';
import type { SearchQuery } from './tree.ts';

type Mac = (text: string) => Buffer;

export interface SearchRequest {
  connector: Pick<ConnectorRow, 'id' | 'ordinal'>;
  /** Where the entity's records are. */
  store: RecordStore;
  /** The contract of its action search. */
  action: ActionContract;
  params: unknown;
  /** When the entity's last successful replication began; throws where there was none. Asked after the parameters have been found good, as the contract orders. */
  as_of(): Promise<string>;
}

export interface Search {
  /** The answer as JSON text, in parts that are sent one behind the other: the records as they are stored, and what goes around them. */
  search(request: SearchRequest): Promise<Buffer[]>;
  /** How a search would be done: for tests and for whoever wonders. */
  explain(request: SearchRequest): Promise<{ plan: Plan; statements: Sql[] }>;
  close(): Promise<void>;
}

export interface SearchOptions {
  database: Database;
  macs: readonly [Mac, ...Mac[]];
  timeout_ms?: number;
  max_page_bytes?: number;
  tuning?: Tuning;
}

export function createSearch({ database, macs, timeout_ms = 8000, max_page_bytes = 16 * 1024 * 1024, tuning }: SearchOptions): Search {
  const dialect = dialects[database.engine];
  const executor = createExecutor(database);
  const planner = createPlanner(dialect, executor, tuning);

  function prepare({ connector, store, action, params }: SearchRequest) {
    const query = parseSearch(store, action, params);
    const scope = { connector_id: connector.id, entity: store.entity, binding: query.binding };
    const position = query.cursor === null ? null : readCursor(macs, scope, query.cursor, query.sort.length);
    return { query, scope, position, terms: orderTerms(dialect, query.sort), predicate: compileCondition(dialect, query.filter) };
  }

  function statementOf(store: RecordStore, ordinal: number, query: SearchQuery, { access, examined }: Attempt, predicate: Sql, segment: Sql): Sql {
    const maria = dialect.engine === 'mariadb';
    const record = maria ? 'CONVERT(t.record USING binary) AS record' : 'CAST(t.record AS BLOB) AS record';
    // Where no row is left out, no more rows are looked at than are answered. Of two ranges, the filter's and the cursor's, an index begins at one.
    const straight = access.by === 'order' && access.exact && (isTrue(predicate) || isTrue(segment));
    const guard = maria || straight ? '' : ` AND ${guardSql(examined)}`;
    const where = `${segment.text} AND ${predicate.text} ORDER BY ${orderBy(orderTerms(dialect, query.sort))}`;
    const values = [ordinal, ...segment.values, ...predicate.values];
    if (access.by !== 'text') return sql(`SELECT ${record} FROM ${store.table} t ${useIndex(dialect.engine, access.index)} WHERE t.connector = ?${guard} AND ${where}`, ...values);
    if (maria) return sql(`SELECT ${record} FROM ${store.table} t WHERE MATCH (t.words) AGAINST (? IN BOOLEAN MODE) AND t.connector = ? AND ${where}`, access.query, ...values);
    // The plus keeps SQLite from going the other way round, by the connector's index.
    return sql(
      `SELECT ${record} FROM ${store.table} t WHERE t.number IN (SELECT rowid FROM ${store.text_index} WHERE ${store.text_index} MATCH ?) AND +t.connector = ?${guard} AND ${where}`,
      access.query,
      ...values,
    );
  }

  async function run(request: SearchRequest): Promise<Buffer[]> {
    const started = performance.now();
    const deadline = started + timeout_ms;
    const { query, scope, position, terms, predicate } = prepare(request);
    const as_of = await request.as_of();
    const { store, connector } = request;
    const { ordinal } = connector;
    const plan = await planner.plan(store, ordinal, query);
    const answer: Answer = { parts: [], count: 0, bytes: 0, last: null };
    const segmentsOf = (from: Position | null) => segmentsAfter(terms, from, plan.attempts[attempt]!.access.by === 'order');
    let attempt = 0;
    let segments = segmentsOf(position);
    let more = false;
    for (let at = 0; at < segments.length; ) {
      const { access, examined } = plan.attempts[attempt]!;
      const wanted = query.limit - answer.count;
      const limit = Math.min(wanted, executor.rowsAtOnce(answer.count, answer.bytes));
      const page: Page = await executor.fetch({
        statement: statementOf(store, ordinal, query, plan.attempts[attempt]!, predicate, segments[at]!),
        limit,
        max_bytes: max_page_bytes - answer.bytes,
        fields: query.fields,
        first: answer.count === 0,
        examined,
        deadline,
        heavy: access.by === 'text' || access.by === 'scan',
      });
      append(answer, page);
      if (page.state === 'full') {
        more = page.count < limit || limit === wanted;
        if (more) break;
        segments = segmentsOf(lastOf(query, answer)!);
        at = 0;
      } else if (page.state === 'spent') {
        // What it has found stands, for it came in order; another way goes on behind it.
        attempt = Math.min(attempt + 1, plan.attempts.length - 1);
        segments = segmentsOf(lastOf(query, answer) ?? position);
        at = 0;
      } else at++;
    }
    const cursor = more ? writeCursor(macs, scope, lastOf(query, answer)!) : null;
    const meta = { has_more: more, cursor, took_ms: Math.round((performance.now() - started) * 1000) / 1000, as_of };
    return [Buffer.from('{"data":['), ...answer.parts, Buffer.from(`],"meta":${JSON.stringify(meta)}}`)];
  }

  return {
    search: run,
    async explain(request) {
      const { query, terms, position, predicate } = prepare(request);
      const { store, connector } = request;
      const plan = await planner.plan(store, connector.ordinal, query);
      const segments = segmentsAfter(terms, position, plan.attempts[0]!.access.by === 'order');
      return { plan, statements: plan.attempts.map((each) => statementOf(store, connector.ordinal, query, each, predicate, segments[0]!)) };
    },
    close: () => executor.close(),
  };
}

interface Answer {
  parts: Buffer[];
  count: number;
  bytes: number;
  last: Buffer | null;
}

const comma = Buffer.from(',');

function append(answer: Answer, page: Page): void {
  if (page.count === 0) return;
  if (answer.count > 0) answer.parts.push(comma);
  answer.parts.push(page.body);
  answer.count += page.count;
  answer.bytes += page.body.length + 1;
  answer.last = page.last;
}

const lastOf = (query: SearchQuery, answer: Answer): Position | null => (answer.last ? positionOf(query.sort, parseRecord(answer.last)) : null);

const parseRecord = (bytes: Buffer): SyncedRecord => JSON.parse(bytes.toString('utf8')) as SyncedRecord;
