/** @long */
import fc from 'fast-check';
import { aggregate, type Aggregation } from '../../../conformance/reference/aggregate.ts';
import type { JsonRecord } from '../../../conformance/reference/evaluate.ts';
import { searchesOf } from '../../../conformance/reference/queries.ts';
import { dataSet } from '../../../conformance/reference/records.ts';
import type { RecordStore } from '../../records/record-tables.ts';
import { entityStores, openProbe, probeEngines, probeStore, type Probe } from '../../testing/search-probe.ts';

/** In all. A third is for the probe, which has every kind of field; the entities share the others. */
const count = Number(process.env['PATCHBAY_TEST_AGGREGATIONS'] ?? 300);
const seed = Number(process.env['PATCHBAY_TEST_SEED'] ?? 20260101);

interface Target {
  title: string;
  store: RecordStore;
  aggregations: number;
  records: number;
}

const share = Math.ceil((count * 2) / 3 / entityStores.length);
const targets: Target[] = [
  { title: 'a probe', store: probeStore, aggregations: Math.ceil(count / 3), records: 90 },
  ...entityStores.map((store) => ({
    title: `${store.connector_type} ${store.entity}`,
    store,
    aggregations: share,
    records: 50,
  })),
];

describe.each(probeEngines)('an aggregation on %s', (engine) => {
  let probe: Probe;
  beforeAll(async () => (probe = await openProbe(engine, { migrated: true })), 120_000);
  afterAll(() => probe.close());

  it.each(targets)(
    'has the groups and metrics of the reference, for random aggregations of $title',
    async ({ store, aggregations, records: size }) => {
      // Through JSON, as records come from a vendor: it has no negative zero.
      const [records] = JSON.parse(JSON.stringify(fc.sample(dataSet(store.record, size), { seed, numRuns: 1 }))) as [
        JsonRecord[],
      ];
      await probe.load(1, records, store);
      await fc.assert(
        fc.asyncProperty(searchesOf(store.record).aggregation, async (each: Aggregation) => {
          const expected = aggregate(store.record, records, each);
          const { data, meta } = await probe.aggregate(each, 1, store);
          expect(data).toEqual(expected.slice(0, each.limit));
          expect(meta).toMatchObject({ groups: expected.length, has_more: expected.length > each.limit! });
        }),
        { numRuns: aggregations, seed },
      );
    },
    3_600_000,
  );
});
