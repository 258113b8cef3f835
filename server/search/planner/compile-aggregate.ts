import type { RecordStore } from '../../records/record-tables.ts';
import { isDirect } from '../../records/sort-values.ts';
import { digest_mark, type CellForm, type GroupCell, type MetricCell } from '../aggregate/cells.ts';
import { offset_range } from '../aggregate/buckets.ts';
import type { GroupShape } from '../aggregate/top-groups.ts';
import type { OffsetTree } from '../aggregate/offset-tree.ts';
import { valueOf, type Dialect } from '../engines/dialect.ts';
import {
  elements_name,
  bucket_name,
  guard_name,
  json_columns,
  large_name,
  sum_name,
} from '../engines/sqlite-guards.ts';
import { sql, type Sql } from '../engines/sql.ts';
import { useIndex } from './plan.ts';
import type { RowSource } from './row-source.ts';
import type { AggregateQuery, Bucket, GroupKey, Metric } from '../language/aggregate-tree.ts';
import type { Field } from '../language/tree.ts';
import { present } from '../../present.ts';

export interface CompileOptions {
  /** Whether key columns stand for their fields though they hold but the beginning of long texts. */
  cut: boolean;
  /** MariaDB: by time zone. */
  offsets: ReadonlyMap<string, OffsetTree>;
}

/** A value of the row, and in which form the statement returns it. */
interface Expression {
  text: string;
  form: CellForm;
  /** A key column: short, and compared by an index. */
  column: boolean;
}

const keyForms = {
  text: { form: 'text', cut: true },
  timestamp: { form: 'microseconds' },
  number: { form: 'number' },
  boolean: { form: 'boolean' },
} as const;

/** An aggregation as SQL: one row for each group, read as the shape says. */
export function compileAggregate(
  dialect: Dialect,
  query: AggregateQuery,
  source: RowSource,
  options: CompileOptions,
): { statement: Sql; shape: GroupShape } {
  return dialect.engine === 'sqlite'
    ? forSqlite(dialect, query, source, options)
    : forMariadb(dialect, query, source, options);
}

/** The one value of a field. */
function valueExpression(dialect: Dialect, field: Field, cut: boolean): Expression {
  const { key } = field;
  if (key?.column === 'id') return { text: 't.id', form: { form: 'text', cut: false }, column: true };
  if (key && (key.kind !== 'text' || cut)) return { text: `t.${key.column}`, form: keyForms[key.kind], column: true };
  return {
    text: valueOf(dialect, field),
    form: field.source === 'record' ? { form: 'text', cut: false } : { form: 'leaf' },
    column: false,
  };
}

const isText = (field: Field): boolean => field.kind === 'text';

interface Columns {
  select: string[];
  shape: GroupShape;
}

/** Puts the columns of a statement together, in the order in which the shape counts them. */
function collectColumns({ sort, limit }: AggregateQuery): Columns & { add(text: string): number } {
  const columns: Columns = { select: [], shape: { groups: [], metrics: [], sort, limit } };
  return { ...columns, add: (text) => columns.select.push(text) - 1 };
}

function forSqlite(
  dialect: Dialect,
  query: AggregateQuery,
  { from, where }: RowSource,
  { cut }: CompileOptions,
): { statement: Sql; shape: GroupShape } {
  const inner = ['t.number AS number'];
  const joins: string[] = [];
  const { select, shape, add } = collectColumns(query);
  for (const [at, group] of query.groups.entries()) {
    const { field, bucket, name } = group;
    const zone = bucket ? `, '${bucket.interval}', '${bucket.timezone}'` : '';
    let column = `r.g${at}`;
    let form: CellForm;
    if (field.many) {
      inner.push(`(t.${json_columns.sort_values} -> '$."${field.leaf}"') AS g${at}`);
      joins.push(`LEFT JOIN json_each(${elements_name}(r.g${at}${bucket ? zone : `, NULL, NULL`})) j${at}`);
      column = `j${at}.value`;
      form = bucket ? { form: 'bucket', interval: bucket.interval } : { form: 'leaf' };
    } else {
      const one = valueExpression(dialect, field, cut);
      inner.push(`${bucket ? `${bucket_name}(${sqliteMoment(one)}${zone})` : one.text} AS g${at}`);
      form = bucket ? { form: 'bucket', interval: bucket.interval } : one.form;
    }
    shape.groups.push({ name, form, column: add(column), long: null });
  }
  for (const [at, metric] of query.metrics.entries()) {
    const { field } = metric;
    if (!field) {
      shape.metrics.push({ name: metric.name, op: metric.op, form: { form: 'number' }, columns: [add('COUNT(*)')] });
      continue;
    }
    const one = valueExpression(dialect, field, false);
    inner.push(`${one.text} AS m${at}`);
    shape.metrics.push(sqliteMetric(metric, one.form, `r.m${at}`, add));
  }
  const last = query.groups.findLastIndex(({ field }) => field.many);
  const statement = sql(
    [
      `SELECT ${select.join(', ')} FROM (SELECT ${inner.join(', ')} FROM ${from} WHERE ${where.text}) r`,
      ...joins,
      ...(last === -1 ? [] : [`WHERE ${manyGuard(query, last)}`]),
      ...groupBy(query.groups, (at) => (present(query.groups[at]).field.many ? `j${at}.value` : `r.g${at}`)),
    ].join(' '),
    ...where.values,
  );
  return { statement, shape };
}

/** Elements of several arrays are multiplied: the time is looked at among them too, and texts that are carried along count. */
function manyGuard({ metrics }: AggregateQuery, last: number): string {
  const texts = metrics.flatMap(({ field }, at) =>
    field && isText(field) ? [`octet_length(COALESCE(r.m${at}, ''))`] : [],
  );
  const time = `((j${last}.key & 255) OR j${last}.key IS NULL OR ${guard_name}(0))`;
  return texts.length === 0 ? time : `${time} AND ${large_name}(${texts.join(' + ')})`;
}

/** Seconds since 1970 of a key column; other moments are read as they are. */
const sqliteMoment = ({ text, form }: Expression): string =>
  form.form === 'microseconds' ? `((${text} - (${text} < 0) * 999999) / 1000000)` : text;

function sqliteMetric({ name, op }: Metric, form: CellForm, value: string, add: (text: string) => number): MetricCell {
  switch (op) {
    case 'count':
      return { name, op, form: { form: 'number' }, columns: [add(`COUNT(${value})`)] };
    case 'count_distinct':
      return { name, op, form: { form: 'number' }, columns: [add(`COUNT(DISTINCT ${value})`)] };
    case 'sum':
    case 'avg':
      return { name, op, form, columns: [add(`${sum_name}(${value})`), add(`COUNT(${value})`)] };
    case 'min':
    case 'max':
      return { name, op, form, columns: [add(`${op}(${value})`)] };
  }
}

const groupBy = (groups: readonly GroupKey[], column: (at: number) => string): string[] =>
  groups.length === 0 ? [] : [`GROUP BY ${groups.map((_, at) => column(at)).join(', ')}`];

const exact = 'CHARACTER SET utf8mb4';
const by_code_point = 'COLLATE utf8mb4_nopad_bin';
/** More of a text would not be kept in memory while groups are made, nor compared as a whole when they are sorted. */
const grouped_points = 255;

const isLong = (text: string) => `CHAR_LENGTH(${text}) > ${grouped_points}`;
/** A text, or of a long one a digest behind a mark that no text begins with. */
const digested = (text: string) =>
  `(CAST(IF(${isLong(text)}, CONCAT(_utf8mb4 0x${digest_mark.charCodeAt(0).toString(16).padStart(2, '0')}, SHA2(${text}, 256)), ${text}) AS CHAR(${grouped_points}) ${exact}) ${by_code_point})`;

function forMariadb(
  dialect: Dialect,
  query: AggregateQuery,
  { from, where }: RowSource,
  { cut, offsets }: CompileOptions,
): { statement: Sql; shape: GroupShape } {
  const inner = ['t.number AS number'];
  const joins: string[] = [];
  const many = query.groups.some(({ field }) => field.many);
  const { select, shape, add } = collectColumns(query);
  for (const [at, { field, bucket, name }] of query.groups.entries()) {
    if (field.many) joins.push(`LEFT JOIN ${elementsOf(field, `j${at}`)} ON LEFT(j${at}.value, 1) NOT IN ('a', 'o')`);
    const one: Expression = field.many
      ? { text: `j${at}.value`, form: { form: 'leaf' }, column: false }
      : valueExpression(dialect, field, cut);
    const { grouped, long, form } = mariadbGroup(one, bucket && { ...bucket, date: isDate(field) }, offsets);
    inner.push(`${grouped} AS g${at}`);
    if (long !== null) inner.push(`${many ? `MIN(${long})` : long} AS l${at}`);
    const cell: GroupCell = { name, form, column: add(`r.g${at}`), long: null };
    if (long !== null) cell.long = add(`MIN(r.l${at})`);
    shape.groups.push(cell);
  }
  for (const [at, metric] of query.metrics.entries()) {
    const { field, op } = metric;
    if (!field) {
      shape.metrics.push({ name: metric.name, op, form: { form: 'number' }, columns: [add('COUNT(*)')] });
      continue;
    }
    const one = valueExpression(dialect, field, false);
    const value =
      op === 'sum' || op === 'avg' ? mariadbNumber(dialect, field) : op === 'count_distinct' ? distinct(one) : one.text;
    inner.push(`${many ? `MIN(${value})` : value} AS m${at}`);
    shape.metrics.push(mariadbMetric(metric, one.form, `r.m${at}`, add));
  }
  const once = many ? ` GROUP BY t.number, ${query.groups.map((_, at) => `g${at}`).join(', ')}` : '';
  const statement = sql(
    [
      `SELECT ${select.join(', ')} FROM (SELECT ${inner.join(', ')} FROM ${[from, ...joins].join(' ')} WHERE ${where.text}${once}) r`,
      ...groupBy(query.groups, (at) => `r.g${at}`),
    ].join(' '),
    ...where.values,
  );
  return { statement, shape };
}

const isDate = ({ kind, element }: Field): boolean => (kind === 'array' ? element : kind) === 'date';

interface MomentBucket extends Bucket {
  /** Whether the moments are days. */
  date: boolean;
}

function mariadbGroup(
  one: Expression,
  bucket: MomentBucket | null,
  offsets: CompileOptions['offsets'],
): { grouped: string; long: string | null; form: CellForm } {
  const { text, form, column } = one;
  if (bucket)
    return {
      grouped: mariadbBucket(one, bucket, offsets),
      long: null,
      form: { form: 'bucket', interval: bucket.interval },
    };
  if (!column) return { grouped: digested(text), long: `IF(${isLong(text)}, ${text}, NULL)`, form };
  return { grouped: text, long: null, form };
}

const distinct = ({ text, column }: Expression): string => (column ? text : digested(text));

/** A number as the engine's own. */
function mariadbNumber(dialect: Dialect, field: Field): string {
  if (field.key) return `t.${field.key.column}`;
  if (isDirect(field.leaf, field.many)) return `CAST(${dialect.text(field.path)} AS DOUBLE)`;
  return fromLeaf(dialect.one('sort_values', field.leaf));
}

/** The double whose arranged bits a leaf has (`numberLeaf`). */
function fromLeaf(leaf: string): string {
  const top = '9223372036854775808';
  const mantissa = '4503599627370495';
  const bits = `CAST(CONV(SUBSTR(${leaf}, 2), 16, 10) AS UNSIGNED)`;
  const plain = `IF(${bits} >= ${top}, ${bits} ^ ${top}, ~${bits} & 9223372036854775807)`;
  const exponent = `(${plain} >> 52)`;
  const fraction = `(${plain} & ${mantissa})`;
  const size = `IF(${exponent} = 0, ${fraction} * POW(2, -1074), (${fraction} | 4503599627370496) * POW(2, CAST(${exponent} AS SIGNED) - 1075))`;
  return `IF(${bits} >= ${top}, 1, -1) * ${size}`;
}

function mariadbMetric({ name, op }: Metric, form: CellForm, value: string, add: (text: string) => number): MetricCell {
  // A DECIMAL has 65 digits: beyond these bounds a value is added by us.
  const fits = `(${value} = 0 OR ABS(${value}) >= 1e-13 AND ABS(${value}) < 1e25)`;
  switch (op) {
    case 'count':
      return { name, op, form: { form: 'number' }, columns: [add(`COUNT(${value})`)] };
    case 'count_distinct':
      return { name, op, form: { form: 'number' }, columns: [add(`COUNT(DISTINCT ${value})`)] };
    case 'sum':
    case 'avg':
      return {
        name,
        op,
        form,
        columns: [
          add(`SUM(IF(${fits}, CAST(${value} AS DECIMAL(65, 30)), NULL))`),
          add(`COUNT(${value})`),
          add(`GROUP_CONCAT(IF(${fits}, NULL, ${value}))`),
          add(`COUNT(IF(${fits}, NULL, ${value}))`),
        ],
      };
    case 'min':
    case 'max':
      return { name, op, form, columns: [add(`${op}(${value})`)] };
  }
}

/** Seconds from the year 0 to 1970. */
const epoch_s = '62167219200';

/** Seconds since 1970. The large numbers keep what is divided positive, for DIV cuts towards zero. */
const mariadbSeconds = ({ text, form }: Expression): string =>
  form.form === 'microseconds'
    ? `((${text} + 100000000000000000) DIV 1000000 - 100000000000)`
    : `(TO_SECONDS(CAST(SUBSTR(${text}, 2, 19) AS DATETIME)) - ${epoch_s})`;

interface MomentField {
  store: RecordStore;
  ordinal: number;
  field: Field;
  /** Seconds since 1970: earlier moments are left out. Null: all are looked at. */
  from: number | null;
}

/** MariaDB: the first and the last moment of a field of a connector, in seconds. */
export function momentRange(dialect: Dialect, { store, ordinal, field, from }: MomentField): Sql {
  const { table } = store;
  const range = (one: Expression, rows: string): Sql => {
    const first = mariadbSeconds({ ...one, text: `MIN(${one.text})` });
    const last = mariadbSeconds({ ...one, text: `MAX(${one.text})` });
    return sql(
      `SELECT ${first}, ${last} FROM ${rows} WHERE t.connector = ? AND ${one.text} >= ${momentLiteral(one.form, from)}`,
      ordinal,
    );
  };
  if (field.many)
    return range(
      { text: 'j.value', form: { form: 'leaf' }, column: false },
      `${table} t JOIN ${elementsOf(field, 'j')} ON TRUE`,
    );
  const one = valueExpression(dialect, field, true);
  const index = field.key && store.indexes.find((each) => each.columns[1] === field.key?.column);
  return range(one, index ? `${table} t ${useIndex(dialect.engine, index.name)}` : `${table} t`);
}

/** A moment as a column or a leaf has it; `t` is before all of them, and behind what an array is itself. */
function momentLiteral({ form }: CellForm, seconds: number | null): string {
  if (form === 'microseconds') return seconds === null ? '-9000000000000000000' : `${seconds}000000`;
  return seconds === null ? "'t'" : `'t${new Date(seconds * 1000).toISOString().slice(0, 19)}'`;
}

const elementsOf = ({ leaf }: Field, alias: string): string =>
  `JSON_TABLE(t.${json_columns.sort_values}, '$."${leaf}"[*]' COLUMNS (value LONGTEXT ${exact} ${by_code_point} PATH '$')) ${alias}`;

/** As `bucketOfSeconds` and `bucketOfDay` (aggregate/buckets.ts) have it. */
function mariadbBucket(
  moment: Expression,
  { interval, timezone, date }: MomentBucket,
  offsets: CompileOptions['offsets'],
): string {
  const { text, form } = moment;
  if (date)
    return mariadbDayBucket(`(TO_DAYS(${form.form === 'leaf' ? `SUBSTR(${text}, 2)` : text}) - 719528)`, interval);
  const seconds = mariadbSeconds(moment);
  const offset = present(offsets.get(timezone)).sql(seconds);
  if (interval === 'hour')
    return `(((${seconds} + ${offset} + 86400000000) DIV 3600 - 24000000) * ${offset_range} + ${offset} + ${offset_range / 2})`;
  return mariadbDayBucket(`((${seconds} + ${offset} + 86400000000) DIV 86400 - 1000000)`, interval);
}

function mariadbDayBucket(day: string, interval: Bucket['interval']): string {
  if (interval === 'day') return day;
  if (interval === 'week') return `(${day} - MOD(${day} + 1400003, 7))`;
  const date = `FROM_DAYS(${day} + 719528)`;
  const month = `EXTRACT(YEAR_MONTH FROM ${date})`;
  const first =
    interval === 'month'
      ? month
      : interval === 'quarter'
        ? `(${month} - MOD(MOD(${month}, 100) - 1, 3))`
        : `(YEAR(${date}) * 100 + 1)`;
  // The engine's dates have the years from 1 to 9999; the local day may be the one before or behind.
  const before = { month: 12, quarter: 10, year: 1 }[interval as 'month' | 'quarter' | 'year'];
  return `(CASE WHEN ${day} < -719162 THEN ${before} WHEN ${day} > 2932896 THEN 1000001 ELSE ${first} END)`;
}
