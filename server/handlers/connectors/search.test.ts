import { startTestReplication, type TestReplication } from '../../testing/replication.ts';

let service: TestReplication;
let id: string;
beforeAll(async () => {
  service = await startTestReplication();
  id = await service.createConnector();
  await service.ended(id);
}, 60_000);
afterAll(() => service.close());

const search = (params: unknown, entity = 'incidents', connector = id) =>
  service.execute(connector, entity, 'search', params);

describe('POST …/execute with the action search', () => {
  it('200: finds by each of the operators, with the fields that are asked for, from the time of the replication', async () => {
    const all = (await search({ query: {} })).body;
    expect(all.data).toHaveLength(service.data.count('incidents'));
    expect(all.meta).toMatchObject({
      has_more: false,
      cursor: null,
      as_of: expect.any(String),
      took_ms: expect.any(Number),
    });
    const [one] = all.data;
    const word = /[A-Za-z]{4,}/.exec(one.name)![0];
    const filters = [
      { eq: { name: one.name } },
      { neq: { name: null } },
      { gt: { created_at: '2000-01-01T00:00:00Z' } },
      { gte: { created_at: one.created_at } },
      { lt: { created_at: '2100-01-01T02:00:00+02:00' } },
      { lte: { created_at: one.created_at } },
      { in: { id: [one.id, 'none'] } },
      { like: { name: `%${word}%` } },
      { fuzzy: { name: word.slice(0, -1) } },
      { keyword: { name: word.toUpperCase() } },
      { not: { eq: { id: 'none' } } },
      { and: [{ eq: { id: one.id } }, {}] },
      { or: [{ eq: { id: one.id } }, { eq: { id: 'none' } }] },
    ];
    for (const filter of filters) {
      const { status, body } = await search({
        query: { filter, sort: [{ 'severity.name': 'desc' }, { created_at: 'desc' }] },
        fields: ['name', 'severity.name'],
      });
      expect([filter, status, body.data.some((record: { id: string }) => record.id === one.id)]).toEqual([
        filter,
        200,
        true,
      ]);
      expect(Object.keys(body.data[0]).every((name) => ['id', 'name', 'severity'].includes(name))).toBe(true);
    }
  });

  it('200: every entity can be searched, and its response is as its schema says', async () => {
    for (const entity of [
      'alerts',
      'escalations',
      'users',
      'incident_updates',
      'incident_roles',
      'incident_statuses',
      'incident_timestamps',
      'severities',
      'custom_fields',
      'catalog_types',
      'schedules',
    ]) {
      const { status, body } = await search({ query: {} }, entity);
      expect([entity, status, body.data.length]).toEqual([entity, 200, service.data.count(entity as never)]);
    }
  });

  it('200: is paged to the end', async () => {
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const { body } = await search({
        query: { sort: [{ created_at: 'desc' }] },
        limit: 7,
        ...(cursor ? { cursor } : {}),
      });
      ids.push(...body.data.map((record: { id: string }) => record.id));
      ({ cursor } = body.meta);
    } while (cursor);
    expect(new Set(ids).size).toBe(service.data.count('incidents'));
    expect(ids).toHaveLength(service.data.count('incidents'));
  });

  it('400, 422: for what no search is, before it is asked whether there is anything to search', async () => {
    const fresh = await service.createConnector(service.owner, { sync: { enabled: false } });
    expect((await search({ query: {}, cursor: 'garbage' }, 'incidents', fresh)).body.code).toBe('invalid_cursor');
    const { status, body } = await search({ query: { filter: { eq: { nothing: 1 } } } }, 'incidents', fresh);
    expect([status, body.code, body.errors]).toEqual([
      422,
      'validation_failed',
      [expect.objectContaining({ in: 'body', pointer: '/params/query/filter/eq/nothing', code: 'unknown' })],
    ]);
    expect((await search(undefined, 'incidents', fresh)).body.code).toBe('validation_failed');
    expect((await search({ query: {} }, 'nothing', fresh)).body.code).toBe('unknown_entity');
  });

  it('404: of a connector of another organization', async () => {
    const answer = await service.execute(id, 'incidents', 'search', { query: {} }, service.stranger);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });

  it('409: before the first complete replication, never an empty answer', async () => {
    const fresh = await service.createConnector(service.owner, { sync: { enabled: false } });
    const { status, body } = await search({ query: {} }, 'incidents', fresh);
    expect([status, body.code]).toEqual([409, 'sync_disabled']);
  });

  it('finds nothing of another connector, and nothing of a deleted one', async () => {
    const other = await service.createConnector(service.owner, { credentials: { api_key: 'inc_other' } });
    await service.ended(other);
    const mine = new Set((await search({ query: {} })).body.data.map((record: { id: string }) => record.id));
    const theirs = (await search({ query: {} }, 'incidents', other)).body.data as Array<{ id: string }>;
    expect(theirs).toHaveLength(5);
    expect(theirs.filter((record) => mine.has(record.id))).toEqual([]);
    await service.call('DELETE', service.path(other), { token: service.owner.token });
    expect((await search({ query: {} }, 'incidents', other)).status).toBe(404);
  });
});
