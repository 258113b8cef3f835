/** @lanes sqlite */
import { openProbe, probeStore } from '../testing/search-probe.ts';
import { createDerivedCheck } from './derived-check.ts';
import { rowsAfter } from './derivation-state.ts';

it('looks at the rows behind the position by the index of the change feed, and not at those before it', async () => {
  const probe = await openProbe('sqlite');
  await probe.load(1, [{ id: 'r1', title: 'One' }]);
  const plans: string[] = [];
  const { database } = probe;
  const explained = {
    ...database,
    query: async <Row>(sql: string, values?: unknown[]) => {
      const steps = await database.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, values);
      plans.push(steps.map(({ detail }) => detail).join('\n'));
      return database.query<Row>(sql, values);
    },
  };
  expect(await createDerivedCheck(explained).isDerived(probeStore, 1)).toBe(true);
  expect(await rowsAfter(explained, probeStore, 1, { after: { change: 0, number: 0 }, limit: 1 })).toHaveLength(1);
  for (const plan of plans) expect(plan).toContain('_change (connector=? AND change_number>?)');
  expect(plans).toHaveLength(2);
  await probe.close();
});
