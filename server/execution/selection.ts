import type { ConnectorMapping, GetMapping, JsonSchema, ListMapping } from '../connectors/define.ts';

/** The operation with the query parameters that follow from the contract's record: which fields to answer, and which states to leave in. */
export function withDerivedQuery<How extends ListMapping | GetMapping>(mapping: ConnectorMapping, how: How, record: JsonSchema): How {
  const derived: Record<string, string> = {};
  if (mapping.select && how.select !== false) derived[mapping.select.param] = sourcesOf(how, record).join(',');
  if (how.every_value) {
    const { param, field } = how.every_value;
    const values = record.properties?.[field]?.['x-known-values'];
    if (!values) throw new Error(`every_value: ${field} has no known values`);
    derived[param] = JSON.stringify(values);
  }
  return { ...how, query: { ...derived, ...how.query } };
}

/** The vendor's names of the record's fields; those that we make or take from the call are not asked for. */
function sourcesOf(how: ListMapping | GetMapping, record: JsonSchema): string[] {
  const names = Object.keys(record.properties ?? {}).flatMap((name) => {
    const source = how.fields?.[name];
    if (!source) return [name];
    return 'from' in source ? [source.from.split('.')[0] ?? name] : [];
  });
  return [...new Set(names)];
}
