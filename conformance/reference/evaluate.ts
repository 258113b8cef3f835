/**
 * The search language in plain TypeScript, written from the text of the contract and from nothing else: every
 * implementation of search must agree with it. It is slow: every record is compared for every query.
 */
import type { SearchOperator } from '../../clients/http/generated/types.gen.ts';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type JsonRecord = { [name: string]: Json } & { id: string };

/** The part of JSON Schema that records are described by. */
export interface RecordSchema {
  type?: string | string[];
  format?: string;
  properties?: Record<string, RecordSchema>;
  additionalProperties?: boolean | RecordSchema;
  items?: RecordSchema;
  'x-known-values'?: string[];
  'x-pairs'?: { key: string; value: string };
}

export type Filter = { [operator: string]: Json | Filter | Filter[] | { [field: string]: Json } };
export type Sort = Array<{ [field: string]: 'asc' | 'desc' }>;

export interface Query {
  filter?: Filter | undefined;
  sort?: Sort | undefined;
}

export type Type = 'string' | 'date-time' | 'number' | 'boolean' | 'array' | 'object' | 'open';

export function typeOf(schema: RecordSchema): Type {
  const [type, ...others] = [schema.type ?? []].flat().filter((each) => each !== 'null');
  if (type === undefined || others.length > 0) return schema.properties ? 'object' : schema.items ? 'array' : 'open';
  if (type === 'string') return schema.format === 'date-time' ? 'date-time' : 'string';
  return type === 'integer' ? 'number' : (type as Type);
}

export function parsePath(text: string): string[] {
  const steps: string[] = [];
  let step = '';
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') step += text[++at] ?? '';
    else if (text[at] === '.') {
      steps.push(step);
      step = '';
    } else step += text[at];
  }
  return [...steps, step];
}

export function below(schema: RecordSchema, step: string): RecordSchema {
  if (typeOf(schema) === 'array') return below(schema.items ?? {}, step);
  const declared = schema.properties && Object.hasOwn(schema.properties, step) ? schema.properties[step] : undefined;
  if (declared) return declared;
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
}

const schemaAt = (schema: RecordSchema, path: readonly string[]): RecordSchema => path.reduce(below, schema);

/** values(path): all values there that are not null; crossing an array collects from every element. */
export function valuesAt(value: Json, path: readonly string[], schema: RecordSchema = {}): Json[] {
  if (value === null) return [];
  const [step, ...rest] = path;
  if (step === undefined) return [value];
  if (Array.isArray(value))
    return value.flatMap((item) => [...valuesAt(item, path, schema.items), ...pairedAt(item, path, schema)]);
  if (typeof value !== 'object' || !Object.hasOwn(value, step)) return [];
  return valuesAt(value[step]!, rest, below(schema, step));
}

/** The value of an element that is a pair, where the path names its key and the element declares no such member. */
function pairedAt(item: Json, [step = '', ...rest]: readonly string[], schema: RecordSchema): Json[] {
  const pairs = schema['x-pairs'];
  if (!pairs || typeof item !== 'object' || item === null || Array.isArray(item)) return [];
  if (item[pairs.key] !== step || Object.hasOwn(schema.items?.properties ?? {}, step)) return [];
  return valuesAt(item[pairs.value] ?? null, rest);
}

/** By code point; JavaScript's own comparison is by UTF-16 unit. */
export function compareText(a: string, b: string): number {
  const left = [...a];
  const right = [...b];
  for (let at = 0; at < left.length && at < right.length; at++) {
    const difference = left[at]!.codePointAt(0)! - right[at]!.codePointAt(0)!;
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Microseconds since 1970. */
export function instantOf(text: string): bigint {
  const match = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:[Zz]|([+-])(\d\d):(\d\d))$/.exec(text);
  if (!match) throw new Error(`${text} is no date-time`);
  const [, year, month, day, hour, minute, second, fraction = '', sign, offset_hours = '0', offset_minutes = '0'] =
    match;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  date.setUTCHours(Number(hour), Number(minute), Number(second));
  const offset = (Number(offset_hours) * 60 + Number(offset_minutes)) * (sign === '-' ? -1 : 1);
  return (BigInt(date.getTime()) - BigInt(offset) * 60_000n) * 1000n + BigInt(fraction.padEnd(6, '0').slice(0, 6));
}

/** Negative, zero or positive; undefined where the two cannot be compared. */
function compareScalars(a: Json, b: Json, type: Type): number | undefined {
  if (typeof a !== typeof b || typeof a === 'object') return undefined;
  if (typeof a === 'string') {
    if (type !== 'date-time') return compareText(a, b as string);
    const left = instantOf(a);
    const right = instantOf(b as string);
    return left < right ? -1 : left > right ? 1 : 0;
  }
  return a! < b! ? -1 : a! > b! ? 1 : 0;
}

function sameJson(a: Json, b: Json): boolean {
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((each, at) => sameJson(each, b[at]!));
  if (typeof a !== 'object' || a === null) return a === b;
  if (typeof b !== 'object' || b === null || Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && sameJson(a[name]!, b[name]!))
  );
}

const isScalar = (value: Json) => typeof value !== 'object';

function equals(value: Json, operand: Json, schema: RecordSchema): boolean {
  const type = typeOf(schema);
  if (!isScalar(operand)) return sameJson(value, operand);
  // On an array of scalars a scalar means any element.
  if (Array.isArray(value))
    return value.some((item) => isScalar(item) && compareScalars(item, operand, typeOf(schema.items ?? {})) === 0);
  return compareScalars(value, operand, type) === 0;
}

export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ς/g, 'σ')
    .replace(/i\u0307/g, 'i');
}

const wordsIn = (text: string): string[] => [...foldText(text).matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(([word]) => word);

function matchesLike(text: string, pattern: string): boolean {
  const tokens: Array<'%' | '_' | { literal: string }> = [];
  let literal = '';
  const close = () => {
    if (literal) tokens.push({ literal: foldText(literal) });
    literal = '';
  };
  for (let at = 0; at < pattern.length; at++) {
    const char = pattern[at]!;
    if (char === '%' || char === '_') {
      close();
      tokens.push(char);
    } else literal += char === '\\' ? pattern[++at] : char;
  }
  close();
  // All positions, in code points, that the tokens so far can end at.
  const points = [...foldText(text)];
  let reached = new Set([0]);
  for (const token of tokens) {
    const next = new Set<number>();
    for (const from of reached) {
      if (token === '_') {
        if (from < points.length) next.add(from + 1);
      } else if (token === '%') {
        for (let to = from; to <= points.length; to++) next.add(to);
      } else {
        const wanted = [...token.literal];
        if (wanted.every((point, at) => points[from + at] === point)) next.add(from + wanted.length);
      }
    }
    reached = next;
  }
  return reached.has(points.length);
}

function matchesKeyword(text: string, query: string): boolean {
  const words = new Set(wordsIn(text));
  return wordsIn(query).some((word) => words.has(word));
}

function matchesFuzzy(text: string, query: string): boolean {
  const wanted = wordsIn(query);
  let at = 0;
  for (const word of wordsIn(text)) if (at < wanted.length && word.startsWith(wanted[at]!)) at++;
  return wanted.length > 0 && at === wanted.length;
}

function textsOf(values: Json[]): string[] {
  return values
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter((value) => typeof value === 'string');
}

/** The operators of a field; the others combine conditions. */
export type FieldOperator = Exclude<SearchOperator, 'and' | 'or' | 'not'>;

/** A field of one record. */
interface Place {
  schema: RecordSchema;
  /** What the record has there, without nulls. */
  values: Json[];
}

type Meaning = (place: Place, operand: Json) => boolean;

const ordered =
  (test: (order: number) => boolean): Meaning =>
  ({ schema, values }, operand) =>
    values
      .flatMap((value) => (Array.isArray(value) ? value : [value]))
      .some((value) => {
        const order = compareScalars(value, operand, typeOf(schema));
        return order !== undefined && test(order);
      });

const textual =
  (test: (text: string, operand: string) => boolean): Meaning =>
  ({ values }, operand) =>
    textsOf(values).some((text) => test(text, operand as string));

/** What each operator of a field means. */
export const meanings: Record<FieldOperator, Meaning> = {
  eq: ({ schema, values }, operand) =>
    operand === null ? values.length === 0 : values.some((value) => equals(value, operand, schema)),
  neq: (place, operand) => !meanings.eq(place, operand),
  in: (place, operand) => (operand as Json[]).some((each) => meanings.eq(place, each)),
  gt: ordered((order) => order > 0),
  gte: ordered((order) => order >= 0),
  lt: ordered((order) => order < 0),
  lte: ordered((order) => order <= 0),
  like: textual(matchesLike),
  keyword: textual(matchesKeyword),
  fuzzy: textual(matchesFuzzy),
};

const isFieldOperator = (operator: string): operator is FieldOperator => Object.hasOwn(meanings, operator);

export function matches(schema: RecordSchema, record: JsonRecord, filter: Filter): boolean {
  return Object.entries(filter).every(([operator, operand]) => {
    if (operator === 'and') return (operand as Filter[]).every((each) => matches(schema, record, each));
    if (operator === 'or') return (operand as Filter[]).some((each) => matches(schema, record, each));
    if (operator === 'not') return !matches(schema, record, operand as Filter);
    if (!isFieldOperator(operator)) throw new Error(`${operator} is not an operator`);
    return Object.entries(operand as { [field: string]: Json }).every(([field, value]) => {
      const path = parsePath(field);
      return meanings[operator]({ schema: schemaAt(schema, path), values: valuesAt(record, path, schema) }, value);
    });
  });
}

const first255 = (text: string): string => [...text].slice(0, 255).join('');

export function compareRecords(schema: RecordSchema, sort: Sort, a: JsonRecord, b: JsonRecord): number {
  for (const item of sort) {
    const [field, direction] = Object.entries(item)[0]!;
    const path = parsePath(field);
    const type = typeOf(schemaAt(schema, path));
    const [left = null] = valuesAt(a, path);
    const [right = null] = valuesAt(b, path);
    const cut = (value: Json) => (typeof value === 'string' && type !== 'date-time' ? first255(value) : value);
    const order =
      left === null || right === null
        ? Number(left !== null) - Number(right !== null)
        : compareScalars(cut(left), cut(right), type)!;
    if (order !== 0) return direction === 'desc' ? -order : order;
  }
  return compareText(a.id, b.id);
}

/** A record as search returns it: without the fields that are null. */
export const answered = (record: JsonRecord): JsonRecord =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)) as JsonRecord;

/** All records that match, in order. */
export function evaluate(schema: RecordSchema, records: readonly JsonRecord[], query: Query): JsonRecord[] {
  return records
    .map(answered)
    .filter((record) => matches(schema, record, query.filter ?? {}))
    .sort((a, b) => compareRecords(schema, query.sort ?? [], a, b));
}

/** Of one record the fields at these paths, and the id. */
export function select(record: JsonRecord, fields: readonly string[]): JsonRecord {
  const paths = fields.map(parsePath);
  const keep = (value: Json, at: string[][]): Json | undefined => {
    if (at.some((path) => path.length === 0)) return value;
    if (Array.isArray(value))
      return value.filter((item) => typeof item === 'object' && item !== null).map((item) => keep(item, at) ?? {});
    if (typeof value !== 'object' || value === null) return undefined;
    const members = Object.entries(value).flatMap(([name, each]) => {
      const rest = at.filter(([step]) => step === name).map((path) => path.slice(1));
      const kept = rest.length > 0 ? keep(each, rest) : undefined;
      return kept === undefined ? [] : [[name, kept] as const];
    });
    return members.length > 0 ? Object.fromEntries(members) : undefined;
  };
  return keep(record, [['id'], ...paths]) as JsonRecord;
}
