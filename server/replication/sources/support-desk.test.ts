/** @drawn 2 */
import { jest } from '@jest/globals';
import { startUpstream, type Upstream } from '../../../conformance/fake-vendors/start.ts';
import { createDataSet, type DataSet } from '../../../conformance/fake-vendors/zendesk-support/data-set.ts';
import { zendeskSupport } from '../../../conformance/fake-vendors/zendesk-support/zendesk-support.ts';
import { generateKeyRing } from '../../vault/key-ring.ts';
import { resumeFrom } from './exports.ts';
import { mariadb, sqlite } from '../../testing/database.ts';
import { startTestReplication, until, type TestReplication } from '../../testing/replication.ts';
import { startServerProcess, type ServerProcess } from '../../testing/replication-server.ts';

/** The vendor's exports, lists per parent, and how records go: what a support desk needs beside plain lists. */

// Each test replicates whole accounts; a machine that does other things at the same time takes its while.
jest.setTimeout(120_000);

const type = 'zendesk-support';
const admin = { email: 'owner@example.com', api_token: 'key' };
const agent = { access_token: 'agent' };
const children = ['ticket_comments', 'ticket_audits'] as const;
/** How long the vendor holds changes back from its exports, and a little. */
const held_back_ms = 61_000;

let vendor: Upstream;
let data: DataSet;
let service: TestReplication;
beforeAll(async () => {
  data = createDataSet({ seed: 5, counts: { tickets: 60, users: 30, organizations: 8, settings: 4, articles: 3 } });
  const accounts = [
    { name: 'admin', ...admin, data },
    { name: 'agent', ...agent, role: 'agent' as const, data },
  ];
  vendor = await startUpstream(zendeskSupport({ accounts, rate_limit_per_minute: false, export_page: 25 }));
  // A lease that no busy machine outlasts: what is counted here are requests.
  service = await startTestReplication({
    upstreams: { [type]: vendor.base_url },
    environment: { JOB_LEASE_MS: '30000' },
  });
});
afterAll(async () => {
  await service.close();
  await vendor.close();
});
afterEach(() => {
  vendor.faults.clear();
  vendor.requests.clear();
});

const connector = (credentials: object = admin) =>
  service.createConnector(service.owner, {
    connector_type: type,
    credentials,
    environment: { subdomain: 'brightwater' },
    sync: { enabled: false },
  });
const stored = async (id: string, entity: string) => service.stored(id, entity, type);
const storedIds = async (id: string, entity: string) => [...(await stored(id, entity)).keys()].sort();
const ids = (
  entity:
    'tickets' | 'users' | 'organizations' | 'ticket_comments' | 'ticket_audits' | 'ticket_metrics' | 'groups' | 'tags',
) =>
  data
    .all(entity)
    .map((record) => record.id)
    .sort();
const entityOf = (run: any, entity: string) => run.entities.find((each: any) => each.entity === entity);
/** What the vendor was asked for, each once: a request may be sent again. */
const asked = (path: RegExp) => [
  ...new Map(
    vendor.requests
      .list()
      .filter((each) => path.test(each.path))
      .map((each) => [`${each.path} ${JSON.stringify(each.query)}`, each]),
  ).values(),
];
const ofTicket = (ticket_id: string) => new RegExp(`^/api/v2/tickets/${ticket_id}/(comments|audits)$`);
const search = async (id: string, entity: string, params: unknown) =>
  service.call('POST', `/api/v1/integrations/connectors/${id}/execute`, {
    token: service.owner.token,
    body: { entity, action: 'search', params },
    executed: { connector_type: type, entity, action: 'search' },
  });
const live = (record: { id: string }) => !data.isArchived(data.find('tickets', record.id)!);
const anyTicket = () => data.all('tickets').find(live)!.id;

describe('the first run', () => {
  it('copies what the exports have: archived tickets and inactive users too, page by page, in the shape of the lists', async () => {
    data.touch('users', data.world.id('users', 20), { active: false });
    data.clock.advance(held_back_ms);
    const id = await connector();
    const run = await service.run(id);
    expect(run.status).toBe('succeeded');
    for (const entity of ['tickets', 'users', 'organizations', 'ticket_comments', 'ticket_audits'] as const)
      expect(await storedIds(id, entity)).toEqual(ids(entity));
    expect(data.all('tickets').some((ticket) => !live(ticket))).toBe(true);
    expect(asked(/^\/api\/v2\/(tickets|users|organizations|ticket_audits)$/)).toEqual([]);
    const exported = asked(/incremental\/tickets\/cursor$/).map(({ query }) => query);
    expect(exported[0]).toEqual({ start_time: '0', support_type_scope: 'all', per_page: '500' });
    expect(
      exported.slice(1).every((query) => typeof query['cursor'] === 'string' && query['start_time'] === undefined),
    ).toBe(true);
    expect(exported).toHaveLength(Math.ceil((60 + data.gone('tickets').length) / 25));
    expect((await stored(id, 'users')).get(data.world.id('users', 20)).active).toBe(false);
    for (const entity of ['tickets', 'users', 'organizations']) {
      const { body } = await service.call('POST', `/api/v1/integrations/connectors/${id}/execute`, {
        token: service.owner.token,
        body: { entity, action: 'list', params: { page_size: 20 } },
        executed: { connector_type: type, entity, action: 'list' },
      });
      const copies = await stored(id, entity);
      for (const record of body.data)
        expect(copies.get(record.id)).toEqual(
          Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)),
        );
    }
  });

  it('makes comments of tickets searchable, as of the tickets', async () => {
    const id = await connector();
    const run = await service.run(id, { entities: ['ticket_comments'] });
    // The tickets come along: without them nothing says what is to be read.
    expect(run.entities.map((each: any) => each.entity)).toEqual(['tickets', 'ticket_comments']);
    const answer = await search(id, 'ticket_comments', { query: { filter: { eq: { ticket_id: '3' } } } });
    expect(answer.body.data.map((each: any) => each.id).sort()).toEqual(
      data
        .childrenOf('ticket_comments', '3')
        .map((each) => each.id)
        .sort(),
    );
    expect(answer.body.meta.as_of).toBe(new Date(Date.parse(run.started_at) - 60_000).toISOString());
  });
});

describe('changes', () => {
  it('are asked for from the kept cursor on, and are there when the vendor tells them', async () => {
    const id = await connector();
    await service.run(id);
    const cursor = asked(/incremental\/tickets\/cursor$/).at(-1)!;
    vendor.requests.clear();
    const ticket = anyTicket();
    data.touch('tickets', ticket, { subject: 'Changed' });
    const early = await service.run(id);
    expect(entityOf(early, 'tickets')).toMatchObject({ mode: 'incremental', pages: 1, records_seen: 0 });
    expect(asked(/incremental\/tickets\/cursor$/)).toMatchObject([{ query: { cursor: expect.any(String) } }]);
    expect(cursor.query['cursor']).not.toBe(asked(/incremental\/tickets\/cursor$/)[0]!.query['cursor']);
    // The last second of the organizations comes again; nothing is written again.
    expect(entityOf(early, 'organizations')).toMatchObject({ mode: 'incremental', records_written: 0 });
    data.clock.advance(held_back_ms);
    expect(entityOf(await service.run(id), 'tickets')).toMatchObject({
      mode: 'incremental',
      records_seen: 1,
      records_written: 1,
    });
    expect((await stored(id, 'tickets')).get(ticket).subject).toBe('Changed');
  });

  it('of tickets have their comments and audits read, and those of no other ticket', async () => {
    const id = await connector();
    await service.run(id);
    const ticket = anyTicket();
    const comment = data.insert('ticket_comments', { ticket_id: ticket, body: 'One more' });
    const made = data.insert('tickets', { subject: 'New' });
    data.clock.advance(held_back_ms);
    vendor.requests.clear();
    const run = await service.run(id);
    const paths = asked(/^\/api\/v2\/tickets\/\d+\//).map(({ path }) => path);
    expect(new Set(paths)).toEqual(
      new Set(
        [ticket, made.id].flatMap((each) => [`/api/v2/tickets/${each}/comments`, `/api/v2/tickets/${each}/audits`]),
      ),
    );
    expect(paths).toHaveLength(4);
    for (const entity of children) {
      expect(entityOf(run, entity)).toMatchObject({ mode: 'incremental', status: 'succeeded', records_deleted: 0 });
      expect(await storedIds(id, entity)).toEqual(ids(entity));
    }
    expect((await stored(id, 'ticket_comments')).get(comment.id)).toMatchObject({
      ticket_id: ticket,
      body: 'One more',
    });
    vendor.requests.clear();
    await service.run(id);
    expect(asked(/^\/api\/v2\/tickets\/\d+\//)).toEqual([]);
    // Everything again, where it is asked for.
    await service.run(id, { mode: 'full', entities: ['ticket_comments'] });
    expect(asked(/^\/api\/v2\/tickets\/\d+\/comments$/)).toHaveLength(data.all('tickets').length);
  });

  it('of a ticket that returns 404 are left out while it exists, and are no failure once it is deleted', async () => {
    const id = await connector();
    await service.run(id);
    const ticket = anyTicket();
    data.touch('tickets', ticket);
    data.clock.advance(held_back_ms);
    const missing = (path: string) =>
      vendor.faults.add({ path, times: 'always', fault: { kind: 'status', status: 404 } });
    missing(`/api/v2/tickets/${ticket}/comments`);
    const run = await service.run(id);
    expect(run.status).toBe('partial');
    expect(entityOf(run, 'ticket_comments')).toMatchObject({
      status: 'partial',
      records_deleted: 0,
      skipped: [{ part: ticket, code: 'record_not_found', since: expect.any(String) }],
      skipped_count: 1,
    });
    missing(`/api/v2/tickets/${ticket}`);
    expect(await service.run(id)).toMatchObject({ status: 'succeeded' });
  });

  it('of a ticket that breaks the contract do not keep the others from being read', async () => {
    const id = await connector();
    const [broken, fine] = data
      .all('tickets')
      .filter(live)
      .map((ticket) => ticket.id);
    const text = JSON.stringify({ comments: [{ body: 'without an id' }], meta: { has_more: false } });
    vendor.faults.add({
      path: `/api/v2/tickets/${broken}/comments`,
      times: 'always',
      fault: { kind: 'raw_body', text },
    });
    const first = await service.run(id);
    const left_out = [{ part: broken, code: 'upstream_contract_violation', since: expect.any(String) }];
    expect(entityOf(first, 'ticket_comments')).toMatchObject({ status: 'partial', skipped: left_out });
    const { last_synced_at } = (await service.replication(id))['ticket_comments'];
    expect((await search(id, 'ticket_comments', { query: {} })).status).toBe(200);
    expect((await stored(id, 'ticket_comments')).size).toBe(
      data.all('ticket_comments').length - data.childrenOf('ticket_comments', broken!).length,
    );
    data.insert('ticket_comments', { ticket_id: fine, body: 'Beside the broken one' });
    data.clock.advance(held_back_ms);
    await service.run(id, { entities: ['tickets', 'ticket_comments'] });
    const again = await service.run(id, { entities: ['tickets', 'ticket_comments'] });
    expect(again.status).toBe('partial');
    expect(entityOf(again, 'ticket_comments')).toMatchObject({
      mode: 'incremental',
      status: 'partial',
      skipped: left_out,
    });
    expect((await service.replication(id))['ticket_comments']).toMatchObject({
      state: 'possibly_incomplete',
      possibly_incomplete: { reason: 'parts_skipped' },
      skipped: left_out,
      last_synced_at,
    });
    expect(
      (await search(id, 'ticket_comments', { query: { filter: { eq: { body: 'Beside the broken one' } } } })).body.data,
    ).toHaveLength(1);
    vendor.faults.clear();
    const mended = entityOf(await service.run(id), 'ticket_comments');
    expect(mended.status).toBe('succeeded');
    expect(mended).not.toHaveProperty('skipped');
    expect((await service.replication(id))['ticket_comments'].state).toBe('ready');
    expect((await service.replication(id))['ticket_comments'].last_synced_at > last_synced_at).toBe(true);
    expect(await storedIds(id, 'ticket_comments')).toEqual(ids('ticket_comments'));
  });

  it('that could not be read are read by the next run', async () => {
    const id = await connector();
    await service.run(id);
    const ticket = anyTicket();
    data.insert('ticket_comments', { ticket_id: ticket, body: 'Later' });
    data.clock.advance(held_back_ms);
    vendor.faults.add({ path: `/api/v2/tickets/${ticket}/comments`, times: 3, fault: { kind: 'status', status: 500 } });
    const failed = await service.run(id);
    expect([
      failed.status,
      entityOf(failed, 'ticket_comments').status,
      entityOf(failed, 'ticket_audits').status,
    ]).toEqual(['partial', 'partial', 'succeeded']);
    vendor.requests.clear();
    expect((await service.run(id)).status).toBe('succeeded');
    expect(asked(ofTicket(ticket)).map(({ path }) => path)).toEqual([`/api/v2/tickets/${ticket}/comments`]);
    expect(await storedIds(id, 'ticket_comments')).toEqual(ids('ticket_comments'));
  });
});

describe('deletions', () => {
  it('that the vendor tells: the record goes, and what belongs to a ticket with it; users stay', async () => {
    const id = await connector();
    await service.run(id);
    const ticket = anyTicket();
    const user = data.world.id('users', 12);
    const organization = data.world.id('organizations', 3);
    const before = Object.fromEntries(
      await Promise.all(children.map(async (entity) => [entity, (await stored(id, entity)).size])),
    );
    const belonging = data.childrenOf('ticket_comments', ticket).length;
    data.remove('tickets', ticket);
    data.remove('organizations', organization);
    data.remove('users', user);
    data.clock.advance(held_back_ms);
    const run = await service.run(id);
    expect(run.status).toBe('succeeded');
    for (const entity of ['tickets', 'organizations', 'ticket_comments', 'ticket_audits', 'ticket_metrics'] as const) {
      expect(entityOf(run, entity).records_deleted).toBeGreaterThan(0);
      if (entity !== 'ticket_metrics') expect(await storedIds(id, entity)).toEqual(ids(entity));
    }
    expect([...(await stored(id, 'ticket_metrics')).values()].filter((each) => each.ticket_id === ticket)).toEqual([]);
    expect((await stored(id, 'ticket_comments')).size).toBe(before['ticket_comments'] - belonging);
    expect((await stored(id, 'users')).get(user)).toMatchObject({ active: false });
    const counts = await service.replication(id);
    for (const entity of ['tickets', 'ticket_metrics', ...children])
      expect(counts[entity].record_count).toBe((await stored(id, entity)).size);
    expect((await search(id, 'tickets', { query: { filter: { eq: { id: ticket } } } })).body.data).toEqual([]);
  });

  it('never follow from a list that omits records or is truncated', async () => {
    const id = await connector();
    await service.run(id);
    const empty = (records: string) => ({
      kind: 'raw_body' as const,
      text: JSON.stringify({ [records]: [], meta: { has_more: false, after_cursor: null }, links: {} }),
    });
    vendor.faults.add({ path: '/api/v2/ticket_metrics', times: 'always', fault: empty('ticket_metrics') });
    vendor.faults.add({ path: '/api/v2/group_memberships', times: 'always', fault: empty('group_memberships') });
    vendor.faults.add({ path: '/api/v2/tickets/*/comments', times: 'always', fault: empty('comments') });
    vendor.faults.add({ path: '/api/v2/groups', times: 'always', fault: empty('groups') });
    const before = Object.fromEntries(
      await Promise.all(
        ['ticket_metrics', 'group_memberships', 'ticket_comments', 'groups'].map(async (entity) => [
          entity,
          await storedIds(id, entity),
        ]),
      ),
    );
    const run = await service.run(id, { mode: 'full' });
    expect(run.status).toBe('partial');
    expect(entityOf(run, 'group_memberships')).toMatchObject({
      status: 'partial',
      possibly_incomplete: { reason: 'large_drop' },
    });
    expect(entityOf(run, 'groups')).toMatchObject({ possibly_incomplete: { reason: 'records_left_out' } });
    for (const [entity, known] of Object.entries<string[]>(before)) {
      expect(known.length).toBeGreaterThan(0);
      expect(entityOf(run, entity).records_deleted).toBe(0);
      expect(await storedIds(id, entity)).toEqual(known);
    }
    // A second complete listing confirms what no get can.
    const second = await service.run(id, { entities: ['group_memberships', 'groups'] });
    expect(entityOf(second, 'group_memberships')).toMatchObject({
      status: 'succeeded',
      records_deleted: before['group_memberships'].length,
    });
    expect(entityOf(second, 'groups')).toMatchObject({ status: 'partial', records_deleted: 0 });
  });
});

describe('credentials without the rights of an administrator', () => {
  it('read the lists, say so, remove what get confirms, and ask for the exports again with everything', async () => {
    const id = await connector(agent);
    // What the role does not give is believed after the second sync.
    await service.run(id);
    expect((await service.run(id)).status).toBe('succeeded');
    expect(asked(/incremental/)).toHaveLength(3);
    expect(await storedIds(id, 'tickets')).toEqual(
      data
        .all('tickets')
        .filter(live)
        .map((each) => each.id)
        .sort(),
    );
    const state = (await service.replication(id))['tickets'];
    expect(state).toMatchObject({
      state: 'ready',
      limitation: { code: 'upstream_forbidden' },
      last_synced_at: expect.any(String),
    });
    expect(state).not.toHaveProperty('error');
    expect(service.logged.some((line) => line.includes('its list is read instead'))).toBe(true);
    expect((await service.replication(id))['ticket_metrics'].limitation.detail).toContain('export of tickets');
    // Read per ticket, for which no administrator is needed.
    expect((await service.replication(id))['ticket_audits'].record_count).toBeGreaterThan(0);
    const ticket = anyTicket();
    data.remove('tickets', ticket);
    const commented = anyTicket();
    data.insert('ticket_comments', { ticket_id: commented, body: 'Seen without an export' });
    vendor.requests.clear();
    const run = await service.run(id);
    expect(asked(/incremental/)).toEqual([]);
    expect(entityOf(run, 'tickets')).toMatchObject({ mode: 'full', records_deleted: 1 });
    expect(await storedIds(id, 'tickets')).not.toContain(ticket);
    expect(asked(/^\/api\/v2\/tickets\/\d+\/comments$/).map(({ path }) => path)).toEqual([
      `/api/v2/tickets/${commented}/comments`,
    ]);
    vendor.requests.clear();
    await service.run(id, { mode: 'full', entities: ['tickets', 'users', 'organizations'] });
    expect(asked(/incremental/)).toHaveLength(3);

    // An administrator's: the export, and what it tells.
    data.clock.advance(held_back_ms);
    await service.call('PATCH', service.path(id), {
      token: service.owner.token,
      body: { credentials: admin, environment: { subdomain: 'brightwater' } },
    });
    expect((await service.run(id)).status).toBe('succeeded');
    expect(await storedIds(id, 'tickets')).toEqual(ids('tickets'));
    expect((await service.replication(id))['tickets']).not.toHaveProperty('limitation');
  });

  it('may lose them in the middle: the list begins, and what was copied stays', async () => {
    const id = await connector();
    await service.run(id);
    const known = await storedIds(id, 'tickets');
    vendor.faults.add({
      path: '/api/v2/incremental/tickets/cursor',
      times: 'always',
      fault: { kind: 'status', status: 403 },
    });
    const run = await service.run(id, { entities: ['tickets'] });
    expect(run).toMatchObject({ status: 'succeeded', entities: [{ mode: 'full', records_deleted: 0 }] });
    expect(await storedIds(id, 'tickets')).toEqual(known);
  });
});

describe('an export', () => {
  it('that neither ends nor goes on is no complete one: the list is read', async () => {
    const id = await connector();
    vendor.faults.add({
      path: '/api/v2/incremental/tickets/cursor',
      fault: { kind: 'raw_body', text: JSON.stringify({ tickets: [], after_cursor: null, end_of_stream: false }) },
    });
    const run = await service.run(id, { entities: ['tickets'] });
    expect(entityOf(run, 'tickets')).toMatchObject({ status: 'succeeded', mode: 'full' });
    const listed = await connector();
    const refused = { kind: 'status', status: 403 } as const;
    vendor.faults.add({ path: '/api/v2/incremental/tickets/cursor', fault: refused });
    await service.run(listed, { entities: ['tickets'] });
    expect((await storedIds(id, 'tickets')).length).toBeGreaterThan(40);
    expect(await storedIds(id, 'tickets')).toEqual(await storedIds(listed, 'tickets'));
  });

  it('begins again when the vendor no longer takes its cursor', async () => {
    const id = await connector();
    await service.run(id);
    vendor.requests.clear();
    vendor.faults.add({
      path: '/api/v2/incremental/users/cursor',
      fault: { kind: 'status', status: 400, body: { error: 'InvalidValue', description: 'cursor is not valid' } },
    });
    const run = await service.run(id, { entities: ['users'] });
    expect(entityOf(run, 'users')).toMatchObject({ status: 'succeeded', mode: 'full', records_deleted: 0 });
    expect(asked(/incremental\/users/).map(({ query }) => query['start_time'])).toContain('0');
  });

  it('by time is never asked for in the minute that is held back', () => {
    const now = '2026-11-20T08:00:00.000Z';
    const now_s = Date.parse(now) / 1000;
    const rule = { cursor: 'time' as const, held_back_s: 60 };
    expect(Number(resumeFrom(rule, String(now_s - 20), now))).toBeLessThanOrEqual(now_s - 60);
    expect(resumeFrom(rule, String(now_s - 3600), now)).toBe(String(now_s - 3600));
    expect(resumeFrom({ held_back_s: 60 }, 'MTU3', now)).toBe('MTU3');
  });
});

it('goes on at the ticket where its process was killed', async () => {
  const database = await (
    process.env['PATCHBAY_TEST_ENGINE'] === 'mariadb' && process.env['PATCHBAY_TEST_MARIADB_URL'] ? mariadb : sqlite
  )();
  const environment = {
    DATABASE_URL: database.url,
    PATCHBAY_KEYS: generateKeyRing(),
    PATCHBAY_UPSTREAMS: JSON.stringify({ [type]: vendor.base_url }),
    JOB_SWEEP_MS: '100',
    JOB_LEASE_MS: '3000',
  };
  let server: ServerProcess | undefined;
  try {
    server = await startServerProcess(environment);
    const { body } = await server.call('POST', '/api/v1/integrations/connectors', {
      customer_name: 'acme',
      connector_type: type,
      credentials: admin,
      environment: { subdomain: 'brightwater' },
      sync: { enabled: false },
    });
    const syncs = `/api/v1/integrations/connectors/${body.id}/syncs`;
    vendor.faults.add({ path: '/api/v2/tickets/*/comments', times: 'always', fault: { kind: 'slow', delay_ms: 30 } });
    const started = await server.call('POST', syncs, { entities: ['tickets', 'ticket_comments'] });
    const read = async () => (await server!.call('GET', `${syncs}/${started.body.id}`)).body;
    await until(async () => entityOf(await read(), 'ticket_comments').pages > 0, 'a page of comments');
    await server.kill();
    vendor.faults.clear();
    vendor.requests.clear();
    server = await startServerProcess(environment);
    const run = await until(async () => {
      const found = await read();
      return found?.finished_at && found;
    }, 'the end of the run');
    expect(run.status).toBe('succeeded');
    expect(entityOf(run, 'tickets').pages).toBe(
      Math.ceil((data.all('tickets').length + data.gone('tickets').length) / 25),
    );
    expect(asked(/incremental/)).toEqual([]);
    const again = asked(/^\/api\/v2\/tickets\/\d+\/comments$/).length;
    expect(again).toBeGreaterThan(0);
    expect(again).toBeLessThan(data.all('tickets').length);
    const found = await server.call('POST', `/api/v1/integrations/connectors/${body.id}/execute`, {
      entity: 'ticket_comments',
      action: 'search',
      params: { query: {}, fields: ['id'] },
    });
    expect(found.body.data.map((each: any) => each.id).sort()).toEqual(ids('ticket_comments'));
  } finally {
    await server?.kill();
    await database.drop();
  }
});
