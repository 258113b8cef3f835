import type { FieldOperator } from '../../reference/evaluate.ts';
import type { Case, Expectation, Step } from '../case.ts';
import type { Contract, EntityAction, Schema } from '../contract.ts';

/** Which fields each operator takes (openapi/search/operators.yaml). */
const takes: Record<FieldOperator, 'scalar' | 'ordered' | 'text'> = {
  eq: 'scalar',
  neq: 'scalar',
  in: 'scalar',
  gt: 'ordered',
  gte: 'ordered',
  lt: 'ordered',
  lte: 'ordered',
  like: 'text',
  fuzzy: 'text',
  keyword: 'text',
};
const operatorsOf = (kind: 'scalar' | 'ordered' | 'text') =>
  Object.entries(takes).flatMap(([operator, each]) => (each === kind ? [operator] : []));
const scalar = operatorsOf('scalar');
const ordered = operatorsOf('ordered');
const text = operatorsOf('text');

interface Kind {
  /** Looked for where the data have no value. */
  value: unknown;
  operators: string[];
  refused: string[];
  /** Operator -> forms of a value of the data (runner/judging/search-truth.ts) that it is asked with. */
  forms: Record<string, string[]>;
  /** Of another type, so that it is refused. */
  wrong: unknown;
}

const text_forms = {
  eq: ['value', 'other_case'],
  neq: ['value', 'other_case'],
  like: ['beginning', 'middle_in_other_case', 'one_unknown'],
  keyword: ['word_in_other_case', 'words_turned'],
  fuzzy: ['beginnings_of_words', 'words_turned'],
};
const time_forms = { eq: ['value', 'elsewhere'], gte: ['elsewhere'], lt: ['value', 'elsewhere'] };

/** A value of a field's type, and the operators that take it (openapi/decisions/search.md). */
function kindOf(schema: Schema): Kind | undefined {
  const types = [schema.type ?? []].flat();
  if (types.includes('string') && schema.format === 'date')
    return { value: '2026-01-01', operators: [...scalar, ...ordered], refused: [], forms: {}, wrong: 1 };
  if (types.includes('string') && schema.format === 'date-time')
    return {
      value: '2026-01-01T00:00:00Z',
      operators: [...scalar, ...ordered],
      refused: [],
      forms: time_forms,
      wrong: 'yesterday',
    };
  if (types.includes('string'))
    return { value: 'a', operators: [...scalar, ...ordered, ...text], refused: [], forms: text_forms, wrong: 1 };
  if (types.includes('number') || types.includes('integer'))
    return { value: 1, operators: [...scalar, ...ordered], refused: text, forms: {}, wrong: '1' };
  if (types.includes('boolean'))
    return { value: true, operators: [...scalar, ...ordered], refused: text, forms: {}, wrong: 'true' };
  return undefined;
}

/**
 * Entity x field x operator with values of the data, each response held against the reference semantics over everything
 * that the connector has; skipped where the entity has no search.
 */
export function searchCases(contract: Contract, action: EntityAction): Case[] {
  const { connector_type, entity } = action;
  const list = contract.actions.find(
    (each) => each.connector_type === connector_type && each.entity === entity && each.action === 'list',
  );
  if (!list) return [];
  const found: Expectation = { status: 200, searched: true };
  const ask = (query: unknown, expect: Expectation, more: object = {}): Step => ({
    execute: { entity, action: 'search', params: { query, limit: 20, ...more } },
    expect,
  });
  const one = (name: string, title: string, ...steps: Step[]): Case => ({
    id: `search/${connector_type}/${entity}/${name}`,
    title,
    proves: 'openapi/decisions/search.md',
    source: 'multiplied',
    connector_type,
    needs: [`search:${entity}`],
    steps,
  });
  const cases = [
    one('everything', 'A query without conditions returns every record, ordered by id', ask({}, found)),
    one('pages-to-the-end', 'Paging to the end returns every record once, in one order', {
      ...ask({}, found, { limit: 400 }),
      pages: true,
    }),
    one(
      'unknown-field',
      'Rejects an undeclared field',
      ask({ filter: { eq: { undeclared_member: 1 } } }, { status: 422 }),
    ),
  ];
  for (const [field, schema] of Object.entries(contract.recordOf(list).properties ?? {})) {
    const kind = kindOf(contract.follow(schema));
    const id = field.replace(/_/g, '-');
    // Only what is asked about comes back, so that all that match can be looked at: of a page of 60 an operator that
    // was wrong for one record of 240 was not seen to be.
    const some = { limit: 300, fields: [field] };
    const sample = (form: string, nth?: number) => ({
      $sample: field,
      form,
      ...(nth !== undefined && { nth }),
      else: kind!.value,
    });
    cases.push(
      one(
        `${id}/eq-null`,
        `Finds records without a value in ${field}`,
        ask({ filter: { eq: { [field]: null } } }, found, some),
      ),
    );
    if (!kind) continue;
    for (const operator of kind.operators) {
      const operands =
        operator === 'in'
          ? [[sample('value', 0), sample('value', 1)]]
          : (kind.forms[operator] ?? ['value']).map((form) => sample(form));
      cases.push(
        one(
          `${id}/${operator}`,
          `${operator} on ${field} finds exactly the matching records`,
          ...operands.map((operand) => ask({ filter: { [operator]: { [field]: operand } } }, found, some)),
        ),
      );
    }
    for (const operator of kind.refused)
      cases.push(
        one(
          `${id}/${operator}-refused`,
          `Rejects ${operator} on ${field}`,
          ask({ filter: { [operator]: { [field]: 'a' } } }, { status: 422 }),
        ),
      );
    cases.push(
      one(
        `${id}/wrong-type-refused`,
        `Rejects a value of another type than ${field}`,
        ask({ filter: { eq: { [field]: kind.wrong } } }, { status: 422 }),
      ),
    );
    for (const direction of ['asc', 'desc'])
      cases.push(
        one(
          `${id}/sort-${direction}`,
          `Sorts by ${field} ${direction}, null before every value, equal values by id`,
          ask({ sort: [{ [field]: direction }] }, found, some),
        ),
      );
  }
  return cases;
}
