/**
 * Prints a first draft of a connector's entity files from the spec folder of a vendor's SDK generator: one JSON file
 * per type (`{fields: [{name, type}]}`) and `enum_types.json`. The sibling of `draft.ts`, for vendors without an
 * OpenAPI document; the draft is then edited by hand in the same way.
 *
 *   npx tsx codegen/draft-sdk-spec.ts <folder of specs> <plan.yaml> <output folder>
 *
 * The plan: `{ shapes: {<Type>: null | [field, …]}, numbers: [field], dates: [field], entities: { <entity>: { type,
 * title, fields, list, get, search, index, deletions } } }`. A type that `shapes` does not name stays an open object;
 * `numbers` and `dates` are fields that the vendor types as strings.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Document, isScalar, isSeq, parse, visit } from 'yaml';

interface SpecField {
  name: string;
  type: string;
}

interface EntityPlan {
  type?: string;
  title: string;
  description?: string;
  fields: string[];
  list?: unknown;
  get?: unknown;
  search?: false;
  index?: string[][];
  deletions: string;
}

interface Plan {
  shapes: Record<string, string[] | null>;
  numbers?: string[];
  dates?: string[];
  entities: Record<string, EntityPlan>;
}

type Draft = Record<string, unknown>;

const [specs, planFile, folder] = process.argv.slice(2);
if (!specs || !planFile || !folder) {
  console.error('usage: tsx codegen/draft-sdk-spec.ts <folder of specs> <plan.yaml> <output folder>');
  process.exit(2);
}
const plan = parse(readFileSync(planFile, 'utf8')) as Plan;
const enums = new Map(
  (JSON.parse(readFileSync(join(specs, 'enum_types.json'), 'utf8')) as Array<{ name: string; values: string[] }>).map(
    ({ name, values }) => [name, values],
  ),
);
const shapes: Record<string, Draft | null> = {};

const fieldsOf = (type: string): SpecField[] =>
  (JSON.parse(readFileSync(join(specs, `${type}.json`), 'utf8')) as { fields: SpecField[] }).fields;

/** `AdCampaignIssuesInfo` -> `ad_campaign_issues_info`. */
const shapeName = (type: string) =>
  type
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();

/** Ids of vendors are strings, whatever the vendor sends (openapi/decisions/identifiers.md). */
const isIdName = (name: string) => (name === 'id' || /_ids?$/.test(name)) && name !== 'timezone_id';

function scalar(name: string, type: string): Draft | undefined {
  if (plan.dates?.includes(name)) return { type: 'string', format: 'date' };
  if (plan.numbers?.includes(name)) return { type: 'number' };
  if (type === 'datetime') return { type: 'string', format: 'date-time' };
  if (type === 'bool') return { type: 'boolean' };
  if (type === 'float') return { type: 'number' };
  if (type === 'int' || type === 'unsigned int') return { type: isIdName(name) ? 'string' : 'integer' };
  if (type === 'string') return { type: 'string', ...(/_time$/.test(name) ? { format: 'date-time' } : {}) };
  const values = enums.get(type);
  return values && { type: 'string', 'x-known-values': values };
}

function convert(name: string, type: string): Draft {
  const found = scalar(name, type);
  if (found) return found;
  const list = /^list<(.+)>$/.exec(type);
  if (list) return { type: 'array', items: convert(name, list[1]!) };
  const map = /^map<string, (.+)>$/.exec(type);
  if (map) return { type: 'object', additionalProperties: convert(name, map[1]!) };
  if (!(type in plan.shapes)) return { type: 'object', additionalProperties: true };
  const shape = shapeName(type);
  if (!(shape in shapes)) {
    shapes[shape] = null; // reserves the place, so that a cycle ends
    shapes[shape] = { type: 'object', properties: properties(type, plan.shapes[type] ?? undefined) };
  }
  return { $ref: `./shapes.yaml#/${shape}` };
}

function properties(type: string, only?: string[]): Record<string, Draft> {
  const known = new Map(fieldsOf(type).map((field) => [field.name, field.type]));
  return Object.fromEntries(
    (only ?? [...known.keys()]).map((name) => {
      const found = known.get(name);
      if (found === undefined) console.warn(`${type} has no field ${name}: to be written by hand`);
      return [name, found === undefined ? { type: 'string', description: 'TO BE WRITTEN' } : convert(name, found)];
    }),
  );
}

/** One line per field: what holds nothing but scalars is written in braces and brackets. */
function print(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Map: (_key, node) =>
      void (node.flow =
        node.items.length > 0 && node.items.length <= 3 && node.items.every((pair) => isScalar(pair.value))),
    Seq: (_key, node) => void (node.flow = node.items.every((item) => isScalar(item) || isSeq(item))),
  });
  return document.toString({ lineWidth: 160 }).replaceAll(/:\n +\{\}/g, ': {}');
}

mkdirSync(folder, { recursive: true });
for (const [
  entity,
  { type, title, description = title, fields, list, get, search, index = [], deletions },
] of Object.entries(plan.entities)) {
  const actions = {
    ...(list === undefined ? {} : { list }),
    ...(get === undefined ? {} : { get }),
    ...(search === false ? {} : { search: {} }),
  };
  const drafted = type
    ? properties(type, fields)
    : Object.fromEntries(fields.map((name) => [name, { type: 'string', description: 'TO BE WRITTEN' }]));
  const file = {
    entity,
    title,
    description,
    actions,
    index,
    deletions,
    record: { type: 'object', properties: drafted },
  };
  writeFileSync(join(folder, `${entity}.yaml`), print(file));
}
writeFileSync(join(folder, 'shapes.yaml'), print(shapes));
