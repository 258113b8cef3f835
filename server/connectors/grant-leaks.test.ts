/**
 * @drawn 2
 *
 * Random grants: what a token does not cover looks as if it did not exist, at every endpoint. Every text of the vendors
 * carries a mark of its own, so that one that arrives somewhere without being granted is found.
 */
import { executedOf, type Executed } from '../../conformance/runner/judging/validate-answer.ts';
import type { JsonRecord } from '../../conformance/reference/evaluate.ts';
import { connectAgent, createAgentToken } from '../testing/agent.ts';
import { all_actions, randomGrants, View } from '../testing/granted-view.ts';
import { drawn } from '../testing/drawn.ts';
import { marksIn } from '../testing/planted.ts';
import {
  entitiesOf,
  startPlantedWorld,
  type PlantedWorld,
  type Truth,
  type TypeName,
} from '../testing/planted-world.ts';
import { contracts } from '../generated/connectors.gen.ts';
import { routes } from '../generated/routes.gen.ts';
import type { Answer } from '../testing/service.ts';

/** Of each connector type. */
const rounds = Number(process.env['PATCHBAY_TEST_GRANTS'] ?? 1);
const base = '/api/v1/integrations/connectors';

let world: PlantedWorld;
beforeAll(async () => (world = await startPlantedWorld()), 240_000);
afterAll(() => world.close());

/** The same response for what is not granted as for what does not exist, but for the names that were sent. */
const comparable = ({ status, body }: Answer, ...names: string[]) =>
  names.reduce(
    (text, name) => text.replaceAll(`/${name}`, '/?'),
    JSON.stringify([status, body?.code, body?.detail, body?.errors?.map((each: any) => [each.pointer, each.message])]),
  );

/** The marks of all records that no grant covers. */
function secretsOf(view: View, { records }: Truth): Set<string> {
  const hidden = new Set<string>();
  const shown = new Set<string>();
  for (const [entity, actions] of records)
    for (const record of [...actions.values()].flatMap((each) => [...each.values()])) {
      for (const mark of marksIn(JSON.stringify(record))) hidden.add(mark);
      for (const action of all_actions)
        if (view.may(entity, action))
          for (const mark of marksIn(JSON.stringify(view.visible(entity, action, record)))) shown.add(mark);
    }
  return new Set([...hidden].filter((mark) => !shown.has(mark)));
}

const types = Object.keys(contracts) as TypeName[];
const all = types.flatMap((type) => Array.from({ length: rounds }, (_, at) => ({ type, seed: at + 1 })));
const views = drawn(all, ({ type, seed }) => `${type} ${seed}`, 1 / 40);

describe.each(views)('random grants $seed on $type', ({ type, seed }) => {
  const entities = entitiesOf(type);
  let truth: Truth;
  let connector_id: string;
  let token: string;
  let view: View;
  const received: string[] = [];
  const send = async (method: string, path: string, body?: unknown, executed?: Executed): Promise<Answer> => {
    const response = await world.service.call(method, path, {
      token,
      ...(body === undefined ? {} : { body }),
      ...(executed && { executed }),
    });
    received.push(response.text, JSON.stringify([...response.headers]));
    return response;
  };
  const execute = (entity: string, action: string, params?: unknown) => {
    const body = { entity, action, ...(params === undefined ? {} : { params }) };
    const executed = action === 'aggregate' ? executedOf(type, body) : undefined;
    return send('POST', `${base}/${connector_id}/execute`, body, executed);
  };
  beforeAll(async () => {
    truth = world.truths.get(type)!;
    ({ connector_id } = truth);
    view = new View(randomGrants(type, seed, connector_id));
    ({ token } = await createAgentToken(world.service, { grants: view.grants }));
  });
  afterAll(async () => {
    const secrets = secretsOf(view, truth);
    // The account that a connector is connected to is the connector's, whatever of its records is granted.
    const connector = await world.service.call('GET', `${base}/${connector_id}`, { token: world.service.owner.token });
    for (const mark of marksIn(connector.text)) secrets.delete(mark);
    expect(secrets.size).toBeGreaterThan(20);
    expect([...new Set(received.flatMap(marksIn))].filter((mark) => secrets.has(mark))).toEqual([]);
  });

  /** Each record is that of the owner, without what is not granted. */
  function expectGranted(entity: string, action: string, data: unknown): void {
    const from = truth.records.get(entity)?.get(action === 'changes' ? 'search' : action);
    for (const record of [data].flat() as JsonRecord[]) {
      const whole = from?.get(record.id);
      expect([entity, action, record]).toEqual([entity, action, whole && view.visible(entity, action, whole)]);
    }
  }

  /** What the parameters name is refused, and the response is the one to a field that does not exist. */
  async function expectNoOracle(entity: string, action: string, params: (name: string) => object[]): Promise<void> {
    const { record } = entities.find(([name]) => name === entity)![1];
    for (const { field, invented } of view.redacted(entity, action, record)) {
      const others = params(invented);
      for (const [at, own] of params(field).entries()) {
        const refused = await execute(entity, action, own);
        const other = comparable(await execute(entity, action, others[at]), invented, field);
        expect([entity, field, comparable(refused, field)]).toEqual([entity, field, other]);
        expect([entity, action, refused.status]).toEqual([entity, action, 422]);
      }
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
        if (action === 'aggregate') continue;
        const { status, body } = await execute(entity, action, truth.params.get(`${entity} ${action}`) ?? {});
        if (!view.may(entity, action))
          expect([entity, action, status, body.code]).toEqual([entity, action, 422, 'unsupported_action']);
        else if (status === 200) expectGranted(entity, action, body.data);
        else
          expect([entity, action, body.code]).toEqual([
            entity,
            action,
            expect.stringMatching(/^(record_not_found|validation_failed|unsupported_action|sync_disabled)$/),
          ]);
      }
    }
  });

  it('groups and measures by granted fields only', async () => {
    for (const [entity, { record }] of entities) {
      if (!view.may(entity, 'aggregate') || !truth.stored.has(entity)) continue;
      const paths = view.paths(entity, 'aggregate') ?? Object.keys(record.properties ?? {});
      for (const field of paths.slice(0, 5))
        await execute(entity, 'aggregate', { metrics: [{ op: 'count', as: 'n' }], group_by: [{ field }], limit: 1000 });
    }
  });

  it('makes no filter, sort or projection an oracle for a field', async () => {
    for (const [entity] of entities)
      if (view.may(entity, 'search') && truth.stored.has(entity))
        await expectNoOracle(entity, 'search', (name) => [
          { query: { filter: { eq: { [name]: null } } } },
          { query: { filter: { not: { keyword: { [name]: 'a' } } } } },
          { query: { sort: [{ [name]: 'asc' }] } },
          { query: {}, fields: [name] },
        ]);
  });

  it('makes no aggregation and no projection of list and get an oracle for a field', async () => {
    const count = { op: 'count', as: 'count' };
    for (const [entity, { actions }] of entities) {
      if (view.may(entity, 'aggregate') && truth.stored.has(entity))
        await expectNoOracle(entity, 'aggregate', (name) => [
          { metrics: [{ op: 'count_distinct', field: name, as: 'count' }] },
          { metrics: [count], group_by: [{ field: name }] },
          { metrics: [count], query: { filter: { neq: { [name]: null } } } },
        ]);
      if (view.may(entity, 'list') && actions['list'])
        // A field of Zendesk's tickets has the name of a parameter.
        await expectNoOracle(entity, 'list', (name) => [
          { fields: [name] },
          ...(name === 'fields' ? [] : [{ [name]: 'a' }]),
        ]);
      if (view.may(entity, 'get') && actions['get'])
        await expectNoOracle(entity, 'get', (name) => [{ id: '1', fields: [name] }]);
    }
  });

  it('tells nothing of other fields in the errors of the vendor', async () => {
    const { faults } = world.upstreams[type] ?? {};
    if (!faults) throw new Error(`there is no vendor for ${type}`);
    const secret = [...secretsOf(view, truth)].slice(0, 20).join(' ');
    for (const [entity, { actions, record }] of entities) {
      if (!view.may(entity, 'list') || !actions['list']) continue;
      const params = truth.params.get(`${entity} list`);
      const error = { message: secret, code: secret, type: secret, details: { value: [secret] } };
      for (const status of [400, 403, 404, 422, 500]) {
        faults.add({ times: 'always', fault: { kind: 'status', status, body: { error, errors: [error], ...error } } });
        await execute(entity, 'list', params);
        faults.clear();
      }
      for (const { field } of view.redacted(entity, 'list', record)) {
        if (field.includes('.')) continue;
        faults.add({
          times: 'always',
          fault: { kind: 'patch_record', index: 'all', patch: { [field]: { of: [secret] } } },
        });
        const { status, body } = await execute(entity, 'list', params);
        faults.clear();
        if (status !== 200 && status !== 422)
          expect([entity, field, body.detail]).toEqual([entity, field, expect.not.stringContaining(field)]);
      }
    }
  });

  it('bounds the tools of the MCP server', async () => {
    const agent = await connectAgent(world.service.url, token);
    const call = async (name: string, args: Record<string, unknown> = {}) => {
      const { content, structuredContent, isError } = await agent.client.callTool({ name, arguments: args });
      const text = content.flatMap((each) => (each.type === 'text' ? [each.text] : [])).join('\n');
      received.push(JSON.stringify([content, structuredContent]));
      return { text, isError: isError === true };
    };
    const hidden = entities.map(([name]) => name).filter((name) => !view.sees(name));
    const connector = connector_id;
    const all = entities.map(([name]) => name);
    for (const each of [
      await call('catalog'),
      await call('catalog', { connector }),
      await call('catalog', { connector, entities: all }),
    ])
      expect(hidden.filter((name) => new RegExp(`^\\s*${name}\\b`, 'm').test(each.text))).toEqual([]);
    for (const entity of hidden)
      for (const tool of ['search', 'read', 'aggregate'])
        expect([entity, (await call(tool, { connector, entity, metrics: [{ op: 'count' }] })).isError]).toEqual([
          entity,
          true,
        ]);
    for (const [entity, { record }] of entities) {
      for (const structured of [true, false])
        for (const tool of ['search', 'read']) await call(tool, { connector, entity, structured });
      for (const { field } of view.redacted(entity, 'search', record).slice(0, 3)) {
        const { text, isError } = await call('search', { connector, entity, filter: { eq: { [field]: 'x' } } });
        const [, nearest = ''] = /Nearest fields: ([^.]*)/.exec(text) ?? [];
        const named = nearest.split(/, */).filter((each) => Object.hasOwn(record.properties ?? {}, each));
        expect([entity, isError, named.filter((each) => !view.shows(entity, each))]).toEqual([entity, true, []]);
      }
    }
    for (const structured of [true, false]) await call('changes', { connector, structured });
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
        if (record) expectGranted(entity, 'changes', record);
      }
    const all_fields = new Set(entities.flatMap(([, { record }]) => Object.keys(record.properties ?? {})));
    const asked = await send('GET', `${base}/${connector_id}/changes?fields=${[...all_fields].join(',')}`);
    if (asked.status === 200)
      for (const { entity, record } of asked.body.data) if (record) expectGranted(entity, 'changes', record);
    for (const [entity] of entities) {
      const one = await send('GET', `${base}/${connector_id}/changes?entities=${entity}`);
      expect([entity, one.status]).toEqual([entity, readable.includes(entity) ? 200 : 422]);
    }
  });

  it('names no other entity and no other field in the catalogue, the states, the syncs and the events', async () => {
    const fields_of_all = new Set(entities.flatMap(([, { record }]) => Object.keys(record.properties ?? {})));
    const hidden = entities.map(([name]) => name).filter((name) => !view.sees(name) && !fields_of_all.has(name));
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
      // A value of a granted field may have the name of an entity.
      const text = response.text.replaceAll(/"known_values":\[[^\]]*\]/g, '');
      expect([path, hidden.filter((name) => text.includes(`"${name}"`))]).toEqual([path, []]);
    }
  });

  it('reaches no connector of another customer or organization, and changes none', async () => {
    for (const route of routes.filter((each) => each.auth === 'bearer' && each.path.includes('{connector_id}'))) {
      for (const other of world.others) {
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
