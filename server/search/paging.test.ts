import type { SyncedRecord } from '../records/derive-record.ts';
import { openProbe, probeEngines, type Probe } from '../testing/search-probe.ts';

const record = (at: number, more: Record<string, unknown> = {}): SyncedRecord => ({
  id: `r${String(at).padStart(4, '0')}`,
  title: `Title ${at % 10}`,
  score: at,
  ...more,
});

describe.each(probeEngines)('pages of a search on %s', (engine) => {
  let probe: Probe;
  beforeAll(async () => {
    probe = await openProbe(engine, { max_page_bytes: 20_000 });
    await probe.load(
      1,
      Array.from({ length: 60 }, (_, at) => record(at)),
    );
    await probe.load(
      2,
      Array.from({ length: 5 }, (_, at) => record(at, { body: 'x'.repeat(9000) })),
    );
    await probe.load(3, [record(0, { body: 'x'.repeat(50_000) }), record(1)]);
  });
  afterAll(() => probe.close());
  const query = { filter: { gte: { score: 10 } }, sort: [{ title: 'desc' }] };

  it('are continued with another limit and other fields, not with another filter, sort, connector or entity', async () => {
    const { meta, data } = await probe.run({ query, limit: 7 });
    const { cursor } = meta;
    const next = await probe.run({
      query: { sort: query.sort, filter: query.filter },
      limit: 3,
      fields: ['title'],
      cursor,
    });
    expect(next.data).toHaveLength(3);
    expect(next.data[0]).toEqual({ id: expect.any(String), title: expect.any(String) });
    expect(new Set([...data, ...next.data].map(({ id }) => id)).size).toBe(10);
    const refused = {
      code: 'invalid_cursor',
      status: 400,
      extras: { errors: [expect.objectContaining({ pointer: '/params/cursor' })] },
    };
    for (const other of [
      { filter: { gte: { score: 11 } }, sort: query.sort },
      { filter: query.filter, sort: [{ title: 'asc' }] },
      { filter: query.filter },
      {},
    ]) {
      await expect(probe.run({ query: other, cursor })).rejects.toMatchObject(refused);
    }
    await expect(probe.run({ query, cursor }, 2)).rejects.toMatchObject(refused);
  });

  it('refuse a cursor that is not ours', async () => {
    const cursor = (await probe.run({ query, limit: 7 })).meta.cursor!;
    const flipped = `${cursor.slice(0, 50)}${cursor[50] === 'A' ? 'B' : 'A'}${cursor.slice(51)}`;
    for (const bad of [
      'garbage',
      'null',
      cursor.slice(1),
      `${cursor}A`,
      `${cursor}=`,
      ` ${cursor}`,
      flipped,
      'AAAA'.repeat(20),
    ]) {
      await expect(probe.run({ query, cursor: bad })).rejects.toMatchObject({ code: 'invalid_cursor', status: 400 });
    }
  });

  it('have a cursor exactly where there are more records', async () => {
    for (const [limit, more] of [
      [49, true],
      [50, false],
      [51, false],
    ] as const) {
      const { data, meta } = await probe.run({ query, limit });
      expect([data.length, meta.has_more, meta.cursor !== null]).toEqual([Math.min(limit, 50), more, more]);
      expect(meta.as_of).toBe('2026-01-01T00:00:00.000Z');
    }
  });

  it('neither skip nor repeat a record that was there throughout, while others come and go', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    for (let page = 0; page === 0 || cursor !== null; page++) {
      const answer = await probe.run(
        { query: { sort: [{ title: 'asc' }] }, limit: 10, ...(cursor ? { cursor } : {}) },
        1,
      );
      seen.push(...answer.data.map(({ id }) => id));
      ({ cursor } = answer.meta);
      // The last one of the page goes, and another comes before and behind it.
      await probe.database.change('DELETE FROM probe_things WHERE connector = 1 AND id = ?', [answer.data.at(-1)!.id]);
      await probe.load(1, [record(5000 + page, { title: 'Title 0' }), record(6000 + page, { title: 'Title 9' })]);
    }
    const original = seen.filter((id) => id < 'r5000');
    expect(original).toHaveLength(60);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('end at their greatest size, and hold a larger record alone', async () => {
    const sizes: number[] = [];
    let cursor: string | null = null;
    for (let page = 0; page === 0 || cursor !== null; page++) {
      const answer = await probe.run({ query: {}, ...(cursor ? { cursor } : {}) }, 2);
      sizes.push(answer.data.length);
      ({ cursor } = answer.meta);
    }
    expect(sizes).toEqual([2, 2, 1]);
    const large = await probe.run({ query: {} }, 3);
    expect([large.data.length, large.meta.has_more]).toEqual([1, true]);
    const rest = await probe.run({ query: {}, cursor: large.meta.cursor }, 3);
    expect([rest.data.length, rest.meta.has_more]).toEqual([1, false]);
  });

  it('hold sort values of any length', async () => {
    const long = '\u0001'.repeat(300);
    await probe.load(
      4,
      Array.from({ length: 3 }, (_, at) =>
        record(at, { title: long, status: long, body: long, 'dotted.name': long, nested: { name: long } }),
      ),
    );
    const sort = [
      { title: 'asc' },
      { status: 'asc' },
      { body: 'desc' },
      { 'dotted\\.name': 'asc' },
      { 'nested.name': 'asc' },
    ];
    const first = await probe.run({ query: { sort }, limit: 1 }, 4);
    expect(first.meta.cursor!.length).toBeLessThan(16_384);
    const second = await probe.run({ query: { sort }, limit: 5, cursor: first.meta.cursor }, 4);
    expect(second.data.map(({ id }) => id)).toEqual(['r0001', 'r0002']);
  });
});
