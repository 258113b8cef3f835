/**
 * Prints a first draft of a connector's entity files from the vendor's own OpenAPI document: types, formats, known values and descriptions
 * come from the vendor, not from guesses. The draft is then edited by hand; nothing reads the vendor's document at build time.
 *
 *   npx tsx codegen/draft.ts <document.json|yaml> <plan.yaml> <output folder>
 *
 * The plan: `{ rename: {vendor_field: our_field}, drop: [field], entities: { <entity>: { schema, title, fields: [..], list, get, index, deletions } } }`.
 * Without `fields` every field of the vendor's schema is taken.
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
}

interface EntityPlan {
  schema: string;
  title: string;
  fields?: string[];
  list: unknown;
  get?: unknown;
  index?: string[][];
  deletions: string;
}

interface Plan {
  rename?: Record<string, string>;
  drop?: string[];
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
const shapeName = (reference: string) =>
  reference
    .split('/')
    .at(-1)!
    .replace(/V\d+$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();

const isIdName = (name: string) => name === 'id' || /_ids?$/.test(name);

function convert(name: string, schema: VendorSchema): Record<string, unknown> {
  if (schema.allOf?.length === 1) return convert(name, { ...schema.allOf[0], description: schema.description ?? schema.allOf[0]!.description });
  if (schema.$ref) {
    const shape = shapeName(schema.$ref);
    if (!(shape in shapes)) {
      shapes[shape] = null; // reserves the place, so that a cycle ends
      shapes[shape] = convert(shape, vendor.components.schemas[schema.$ref.split('/').at(-1)!]!);
    }
    return { $ref: `./shapes.yaml#/${shape}` };
  }
  const description = schema.description?.trim().split(/\n\n|(?<=\.)\s/)[0]?.replace(/\s+/g, ' ');
  const described = description ? { description } : {};
  if (schema.type === 'array') return { type: 'array', items: convert(name, schema.items ?? {}), ...described };
  if (schema.properties) return { type: 'object', properties: convertProperties(schema.properties), ...described };
  if (schema.type === 'object') return { type: 'object', additionalProperties: true, ...described };
  if (schema.type === 'integer' && isIdName(name)) return { type: 'string', ...described };
  if (schema.type === 'integer' || schema.type === 'number' || schema.type === 'boolean') return { type: schema.type, ...described };
  const format = schema.format === 'date-time' || schema.format === 'date' ? schema.format : /(_at|_time)$/.test(name) && !/^(start|end)_time$/.test(name) ? 'date-time' : undefined;
  return { type: 'string', ...(format ? { format } : {}), ...(schema.enum ? { 'x-known-values': schema.enum.filter((value) => value !== '') } : {}), ...described };
}

function convertProperties(properties: Record<string, VendorSchema>, only?: string[]): Record<string, unknown> {
  const converted: Record<string, unknown> = {};
  for (const [vendorName, schema] of Object.entries(properties)) {
    const name = plan.rename?.[vendorName] ?? vendorName;
    if (plan.drop?.includes(vendorName) || (only && !only.includes(name))) continue;
    converted[name] = convert(name, schema);
  }
  return converted;
}

mkdirSync(folder, { recursive: true });
for (const [entity, entityPlan] of Object.entries(plan.entities)) {
  const schema = vendor.components.schemas[entityPlan.schema];
  if (!schema?.properties) throw new Error(`${entity}: the document has no object schema ${entityPlan.schema}`);
  const drafted = convertProperties(schema.properties, entityPlan.fields);
  const order = entityPlan.fields ?? Object.keys(drafted);
  const missing = order.filter((field) => !(field in drafted));
  if (missing.length > 0) console.warn(`${entity}: not in ${entityPlan.schema}, to be written by hand: ${missing.join(', ')}`);
  const properties = Object.fromEntries(order.map((field) => [field, drafted[field] ?? { type: 'string', description: 'TO BE WRITTEN' }]));
  writeFileSync(
    join(folder, `${entity}.yaml`),
    stringify(
      {
        entity,
        title: entityPlan.title,
        description: schema.description ?? entityPlan.title,
        actions: { list: entityPlan.list, ...(entityPlan.get === undefined ? {} : { get: entityPlan.get }), search: {} },
        index: entityPlan.index ?? [],
        deletions: entityPlan.deletions,
        record: { type: 'object', properties },
      },
      { lineWidth: 140 },
    ),
  );
}
writeFileSync(join(folder, 'shapes.yaml'), stringify(shapes, { lineWidth: 140 }));
