import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { check } from '../../execution/check.ts';
import { plainCursors } from '../../execution/request/cursor.ts';
import { execute } from '../../execution/execute.ts';
import { createRuntime } from '../../execution/runtime.ts';
import type { ActionContract, ConnectorContract, EntityContract, JsonSchema } from '../definition/define.ts';
import { incidentIo } from './mapping.ts';

interface Document {
  paths: Record<
    string,
    {
      get?: {
        deprecated?: boolean;
        parameters?: Array<{ name: string; in: string }>;
        responses: Record<string, { content: Record<string, { schema: { $ref: string } }> }>;
      };
    }
  >;
  components: { schemas: Record<string, { properties: Record<string, { $ref?: string; items?: { $ref: string } }> }> };
}

const file = new URL('../../../../shared/upstream/incident-io/derived/openapi3.connector-subset.json', import.meta.url);
const vendor = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Document) : undefined;
// Vendors' documents and recordings lie beside this project and are no part of it: left out where they are not there
// (2026-11-28).
const withVendor = vendor ? describe : describe.skip;

const operations = Object.entries(incidentIo.operations).flatMap(([entity, { list, get }]) => [
  { entity, action: 'list', path: list.path, key: list.records, query: Object.keys(list.query ?? {}) },
  ...(get ? [{ entity, action: 'get', path: get.path, key: get.record, query: Object.keys(get.query ?? {}) }] : []),
]);

const text: JsonSchema = { type: ['string', 'null'] };
const get: ActionContract = {
  page: null,
  params: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
};
const paged: ActionContract = {
  page: { default: 25, max: 50 },
  params: { type: 'object', properties: { page_size: { type: 'integer' }, after: { type: 'string' } } },
};
const whole: ActionContract = { page: null, params: { type: 'object', properties: {} } };
const pagedEntities = ['incidents', 'alerts', 'escalations', 'users', 'incident_updates', 'schedules'];
const fields = { chat_channel_id: text, chat_channel_name: text, chat_team_id: text, chat_user_id: text };

const contract: ConnectorContract = {
  connector_type: 'incident-io',
  title: 'incident.io',
  auth_methods: [],
  environment: [],
  replication_config: [],
  entities: Object.fromEntries(
    Object.keys(incidentIo.operations).map((entity): [string, EntityContract] => [
      entity,
      {
        title: entity,
        actions: {
          list: pagedEntities.includes(entity) ? paged : whole,
          ...(entity !== 'incident_updates' && { get }),
        },
        record: { type: 'object', properties: { id: { type: 'string' }, ...fields } },
        index: [],
        deletions: 'listing',
      },
    ]),
  ),
};

withVendor("the vendor's document", () => {
  it.each(operations)(
    'has $action of $entity at $path, not deprecated, with its parameters and its key',
    ({ path, key, query }) => {
      const operation = vendor?.paths[path]?.get;
      expect(operation).toBeDefined();
      expect(operation?.deprecated).toBeFalsy();
      const names = operation?.parameters?.map(({ name }) => name) ?? [];
      for (const name of query) expect(names).toContain(name.replace(/\[.*/, ''));
      const result = operation?.responses['200']?.content['application/json']?.schema.$ref.split('/').pop() ?? '';
      expect(Object.keys(vendor?.components.schemas[result]?.properties ?? {})).toContain(key);
    },
  );

  it.each(operations.filter(({ action }) => action === 'list'))(
    'pages $entity exactly where the contract does',
    ({ entity, path }) => {
      const names = vendor?.paths[path]?.get?.parameters?.map(({ name }) => name) ?? [];
      expect(names.includes('after')).toBe(pagedEntities.includes(entity));
    },
  );

  it("names no chat vendor's field that stays unmapped", () => {
    const mapped = Object.values(incidentIo.provider_fields?.providers ?? {}).flatMap((renames) =>
      Object.keys(renames),
    );
    const names = Object.values(vendor?.components.schemas ?? {}).flatMap(({ properties }) =>
      Object.keys(properties ?? {}),
    );
    for (const name of names.filter((word) => /^(slack|microsoft_teams)_/.test(word))) expect(mapped).toContain(name);
  });
});

describe('incident.io', () => {
  const asked: URL[] = [];
  const responses: Record<string, unknown> = {};
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://x');
    asked.push(url);
    const answer =
      request.headers.authorization === 'Bearer inc_1'
        ? responses[url.pathname]
        : { type: 'authentication_error', request_id: 'r1', errors: [{ code: 'invalid_key' }] };
    response
      .writeHead(request.headers.authorization === 'Bearer inc_1' ? (answer ? 200 : 404) : 401)
      .end(JSON.stringify(answer ?? { type: 'not_found' }));
  });
  let runtime: ReturnType<typeof createRuntime>;
  const access = { contract, mapping: incidentIo, auth_method: 'api_key', credentials: { api_key: 'inc_1' } };

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    runtime = createRuntime({
      cursors: plainCursors,
      upstreams: { 'incident-io': `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    });
  });
  beforeEach(() => asked.splice(0));
  afterAll(async () => {
    await runtime.close();
    await new Promise((resolve) => server.close(resolve));
  });

  it('lists incidents of all modes', async () => {
    responses['/v2/incidents'] = {
      incidents: [{ id: '01A', slack_channel_id: 'C1', slack_team_id: 'T1' }],
      pagination_meta: { after: '01A', page_size: 25 },
    };
    const result = await execute({ ...access, entity: 'incidents', action: 'list' }, runtime);
    expect(result.data).toEqual([
      { id: '01A', chat_channel_id: 'C1', chat_channel_name: null, chat_team_id: 'T1', chat_user_id: null },
    ]);
    expect(result.pagination?.after).toEqual(expect.any(String));
    expect(asked[0]?.searchParams.getAll('mode[one_of]')).toEqual(['standard', 'retrospective', 'test', 'tutorial']);
  });

  it.each(['01FDAG4SAP5TYPT98WGR2N7W91', '123'])(
    'gets an incident by its id or by the number of its reference: %s',
    async (id) => {
      responses[`/v2/incidents/${id}`] = { incident: { id: '01A' } };
      expect(
        (await execute({ ...access, entity: 'incidents', action: 'get', params: { id } }, runtime)).data,
      ).toMatchObject({ id: '01A' });
    },
  );

  it('lists inactive users too', async () => {
    responses['/v2/users'] = { users: [{ id: '01U', slack_user_id: 'U1' }], pagination_meta: { page_size: 25 } };
    const result = await execute({ ...access, entity: 'users', action: 'list' }, runtime);
    expect(result).toMatchObject({ data: [{ chat_user_id: 'U1' }], pagination: { after: null, page_size: 25 } });
    expect(asked[0]?.searchParams.get('include_inactive')).toBe('true');
  });

  it('always says how many alerts it wants', async () => {
    responses['/v2/alerts'] = { alerts: [] };
    await execute({ ...access, entity: 'alerts', action: 'list' }, runtime);
    expect(asked[0]?.searchParams.get('page_size')).toBe('25');
  });

  it('asks for nothing beyond the path of a whole list', async () => {
    responses['/v1/severities'] = { severities: [{ id: '01S' }] };
    expect(await execute({ ...access, entity: 'severities', action: 'list' }, runtime)).not.toHaveProperty(
      'pagination',
    );
    expect(asked[0]?.href).toBe('http://x/v1/severities');
  });

  it('knows its organization by the dashboard, and a refused key', async () => {
    responses['/v2/incident_timestamps'] = { incident_timestamps: [] };
    responses['/v1/identity'] = { identity: { name: 'key', dashboard_url: 'https://app.incident.io/my-org' } };
    expect(await check(access, runtime)).toEqual({
      status: 'healthy',
      checked_entity: 'incident_timestamps',
      checked_action: 'list',
      external_account: { id: 'https://app.incident.io/my-org', name: null },
    });
    expect(await check({ ...access, credentials: { api_key: 'inc_2' } }, runtime)).toMatchObject({
      status: 'unhealthy',
      reason: 'upstream_unauthorized',
    });
  });
});
