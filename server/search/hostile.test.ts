/**
 * @drawn 2
 * @timed
 */
import type { SyncedRecord } from '../records/derive-record.ts';
import { expectShortDelay } from '../testing/loop-delay.ts';
import { openProbe, probeEngines, type Probe } from '../testing/search-probe.ts';

/** 40 records of 60 KB, whose text makes every pattern below go through it again and again. */
const records = Array.from({ length: 40 }, (_, at): SyncedRecord => ({
  id: `r${at}`,
  title: `Title ${at}`,
  status: 'open',
  body: at % 2 === 0 ? 'a'.repeat(60_000) : 'lorem ipsum dolor sit amet '.repeat(2250),
  tags: Array.from({ length: 2000 }, (_each, tag) => `t${tag}`),
}));

const times = (count: number, make: (at: number) => object) => ({
  or: Array.from({ length: count }, (_, at) => make(at)),
});

/** 200 pairs each: as many as the contract allows. */
const hostile: Record<string, object> = {
  'patterns that almost match': times(200, (at) => ({ like: { body: `%${'a'.repeat(200)}b${at}%` } })),
  'patterns with many wildcards': times(200, (at) => ({ like: { body: `${'%a_'.repeat(80)}b${at}` } })),
  'words, as many as fit': times(200, (at) => ({
    keyword: {
      body: Array.from({ length: 50 }, (_, word) => `w${at}x${word}`)
        .join(' ')
        .slice(0, 256),
    },
  })),
  'beginnings of words': times(200, (at) => ({
    fuzzy: { body: `lorem ipsum dolor sit amet lorem ipsum nothing${at}` },
  })),
  'lists of values': times(200, (at) => ({ neq: { tags: `t${at}` } })),
};

describe.each(probeEngines)('a search that is as expensive as the contract allows on %s', (engine) => {
  let probe: Probe;
  beforeAll(async () => {
    probe = await openProbe(engine);
    await probe.load(1, records);
    await probe.load(2, [{ id: 'r1', title: 'Other' }]);
    await probe.run({ query: { sort: [{ body: 'asc' }] }, limit: 1 }); // starts a thread
  });
  afterAll(() => probe.close());

  /** Three of them at once, while another tenant searches. Returns how long that one's searches took, in ms. */
  async function round(filter: object): Promise<number> {
    let done = false;
    const waits: number[] = [];
    const others = async () => {
      while (!done) {
        const started = performance.now();
        await probe.run({ query: { filter: { like: { title: '%the%' } } } }, 2);
        waits.push(performance.now() - started);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const hostileSearches = async () => {
      const requests: object[] = [
        { query: { filter } },
        { query: { filter: { not: filter }, sort: [{ at: 'desc' }] }, limit: 1 },
        { query: { filter, sort: [{ body: 'desc' }] }, fields: ['body'] },
      ];
      // As requests come, each in a turn of its own.
      const searches = requests.map(async (request, at) => {
        await new Promise((resolve) => setTimeout(resolve, at * 10));
        return probe.run(request);
      });
      const outcomes = await Promise.allSettled(searches);
      done = true;
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'search_timeout' });
    };
    const started = performance.now();
    await Promise.all([hostileSearches(), others()]);
    expect(performance.now() - started).toBeLessThan(9000);
    waits.sort((a, b) => a - b);
    return Math.round(waits.at(Math.floor(waits.length * 0.99)) ?? 0);
  }

  it.each(Object.entries(hostile))(
    'ends within 9 s for %s, holds the event loop for less than 50 ms and lets others search',
    async (what, filter) => {
      const others_ms: number[] = [];
      const attempt = async () => others_ms.push(await round(filter));
      await expectShortDelay(attempt, { attempts: 5 });
      // What the search does to others it does every time; a machine that is shared adds its own.
      while (others_ms.length < 5 && Math.min(...others_ms) >= 1000) await attempt();
      console.log(`${engine}: ${what}: others p99 ${others_ms.join(', ')} ms`);
      expect(Math.min(...others_ms)).toBeLessThan(1000);
    },
  );

  const elements = { query: {}, metrics: [{ op: 'count' }], group_by: [{ field: 'tags' }], limit: 10_000 };
  it.each<[string, object]>([
    ['groups by every element of long arrays', elements],
    [
      'multiplies long arrays by long texts',
      {
        ...elements,
        metrics: [
          { op: 'min', field: 'body' },
          { op: 'count_distinct', field: 'body' },
        ],
        group_by: [
          { field: 'tags' },
          { field: 'marks' },
          { field: 'times', interval: 'hour', timezone: 'Africa/Casablanca' },
        ],
      },
    ],
    [
      'filters by 200 patterns first',
      { ...elements, query: { filter: { not: hostile['patterns that almost match'] } } },
    ],
  ])('ends within 9 s and holds the event loop for less than 50 ms when an aggregation %s', async (_what, params) => {
    await probe.load(
      4,
      records.map((record) => ({
        ...record,
        marks: Array.from({ length: 300 }, (_each, mark) => mark),
        times: Array.from({ length: 300 }, (_each, day) =>
          new Date(day * 86_400_000).toISOString().replace('.000Z', 'Z'),
        ),
      })),
    );
    await expectShortDelay(
      async () => {
        const started = performance.now();
        const [outcome] = await Promise.allSettled([probe.search.aggregate(probe.aggregation(params, 4))]);
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'search_timeout' });
        expect(performance.now() - started).toBeLessThan(9000);
      },
      { attempts: 3 },
    );
  });

  it('copies no large record on the main thread', async () => {
    await probe.load(
      3,
      Array.from({ length: 60 }, (_, at) => ({ id: `r${at}`, title: 'x'.repeat(1_000_000) })),
    );
    await probe.run({ query: {} }, 3);
    await expectShortDelay(async () => {
      expect((await probe.run({ query: { filter: { in: { id: ['r1'] } } } }, 3)).data).toHaveLength(1);
    });
  });
});
