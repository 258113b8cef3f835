import { jest } from '@jest/globals';
import { v7 as uuid } from 'uuid';
import { recordEvent, subjectOf } from './record-event.ts';
import { connectorById } from '../../connectors/repository.ts';
import { startTestReplication, type TestReplication } from '../../testing/replication.ts';

jest.setTimeout(120_000);

let service: TestReplication;
beforeAll(async () => {
  service = await startTestReplication({
    counts: { incidents: 30, alerts: 5, escalations: 5, users: 10, incident_updates: 5 },
  });
});
afterAll(() => service.close());

async function events(query: Record<string, string | number> = {}, token = service.owner.token): Promise<any> {
  const text = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  const answer = await service.call('GET', `/api/v1/events?page_size=100&${text}`, { token });
  return answer.status === 200 ? answer.body : { status: answer.status, code: answer.body.code };
}

const types = (page: any): string[] => page.data.map((each: any) => each.type);
const patch = (id: string, body: unknown) =>
  service.call('PATCH', service.path(id), { token: service.owner.token, body });

describe('the event log', () => {
  it('reports what happens to a connector, in order, with growing sequences', async () => {
    const id = await service.quietConnector();
    await patch(id, { name: 'Renamed' });
    await service.run(id, { entities: ['users'] });
    const page = await events({ connector_id: id });
    expect(types(page)).toEqual([
      'connector.created',
      'connector.updated',
      'records.changed',
      'entity.ready',
      'sync.succeeded',
    ]);
    expect(page.data.map((each: any) => each.sequence)).toEqual([1, 2, 3, 4, 5]);
    expect(page.data[1].data).toMatchObject({ changed: ['name'], connector: { name: 'Renamed' } });
    expect(page.data[2].data).toMatchObject({ entity: 'users', from: null, upserts: 10, deletes: 0 });
    expect(JSON.stringify(page)).not.toContain('inc_main');
    expect(page.meta.caught_up).toBe(true);
  });

  it('keeps the order of changes whose processes have different clocks', async () => {
    const id = await service.quietConnector();
    const { database } = service.services;
    const connector = await connectorById(database, id);
    if (!connector) throw new Error('the connector has gone');
    await database.transaction(async (tx) => {
      await recordEvent(tx, subjectOf(connector), 'entity.unavailable', { entity: 'users' });
      const ahead = uuid({ msecs: Date.now() + 3600_000 });
      await tx.change("UPDATE events SET id = ? WHERE connector_id = ? AND type = 'entity.unavailable'", [ahead, id]);
      await recordEvent(tx, subjectOf(connector), 'entity.ready', { entity: 'users' });
    });
    expect(types(await events({ connector_id: id }))).toEqual([
      'connector.created',
      'entity.unavailable',
      'entity.ready',
    ]);
  });

  it('names the place in the change feed before and after the changes', async () => {
    const id = await service.quietConnector();
    await service.run(id, { entities: ['users'] });
    service.data.touch('users', service.data.record('users', 2)!.id, { name: 'Someone' });
    await service.run(id, { entities: ['users'], mode: 'full' });
    const page = await events({ connector_id: id, types: 'records.changed' });
    const [, { data }] = page.data;
    const feed = await service.call('GET', service.path(id, `/changes?entities=users&after=${data.from}`), {
      token: service.owner.token,
    });
    expect(feed.body.data.map((each: any) => each.record.name)).toEqual(['Someone']);
    const after = await service.call('GET', service.path(id, `/changes?entities=users&after=${data.to}`), {
      token: service.owner.token,
    });
    expect(after.body).toMatchObject({ data: [], meta: { caught_up: true } });
  });

  it('reports refused credentials and their recovery', async () => {
    const id = await service.quietConnector();
    const cursor = (await events({ connector_id: id })).pagination.after;
    service.vendor.faults.add({ path: '/v2/*', times: 'always', fault: { kind: 'status', status: 401 } as never });
    service.vendor.faults.add({ path: '/v1/*', times: 'always', fault: { kind: 'status', status: 401 } as never });
    await service.run(id, { entities: ['users'] });
    service.vendor.faults.clear();
    await patch(id, { credentials: { api_key: 'inc_main' } });
    expect(types(await events({ connector_id: id, after: cursor }))).toEqual([
      'sync.failed',
      'connector.needs_reauth',
      'connector.updated',
      'connector.recovered',
    ]);
  });

  it('holds a request until something happens that it asks for', async () => {
    const id = await service.quietConnector();
    const { pagination } = await events({ types: 'connector.deleted' });
    const waiting = events({ types: 'connector.deleted', after: pagination.after, wait_s: 20 });
    await patch(id, { name: 'Not asked for' });
    const began = Date.now();
    await service.call('DELETE', service.path(id), { token: service.owner.token });
    const page = await waiting;
    expect(page.data.map((each: any) => each.connector_id)).toEqual([id]);
    expect(Date.now() - began).toBeLessThan(10_000);
  });

  it('keeps no payload of a deleted connector', async () => {
    const id = await service.quietConnector();
    await service.call('DELETE', service.path(id), { token: service.owner.token });
    const page = await events({ connector_id: id });
    expect(page.data.map((each: any) => [each.type, each.data])).toEqual([
      ['connector.created', {}],
      ['connector.deleted', {}],
    ]);
  });

  it('shows other organizations and other customers nothing', async () => {
    expect((await events({}, service.stranger.token)).data).toEqual([]);
    const scoped = await service.call('POST', '/api/v1/account/applications/scoped-token', {
      token: service.owner.token,
      body: { customer_name: 'someone else' },
    });
    expect((await events({}, scoped.body.access_token)).data).toEqual([]);
  });

  it('refuses the cursor of another query', async () => {
    const { pagination } = await events({ types: 'sync.failed' });
    expect(await events({ after: pagination.after })).toEqual({ status: 400, code: 'invalid_cursor' });
  });
});
