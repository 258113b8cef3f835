import type { ConnectorMapping, GetMapping, JsonSchema, ListMapping } from '../../connector-types/definition/define.ts';

/**
 * The operation with the query parameters that follow from the contract's record: which fields to answer, and which
 * states to leave in.
 */
export function withDerivedQuery<How extends ListMapping | GetMapping>(
  mapping: ConnectorMapping,
  how: How,
  record: JsonSchema,
  isSelected: (source: string) => boolean = () => true,
): How {
  const derived: Record<string, string> = {};
  if (mapping.select && how.select !== false)
    derived[mapping.select.param] = sourcesOf(how, record).filter(isSelected).join(',');
  if (how.every_value) {
    const { param, field } = how.every_value;
    const values = record.properties?.[field]?.['x-known-values'];
    if (!values) throw new Error(`every_value: ${field} has no known values`);
    derived[param] = JSON.stringify(values);
  }
  return { ...how, query: { ...derived, ...how.query } };
}

/** The operation as it is asked for again where the vendor forbids it: with fewer fields each time. */
export function withFewerFields<How extends ListMapping | GetMapping>(
  mapping: ConnectorMapping,
  how: How,
  record: JsonSchema,
): How[] {
  const { broader } = how;
  if (!mapping.select || how.select === false || !broader) return [];
  const { least } = mapping.select;
  return [
    withDerivedQuery(mapping, how, record, (source) => !broader.includes(source)),
    ...(least ? [withDerivedQuery(mapping, how, record, (source) => least.includes(source))] : []),
  ];
}

/** The vendor's names of the record's fields; those that we make or take from the call are not asked for. */
function sourcesOf(how: ListMapping | GetMapping, record: JsonSchema): string[] {
  const names = Object.keys(record.properties ?? {}).flatMap((name) => {
    const source = how.fields?.[name];
    if (!source || typeof source === 'function') return [name];
    return 'from' in source ? [source.from.split('.')[0] ?? name] : [];
  });
  return [...new Set(names)];
}
