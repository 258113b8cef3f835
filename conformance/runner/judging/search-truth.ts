/**
 * What a search must find: the reference semantics (reference/evaluate.ts) applied to the data that the service itself
 * returns.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  compareRecords,
  compareText,
  matches,
  parsePath,
  select,
  valuesAt,
  type Json,
  type JsonRecord,
  type Query,
  type RecordSchema,
} from '../../reference/evaluate.ts';
import type { Contract, EntityAction, Schema } from '../contract.ts';

export interface SearchParams {
  query: Query;
  limit?: number;
  fields?: string[];
  max_bytes?: number;
}

/** One page, or all of them with what each told about the next. */
export interface Found {
  data: JsonRecord[];
  pages: number[];
  metas: Array<{ has_more?: unknown; cursor?: unknown }>;
  /** The last page has been reached. */
  whole: boolean;
}

const usual_limit = 1000;
const deepest = 40;

const schemas = new WeakMap<EntityAction, RecordSchema>();

/** The schema of an entity's records without references. */
export function recordSchema(contract: Contract, action: EntityAction): RecordSchema {
  if (!schemas.has(action)) schemas.set(action, resolved(contract, action));
  return schemas.get(action)!;
}

function resolved(contract: Contract, action: EntityAction): RecordSchema {
  const resolve = (given: Schema, depth: number): RecordSchema => {
    const schema = contract.follow(given);
    if (depth > deepest) return {};
    const { properties, items, additionalProperties } = schema;
    return {
      ...(schema.type !== undefined && { type: schema.type }),
      ...(schema.format !== undefined && { format: schema.format }),
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, each]) => [name, resolve(each, depth + 1)]),
        ),
      }),
      ...(items && { items: resolve(items, depth + 1) }),
      ...(additionalProperties !== undefined && {
        additionalProperties:
          typeof additionalProperties === 'object' ? resolve(additionalProperties, depth + 1) : additionalProperties,
      }),
    };
  };
  return resolve(contract.recordOf(action), 0);
}

const name = ({ id }: JsonRecord) => JSON.stringify(id);

interface PageBounds {
  limit: number;
  max_bytes: number;
}

/** How many records each page holds: as many as the limit and the bytes allow, at least one. */
function pageSizes(
  records: readonly JsonRecord[],
  returned: (record: JsonRecord) => JsonRecord,
  { limit, max_bytes }: PageBounds,
): number[] {
  if (max_bytes === Infinity)
    return Array.from({ length: Math.max(1, Math.ceil(records.length / limit)) }, (_, n) =>
      Math.min(limit, records.length - n * limit),
    );
  const sizes = [0];
  let bytes = 0;
  for (const record of records) {
    const size = Buffer.byteLength(JSON.stringify(returned(record)));
    const count = sizes.at(-1)!;
    if (count > 0 && (count === limit || bytes + count + size > max_bytes)) {
      sizes.push(0);
      bytes = 0;
    }
    bytes += size;
    sizes[sizes.length - 1]!++;
  }
  return sizes;
}

/**
 * Where what was found is not what the query means over these records, one sentence each. The order is judged without
 * sorting all of them.
 */
export function searchFaults(
  schema: RecordSchema,
  records: readonly JsonRecord[],
  { query, limit = usual_limit, fields, max_bytes = Infinity }: SearchParams,
  { data, pages, metas, whole }: Found,
): string[] {
  const wanted = records.filter((record) => matches(schema, record, query.filter ?? {}));
  const by_id = new Map(wanted.map((record) => [record.id, record]));
  const faults: string[] = [];
  const sizes = pageSizes(
    max_bytes === Infinity ? wanted : [...wanted].sort((a, b) => compareRecords(schema, query.sort ?? [], a, b)),
    (record) => (fields ? select(record, fields) : record),
    { limit, max_bytes },
  );
  const expected = whole ? wanted.length : sizes[0]!;
  if (data.length !== expected)
    faults.push(`${expected} of ${records.length} records should be found and ${data.length} are`);
  const seen = new Set<string>();
  for (const [n, found] of data.entries()) {
    const record = by_id.get(found.id);
    if (seen.has(found.id)) faults.push(`the record ${name(found)} is found twice`);
    else if (!record) faults.push(`the record ${name(found)} is found and does not match, or is not of this connector`);
    else if (!isDeepStrictEqual(found, fields ? select(record, fields) : record))
      faults.push(
        `the record ${name(found)} is not answered as ${fields ? 'its fields were asked for' : 'it is without a choice of fields'}`,
      );
    seen.add(found.id);
    const before = n > 0 ? by_id.get(data[n - 1]!.id) : undefined;
    if (record && before && compareRecords(schema, query.sort ?? [], before, record) >= 0)
      faults.push(`the record ${name(found)} stands behind ${name(before)}, which the order puts after it`);
  }
  const last = data.length > 0 ? by_id.get(data.at(-1)!.id) : undefined;
  const missing = wanted.filter((record) => !seen.has(record.id));
  const skipped = missing.find(
    (record) => whole || !last || compareRecords(schema, query.sort ?? [], record, last) < 0,
  );
  if (skipped && expected > 0)
    faults.push(`the record ${name(skipped)} matches, stands before the end of what was answered, and is not there`);
  for (const [n, meta] of metas.entries()) {
    const more = n < sizes.length - 1;
    if (meta.has_more !== more)
      faults.push(`page ${n + 1} should say has_more ${String(more)} and says ${String(meta.has_more)}`);
    if ((meta.cursor === null) !== !more) faults.push(`page ${n + 1} should have ${more ? 'a cursor' : 'no cursor'}`);
    if (pages[n] !== sizes[n]) faults.push(`page ${n + 1} should hold ${sizes[n]} records and holds ${pages[n]}`);
  }
  return faults.slice(0, 6);
}

const swapCase = (text: string): string =>
  [...text]
    .map((each) => (each === each.toLowerCase() ? each.toUpperCase() : each.toLowerCase()))
    .filter((each) => [...each].length === 1)
    .join('');
const points = (text: string, from: number, to: number): string => [...text].slice(from, to).join('');
const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
const wordsOf = (text: string): string[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(([word]) => points(word, 0, 100));

/** The same instant as a clock in India tells it. */
const elsewhere = (text: string): string => {
  const fraction = /\.\d+/.exec(text)?.[0] ?? '';
  return `${new Date(Date.parse(text.replace(fraction, '')) + 330 * 60_000).toISOString().slice(0, 19)}${fraction}+05:30`;
};

const reversed = (value: Json): Json =>
  Array.isArray(value)
    ? value.map(reversed)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, each]) => [key, reversed(each)]),
        )
      : value;

const forms: Record<string, (value: Json) => Json> = {
  value: (value) => value,
  other_case: (value) => swapCase(String(value)),
  beginning: (value) => `${escaped(points(String(value), 0, 8))}%`,
  middle_in_other_case: (value) => `%${escaped(swapCase(points(String(value), 2, 8)))}%`,
  one_unknown: (value) => `_${escaped(points(String(value), 1, 30))}%`,
  word_in_other_case: (value) => swapCase(wordsOf(String(value)).at(-1) ?? 'nothing'),
  beginnings_of_words: (value) =>
    wordsOf(String(value))
      .slice(0, 2)
      .map((word) => points(word, 0, 3))
      .join(' ') || 'nothing',
  words_turned: (value) => wordsOf(String(value)).slice(0, 2).reverse().join(' ') || 'nothing',
  elsewhere: (value) => elsewhere(String(value)),
  members_turned: reversed,
};

/** An operand that is made of the data: `{"$sample": "name", "form": "beginning", "nth": 0.5, "else": "a"}`. */
interface Sample {
  $sample: string;
  form?: string;
  /** Which of the different values, from 0 (the first) to 1 (the last); the one in the middle without it. */
  nth?: number;
  /** Where no record has a value. */
  else: Json;
}

const valued = new WeakMap<readonly JsonRecord[], Map<string, Json[]>>();

/** The different values of a field, in an order of their own: the same data give the same operands. */
function differentValues(records: readonly JsonRecord[], field: string): Json[] {
  if (!valued.has(records)) valued.set(records, new Map());
  const known = valued.get(records)!;
  if (!known.has(field)) {
    const all = new Map(
      records.flatMap((record) => valuesAt(record, parsePath(field))).map((value) => [JSON.stringify(value), value]),
    );
    known.set(
      field,
      [...all].sort(([a], [b]) => compareText(a, b)).map(([, value]) => value),
    );
  }
  return known.get(field)!;
}

/** Fills samples in. */
export function withSamples<T>(node: T, records: readonly JsonRecord[]): T {
  if (Array.isArray(node)) return node.map((each: unknown) => withSamples(each, records)) as T;
  if (node === null || typeof node !== 'object') return node;
  if (!('$sample' in node))
    return Object.fromEntries(
      Object.entries(node).map(([key, each]) => [key, withSamples(each as unknown, records)]),
    ) as T;
  const { $sample, form = 'value', nth = 0.5, else: otherwise } = node as unknown as Sample;
  const all = differentValues(records, $sample);
  if (all.length === 0) return otherwise as T;
  return forms[form]!(all[Math.round((all.length - 1) * nth)]!) as T;
}

export type { JsonRecord };
