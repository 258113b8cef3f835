import { jest } from '@jest/globals';
import { startTestReplication, until, type TestReplication } from '../../testing/replication.ts';
import { purgeTombstones } from './change-numbers.ts';

jest.setTimeout(120_000);

let service: TestReplication;
beforeAll(async () => {
  service = await startTestReplication({
    counts: { incidents: 130, alerts: 30, escalations: 10, users: 20, incident_updates: 40 },
  });
});
afterAll(() => service.close());

const entities = ['incidents', 'users'];

async function changes(id: string, query: Record<string, string | number> = {}): Promise<any> {
  const text = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  const answer = await service.call('GET', service.path(id, `/changes?${text}`), { token: service.owner.token });
  return answer.status === 200 ? answer.body : { status: answer.status, code: answer.body.code };
}

/** Applies the feed to a copy until it has caught up; returns the cursor. */
async function follow(id: string, copy: Map<string, any>, after?: string, page_size = 50): Promise<string> {
  for (let cursor = after; ;) {
    const page = await changes(id, {
      entities: entities.join(','),
      page_size,
      ...(cursor === undefined ? {} : { after: cursor }),
    });
    for (const { entity, id: record_id, change, record } of page.data) {
      if (change === 'delete') copy.delete(`${entity} ${record_id}`);
      else copy.set(`${entity} ${record_id}`, record);
    }
    cursor = page.pagination.after as string;
    if (page.meta.caught_up) return cursor;
  }
}

async function searched(id: string): Promise<Map<string, any>> {
  const found = new Map<string, any>();
  for (const entity of entities) {
    const answer = await service.execute(id, entity, 'search', { query: {}, limit: 10000 });
    for (const record of answer.body.data) found.set(`${entity} ${record.id}`, record);
  }
  return found;
}

const sync = (id: string, mode = 'auto') => service.run(id, { entities, mode });
const some = (entity: 'incidents' | 'users', at: number) => service.data.record(entity, at)!.id;
const purged = () =>
  until(
    async () => (await service.services.database.query('SELECT 1 FROM purges')).length === 0,
    'the removal of dropped records',
  );

describe('the change feed', () => {
  let id: string;
  let cursor: string;
  const copy = new Map<string, any>();
  beforeAll(async () => {
    id = await service.quietConnector();
  });

  it('is empty and caught up before the first sync', async () => {
    const page = await changes(id);
    expect(page).toMatchObject({ data: [], meta: { caught_up: true, as_of: null, generation: 1 } });
    cursor = page.pagination.after;
  });

  it('gives an empty copy exactly what a search of everything gives', async () => {
    await sync(id);
    cursor = await follow(id, copy);
    expect(copy.size).toBe(150);
    expect(copy).toEqual(await searched(id));
  });

  it('then gives only what has changed, and deletes with their reason', async () => {
    service.data.touch('incidents', some('incidents', 3), { name: 'Changed' });
    const removed = some('users', 5);
    service.data.remove('users', removed);
    await sync(id, 'full');
    const page = await changes(id, { entities: entities.join(','), after: cursor });
    expect(page.data.map((each: any) => [each.entity, each.change, each.reason])).toEqual([
      ['incidents', 'upsert', undefined],
      ['users', 'delete', 'vendor'],
    ]);
    expect(page.data[0].record.name).toBe('Changed');
    cursor = await follow(id, copy, cursor);
    expect(copy).toEqual(await searched(id));
  });

  it('returns the same changes again for the same cursor, and nothing at its end', async () => {
    expect((await changes(id, { entities: entities.join(','), after: cursor })).data).toEqual([]);
  });

  it('trims records to the fields that are asked for', async () => {
    const page = await changes(id, { entities: 'incidents', fields: 'name,severity.id', page_size: 1 });
    expect(Object.keys(page.data[0].record).sort()).toEqual(
      ['id', 'name', 'severity'].filter((name) => name in page.data[0].record),
    );
  });

  it('ends a page with the last change that fits into max_bytes', async () => {
    const whole = await changes(id, { entities: 'incidents' });
    const found: any[] = [];
    for (let after: string | undefined; ;) {
      const page = await changes(id, { entities: 'incidents', max_bytes: 8192, ...(after && { after }) });
      if (page.data.length > 1) expect(JSON.stringify(page.data).length - 2).toBeLessThanOrEqual(8192);
      found.push(...page.data);
      after = page.pagination.after;
      if (page.meta.caught_up) break;
      expect(page.data.length).toBeLessThan(whole.data.length);
    }
    expect(found).toEqual(whole.data);
  });

  it('gives callers of the same moment the page that each asked for', async () => {
    const [large, small] = await Promise.all(
      [16_777_216, 8192].map((max_bytes) => changes(id, { entities: 'incidents', max_bytes })),
    );
    expect(small.data.length).toBeLessThan(large.data.length);
    expect(large.data.slice(0, small.data.length)).toEqual(small.data);
  });

  it('holds a request until something changes', async () => {
    const waiting = changes(id, { entities: entities.join(','), after: cursor, wait_s: 20 });
    service.data.touch('incidents', some('incidents', 7), { name: 'Awaited' });
    const began = Date.now();
    await sync(id, 'full');
    const page = await waiting;
    expect(page.data.map((each: any) => each.record.name)).toEqual(['Awaited']);
    expect(Date.now() - began).toBeLessThan(15_000);
    cursor = await follow(id, copy, cursor);
  });

  it('refuses cursors of other connectors and other entities', async () => {
    const other = await service.quietConnector();
    expect(await changes(other, { entities: entities.join(','), after: cursor })).toEqual({
      status: 400,
      code: 'invalid_cursor',
    });
    expect(await changes(id, { entities: 'users', after: cursor })).toEqual({ status: 400, code: 'invalid_cursor' });
    expect(await changes(id, { entities: entities.toReversed().join(','), after: cursor })).toMatchObject({ data: [] });
    expect(await changes(id, { entities: 'tickets' })).toEqual({ status: 422, code: 'unknown_entity' });
  });

  it('is not there for other organizations, and needs the scope execute', async () => {
    const call = (token: string) => service.call('GET', service.path(id, '/changes'), { token });
    expect((await call(service.stranger.token)).status).toBe(404);
    const reader = await service.createCaller({
      scopes: ['connectors:read'],
      organization_ids: [service.owner.organization_id],
    });
    expect((await call(reader.token)).status).toBe(403);
  });

  it('expires cursors whose tombstones have been removed, but no pass that began later', async () => {
    const { database } = service.services;
    const old = cursor;
    service.data.remove('users', some('users', 8));
    await sync(id, 'full');
    const first = await changes(id, { entities: entities.join(','), page_size: 10 });
    await database.transaction((tx) => purgeTombstones(tx, database.engine, { kept_ms: -60_000, limit: 100 }));
    expect(await changes(id, { entities: entities.join(','), after: old })).toEqual({
      status: 410,
      code: 'cursor_expired',
    });
    copy.clear();
    cursor = await follow(id, copy, first.pagination.after);
    expect(copy.size + 10).toBe((await searched(id)).size);
    copy.clear();
    cursor = await follow(id, copy);
    expect(copy).toEqual(await searched(id));
  });

  it('expires cursors when the account is replaced', async () => {
    const answer = await service.call('PATCH', service.path(id), {
      token: service.owner.token,
      body: { credentials: { api_key: 'inc_other' }, replace_account: true },
    });
    expect(answer.status).toBe(200);
    expect(await changes(id, { entities: entities.join(','), after: cursor })).toEqual({
      status: 410,
      code: 'cursor_expired',
    });
    await until(async () => ((await service.syncs(id))[0]?.status === 'queued' ? false : true), 'a run');
    await purged();
    await sync(id, 'full');
    copy.clear();
    const page = await changes(id);
    expect(page.meta.generation).toBe(2);
    await follow(id, copy);
    expect(copy).toEqual(await searched(id));
  });
});
