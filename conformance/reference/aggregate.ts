/** Aggregations in plain TypeScript, written from the text of the contract; every implementation must agree with it. */
import {
  answered,
  below,
  compareText,
  instantOf,
  matches,
  parsePath,
  typeOf,
  valuesAt,
  type Filter,
  type JsonRecord,
  type RecordSchema,
} from './evaluate.ts';

export type MetricOp = 'count' | 'count_distinct' | 'sum' | 'avg' | 'min' | 'max';
export type Interval = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

export interface Metric {
  op: MetricOp;
  field?: string;
  as?: string;
}

export interface GroupBy {
  field: string;
  interval?: Interval;
  timezone?: string;
}

export interface Aggregation {
  query?: { filter?: Filter };
  metrics: Metric[];
  group_by?: GroupBy[];
  sort?: Array<{ [name: string]: 'asc' | 'desc' }>;
  limit?: number;
}

export type Scalar = string | number | boolean | null;

export interface Row {
  group: { [field: string]: Scalar };
  metrics: { [name: string]: Scalar };
}

const schemaOf = (record: RecordSchema, field: string): RecordSchema => parsePath(field).reduce(below, record);

/** Single values of a path: those that stand there, and those of an array that stands there. */
function scalarsAt(record: JsonRecord, field: string): Scalar[] {
  const found = valuesAt(record, parsePath(field)).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return found.filter((value) => typeof value !== 'object') as Scalar[];
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** What a clock in the zone shows, as a date in UTC, in milliseconds. */
function wallClock(milliseconds: number, timezone: string): number {
  let format = formats.get(timezone);
  if (!format) {
    const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      hourCycle: 'h23',
      era: 'short',
      second: 'numeric',
      ...numeric,
    });
    formats.set(timezone, format);
  }
  const shown = Object.fromEntries(format.formatToParts(milliseconds).map(({ type, value }) => [type, value]));
  const read = (part: string) => Number(shown[part]);
  const year = shown['era'] === 'AD' ? read('year') : 1 - read('year');
  const day = new Date(0).setUTCFullYear(year, read('month') - 1, read('day'));
  return day + (read('hour') * 3600 + read('minute') * 60 + read('second')) * 1000;
}

const pad = (value: number, width = 2) => String(value).padStart(width, '0');
const dateText = (date: Date) =>
  `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;

/** The first day of the interval that a day is in. */
function firstDay(day: Date, interval: Exclude<Interval, 'hour'>): string {
  const date = new Date(day);
  if (interval === 'week') while (date.getUTCDay() !== 1) date.setUTCDate(date.getUTCDate() - 1);
  if (interval === 'month' || interval === 'quarter' || interval === 'year') date.setUTCDate(1);
  if (interval === 'quarter') while (date.getUTCMonth() % 3 !== 0) date.setUTCMonth(date.getUTCMonth() - 1);
  if (interval === 'year') date.setUTCMonth(0);
  return dateText(date);
}

function offsetText(seconds: number): string {
  const size = Math.abs(seconds);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, ...(size % 60 === 0 ? [] : [size % 60])];
  return `${seconds < 0 ? '-' : '+'}${parts.map((part) => pad(part)).join(':')}`;
}

/** A group of one record: its value, and what groups are ordered by. */
interface Key {
  value: Scalar;
  order: Scalar | bigint;
}

function bucketOf(value: string, { interval, timezone = 'UTC' }: GroupBy, date: boolean): Key {
  if (date) {
    const day = firstDay(new Date(`${value}T00:00:00Z`), interval as Exclude<Interval, 'hour'>);
    return { value: day, order: Date.parse(`${day}T00:00:00Z`) };
  }
  const instant = instantOf(value);
  const seconds = Number((instant - (((instant % 1_000_000n) + 1_000_000n) % 1_000_000n)) / 1_000_000n);
  const local = wallClock(seconds * 1000, timezone);
  if (interval !== 'hour') {
    const at = new Date(Math.floor(local / 86_400_000) * 86_400_000);
    const first = firstDay(at, interval as Exclude<Interval, 'hour'>);
    return { value: first, order: dayNumber(first) };
  }
  const offset = local / 1000 - seconds;
  const hour = new Date(Math.floor(local / 3_600_000) * 3_600_000);
  return {
    value: `${dateText(hour)}T${pad(hour.getUTCHours())}:00:00${offsetText(offset)}`,
    order: hour.getTime() / 1000 - offset,
  };
}

function dayNumber(date: string): number {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return new Date(0).setUTCFullYear(year, month - 1, day);
}

/** The groups that a record is in by one field: none of its values twice; null where it has none. */
function keysOf(schema: RecordSchema, record: JsonRecord, by: GroupBy): Key[] {
  let field = schemaOf(schema, by.field);
  if (typeOf(field) === 'array') field = field.items ?? {};
  const keys = scalarsAt(record, by.field).map((value): Key => {
    if (by.interval !== undefined) return bucketOf(value as string, by, field.format === 'date');
    return { value, order: typeOf(field) === 'date-time' ? instantOf(value as string) : value };
  });
  const different = new Map(keys.map((key) => [`${typeof key.value} ${String(key.value)}`, key]));
  return different.size > 0 ? [...different.values()] : [{ value: null, order: null }];
}

const ranks = ['boolean', 'number', 'string'];

function compareKeys(a: Key['order'], b: Key['order']): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  if (typeof a !== typeof b) return ranks.indexOf(typeof a) - ranks.indexOf(typeof b);
  if (typeof a === 'string') return compareText(a, b as string);
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A number as a fraction of whole numbers: its shortest decimal form, not its bits. */
function fractionOf(value: number): [bigint, bigint] {
  const [, sign, whole, fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(String(value))!;
  const digits = BigInt(`${sign}${whole}${fraction}`);
  const power = Number(exponent) - fraction.length;
  return power >= 0 ? [digits * 10n ** BigInt(power), 1n] : [digits, 10n ** BigInt(-power)];
}

/** 15 significant digits, halves away from zero; null beyond the range of a double. */
export function roundFraction(numerator: bigint, denominator: bigint): number | null {
  if (numerator === 0n) return 0;
  const [sign, size] = numerator < 0n ? ['-', -numerator] : ['', numerator];
  let power = 0;
  let [above, under] = [size, denominator];
  while (above < 10n ** 14n * under) {
    above *= 10n;
    power--;
  }
  while (above >= 10n ** 15n * under) {
    under *= 10n;
    power++;
  }
  const rounded = (above * 2n + under) / (under * 2n);
  const value = Number(`${sign}${rounded}e${power}`);
  if (value === 0) return 0; // JSON has no negative zero
  return Number.isFinite(value) ? value : null;
}

/** The sum of numbers divided by a count. */
function exact(values: readonly number[], count: number): number | null {
  let [numerator, denominator] = [0n, 1n];
  for (const [digits, scale] of values.map(fractionOf)) {
    if (scale > denominator) [numerator, denominator] = [numerator * (scale / denominator), scale];
    numerator += digits * (denominator / scale);
  }
  return roundFraction(numerator, denominator * BigInt(count));
}

interface Computed {
  value: Scalar;
  order: Scalar | bigint;
}

function compute(schema: RecordSchema, { op, field }: Metric, records: readonly JsonRecord[]): Computed {
  if (field === undefined) return { value: records.length, order: records.length };
  const values = records.flatMap((record) => scalarsAt(record, field));
  const is_instant = typeOf(schemaOf(schema, field)) === 'date-time';
  const orderOf = (value: Scalar) => (is_instant && value !== null ? instantOf(value as string) : value);
  const number = (value: number | null): Computed => ({ value, order: value });
  switch (op) {
    case 'count':
      return number(values.length);
    case 'count_distinct':
      return number(new Set(values.map(orderOf)).size);
    case 'sum':
      return number(values.length === 0 ? null : exact(values as number[], 1));
    case 'avg':
      return number(values.length === 0 ? null : exact(values as number[], values.length));
    default: {
      const sorted = [...values].sort((a, b) => compareKeys(orderOf(a), orderOf(b)));
      const value = (op === 'min' ? sorted[0] : sorted.at(-1)) ?? null;
      return { value, order: orderOf(value) };
    }
  }
}

export const metricName = ({ op, field, as }: Metric): string => as ?? (field === undefined ? op : `${op}_${field}`);

interface Group {
  keys: Key[];
  records: JsonRecord[];
}

function groupsOf(schema: RecordSchema, records: readonly JsonRecord[], group_by: readonly GroupBy[]): Group[] {
  const groups = new Map<string, Group>();
  if (group_by.length === 0) groups.set('[]', { keys: [], records: [] });
  for (const record of records) {
    let combinations: Key[][] = [[]];
    for (const by of group_by) {
      const keys = keysOf(schema, record, by);
      combinations = combinations.flatMap((each) => keys.map((key) => [...each, key]));
    }
    for (const keys of combinations) {
      const name = JSON.stringify(keys.map(({ value }) => value));
      const group = groups.get(name) ?? { keys, records: [] };
      group.records.push(record);
      groups.set(name, group);
    }
  }
  return [...groups.values()];
}

/** All groups, in order. */
export function aggregate(
  schema: RecordSchema,
  records: readonly JsonRecord[],
  { query = {}, metrics, group_by = [], sort = [] }: Aggregation,
): Row[] {
  const wanted = records.map(answered).filter((record) => matches(schema, record, query.filter ?? {}));
  const names = group_by.map(({ field }) => field);
  const computed = groupsOf(schema, wanted, group_by).map((group) => ({
    keys: group.keys,
    metrics: new Map(metrics.map((metric) => [metricName(metric), compute(schema, metric, group.records)])),
  }));
  const orderBy = ({ keys, metrics: values }: (typeof computed)[number], name: string) =>
    names.includes(name) ? keys[names.indexOf(name)]!.order : values.get(name)!.order;
  const order = [...sort, ...names.map((name) => ({ [name]: 'asc' as const }))].map((item) => Object.entries(item)[0]!);
  computed.sort((a, b) => {
    for (const [name, direction] of order) {
      const difference = compareKeys(orderBy(a, name), orderBy(b, name));
      if (difference !== 0) return direction === 'desc' ? -difference : difference;
    }
    return 0;
  });
  return computed.map(({ keys, metrics: values }) => ({
    group: Object.fromEntries(names.map((name, at) => [name, keys[at]!.value])),
    metrics: Object.fromEntries([...values].map(([name, { value }]) => [name, value])),
  }));
}
