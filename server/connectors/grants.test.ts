/** Grants: what a token does not cover looks as if it did not exist, at every endpoint. */
import { createDataSet as createAdvertiser } from '../../conformance/fake-vendors/facebook-marketing/data-set.ts';
import { facebookMarketing } from '../../conformance/fake-vendors/facebook-marketing/facebook-marketing.ts';
import { startUpstream, type Upstream } from '../../conformance/fake-vendors/start.ts';
import { createDataSet as createDesk } from '../../conformance/fake-vendors/zendesk-support/data-set.ts';
import { zendeskSupport } from '../../conformance/fake-vendors/zendesk-support/zendesk-support.ts';
import { accounts } from '../testing/advertising.ts';
import { connectAgent, createAgentToken } from '../testing/agent.ts';
import { contracts } from '../generated/connectors.gen.ts';
import { routes } from '../generated/routes.gen.ts';
import type { Grant } from '../generated/types.gen.ts';
import { kindOf } from '../execution/fields/record-schema.ts';
import { startTestReplication, type TestReplication } from '../testing/replication.ts';
import type { Answer } from '../testing/service.ts';
import type { JsonSchema } from '../connector-types/definition/define.ts';

/** Of each connector type. */
const rounds = Number(process.env['PATCHBAY_TEST_GRANTS'] ?? 2);
type TypeName = keyof typeof contracts;
type Entity = [string, { record: JsonSchema; actions: Record<string, unknown> }];
const entitiesOf = (type: TypeName) => Object.entries(contracts[type].entities) as Entity[];
/** What is replicated of types whose whole would take long. */
const replicated: Partial<Record<TypeName, string[]>> = {
  'zendesk-support': ['tickets', 'users', 'organizations', 'groups', 'tags', 'ticket_metrics'],
  'facebook-marketing': ['ad_accounts', 'campaigns', 'ad_sets', 'ads', 'pixels'],
};
const all_actions = ['list', 'get', 'search', 'aggregate', 'changes'] as const;
const base = '/api/v1/integrations/connectors';

/** A random generator of its own, so that a failure can be repeated. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

let service: TestReplication;
let desk: Upstream;
let advertiser: Upstream;
/** Of the incident.io connector. */
let id: string;
const connectors = new Map<TypeName, string>();
let foreign: string;
let elsewhere: string;
/** Connector type -> entity -> its records, as they are stored. */
const stored = new Map<TypeName, Map<string, Array<Record<string, unknown>>>>();

beforeAll(async () => {
  const counts = { tickets: 20, users: 15, organizations: 5, settings: 3, articles: 3 };
  const account = { email: 'owner@example.com', api_token: 'key' };
  desk = await startUpstream(
    zendeskSupport({
      accounts: [{ name: 'admin', ...account, data: createDesk({ seed: 5, counts }) }],
      rate_limit_per_minute: false,
    }),
  );
  const ads = { access_token: 'EAAmain', name: 'main', data: createAdvertiser({ seed: 11 }) };
  advertiser = await startUpstream(facebookMarketing({ tokens: [ads] }));
  service = await startTestReplication({
    upstreams: { 'zendesk-support': desk.base_url, 'facebook-marketing': advertiser.base_url },
    counts: { incidents: 20, alerts: 10, escalations: 8, users: 12, incident_updates: 15 },
  });
  id = await service.createConnector();
  foreign = await service.createConnector(service.owner, { customer_name: 'other-customer', sync: { enabled: false } });
  elsewhere = await service.createConnector(service.stranger, { sync: { enabled: false } });
  await service.ended(id);
  connectors.set('incident-io', id);
  const quiet = { sync: { enabled: false } };
  const support = {
    connector_type: 'zendesk-support',
    credentials: account,
    environment: { subdomain: 'brightwater' },
    ...quiet,
  };
  connectors.set('zendesk-support', await service.createConnector(service.owner, support));
  const advertising = {
    connector_type: 'facebook-marketing',
    credentials: { account_key: 'EAAmain' },
    replication_config: { account_ids: accounts.slice(0, 2).join(',') },
    ...quiet,
  };
  connectors.set('facebook-marketing', await service.createConnector(service.owner, advertising));
  for (const [type, connector_id] of connectors) {
    const some = replicated[type];
    if (some) expect(await service.run(connector_id, { entities: some })).toMatchObject({ status: 'succeeded' });
    const records = new Map<string, Array<Record<string, unknown>>>();
    for (const [entity, { actions }] of entitiesOf(type)) {
      if (!actions['search'] || !(some?.includes(entity) ?? true)) continue;
      const found = await service.call('POST', `${base}/${connector_id}/execute`, {
        token: service.owner.token,
        body: { entity, action: 'search', params: { query: {}, limit: 200 } },
      });
      expect([entity, found.status, found.body.data.length > 0]).toEqual([entity, 200, true]);
      records.set(entity, found.body.data);
    }
    stored.set(type, records);
  }
}, 180_000);
afterAll(async () => {
  await service.close();
  await desk.close();
  await advertiser.close();
});

interface View {
  token: string;
  grant: Grant;
  sees(entity: string): boolean;
  may(entity: string, action: string): boolean;
  /** Whether a field of the top level may be returned, whole or in part. */
  shows(entity: string, field: string): boolean;
}

/** Paths of an entity that can be granted: its fields, and of some objects the members. */
function pathsOf(record: JsonSchema): string[] {
  return Object.entries(record.properties ?? {}).flatMap(([name, schema]) => {
    const members = kindOf(schema) === 'object' ? Object.keys(schema.properties ?? {}) : [];
    return [name, ...members.map((member) => `${name}.${member}`)];
  });
}

async function randomView(type: TypeName, seed: number): Promise<View> {
  const entities = entitiesOf(type);
  const next = random(seed);
  const some = <T>(from: readonly T[], share: number): T[] => {
    const kept = from.filter(() => next() < share);
    return kept.length > 0 ? kept : from.slice(0, 1);
  };
  const names = some(
    entities.map(([name]) => name),
    0.5,
  );
  const fields = some(
    [...new Set(entities.filter(([name]) => names.includes(name)).flatMap(([, e]) => pathsOf(e.record)))],
    0.3,
  );
  const grant: Grant = {
    ...(seed % 3 === 0 ? { connector_id: connectors.get(type) ?? '' } : { connector_type: type }),
    entities: names,
    ...(seed % 2 === 0 && { actions: some(all_actions, 0.6) }),
    ...(seed % 4 !== 3 && { fields }),
  };
  const { token } = await createAgentToken(service, { grants: [grant] });
  const sees = (entity: string) => names.includes(entity);
  return {
    token,
    grant,
    sees,
    may: (entity, action) => sees(entity) && (grant.actions?.some((each) => each === action) ?? true),
    shows: (entity, field) =>
      sees(entity) &&
      (field === 'id' || (grant.fields?.some((path) => path === field || path.startsWith(`${field}.`)) ?? true)),
  };
}

/** The same response for what is not granted as for what does not exist, but for the name that was sent. */
const comparable = ({ status, body }: Answer, name: string) =>
  JSON.stringify([
    status,
    body?.code,
    body?.detail,
    body?.errors?.map((each: any) => [each.pointer, each.message]),
  ]).replaceAll(`/${name}`, '/?');

/** Long texts in fields that are not granted, which stand in no granted field: none may ever be returned. */
function secretsOf(view: View, records: ReadonlyMap<string, Array<Record<string, unknown>>>): Set<string> {
  const shown = new Set<string>();
  const hidden = new Set<string>();
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return value.length >= 16 ? [value] : [];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
  };
  for (const [entity, list] of records)
    for (const record of list)
      for (const [field, value] of Object.entries(record))
        for (const text of texts(value)) (view.shows(entity, field) ? shown : hidden).add(text);
  return new Set([...hidden].filter((text) => ![...shown].some((each) => each.includes(text))));
}

function checkRecords(view: View, entity: string, data: unknown): void {
  for (const record of [data].flat() as Array<Record<string, unknown>>)
    expect(Object.keys(record).filter((field) => !view.shows(entity, field))).toEqual([]);
}

const types = Object.keys(contracts) as TypeName[];
const views = types.flatMap((type) => Array.from({ length: rounds }, (_, at) => ({ type, seed: at + 1 })));

describe.each(views)('random grant $seed on $type', ({ type, seed }) => {
  const entities = entitiesOf(type);
  let connector_id: string;
  let records: ReadonlyMap<string, Array<Record<string, unknown>>>;
  let view: View;
  let secrets: Set<string>;
  const received: string[] = [];
  /** Granted records of entities that are not replicated; what they hold is no secret. */
  const live: string[] = [];
  const send = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await service.call(method, path, { token: view.token, ...(body === undefined ? {} : { body }) });
    received.push(response.text);
    return response;
  };
  const execute = (entity: string, action: string, params?: unknown) =>
    send('POST', `${base}/${connector_id}/execute`, { entity, action, ...(params === undefined ? {} : { params }) });
  beforeAll(async () => {
    connector_id = connectors.get(type) ?? '';
    records = stored.get(type) ?? new Map();
    view = await randomView(type, seed);
    secrets = secretsOf(view, records);
  });
  afterAll(() => {
    const isIn = (texts: string[], text: string) =>
      texts.some((each) => each.includes(JSON.stringify(text).slice(1, -1)));
    const leaked = [...secrets].filter((text) => isIn(received, text) && !isIn(live, text));
    expect(leaked).toEqual([]);
  });

  /** What the parameters name is refused, and the response is the one to a field that does not exist. */
  async function expectNoOracle(
    entity: string,
    action: string,
    { field, params }: { field: string; params: (name: string) => object[] },
  ): Promise<void> {
    const others = params('invented_field');
    for (const [at, own] of params(field).entries()) {
      const refused = await execute(entity, action, own);
      const other = comparable(await execute(entity, action, others[at]), 'invented_field');
      expect([entity, field, comparable(refused, field)]).toEqual([entity, field, other]);
      expect([entity, action, refused.status]).toEqual([entity, action, 422]);
    }
  }

  it('bounds every action of every entity', async () => {
    for (const [entity, { actions }] of entities) {
      const invented = comparable(await execute('invented_entity', 'list'), 'invented_entity');
      if (!view.sees(entity)) {
        for (const action of ['list', 'get', 'search', 'aggregate'])
          expect([entity, action, comparable(await execute(entity, action), entity)]).toEqual([
            entity,
            action,
            invented,
          ]);
        continue;
      }
      for (const action of Object.keys(actions)) {
        const stored = records.get(entity)?.[0];
        const params = { list: {}, get: { id: stored?.['id'] ?? 'x' }, search: { query: {} } }[action];
        if (params === undefined) continue;
        const { status, body } = await execute(entity, action, params);
        if (!view.may(entity, action))
          expect([entity, action, status, body.code]).toEqual([entity, action, 422, 'unsupported_action']);
        else if (status === 200) {
          checkRecords(view, entity, body.data);
          if (!records.has(entity)) live.push(JSON.stringify(body.data));
        } else
          expect([entity, action, body.code]).toEqual([
            entity,
            action,
            expect.stringMatching(/^(record_not_found|validation_failed|unsupported_action|sync_disabled)$/),
          ]);
      }
    }
  });

  it('makes no filter, sort or projection an oracle for a field', async () => {
    for (const [entity, { record }] of entities) {
      if (!view.may(entity, 'search') || !records.has(entity)) continue;
      for (const field of Object.keys(record.properties ?? {})) {
        const whole = view.grant.fields === undefined || view.grant.fields.includes(field) || field === 'id';
        if (whole) continue;
        const queries = (name: string) => [
          { query: { filter: { eq: { [name]: null } } } },
          { query: { filter: { not: { keyword: { [name]: 'a' } } } } },
          { query: { sort: [{ [name]: 'asc' }] } },
          { query: {}, fields: [name] },
        ];
        await expectNoOracle(entity, 'search', { field, params: queries });
      }
    }
  });

  it('makes no aggregation and no projection of list and get an oracle for a field', async () => {
    for (const [entity, { record, actions }] of entities) {
      for (const field of Object.keys(record.properties ?? {})) {
        if (view.grant.fields === undefined || view.grant.fields.includes(field) || field === 'id') continue;
        const count = { op: 'count', as: 'count' };
        if (view.may(entity, 'aggregate') && records.has(entity))
          await expectNoOracle(entity, 'aggregate', {
            field,
            params: (name) => [
              { metrics: [{ op: 'count_distinct', field: name, as: 'count' }] },
              { metrics: [count], group_by: [{ field: name }] },
              { metrics: [count], query: { filter: { neq: { [name]: null } } } },
            ],
          });
        if (view.may(entity, 'list') && actions['list'])
          await expectNoOracle(entity, 'list', { field, params: (name) => [{ fields: [name] }, { [name]: 'a' }] });
        if (view.may(entity, 'get') && actions['get'])
          await expectNoOracle(entity, 'get', { field, params: (name) => [{ id: '1', fields: [name] }] });
      }
    }
  });

  it('bounds the tools of the MCP server', async () => {
    const agent = await connectAgent(service.url, view.token);
    const call = async (name: string, args: Record<string, unknown> = {}) => {
      const { content, isError } = await agent.client.callTool({ name, arguments: args });
      const text = content.flatMap((each) => (each.type === 'text' ? [each.text] : [])).join('\n');
      received.push(text);
      return { text, isError: isError === true };
    };
    const hidden = entities.map(([name]) => name).filter((name) => !view.sees(name));
    const connector = connector_id;
    for (const each of [await call('catalog'), await call('catalog', { connector })])
      expect(hidden.filter((name) => new RegExp(`^\\s*${name}\\b`, 'm').test(each.text))).toEqual([]);
    for (const entity of hidden)
      for (const tool of ['search', 'read', 'aggregate'])
        expect([entity, (await call(tool, { connector, entity, metrics: [{ op: 'count' }] })).isError]).toEqual([
          entity,
          true,
        ]);
    for (const entity of records.keys())
      for (const tool of ['search', 'read']) await call(tool, { connector, entity, structured: true });
    await call('changes', { connector, structured: true });
    await agent.close();
  });

  it('bounds the change feed', async () => {
    const feed = await send('GET', `${base}/${connector_id}/changes`);
    const readable = entities.flatMap(([entity, { actions }]) =>
      actions['search'] && view.may(entity, 'changes') ? [entity] : [],
    );
    if (readable.length === 0) expect([feed.status, feed.body.code]).toEqual([422, 'unknown_entity']);
    else
      for (const { entity, record } of feed.body.data) {
        expect(readable).toContain(entity);
        if (record) checkRecords(view, entity, record);
      }
    const asked = await send(
      'GET',
      `${base}/${connector_id}/changes?fields=${encodeURIComponent('name,title,description')}`,
    );
    if (asked.status === 200)
      for (const { entity, record } of asked.body.data) if (record) checkRecords(view, entity, record);
    for (const [entity] of entities) {
      const one = await send('GET', `${base}/${connector_id}/changes?entities=${entity}`);
      expect([entity, one.status]).toEqual([entity, readable.includes(entity) ? 200 : 422]);
    }
  });

  it('names no other entity and no other field in the catalogue, the states, the syncs and the events', async () => {
    const hidden = entities.map(([name]) => name).filter((name) => !view.sees(name));
    const listed = await send('GET', '/api/v1/integrations/connector-types');
    expect(listed.body.data.map((each: any) => each.connector_type)).toEqual([type]);
    for (const { name, fields, actions } of listed.body.data[0].entities) {
      expect(view.sees(name)).toBe(true);
      expect(fields.filter((field: any) => !view.shows(name, field.name))).toEqual([]);
      expect(actions.filter((action: any) => !view.may(name, action.name))).toEqual([]);
    }
    const [sync] = (await send('GET', `${base}/${connector_id}/syncs`)).body.data;
    for (const path of [
      `${base}/${connector_id}/replication`,
      `${base}/${connector_id}/syncs`,
      `${base}/${connector_id}/syncs/${sync.id}`,
      '/api/v1/events?page_size=100',
      `/api/v1/integrations/connector-types/${type}`,
    ]) {
      const response = await send('GET', path);
      expect([path, response.status]).toEqual([path, 200]);
      expect([path, hidden.filter((name) => response.text.includes(`"${name}"`))]).toEqual([path, []]);
    }
  });

  it('reaches no connector of another customer or organization, and changes none', async () => {
    for (const route of routes.filter((each) => each.auth === 'bearer' && each.path.includes('{connector_id}'))) {
      for (const other of [foreign, elsewhere]) {
        const path = route.path.replace('{connector_id}', other).replace(/\{[^}]+\}/, 'none');
        const body = { executeOperation: { entity: 'severities', action: 'list' }, updateConnector: { name: 'x' } }[
          route.operation_id as string
        ];
        const response = await send(route.method.toUpperCase(), path, body);
        const writes = route.scopes.includes('connectors:write');
        expect([route.operation_id, response.status]).toEqual([route.operation_id, writes ? 403 : 404]);
      }
    }
    const list = await send('GET', base);
    expect(list.body.data.map((each: any) => each.id)).toEqual([connector_id]);
  });
});

describe('a scoped token with grants', () => {
  const scoped = (grants: unknown) =>
    service.call('POST', '/api/v1/account/applications/scoped-token', {
      token: service.owner.token,
      body: { customer_name: 'acme', grants },
    });

  it('is bounded like an agent token, and cannot write', async () => {
    const { body } = await scoped([{ entities: ['severities'], actions: ['list'] }]);
    const token = body.access_token as string;
    const list = async (entity: string) =>
      service.call('POST', `${base}/${id}/execute`, { token, body: { entity, action: 'list' } });
    expect([(await list('severities')).status, (await list('incidents')).body.code]).toEqual([200, 'unknown_entity']);
    expect((await service.call('DELETE', `${base}/${id}`, { token })).body.code).toBe('insufficient_scope');
  });

  it('names only what exists, and not more than fits into a header', async () => {
    for (const [grant, pointer] of [
      [{ entities: ['incidentz'] }, '/grants/0/entities/0'],
      [{ entities: ['incidents'], fields: ['nome'] }, '/grants/0/fields/0'],
      [{ connector_id: foreign }, '/grants/0/connector_id'],
    ] as const) {
      const { status, body } = await scoped([grant]);
      expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
    }
    const large = { fields: Array.from({ length: 200 }, (_, at) => `${'x'.repeat(40)}${at}`) };
    expect((await scoped([large])).body.errors[0].code).toBe('too_large');
  });
});

describe('webhook endpoints', () => {
  it('are not there for a token with grants, since they receive everything of the customer', async () => {
    const endpoints = '/api/v1/webhooks/endpoints';
    const body = { customer_name: 'acme', url: 'https://hooks.example.com/patchbay', types: ['sync.failed'] };
    const made = await service.call('POST', endpoints, { token: service.owner.token, body });
    expect(made.status).toBe(201);
    const { token } = await createAgentToken(service, { grants: [{ entities: ['severities'] }] });
    expect((await service.call('GET', endpoints, { token })).body.data).toEqual([]);
    for (const rest of ['', '/deliveries'])
      expect((await service.call('GET', `${endpoints}/${made.body.id}${rest}`, { token })).status).toBe(404);
  });
});

describe('the own record of a vendor', () => {
  it('is not returned to a token with grants', async () => {
    const { token } = await createAgentToken(service, { grants: [{ entities: ['severities'] }] });
    const body = { entity: 'severities', action: 'list', params: { raw: true } };
    const response = await service.call('POST', `${base}/${id}/execute`, { token, body });
    expect([response.status, response.body.errors[0].pointer]).toEqual([422, '/params/raw']);
  });
});

describe('part of an object', () => {
  it('can be used, and the object cannot', async () => {
    const { token } = await createAgentToken(service, {
      grants: [{ entities: ['incidents'], fields: ['severity.name'] }],
    });
    const search = (params: unknown) =>
      service.call('POST', `${base}/${id}/execute`, { token, body: { entity: 'incidents', action: 'search', params } });
    const found = await search({
      query: { filter: { neq: { 'severity.name': null } }, sort: [{ 'severity.name': 'asc' }] },
    });
    expect(found.body.data.length).toBeGreaterThan(0);
    for (const record of found.body.data) expect(Object.keys(record.severity)).toEqual(['name']);
    for (const params of [
      { query: { filter: { neq: { severity: null } } } },
      { query: { filter: { eq: { severity: {} } } } },
      { query: {}, fields: ['severity'] },
      { query: {}, fields: ['severity.id'] },
    ])
      expect((await search(params)).status).toBe(422);
  });
});
