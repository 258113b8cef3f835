import type { FieldSource, JsonSchema, ProviderFields } from '../../connector-types/definition/define.ts';
import { compileBuilder, type Source } from './object-builder.ts';
import { fieldSource } from './field-source.ts';
import { addOpen, MAX_DEPTH, Misfit, openValue } from './shape-open.ts';
import { cleanText, isCleanText } from './text.ts';
import { isDate, normalizeTimestamp, timestampOfSeconds } from './timestamp.ts';
import type { ShapeContext, VendorRecord } from './vendor-record.ts';

type Shape = (value: unknown, context: ShapeContext) => unknown;

interface ShapeOptions {
  provider_fields?: ProviderFields | undefined;
  fields?: Record<string, FieldSource> | undefined;
}

/** Longest id that the tables of synced records hold. */
const MAX_ID = 255;

/**
 * Compiles the contract's record schema into a function from the vendor's record to ours. Done once per entity.
 * The function throws `Misfit` where the vendor broke the contract.
 */
export function compileRecord(
  schema: JsonSchema,
  options: ShapeOptions = {},
): (raw: VendorRecord, context: ShapeContext) => VendorRecord {
  const members = Object.keys(schema.properties ?? {}).map((name) => ({
    name,
    read: sourceOf(name, schema, options),
    shape: name === 'id' ? idShape : compile(schema.properties?.[name] ?? {}, name, 2, options.provider_fields),
  }));
  const build = compileBuilder(members, 'null');
  if (!members.some(({ name }) => name === 'id')) return build;
  return (raw, context) => {
    const record = build(raw, context);
    // The builder shapes no nulls.
    if (record['id'] === null) idShape(null);
    return record;
  };
}

function sourceOf(name: string, schema: JsonSchema, options: ShapeOptions): string | Source {
  const field = options.fields?.[name];
  if (field) return fieldSource(field);
  return providerSource(name, schema, options.provider_fields) ?? name;
}

/** How an object finds a provider's field under its neutral name; undefined for a field that no provider has. */
function providerSource(
  name: string,
  schema: JsonSchema,
  fields: ProviderFields | undefined,
): string | Source | undefined {
  if (!fields) return undefined;
  const declared = schema.properties ?? {};
  const providers = Object.entries(fields.providers).flatMap(([provider, renames]) => {
    const pairs = Object.entries(renames).filter(([, target]) => Object.hasOwn(declared, target));
    const own = pairs.find(([, target]) => target === name)?.[0];
    return pairs.length === 0 ? [] : [{ provider, own, sources: pairs.map(([source]) => source) }];
  });
  const isDiscriminator = name === fields.discriminator;
  if (providers.length === 0 || (!isDiscriminator && !providers.some(({ own }) => own))) return undefined;
  return (raw) => {
    // Vendors that require the field of one provider send it empty where another provider is used.
    let found: (typeof providers)[number] | undefined;
    for (const provider of providers) {
      const rank = fullness(raw, provider.sources);
      if (rank === 2) {
        found = provider;
        break;
      }
      if (rank === 1) found ??= provider;
    }
    if (isDiscriminator) return found?.provider;
    return found?.own === undefined ? undefined : raw[found.own];
  };
}

/** 2: one of the fields holds something; 1: one is there, empty. */
function fullness(raw: VendorRecord, sources: readonly string[]): 0 | 1 | 2 {
  let rank: 0 | 1 = 0;
  for (const source of sources) {
    const value = raw[source];
    if (value === '') rank = 1;
    else if (value !== undefined && value !== null) return 2;
  }
  return rank;
}

function idShape(value: unknown): string {
  const id = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof id !== 'string' || id === '') throw new Misfit('id', 'is missing or empty');
  if (id.length > MAX_ID) throw new Misfit('id', `is longer than ${MAX_ID}`);
  if (!isCleanText(id)) throw new Misfit('id', 'contains U+0000 or a lone surrogate');
  return id;
}

/** `depth` is that of the value itself; the record is 1. */
function compile(schema: JsonSchema, path: string, depth: number, providers: ProviderFields | undefined): Shape {
  const types = [schema.type ?? (schema.properties ? 'object' : schema.items ? 'array' : [])]
    .flat()
    .filter((type) => type !== 'null');
  if (types.length !== 1) return (value) => openValue(value, depth - 1, path);
  switch (types[0]) {
    case 'string':
      if (schema.format === 'date-time') return dateTimeShape(path);
      if (schema.format === 'date') return dateShape(path);
      return textShape(path);
    case 'integer':
      return numberShape(path, Number.isSafeInteger, 'is not an integer within 2^53-1');
    case 'number':
      return numberShape(path, isExactNumber, 'is not a number within 2^53-1');
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? value : fail(path, 'is not a boolean'));
    case 'array':
      return arrayShape(schema, path, depth, providers);
    case 'object':
      return objectShape(schema, path, depth, providers);
    default:
      return (value) => openValue(value, depth - 1, path);
  }
}

function fail(path: string, reason: string): never {
  throw new Misfit(path, reason);
}

/**
 * A number where text is declared is an id or a code: its digits are the text (unsafe integers arrive as text already).
 */
function textShape(path: string): Shape {
  return (value, context) => {
    if (typeof value === 'string') return context.unclean ? cleanText(value) : value;
    if (typeof value === 'number' && Number.isFinite(value)) return String(value);
    return fail(path, 'is not a string');
  };
}

function dateTimeShape(path: string): Shape {
  return (value) => {
    // Some vendors know of a moment only its day.
    const at =
      typeof value === 'string'
        ? (normalizeTimestamp(value) ?? (isDate(value) ? `${value}T00:00:00Z` : undefined))
        : typeof value === 'number'
          ? timestampOfSeconds(value)
          : undefined;
    return at ?? fail(path, 'is not a date-time');
  };
}

function dateShape(path: string): Shape {
  return (value) => (typeof value === 'string' && isDate(value) ? value : fail(path, 'is not a date'));
}

/** Beyond 2^53-1 a number has other digits than the vendor sent. */
const isExactNumber = (value: unknown): boolean =>
  typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER;

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

function numberShape(path: string, fits: (value: unknown) => boolean, reason: string): Shape {
  return (value) => {
    if (typeof value === 'number' && fits(value)) return value;
    const parsed = typeof value === 'string' && value.length <= 400 && DECIMAL.test(value) ? Number(value) : NaN;
    return fits(parsed) ? parsed : fail(path, reason);
  };
}

function arrayShape(schema: JsonSchema, path: string, depth: number, providers: ProviderFields | undefined): Shape {
  if (depth > MAX_DEPTH) return () => fail(path, `is nested deeper than ${MAX_DEPTH}`);
  const shape = compile(schema.items ?? {}, `${path}[]`, depth + 1, providers);
  return (value, context) => {
    if (!Array.isArray(value)) return fail(path, 'is not an array');
    const out: unknown[] = [];
    for (const item of value) {
      if (item !== null) out.push(shape(item, context));
    }
    return out;
  };
}

function objectShape(schema: JsonSchema, path: string, depth: number, providers: ProviderFields | undefined): Shape {
  if (depth > MAX_DEPTH) return () => fail(path, `is nested deeper than ${MAX_DEPTH}`);
  const names = Object.keys(schema.properties ?? {});
  const members = names.map((name) => ({
    name,
    read: providerSource(name, schema, providers) ?? name,
    shape: compile(schema.properties?.[name] ?? {}, `${path}.${name}`, depth + 1, providers),
  }));
  const build = compileBuilder(members, 'dropped');
  const extra = schema.additionalProperties ?? names.length === 0;
  const rest = extra === false ? undefined : restShape(extra, path, depth, providers);
  const known = new Set([...names, ...providerKeys(schema, providers)]);
  return (value, context) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(path, 'is not an object');
    const out = build(value as VendorRecord, context);
    if (rest) {
      for (const key of Object.keys(value)) if (!known.has(key)) rest(out, key, (value as VendorRecord)[key], context);
    }
    return out;
  };
}

/** Vendor's keys that an object's neutral fields are read from. */
function providerKeys(schema: JsonSchema, fields: ProviderFields | undefined): string[] {
  const renames = Object.values(fields?.providers ?? {}).flatMap((provider) => Object.entries(provider));
  return renames.filter(([, target]) => Object.hasOwn(schema.properties ?? {}, target)).map(([source]) => source);
}

type Rest = (out: VendorRecord, key: string, value: unknown, context: ShapeContext) => void;

function restShape(extra: true | JsonSchema, path: string, depth: number, providers: ProviderFields | undefined): Rest {
  if (extra === true || Object.keys(extra).length === 0)
    return (out, key, value) => addOpen(out, key, value, depth - 1, path);
  const shape = compile(extra, `${path}.*`, depth + 1, providers);
  return (out, key, value, context) => {
    if (value !== null && key !== '__proto__') out[cleanText(key)] = shape(value, context);
  };
}
