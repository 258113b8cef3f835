/** @long */
import fc from 'fast-check';
import { evaluate, select, type JsonRecord } from '../../conformance/reference/evaluate.ts';
import { searchesOf, type Search } from '../../conformance/reference/queries.ts';
import { dataSet } from '../../conformance/reference/records.ts';
import type { SyncedRecord } from '../records/derive-record.ts';
import type { RecordStore } from '../records/record-tables.ts';
import { entityStores, openProbe, probeEngines, probeStore, type Probe } from '../testing/search-probe.ts';

/** In all. A fourth is for the probe, which has every kind of field; the entities share the others. */
const queries = Number(process.env['PATCHBAY_TEST_QUERIES'] ?? 500);
const seed = Number(process.env['PATCHBAY_TEST_SEED'] ?? 20260101);

interface Target {
  title: string;
  store: RecordStore;
  queries: number;
  sets: number;
  records: number;
}

const share = Math.ceil((queries * 0.75) / entityStores.length);
const targets: Target[] = [
  { title: 'a probe', store: probeStore, queries: Math.ceil(queries / 4), sets: 4, records: 90 },
  ...entityStores.map((store): Target => ({
    title: `${store.connector_type} ${store.entity}`,
    store,
    queries: share,
    sets: 1,
    records: 70,
  })),
];

describe.each(probeEngines)('search on %s', (engine) => {
  let probe: Probe;
  // One as it is in production, and one that at these few records already turns from one index to the other in the
  // middle of a page.
  let ways: Array<Pick<Probe, 'run'>>;
  beforeAll(async () => {
    probe = await openProbe(engine, { migrated: true });
    ways = [probe, probe.tuned({ tuning: { few_rows: 3, walk_beside_text: 5, walk_beside_key: 8 } })];
  }, 120_000);
  afterAll(() => probe.close());

  describe.each(targets)('of $title', ({ store, queries: count, sets: how_many, records }) => {
    // Through JSON, as records come from a vendor: it has no negative zero.
    const sets = JSON.parse(
      JSON.stringify(fc.sample(dataSet(store.record, records), { seed, numRuns: how_many })),
    ) as JsonRecord[][];
    const { search, fields } = searchesOf(store.record);
    beforeAll(async () => {
      for (const [at, each] of sets.entries()) await probe.load(at + 1, each, store);
    }, 120_000);

    /** Every page to the end, in order. */
    async function all(
      by: Pick<Probe, 'run'>,
      { filter, sort, limit }: Search,
      ordinal: number,
    ): Promise<SyncedRecord[]> {
      const found: SyncedRecord[] = [];
      let cursor: string | null = null;
      do {
        const { data, meta } = await by.run(
          { query: { filter, sort }, limit, ...(cursor === null ? {} : { cursor }) },
          ordinal,
          store,
        );
        expect(meta.has_more).toBe(meta.cursor !== null);
        expect(meta.has_more ? data.length === limit : data.length <= limit).toBe(true);
        found.push(...data);
        ({ cursor } = meta);
      } while (cursor !== null);
      return found;
    }

    it(`finds by ${count} random queries what the reference finds, page by page`, async () => {
      await fc.assert(
        fc.asyncProperty(search, fc.nat(sets.length - 1), fc.nat(1), async (each, at, way) => {
          const expected = evaluate(store.record, sets[at]!, each);
          // Small pages of many records say nothing new and take their time.
          const limit = expected.length / each.limit > 12 ? 20 : each.limit;
          const found = await all(ways[way]!, { ...each, limit }, at + 1);
          expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
          expect(found).toEqual(expected);
        }),
        { numRuns: count, seed, endOnFailure: false },
      );
    }, 3_600_000);

    it('returns the fields that are asked for as the reference does', async () => {
      await fc.assert(
        fc.asyncProperty(fields, fc.nat(sets.length - 1), async (paths, at) => {
          const { data } = await probe.run({ query: {}, fields: paths }, at + 1, store);
          const expected = evaluate(store.record, sets[at]!, {}).map((record: JsonRecord) => select(record, paths));
          expect(data).toEqual(expected);
        }),
        { numRuns: Math.ceil(count / 20), seed },
      );
    }, 120_000);
  });
});
