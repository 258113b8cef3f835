/** What an aggregation must compute: the reference (reference/aggregate.ts) applied to what search returns. */
import { isDeepStrictEqual } from 'node:util';
import { aggregate, type Aggregation, type Row } from '../../reference/aggregate.ts';
import type { JsonRecord, RecordSchema } from '../../reference/evaluate.ts';

export interface Aggregated {
  data: Row[];
  meta: { groups?: unknown; has_more?: unknown };
}

const usual_limit = 1000;

/** Where groups, metrics or their order are not what the reference has, one sentence each. */
export function aggregateFaults(
  schema: RecordSchema,
  records: readonly JsonRecord[],
  params: Aggregation,
  { data, meta }: Aggregated,
): string[] {
  const all = aggregate(schema, records, params);
  const expected = all.slice(0, params.limit ?? usual_limit);
  const faults: string[] = [];
  if (data.length !== expected.length) faults.push(`there should be ${expected.length} groups and are ${data.length}`);
  const wrong = expected.findIndex((row, at) => !isDeepStrictEqual(row, data[at]));
  if (wrong !== -1 && wrong < data.length)
    faults.push(
      `group ${wrong + 1} should be ${JSON.stringify(expected[wrong])} and is ${JSON.stringify(data[wrong])}`,
    );
  if (meta.groups !== all.length) faults.push(`meta.groups should be ${all.length} and is ${String(meta.groups)}`);
  const more = all.length > expected.length;
  if (meta.has_more !== more) faults.push(`has_more should be ${String(more)} and is ${String(meta.has_more)}`);
  return faults;
}
