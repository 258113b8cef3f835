import type { SyncedRecord } from '../../records/derive-record.ts';
import { createSqliteReader, openReader } from '../engines/sqlite-statement.ts';
import type { SqliteNative } from '../../storage/database.ts';
import { openProbe, probeEngines, type Probe } from '../../testing/search-probe.ts';

/**
 * As real data is: one status that nearly all have and one that few have, words that are everywhere and words that are
 * nowhere else.
 */
const rows = 6000;
const long = 'donaudampfschifffahrtsgesellschaft'.repeat(3);
function record(at: number): SyncedRecord {
  const rare = at % 1000 === 500;
  return {
    id: `r${at}`,
    title: `The service is ${at % 2 ? 'down' : 'slow'} and it has to be up in zone ${at % 97}${rare ? ` zeppelin ${long} zz` : ''}`,
    status: at % 500 === 0 ? 'rare' : 'open',
    score: (at * 7919) % 1000,
    flag: at % 2 === 0,
    at: new Date(Date.UTC(2026, 0, 1) + ((at * 7919) % rows) * 1000).toISOString().replace('.000', ''),
    body: `Body ${at}`,
  };
}

describe.each(probeEngines)('the plan of a search on %s', (engine) => {
  let probe: Probe;
  const maria = engine === 'mariadb';
  beforeAll(async () => {
    probe = await openProbe(engine);
    await probe.load(
      1,
      Array.from({ length: rows }, (_, at) => record(at)),
    );
    await probe.load(
      2,
      Array.from({ length: 50 }, (_, at) => record(at)),
    );
    if (maria) await probe.database.query('ANALYZE TABLE probe_things');
  }, 120_000);
  afterAll(() => probe.close());

  const ways = async (query: unknown, more: object = {}) => {
    const { plan } = await probe.explain({ query, limit: 100, ...more });
    return plan.attempts.map(
      ({ access, examined }) =>
        `${access.by}${'index' in access ? ` ${access.index.replace('ix_probe_things_', '')}` : ''}${examined === null ? '' : ` (${examined})`}`,
    );
  };
  /** What the engine itself says that it does. */
  const explained = async (query: unknown, at = 0, more: object = {}) => {
    const { statements } = await probe.explain({ query, limit: 100, ...more });
    const { text, values } = statements[at]!;
    if (maria)
      return (await probe.database.query<{ key: string; Extra: string }>(`EXPLAIN ${text} LIMIT 101`, values))[0]!;
    // The guards are functions of the search's own connections.
    const handle = openReader((probe.database.native as SqliteNative).file);
    createSqliteReader(handle, 'main thread');
    const lines = handle.prepare(`EXPLAIN QUERY PLAN ${text} LIMIT 101`).all(...values) as Array<{ detail: string }>;
    handle.close();
    const detail = lines.map((line) => line.detail).join('; ');
    return { key: /USING (?:COVERING )?INDEX (\w+)/.exec(detail)?.[1] ?? detail, Extra: detail };
  };
  const newest = [{ at: 'desc' }];
  const by_time = maria ? 'order at_desc' : 'order at';

  it('walks the order of an index that has it, and sorts nothing', async () => {
    expect(await ways({ sort: newest })).toEqual([by_time]);
    expect(await ways({})).toEqual(['order connector_id']);
    expect(await ways({ sort: [{ title: 'asc' }] })).toEqual(['order title']);
    for (const query of [{ sort: newest }, { sort: [{ at: 'asc' }] }, {}, { sort: [{ title: 'asc' }] }])
      expect((await explained(query)).Extra).not.toMatch(/filesort|TEMP B-TREE FOR ORDER BY/);
  });

  it('goes on behind a cursor by the same index', async () => {
    const { meta } = await probe.run({ query: { sort: newest }, limit: 100 });
    const { statements } = await probe.explain({ query: { sort: newest }, limit: 100, cursor: meta.cursor });
    expect(statements[0]!.text).toMatch(/key_at = \?/);
    expect((await explained({ sort: newest }, 0, { cursor: meta.cursor })).Extra).not.toMatch(
      /filesort|TEMP B-TREE FOR ORDER BY/,
    );
  });

  it('lets a range of the sorted field bound the walk', async () => {
    expect(
      await ways({ filter: { gte: { at: '2026-01-01T00:30:00Z' }, lt: { at: '2026-01-01T01:00:00Z' } }, sort: newest }),
    ).toEqual([by_time]);
  });

  if (!maria) {
    it('asks for the time only where rows may be left out: not in one range of the walk, but in two, in a text, and behind a cursor in a range', async () => {
      const half_past = { at: '2026-01-01T00:30:00Z' };
      const guarded = async (query: object, more?: object) =>
        (await probe.explain({ query, limit: 100, ...more })).statements[0]!.text.includes('search_guard');
      expect(await guarded({ sort: newest })).toBe(false);
      expect(await guarded({ filter: { gte: half_past, lt: { at: '2026-01-01T01:00:00Z' } }, sort: newest })).toBe(
        false,
      );
      expect(await guarded({ filter: { eq: half_past }, sort: newest })).toBe(false);
      expect(
        await guarded({ filter: { and: [{ gte: half_past }, { gt: { at: '2026-01-01T01:00:00Z' } }] }, sort: newest }),
      ).toBe(true);
      expect(await guarded({ filter: { gte: { title: 'The' } }, sort: [{ title: 'asc' }] })).toBe(true);
      expect(await guarded({ filter: { gte: half_past }, sort: [...newest, { score: 'asc' }] })).toBe(true);
      const ranged = { filter: { gte: half_past }, sort: newest };
      const { meta } = await probe.run({ query: ranged, limit: 100 });
      expect(await guarded(ranged, { cursor: meta.cursor })).toBe(true);
    });
  }

  it('reads few rows by the narrower of two indexes, and sorts those', async () => {
    expect(await ways({ filter: { eq: { status: 'rare' } }, sort: newest })).toEqual(['key status']);
    expect(await ways({ filter: { eq: { status: 'open', score: 7 } }, sort: newest })).toEqual(['key score']);
    expect(await ways({ filter: { in: { id: ['r1', 'r2'] } }, sort: newest })).toEqual(['key connector_id']);
    expect((await explained({ filter: { eq: { status: 'rare' } }, sort: newest })).key).toBe('ix_probe_things_status');
  });

  it('does not take a value that nearly all have for a narrow one', async () => {
    expect(await ways({ filter: { eq: { status: 'open' } }, sort: newest })).toEqual([
      `${by_time} (20000)`,
      'key status',
    ]);
    expect(await ways({ filter: { neq: { status: 'rare' } }, sort: newest })).toEqual([by_time]);
  });

  it('asks the text index for words, behind a short walk that finds common ones sooner', async () => {
    const text = [`${by_time} (2000)`, 'text'];
    for (const op of ['keyword', 'fuzzy', 'like'])
      expect(
        await ways({ filter: { [op]: { title: op === 'like' ? 'The service%' : 'zeppelin' } }, sort: newest }),
      ).toEqual(text);
    if (maria)
      expect((await explained({ filter: { keyword: { title: 'zeppelin' } }, sort: newest }, 1)).key).toBe(
        'probe_things_text',
      );
    else
      expect((await explained({ filter: { keyword: { title: 'zeppelin' } }, sort: newest }, 1)).Extra).toMatch(
        /SEARCH t USING INTEGER PRIMARY KEY/,
      );
  });

  it('finds short words, stop words and words beyond 84 letters', async () => {
    const count = async (filter: unknown) =>
      (await probe.run({ query: { filter, sort: newest }, limit: 10_000, fields: ['id'] })).data.length;
    for (const word of ['the', 'is', 'it', 'to', 'be', 'in'])
      expect([word, await count({ keyword: { title: word } })]).toEqual([word, rows]);
    for (const word of ['zeppelin', 'zz', long])
      expect([word, await count({ keyword: { title: word } })]).toEqual([word, rows / 1000]);
    for (const word of ['zep', 'z', long.slice(0, 90)])
      expect([word, await count({ fuzzy: { title: `the ${word}` } })]).toEqual([
        word,
        word === 'z' ? rows : rows / 1000,
      ]);
    expect(await count({ keyword: { title: 'nowhere' } })).toBe(0);
    expect(await count({ like: { title: '%eppeli%' } })).toBe(rows / 1000);
  });

  it('narrows a pattern by trigrams on SQLite, and by whole words on both', async () => {
    const infix = await ways({ filter: { like: { title: '%eppeli%' } }, sort: newest });
    expect(infix).toEqual(maria ? [by_time] : [`${by_time} (2000)`, 'text']);
    expect(await ways({ filter: { like: { title: '% zeppelin %' } }, sort: newest })).toEqual([
      `${by_time} (2000)`,
      'text',
    ]);
    expect(await ways({ filter: { like: { title: '%' } }, sort: newest })).toEqual([by_time]);
  });

  it('reads and sorts all where nothing else is left', async () => {
    expect(await ways({ sort: [{ body: 'asc' }] })).toEqual(['scan connector_id']);
    expect(
      await ways({ filter: { or: [{ eq: { status: 'rare' } }, { eq: { body: 'Body 1' } }] }, sort: [{ body: 'asc' }] }),
    ).toEqual(['scan connector_id']);
    if (maria) expect(await ways({ sort: [{ title: 'desc' }] })).toEqual(['scan connector_id']);
  });
});
