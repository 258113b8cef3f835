import type { JsonSchema } from '../connectors/define.ts';

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
  const types = [schema.type ?? (schema.properties ? 'object' : schema.items ? 'array' : [])].flat().filter((type) => type !== 'null');
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

/** Whatever stands below an open object. */
export const anySchema: JsonSchema = {};

/** The schema of a member of an object; undefined where a closed object does not have it. An object that declares nothing is open, as for list and get. */
export function memberOf(schema: JsonSchema, name: string): JsonSchema | undefined {
  const properties = schema.properties;
  if (properties && Object.hasOwn(properties, name)) return properties[name];
  const rest = schema.additionalProperties ?? (properties === undefined || Object.keys(properties).length === 0);
  if (rest === false) return undefined;
  return rest === true ? anySchema : rest;
}

export const itemsOf = (schema: JsonSchema): JsonSchema => schema.items ?? anySchema;
