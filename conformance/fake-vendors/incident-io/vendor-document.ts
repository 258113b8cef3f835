/**
 * Test support: the vendor's own OpenAPI 3.0 document, read from beside the repository where it is there, as ajv
 * validators.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormatsModule, { type FormatsPlugin } from 'ajv-formats';

// The package is CommonJS with a default export; under ESM that is one level deeper than its types say.
const addFormats = addFormatsModule as unknown as FormatsPlugin;

const FILE = fileURLToPath(
  new URL('../../../../shared/upstream/incident-io/derived/openapi3.connector-subset.json', import.meta.url),
);

interface Operation {
  responses: Record<string, { content?: { 'application/json'?: { schema: { $ref: string } } } }>;
  'x-rbac-scopes'?: string[];
}

export interface VendorDocument {
  /** Problems of a 200 answer of this path template, in words; empty when it is as documented. */
  problems(path: string, body: unknown): string[];
  paths: string[];
  scopes(path: string): string[];
  /** Optional fields and enum values of the records of a schema, by path inside it. */
  schema(name: string): Schema;
}

export interface Schema {
  type?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  $ref?: string;
}

export function readVendorDocument(): VendorDocument | undefined {
  if (!existsSync(FILE)) return undefined;
  const document = JSON.parse(readFileSync(FILE, 'utf8')) as {
    paths: Record<string, { get: Operation }>;
    components: { schemas: Record<string, Schema> };
  };
  const schemas = eachSchema(document.components.schemas) as Record<string, Schema>;
  const ajv = new Ajv({ allErrors: true, strict: false, formats: { int64: Number.isSafeInteger, double: true } });
  addFormats(ajv, ['date-time']);
  ajv.addSchema({ $id: 'vendor', components: { schemas } });
  const validators = new Map<string, ValidateFunction>();
  return {
    paths: Object.keys(document.paths),
    scopes: (path) => document.paths[path]?.get['x-rbac-scopes'] ?? [],
    schema: (name) => schemas[name]!,
    problems(path, body) {
      let validate = validators.get(path);
      if (!validate) {
        const ref = document.paths[path]?.get.responses['200']?.content?.['application/json']?.schema.$ref;
        if (!ref) return [`the document has no response for ${path}`];
        validators.set(path, (validate = ajv.compile({ $ref: `vendor${ref}` })));
      }
      return validate(body)
        ? []
        : (validate.errors ?? []).slice(0, 5).map(({ instancePath, message }) => `${instancePath} ${message}`);
    },
  };
}

/**
 * OpenAPI 3.0 to JSON Schema: `nullable` and the boolean `exclusiveMinimum`/`exclusiveMaximum` mean something else
 * there; examples mean nothing here.
 */
export function toJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toJsonSchema);
  if (typeof value !== 'object' || value === null) return value;
  const {
    nullable,
    example: _,
    examples: _2,
    exclusiveMinimum,
    exclusiveMaximum,
    ...rest
  } = value as Record<string, unknown>;
  const schema = Object.fromEntries(
    Object.entries(rest).map(([key, member]) => [
      key,
      key === 'properties' ? eachSchema(member as object) : toJsonSchema(member),
    ]),
  );
  if (nullable === true && typeof schema.type === 'string') {
    schema.type = [schema.type, 'null'];
    if (Array.isArray(schema.enum)) schema.enum = [...(schema.enum as unknown[]), null];
  }
  bound(schema, 'minimum', 'exclusiveMinimum', exclusiveMinimum);
  bound(schema, 'maximum', 'exclusiveMaximum', exclusiveMaximum);
  return schema;
}

/** Names of properties and of schemas are no keywords, whatever they are called. */
const eachSchema = (schemas: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, toJsonSchema(schema)]));

function bound(schema: Record<string, unknown>, inclusive: string, exclusive: string, value: unknown): void {
  if (typeof value === 'number') schema[exclusive] = value;
  if (value !== true || schema[inclusive] === undefined) return;
  schema[exclusive] = schema[inclusive];
  delete schema[inclusive];
}
