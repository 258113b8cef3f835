import type { JsonSchema } from '../../connector-types/definition/define.ts';
import { normalizeTimestamp } from '../shape/timestamp.ts';

/** What search can know of a field. `any`: inside an open object, where only the value tells. */
export type FieldKind = 'text' | 'timestamp' | 'date' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'any';

const kinds = new WeakMap<JsonSchema, FieldKind>();

export function kindOf(schema: JsonSchema): FieldKind {
  const known = kinds.get(schema);
  if (known) return known;
  const kind = readKind(schema);
  kinds.set(schema, kind);
  return kind;
}

function readKind(schema: JsonSchema): FieldKind {
  const types = [schema.type ?? (schema.properties ? 'object' : schema.items ? 'array' : [])]
    .flat()
    .filter((type) => type !== 'null');
  if (types.length !== 1) return 'any';
  switch (types[0]) {
    case 'string':
      if (schema.format === 'date-time') return 'timestamp';
      return schema.format === 'date' ? 'date' : 'text';
    case 'integer':
    case 'number':
    case 'boolean':
    case 'array':
    case 'object':
      return types[0];
    default:
      return 'any';
  }
}

const partial = new WeakSet<JsonSchema>();

/** Of an object or array of which grants leave only a part: its members can be used, it cannot. */
export function markPartial(schema: JsonSchema): JsonSchema {
  partial.add(schema);
  return schema;
}

export const isPartial = (schema: JsonSchema): boolean => partial.has(schema);

/** Whatever stands below an open object. */
export const anySchema: JsonSchema = {};

/**
 * The schema of a member of an object; undefined where a closed object does not have it. An object that declares
 * nothing is open, as for list and get.
 */
export function memberOf(schema: JsonSchema, name: string): JsonSchema | undefined {
  const properties = schema.properties;
  if (properties && Object.hasOwn(properties, name)) return properties[name];
  const rest = schema.additionalProperties ?? (properties === undefined || Object.keys(properties).length === 0);
  if (rest === false) return undefined;
  return rest === true ? anySchema : rest;
}

export const itemsOf = (schema: JsonSchema): JsonSchema => schema.items ?? anySchema;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path of single values; undefined where there is none. */
export function valueAt(record: Readonly<Record<string, unknown>>, path: readonly string[]): unknown {
  let value: unknown = record;
  for (const step of path) value = isObject(value) ? value[step] : undefined;
  return value;
}

/** A value with the kind that the contract gives it. */
export type KindedValue =
  | { kind: 'text' | 'date' | 'timestamp'; text: string }
  | { kind: 'integer' | 'number'; number: number }
  | { kind: 'boolean'; boolean: boolean }
  | { kind: 'array'; items: readonly unknown[] }
  | { kind: 'object'; members: Record<string, unknown> }
  | { kind: 'any'; value: unknown };

/**
 * A stored value as the contract describes it now. Undefined where there is none, or where it was stored under an
 * earlier contract with another kind: until the entity has been listed again, search treats it as missing.
 */
export function valueOfKind(value: unknown, kind: FieldKind): KindedValue | undefined {
  if (value === null || value === undefined) return undefined;
  switch (kind) {
    case 'text':
    case 'date':
      return typeof value === 'string' ? { kind, text: value } : undefined;
    case 'timestamp': {
      const text = canonicalTimestamp(value);
      return text === undefined ? undefined : { kind, text };
    }
    case 'integer':
    case 'number':
      return typeof value === 'number' ? { kind, number: value } : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? { kind, boolean: value } : undefined;
    case 'array':
      return Array.isArray(value) ? { kind, items: value } : undefined;
    case 'object':
      return isObject(value) ? { kind, members: value } : undefined;
    case 'any':
      return { kind, value };
  }
}

/** List returns timestamps in canonical form; text that became a timestamp with a new contract may have another one. */
export const canonicalTimestamp = (value: unknown): string | undefined =>
  typeof value === 'string' ? normalizeTimestamp(value) : undefined;
