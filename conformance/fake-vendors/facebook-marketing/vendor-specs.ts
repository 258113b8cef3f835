/**
 * Test support: the specs of the vendor's SDK generator, read from beside the repository where they are there. An
 * answer is held against them field by field. Left out: what the specs do not have (ArchivedAd and the inside of `map`
 * and `Object`), and node references, which answer their default fields.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(
  new URL('../../../../shared/upstream/facebook-marketing/business-sdk-codegen/specs/', import.meta.url),
);

export interface VendorSpecs {
  /** What does not fit the type, in words; empty where all does. */
  problems(type: string, value: unknown): string[];
  fields(type: string): ReadonlyMap<string, string>;
}

export function readVendorSpecs(): VendorSpecs | undefined {
  if (!existsSync(FOLDER)) return undefined;
  const known = new Map<string, ReadonlyMap<string, string>>();
  const enums = new Map(
    (JSON.parse(readFileSync(`${FOLDER}enum_types.json`, 'utf8')) as Array<{ name: string; values: string[] }>).map(
      ({ name, values }) => [name, values],
    ),
  );
  const fields = (type: string): ReadonlyMap<string, string> => {
    const found = known.get(type);
    if (found) return found;
    const read = JSON.parse(readFileSync(`${FOLDER}${type}.json`, 'utf8')) as {
      fields: Array<{ name: string; type: string }>;
    };
    const made = new Map(read.fields.map(({ name, type: each }) => [name, each]));
    known.set(type, made);
    return made;
  };

  function check(type: string, value: unknown, at: string): string[] {
    const list = /^list<(.+)>$/.exec(type)?.[1];
    if (list)
      return Array.isArray(value) ? value.flatMap((each, n) => check(list, each, `${at}[${n}]`)) : [`${at} is no list`];
    // The specs say Object for what is a text in every recorded answer (ConversionActionQuery's action.type).
    if (type === 'Object' || type.startsWith('map')) return [];
    const fits = scalars[type];
    if (fits) return fits(value) ? [] : [`${at} is no ${type}: ${JSON.stringify(value)}`];
    const values = enums.get(type);
    if (values) return values.includes(value as string) ? [] : [`${at} is none of ${type}: ${String(value)}`];
    if (typeof value !== 'object' || value === null) return [`${at} is no ${type}`];
    return Object.entries(value).flatMap(([name, each]) => {
      const declared = fields(type).get(name);
      return declared === undefined ? [`${at}.${name} is no field of ${type}`] : check(declared, each, `${at}.${name}`);
    });
  }

  return { fields, problems: (type, value) => check(type, value, type) };
}

const scalars: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  bool: (value) => typeof value === 'boolean',
  int: Number.isSafeInteger,
  'unsigned int': (value) => Number.isSafeInteger(value) && (value as number) >= 0,
  float: Number.isFinite,
  list: Array.isArray,
  datetime: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4}$/.test(value),
};
