/**
 * Both modes against an independent reading of the vendor's data: written from the specification's table and the
 * contract's rules, not from the execution.
 *
 * @lanes sqlite
 */
import type { DataSet } from '../conformance/fake-vendors/incident-io/records/data-set.ts';
import type { Entity } from '../conformance/fake-vendors/incident-io/records/world.ts';
import { startTestService, type TestService } from '../server/testing/service.ts';
import type { Connectors } from './http/generated/connectors.gen.ts';
import type { HostedConnector, LocalConnector } from './connector-handle.ts';
import { hosted } from './http/hosted.ts';
import { local } from './local/local.ts';

type Fields = Record<string, unknown>;

/** Specification 2.3. */
const table: Record<
  keyof Connectors['incident-io'],
  { string?: string; boolean?: string; number?: string; object?: string; array?: string }
> = {
  incidents: {
    string:
      'name reference summary mode visibility permalink call_url chat_channel_id chat_channel_name chat_team_id created_at updated_at',
    boolean: 'has_debrief',
    object: 'creator incident_status severity incident_type',
    array: 'incident_role_assignments custom_field_entries duration_metrics incident_timestamp_values',
    number: 'workload_minutes_late workload_minutes_sleeping workload_minutes_total workload_minutes_working',
  },
  alerts: {
    string: 'title description status alert_source_id deduplication_key source_url created_at updated_at resolved_at',
    array: 'attributes',
  },
  escalations: {
    string: 'title status escalation_path_id created_at updated_at',
    object: 'creator priority',
    array: 'events related_incidents related_alerts',
  },
  users: { string: 'name email role chat_user_id', object: 'base_role', array: 'custom_roles' },
  incident_updates: { string: 'incident_id message created_at', object: 'new_incident_status new_severity updater' },
  incident_roles: {
    string: 'name description instructions shortform role_type created_at updated_at',
    boolean: 'required',
  },
  incident_statuses: { string: 'name description category created_at updated_at', number: 'rank' },
  incident_timestamps: { string: 'name', number: 'rank' },
  severities: { string: 'name description created_at updated_at', number: 'rank' },
  custom_fields: { string: 'name description field_type catalog_type_id created_at updated_at' },
  catalog_types: {
    string: 'name description type_name color icon registry_type semantic_type created_at updated_at last_synced_at',
    boolean: 'ranked is_editable',
    object: 'annotations schema',
    array: 'categories required_integrations',
  },
  schedules: {
    string: 'name timezone created_at updated_at',
    object: 'annotations config holidays_public_config',
    array: 'team_ids current_shifts',
  },
};
const entities = Object.keys(table) as Array<keyof typeof table>;
const paged: ReadonlySet<string> = new Set([
  'incidents',
  'alerts',
  'escalations',
  'users',
  'incident_updates',
  'schedules',
]);

const fieldsOf = (entity: keyof typeof table): Array<[name: string, type: string]> => [
  ['id', 'string'],
  ...Object.entries(table[entity]).flatMap(([type, names]) =>
    names.split(' ').map((name): [string, string] => [name, type]),
  ),
];

const renames: Record<string, string> = {
  slack_channel_id: 'chat_channel_id',
  slack_channel_name: 'chat_channel_name',
  slack_team_id: 'chat_team_id',
  slack_user_id: 'chat_user_id',
  microsoft_teams_channel_id: 'chat_channel_id',
  microsoft_teams_team_id: 'chat_team_id',
};
const vendorNames = (name: string): string[] => [
  name,
  ...Object.keys(renames).filter((vendor) => renames[vendor] === name),
];

/** An instant in UTC with the digits of its fraction that mean something. */
function instant(text: string): string {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?(Z|[+-]\d\d:\d\d)$/.exec(text);
  if (!match) return text;
  const seconds = new Date(`${match[1]}${match[3]}`).toISOString().slice(0, 19);
  return `${seconds}${(match[2] ?? '').replace(/\.?0+$/, '')}Z`;
}

function expected(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.filter((each) => each !== null).map((each) => expected(each, key));
  if (typeof value === 'string') return instant(value);
  if (typeof value === 'number') return /(^|_)id$/.test(key) ? String(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(
    ([name, each]) => each !== null && each !== undefined && !unpromised.has(`${key}.${name}`),
  );
  const provider =
    key === 'channels'
      ? { chat_provider: members.some(([name]) => name.startsWith('slack_')) ? 'slack' : 'microsoft_teams' }
      : {};
  return {
    ...provider,
    ...Object.fromEntries(members.map(([name, each]) => [renames[name] ?? name, expected(each, name)])),
  };
}

/** Nested members that the vendor sends and the contract does not declare: the deprecated twin of working_intervals. */
const unpromised: ReadonlySet<string> = new Set(['rotations.working_interval']);

function expectedRecord(entity: keyof typeof table, raw: Fields): Fields {
  return Object.fromEntries(
    fieldsOf(entity).map(([name]) => {
      const source = vendorNames(name).find((vendor) => raw[vendor] !== undefined && raw[vendor] !== null);
      return [name, source === undefined ? null : expected(raw[source], name)];
    }),
  );
}

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

let service: TestService;
let remote: HostedConnector<string>;
let near: LocalConnector<string>;
let data: DataSet;

beforeAll(async () => {
  service = await startTestService();
  data = service.data;
  const id = await service.createConnector();
  remote = hosted({
    base_url: service.url,
    client_id: service.owner.client_id,
    client_secret: service.owner.client_secret,
  }).connector<string>(id);
  near = local(
    { connector_type: 'incident-io', credentials: { api_key: 'inc_main' } },
    { upstreams: { 'incident-io': service.vendor.base_url } },
  ) as unknown as LocalConnector<string>;
});

afterAll(async () => {
  await near.close();
  await service.close();
});

async function allPages(
  connector: HostedConnector<string> | LocalConnector<string>,
  entity: string,
): Promise<{ records: Fields[]; pages: number }> {
  const records: Fields[] = [];
  let pages = 0;
  let after: string | null = null;
  for await (const page of (connector as LocalConnector<string>).pages(
    entity,
    paged.has(entity) ? { page_size: 9 } : {},
  )) {
    records.push(...page.data);
    pages++;
    after = page.after;
  }
  expect(after).toBeNull();
  return { records, pages };
}

describe.each(entities)('%s', (entity) => {
  it('lists the same records in both modes: the vendor’s, all of them, every field with its type', async () => {
    const [far, here] = [await allPages(remote, entity), await allPages(near, entity)];
    const raw = [...data.all(entity as Entity)];
    expect(far.records).toEqual(here.records);
    expect(far.pages).toBe(paged.has(entity) ? Math.ceil(raw.length / 9) : 1);
    const byId = (records: Fields[]) => [...records].sort((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1));
    expect(byId(far.records)).toEqual(byId(raw.map((each) => expectedRecord(entity, each))));
    for (const record of far.records) {
      expect(Object.keys(record).sort()).toEqual(
        fieldsOf(entity)
          .map(([name]) => name)
          .sort(),
      );
      for (const [name, type] of fieldsOf(entity))
        if (name === 'id' || record[name] !== null) expect([name, typeOf(record[name])]).toEqual([name, type]);
    }
  });

  if (entity !== 'incident_updates') {
    it('gets each record as it is listed, in both modes', async () => {
      for (const raw of data.all(entity as Entity)) {
        const record = expectedRecord(entity, raw);
        expect(await remote.execute(entity, 'get', { id: raw.id })).toEqual({ data: record });
        expect(await near.execute(entity, 'get', { id: raw.id })).toEqual({ data: record });
      }
    });
  }
});

it('gets an incident by the number of its reference, in both modes', async () => {
  const record = expectedRecord('incidents', data.findByReference(12)!);
  expect(await remote.execute('incidents', 'get', { id: '12' })).toEqual({ data: record });
  expect(await near.execute('incidents', 'get', { id: '12' })).toEqual({ data: record });
});

it('goes on from a cursor that was kept', async () => {
  for (const connector of [remote, near] as Array<LocalConnector<string>>) {
    const whole = (await allPages(connector, 'incidents')).records;
    const first = await connector.pages('incidents', { page_size: 9 })[Symbol.asyncIterator]().next();
    if (first.done) throw new Error('no page');
    const rest: Fields[] = [];
    for await (const record of connector.records('incidents', { page_size: 20, after: first.value.after! }))
      rest.push(record);
    expect([...first.value.data, ...rest]).toEqual(whole);
  }
});

describe('errors are the same in both modes', () => {
  it.each([
    ['an unknown entity', 'incident', 'list', undefined, 'unknown_entity', 422],
    ['an action that the entity has not', 'incident_updates', 'get', { id: '1' }, 'unsupported_action', 422],
    ['a page size out of bounds', 'incidents', 'list', { page_size: 251 }, 'validation_failed', 422],
    ['an unknown record', 'incidents', 'get', { id: '999999' }, 'record_not_found', 404],
    ['a cursor that was not issued', 'incidents', 'list', { after: 'bm90aGluZw' }, 'invalid_cursor', 400],
  ])('%s', async (_what, entity, action, params, code, status) => {
    const [far, here] = await Promise.all(
      ([remote, near] as Array<LocalConnector<string>>).map((connector) =>
        connector.execute(entity, action as 'list', params as Fields).then(
          () => undefined,
          (error: unknown) => error as { detail: string; problem: Fields },
        ),
      ),
    );
    expect(far).toMatchObject({ name: 'ApiError', code, status });
    expect(here).toMatchObject({ name: 'ApiError', code, status, detail: far!.detail });
    expect(here!.problem['errors']).toEqual(far!.problem['errors']);
  });

  it('a cursor that runs in a circle ends the walk', async () => {
    for (const connector of [remote, near] as Array<LocalConnector<string>>) {
      service.vendor.faults.add({ fault: { kind: 'cycle_cursor', length: 3 } });
      let pages = 0;
      const walk = async () => {
        for await (const _page of connector.pages('incidents', { page_size: 5 })) pages++;
      };
      await expect(walk()).rejects.toMatchObject({ code: 'upstream_contract_violation', status: 502 });
      expect(pages).toBeLessThan(20);
      service.vendor.faults.clear();
    }
  });

  it('an error in the middle of a list surfaces', async () => {
    for (const connector of [remote, near] as Array<LocalConnector<string>>) {
      service.vendor.faults.add({ fault: { kind: 'status', status: 403 }, after_requests: 2 });
      const walk = async () => {
        for await (const _page of connector.pages('incidents', { page_size: 5 }));
      };
      await expect(walk()).rejects.toMatchObject({ code: 'upstream_forbidden', status: 424 });
      service.vendor.faults.clear();
    }
  });
});
