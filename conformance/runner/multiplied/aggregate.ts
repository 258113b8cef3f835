import type { Case, Expectation, Step } from '../case.ts';
import type { Contract, EntityAction, Schema } from '../contract.ts';

interface Kind {
  /** Metrics that the field takes besides counting. */
  metrics: string[];
  refused: string[];
  group_by: object[];
}

const numeric = ['sum', 'avg', 'min', 'max'];

/** What an aggregation can do with a field; undefined where it can do nothing. */
function kindOf(contract: Contract, schema: Schema): Kind | undefined {
  const { type, format, items } = contract.follow(schema);
  const types = [type ?? []].flat().filter((each) => each !== 'null');
  if (types.includes('array')) {
    const element = items && kindOf(contract, items);
    return element && element.metrics.length > 0 ? { metrics: [], refused: numeric, group_by: [{}] } : undefined;
  }
  if (types.includes('number') || types.includes('integer')) return { metrics: numeric, refused: [], group_by: [{}] };
  if (types.includes('boolean')) return { metrics: ['min'], refused: ['sum', 'avg'], group_by: [{}] };
  if (!types.includes('string')) return undefined;
  const moments =
    format === 'date-time'
      ? [
          { interval: 'week' },
          { interval: 'month', timezone: 'America/New_York' },
          { interval: 'hour', timezone: 'Asia/Kolkata' },
        ]
      : format === 'date'
        ? [{ interval: 'quarter' }]
        : [];
  return { metrics: ['min', 'max'], refused: ['sum', 'avg'], group_by: [{}, ...moments] };
}

/** Entity x field: its groups and metrics, each response held against the reference over everything that search finds. */
export function aggregateCases(contract: Contract, action: EntityAction): Case[] {
  const { connector_type, entity } = action;
  const list = contract.actions.find(
    (each) => each.connector_type === connector_type && each.entity === entity && each.action === 'list',
  );
  if (!list) return [];
  const ask = (params: object, expect: Expectation): Step => ({
    execute: { entity, action: 'aggregate', params },
    expect,
  });
  const computed: Expectation = { status: 200, aggregated: true };
  const refused: Expectation = { status: 422, code: 'validation_failed' };
  const one = (name: string, title: string, ...steps: Step[]): Case => ({
    id: `aggregate/${connector_type}/${entity}/${name}`,
    title,
    proves: 'openapi/decisions/search.md',
    source: 'multiplied',
    connector_type,
    needs: [`search:${entity}`],
    steps,
  });
  const count = { op: 'count', as: 'records_in_all' };
  const cases = [
    one(
      'everything',
      'Without groups there is one row, which counts every record',
      ask({ metrics: [count] }, computed),
    ),
  ];
  for (const [field, schema] of Object.entries(contract.recordOf(list).properties ?? {})) {
    const kind = kindOf(contract, schema);
    if (!kind) continue;
    const counted = kind.metrics.length === 0 ? [] : ['count', 'count_distinct'];
    const metrics = [count, ...[...counted, ...kind.metrics].map((op) => ({ op, field }))];
    cases.push(
      one(
        field.replace(/_/g, '-'),
        `${field} has the groups and metrics that the records have`,
        ask({ metrics }, computed),
        ...kind.group_by.map((more) =>
          ask(
            { metrics: [count], group_by: [{ field, ...more }], sort: [{ records_in_all: 'desc' }], limit: 50 },
            computed,
          ),
        ),
        ...kind.refused.map((op) => ask({ metrics: [{ op, field }] }, refused)),
      ),
    );
  }
  return cases;
}
