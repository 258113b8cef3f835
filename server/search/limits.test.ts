/** @timed */
import type { SyncedRecord } from '../records/derive-record.ts';
import { expectShortDelay } from '../testing/loop-delay.ts';
import { openProbe, probeEngines, type Probe } from '../testing/search-probe.ts';

const record = (at: number): SyncedRecord => ({
  id: `r${at}`,
  title: `Title ${at}`,
  body: `Body ${at} ${'lorem ipsum '.repeat(40)}`,
  tags: ['a', `b${at}`],
});

/** Looks into every record, and finds nothing. */
const slow = {
  filter: { and: Array.from({ length: 20 }, (_, at) => ({ neq: { tags: `x${at}` } })), like: { body: '%x%y%z%' } },
  sort: [{ body: 'desc' }],
};

describe.each(probeEngines)('the time of a search on %s', (engine) => {
  let probe: Probe;
  beforeAll(async () => {
    probe = await openProbe(engine);
    await probe.load(
      1,
      Array.from({ length: 4000 }, (_, at) => record(at)),
    );
  }, 120_000);
  afterAll(() => probe.close());

  it('is bounded: past it the response is 503 search_timeout, and the next search is served', async () => {
    const hasty = probe.tuned({ timeout_ms: 60 });
    // Started before, so that it is not the start of a thread that is measured.
    await probe.run({ query: { sort: [{ body: 'asc' }] }, limit: 1 });
    await expect(
      hasty.run({
        query: { ...slow, filter: { or: Array.from({ length: 150 }, (_, at) => ({ like: { body: `%x%y%${at}` } })) } },
      }),
    ).rejects.toMatchObject({ code: 'search_timeout', status: 503 });
    expect((await probe.run({ query: { filter: { eq: { id: 'r7' } } } })).data).toHaveLength(1);
  });

  it('is the same for many at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        probe.run({ query: { filter: { eq: { body: record(at).body } }, sort: [{ body: 'asc' }] } }),
      ),
    );
    expect(responses.map(({ data }) => data.map(({ id }) => id))).toEqual(
      Array.from({ length: 12 }, (_, at) => [`r${at}`]),
    );
  });

  if (engine === 'sqlite') {
    it('does not hold up the event loop for 50 ms', async () => {
      // What the threads compile while they start is not the search's.
      await Promise.all([probe.run({ query: slow }), probe.run({ query: slow })]);
      await expectShortDelay(() => Promise.all(Array.from({ length: 12 }, () => probe.run({ query: slow }))));
    });
  }
});
