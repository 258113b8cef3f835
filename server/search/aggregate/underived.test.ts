/** Aggregations while the derived data of an entity are those of another release, and while they are derived again. */
import { deriveAgain } from '../../records/derive-again.ts';
import { recordStore } from '../../records/record-tables.ts';
import { startTestReplication, type TestReplication } from '../../testing/replication.ts';

const store = recordStore('incident-io', 'incidents')!;
const records = 160;
const by_mode = {
  metrics: [{ op: 'count', as: 'n' }],
  group_by: [{ field: 'mode' }],
  sort: [{ mode: 'asc' }],
  query: { filter: { not: { eq: { name: 'no such name' } } } },
};

let service: TestReplication;
let id: string;
let expected: unknown;

const execute = (action: string, params: unknown) => service.execute(id, 'incidents', action, params);

beforeAll(async () => {
  service = await startTestReplication({ counts: { incidents: records } });
  id = await service.quietConnector();
  expect(await service.run(id, { entities: ['incidents'] })).toMatchObject({ status: 'succeeded' });
  const counts = new Map<string, number>();
  for (const { mode } of (await service.stored(id, 'incidents')).values())
    counts.set(mode, (counts.get(mode) ?? 0) + 1);
  expected = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([mode, n]) => ({ group: { mode }, metrics: { n } }));
  // As another release leaves them that has the claim to derive: nothing of it fits, and this process may not derive.
  const { database } = service.services;
  await database.change("REPLACE INTO settings (name, value) VALUES ('derivation', ?)", [
    `another-release ${new Date().toISOString()}`,
  ]);
  await database.change('DELETE FROM derivations');
  await database.change(
    `UPDATE ${store.table} SET derivation = NULL, leaves = '{}', key_mode = 'damaged', key_name = NULL`,
  );
}, 90_000);
afterAll(() => service.close());

describe('an aggregation of records that another release has derived', () => {
  it('is refused with 503 and the time to ask again, while a search finds every record', async () => {
    for (let round = 0; round < 3; round++) {
      const { status, body, headers } = await execute('aggregate', by_mode);
      expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'search_timeout', '30']);
    }
    const found = await execute('search', { query: by_mode.query, limit: 1000 });
    expect([found.status, found.body.data.length]).toEqual([200, records]);
  });

  it('is refused or correct at every moment while they are derived again, and correct afterwards', async () => {
    const { database } = service.services;
    const [row] = await database.query<{ ordinal: number }>('SELECT ordinal FROM connectors WHERE id = ?', [id]);
    await database.change("DELETE FROM settings WHERE name = 'derivation'");
    const responses: number[] = [];
    const ask = async () => {
      const { status, body } = await execute('aggregate', by_mode);
      responses.push(status);
      expect(status === 200 ? body.data : body.code).toEqual(status === 200 ? expected : 'search_timeout');
    };
    let progress: string;
    do {
      [progress] = await Promise.all([deriveAgain(database, store, Number(row?.ordinal)), ask()]);
      await ask();
    } while (progress === 'more');
    expect([responses.includes(503), responses.at(-1)]).toEqual([true, 200]);
  });
});
