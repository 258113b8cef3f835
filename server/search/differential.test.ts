import fc from 'fast-check';
import { evaluate, select, type JsonRecord } from '../../conformance/reference/evaluate.ts';
import { probeFields, probeSearch, type ProbeSearch } from '../../conformance/reference/queries.ts';
import { dataSet, probeSchema } from '../../conformance/reference/records.ts';
import type { SyncedRecord } from '../storage/derive-record.ts';
import { openProbe, probeEngines, type Probe } from './test-probe.ts';

/** Two thousand in every run; `PATCHBAY_SEARCH_QUERIES=20000` for a long one. */
const queries = Number(process.env['PATCHBAY_SEARCH_QUERIES'] ?? 2000);
const seed = Number(process.env['PATCHBAY_SEARCH_SEED'] ?? 20260101);
// Through JSON, as records come from a vendor: it has no negative zero.
const sets = JSON.parse(JSON.stringify(fc.sample(dataSet(90), { seed, numRuns: 6 }))) as JsonRecord[][];

const engines = process.env['PATCHBAY_TEST_ENGINE'] === 'mariadb' ? probeEngines.filter((engine) => engine === 'mariadb') : probeEngines.filter((engine) => engine === 'sqlite');

/** Every page to the end, in order. */
async function all(probe: Pick<Probe, 'run'>, { filter, sort, limit }: ProbeSearch, ordinal: number): Promise<SyncedRecord[]> {
  const found: SyncedRecord[] = [];
  let cursor: string | null = null;
  do {
    const { data, meta } = await probe.run({ query: { filter, sort }, limit, ...(cursor === null ? {} : { cursor }) }, ordinal);
    expect(meta.has_more).toBe(meta.cursor !== null);
    expect(meta.has_more ? data.length === limit : data.length <= limit).toBe(true);
    found.push(...data);
    ({ cursor } = meta);
  } while (cursor !== null);
  return found;
}

describe.each(engines)('search on %s', (engine) => {
  let probe: Probe;
  // One as it is in production, and one that at these few records already turns from one index to the other in the middle of a page.
  let ways: Array<Pick<Probe, 'run'>>;
  beforeAll(async () => {
    probe = await openProbe(engine);
    ways = [probe, probe.tuned({ tuning: { few_rows: 3, walk_beside_text: 5, walk_beside_key: 8 } })];
    for (const [at, records] of sets.entries()) await probe.load(at + 1, records as SyncedRecord[]);
  });
  afterAll(() => probe.close());

  it(`answers ${queries} random queries as the reference does, page by page`, async () => {
    await fc.assert(
      fc.asyncProperty(probeSearch, fc.nat(sets.length - 1), fc.nat(1), async (search, at, way) => {
        const expected = evaluate(probeSchema, sets[at]!, search);
        // Small pages of many records say nothing new and take their time.
        const limit = expected.length / search.limit > 12 ? 20 : search.limit;
        const found = await all(ways[way]!, { ...search, limit }, at + 1);
        expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        expect(found).toEqual(expected);
      }),
      { numRuns: queries, seed, endOnFailure: false },
    );
  }, 3_600_000);

  it('answers the fields that are asked for as the reference does', async () => {
    await fc.assert(
      fc.asyncProperty(probeFields, fc.nat(sets.length - 1), async (fields, at) => {
        const { data } = await probe.run({ query: {}, fields }, at + 1);
        const expected = evaluate(probeSchema, sets[at]!, {}).map((record: JsonRecord) => select(record, fields));
        expect(data).toEqual(expected);
      }),
      { numRuns: 100, seed },
    );
  }, 120_000);
});
