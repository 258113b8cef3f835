import type { Case, Expectation } from '../case.ts';
import type { Contract, EntityAction, Schema } from '../contract.ts';

const scalar = ['eq', 'neq', 'in'];
const ordered = ['gt', 'gte', 'lt', 'lte'];
const text = ['like', 'fuzzy', 'keyword'];

/** A value of a field's type, and the operators that take it (openapi/decisions/search.md). */
function operandsOf(schema: Schema): { value: unknown; operators: string[]; refused: string[] } | undefined {
  const types = [schema.type ?? []].flat();
  if (types.includes('string') && schema.format === 'date') return { value: '2026-01-01', operators: [...scalar, ...ordered], refused: [] };
  if (types.includes('string')) return schema.format === 'date-time' ? { value: '2026-01-01T00:00:00Z', operators: [...scalar, ...ordered], refused: [] } : { value: 'a', operators: [...scalar, ...ordered, ...text], refused: [] };
  if (types.includes('number') || types.includes('integer')) return { value: 1, operators: [...scalar, ...ordered], refused: text };
  if (types.includes('boolean')) return { value: true, operators: [...scalar, ...ordered], refused: text };
  return undefined;
}

/** Entity x field x operator, skipped until search over the entity answers. */
export function searchCases(contract: Contract, action: EntityAction): Case[] {
  const { connector_type, entity } = action;
  const list = contract.actions.find((each) => each.connector_type === connector_type && each.entity === entity && each.action === 'list');
  if (!list) return [];
  const one = (name: string, title: string, query: unknown, expect: Expectation): Case => ({
    id: `search/${connector_type}/${entity}/${name}`,
    title,
    proves: 'openapi/decisions/search.md',
    source: 'multiplied',
    connector_type,
    needs: [`search:${entity}`],
    steps: [{ execute: { entity, action: 'search', params: { query, limit: 2 } }, expect }],
  });
  const good = { status: 200, body: { data: { $at_most: 2 } } };
  const cases = [one('everything', 'A query without conditions finds records', {}, good), one('unknown-field', 'A field that nobody declared is refused', { filter: { eq: { nobody_declared_this: 1 } } }, { status: 422 })];
  for (const [field, schema] of Object.entries(contract.recordOf(list).properties ?? {})) {
    const operands = operandsOf(contract.follow(schema));
    const id = field.replace(/_/g, '-');
    cases.push(one(`${id}/eq-null`, `${field} without a value can be looked for`, { filter: { eq: { [field]: null } } }, good));
    for (const operator of operands?.operators ?? []) {
      const value = operator === 'in' ? [operands!.value] : operands!.value;
      cases.push(one(`${id}/${operator}`, `${operator} takes ${field}`, { filter: { [operator]: { [field]: value } } }, good));
    }
    for (const operator of operands?.refused ?? []) cases.push(one(`${id}/${operator}-refused`, `${operator} does not take ${field}`, { filter: { [operator]: { [field]: 'a' } } }, { status: 422 }));
  }
  return cases;
}
