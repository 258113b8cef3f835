/**
 * Prints a first draft of a connector's entity files from the vendor's own OpenAPI document: types, formats, known
 * values and descriptions come from the vendor, not from guesses. The draft is then edited by hand; nothing reads the
 * vendor's document at build time.
 *
 *   npx tsx codegen/draft.ts <document.json|yaml> <plan.yaml> <output folder>
 *
 * The plan: `{ rename: {vendor_field: our_field}, drop: [field], shapes: {VendorSchema: our_shape}, entities: {
 * <entity>: { schema, title, description, fields, drop, list, get, search, index, deletions } } }`. Without `fields`
 * every field of the vendor's schema is taken, `id` first, but for what is only written (`writeOnly`) and what is
 * deprecated. Two vendor schemas of one shape become one. A value of several types opens its object: it is kept as it
 * comes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

interface VendorSchema {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  enum?: string[];
  properties?: Record<string, VendorSchema>;
  items?: VendorSchema;
  additionalProperties?: boolean | VendorSchema;
  allOf?: VendorSchema[];
  oneOf?: VendorSchema[];
  writeOnly?: boolean;
  deprecated?: boolean;
}

interface EntityPlan {
  /** The name of a schema, or the schema itself where the vendor's document has it inside another one. */
  schema: string | VendorSchema;
  title: string;
  description?: string;
  fields?: string[];
  drop?: string[];
  list?: unknown;
  get?: unknown;
  search?: false;
  index?: string[][];
  deletions: string;
}

interface Plan {
  rename?: Record<string, string>;
  drop?: string[];
  shapes?: Record<string, string>;
  entities: Record<string, EntityPlan>;
}

const [documentFile, planFile, folder] = process.argv.slice(2);
if (!documentFile || !planFile || !folder) {
  console.error('usage: tsx codegen/draft.ts <document> <plan.yaml> <output folder>');
  process.exit(2);
}
const vendor = parse(readFileSync(documentFile, 'utf8')) as { components: { schemas: Record<string, VendorSchema> } };
const plan = parse(readFileSync(planFile, 'utf8')) as Plan;
const shapes: Record<string, unknown> = {};

/** `IncidentStatusV2` -> `incident_status`; the vendor's version says nothing to our callers. */
const shapeName = (schema: string) =>
  plan.shapes?.[schema] ??
  schema
    .replace(/V\d+$|Object$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();

const isIdName = (name: string) => name === 'id' || /_ids?$/.test(name);

const named = (reference: string): VendorSchema => vendor.components.schemas[reference.split('/').at(-1)!]!;

/** All that a composed schema says, as one. */
function merge(schema: VendorSchema): VendorSchema {
  const { allOf, ...own } = schema;
  if (!allOf) return schema;
  const parts = [...allOf.map((part) => merge(part.$ref ? named(part.$ref) : part)), own];
  return Object.assign({}, ...parts, {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
  }) as VendorSchema;
}

/** The first sentence, without the vendor's links. */
function sentence(text: string | undefined): { description?: string } {
  const plain = text
    ?.replace(/\s*(?:See|\(see) \[[^\]]*\]\([^)]*\)[^.]*\.?\)?/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  const first = plain
    ?.trim()
    .split(/\n\n|(?<=\.)\s/)[0]
    ?.replace(/\s+/g, ' ');
  return first ? { description: first } : {};
}

/** Several types under one name: text where one of them is text and the rest are its numbers, else whatever comes. */
function alternatives(name: string, schema: VendorSchema): Record<string, unknown> | undefined {
  const list = schema.oneOf!.find(({ type }) => type === 'array');
  const types = schema.oneOf!.map(({ type }) => type);
  if (list && /s$/.test(name)) return convert(name, { ...list, description: schema.description });
  return types.every((type) => type === 'string' || type === 'integer')
    ? { type: 'string', ...sentence(schema.description) }
    : undefined;
}

/** Undefined for a value that may have any type. */
function convert(name: string, schema: VendorSchema): Record<string, unknown> | undefined {
  if (schema.allOf?.length === 1)
    return convert(name, { ...schema.allOf[0], description: schema.description ?? schema.allOf[0]!.description });
  if (schema.oneOf) return alternatives(name, schema);
  if (schema.$ref) {
    const shape = shapeName(schema.$ref.split('/').at(-1)!);
    if (!(shape in shapes)) {
      shapes[shape] = null; // reserves the place, so that a cycle ends
      shapes[shape] = convert(shape, merge(named(schema.$ref)));
    }
    return { $ref: `./shapes.yaml#/${shape}` };
  }
  const described = sentence(schema.description);
  if (schema.type === 'array') return { type: 'array', items: convert(name, schema.items ?? {}), ...described };
  if (schema.properties) return object(schema, described);
  if (schema.type === 'object') return { type: 'object', additionalProperties: true, ...described };
  if (schema.type === 'integer' && isIdName(name)) return { type: 'string', ...described };
  if (schema.type === 'integer' || schema.type === 'number' || schema.type === 'boolean')
    return { type: schema.type, ...described };
  const format =
    schema.format === 'date-time' || schema.format === 'date'
      ? schema.format
      : /(_at|_time)$/.test(name) && !/^(start|end)_time$/.test(name)
        ? 'date-time'
        : undefined;
  return {
    type: 'string',
    ...(format ? { format } : {}),
    ...(schema.enum ? { 'x-known-values': schema.enum.filter((value) => value !== '') } : {}),
    ...described,
  };
}

function object(schema: VendorSchema, described: { description?: string }): Record<string, unknown> {
  const properties = convertProperties(schema.properties!);
  const open =
    schema.additionalProperties === true ||
    Object.values(schema.properties!).some((member) => convert('', member) === undefined);
  return { type: 'object', ...(open ? { additionalProperties: true } : {}), properties, ...described };
}

/** Some documents say it in words only. */
const isDropped = ({ writeOnly, deprecated, description }: VendorSchema) =>
  writeOnly || deprecated || /^deprecated\b|^write only\b|\(deprecated\)/i.test(description ?? '');

function convertProperties(
  properties: Record<string, VendorSchema>,
  only?: string[],
  drop: string[] = [],
): Record<string, unknown> {
  const converted: Record<string, unknown> = {};
  for (const [vendorName, schema] of Object.entries(properties)) {
    const name = plan.rename?.[vendorName] ?? vendorName;
    if (isDropped(schema) || [...(plan.drop ?? []), ...drop].includes(vendorName) || (only && !only.includes(name)))
      continue;
    const member = convert(name, schema);
    if (member) converted[name] = member;
  }
  return converted;
}

mkdirSync(folder, { recursive: true });
for (const [entity, entityPlan] of Object.entries(plan.entities)) {
  const found =
    typeof entityPlan.schema === 'string' ? vendor.components.schemas[entityPlan.schema] : entityPlan.schema;
  const schema = found && merge(found);
  if (!schema?.properties) throw new Error(`${entity}: the document has no object schema ${String(entityPlan.schema)}`);
  const drafted = convertProperties(schema.properties, entityPlan.fields, entityPlan.drop);
  const order = entityPlan.fields ?? ['id', ...Object.keys(drafted).filter((field) => field !== 'id')];
  const missing = order.filter((field) => !(field in drafted));
  if (missing.length > 0)
    console.warn(`${entity}: not in the vendor's schema, to be written by hand: ${missing.join(', ')}`);
  const properties = Object.fromEntries(
    order.map((field) => [field, drafted[field] ?? { type: 'string', description: 'TO BE WRITTEN' }]),
  );
  writeFileSync(
    join(folder, `${entity}.yaml`),
    stringify(
      {
        entity,
        title: entityPlan.title,
        description: entityPlan.description ?? schema.description ?? entityPlan.title,
        actions: {
          ...(entityPlan.list === undefined ? {} : { list: entityPlan.list }),
          ...(entityPlan.get === undefined ? {} : { get: entityPlan.get }),
          ...(entityPlan.search === false ? {} : { search: {} }),
        },
        index: entityPlan.index ?? [],
        deletions: entityPlan.deletions,
        record: { type: 'object', properties },
      },
      { lineWidth: 140 },
    ),
  );
}
writeFileSync(join(folder, 'shapes.yaml'), stringify(shapes, { lineWidth: 140 }));
