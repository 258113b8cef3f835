import { createDataSet as createAdvertiser } from '../../conformance/fake-vendors/facebook-marketing/data-set.ts';
import { facebookMarketing } from '../../conformance/fake-vendors/facebook-marketing/facebook-marketing.ts';
import { createDataSet as createIncidents } from '../../conformance/fake-vendors/incident-io/records/data-set.ts';
import { incidentIo } from '../../conformance/fake-vendors/incident-io/incident-io.ts';
import { startUpstream, type Upstream } from '../../conformance/fake-vendors/start.ts';
import type { FakeVendor } from '../../conformance/fake-vendors/vendor.ts';
import { createDataSet as createDesk } from '../../conformance/fake-vendors/zendesk-support/data-set.ts';
import { zendeskSupport } from '../../conformance/fake-vendors/zendesk-support/zendesk-support.ts';
import type { JsonRecord } from '../../conformance/reference/evaluate.ts';
import type { JsonSchema } from '../connector-types/definition/define.ts';
import { contracts } from '../generated/connectors.gen.ts';
import { accounts } from './advertising.ts';
import { planted } from './planted.ts';
import { startTestReplication, type TestReplication } from './replication.ts';

export type TypeName = keyof typeof contracts;
export type Entity = [string, { record: JsonSchema; actions: Record<string, unknown> }];
export const entitiesOf = (type: TypeName) => Object.entries(contracts[type].entities) as Entity[];

/** What is replicated of types whose whole would take long. */
const replicated: Partial<Record<TypeName, string[]>> = {
  'zendesk-support': ['tickets', 'users', 'organizations', 'groups', 'tags', 'ticket_metrics'],
  'facebook-marketing': ['ad_accounts', 'campaigns', 'ad_sets', 'ads', 'pixels'],
};

/** Everything that the owner of a connector can read of it. */
export interface Truth {
  connector_id: string;
  /** The entities that can be searched. */
  stored: Map<string, JsonRecord[]>;
  /** Entity -> action -> records by their IDs; the feed has those of the search. */
  records: Map<string, Map<string, Map<string, JsonRecord>>>;
  /** The parameters with which the owner has read. */
  params: Map<string, Record<string, unknown>>;
}

export interface PlantedWorld {
  service: TestReplication;
  /** Of another customer, and of another organization. */
  others: [string, string];
  truths: Map<TypeName, Truth>;
  upstreams: Partial<Record<TypeName, Upstream>>;
  close(): Promise<void>;
}

/** A service with a connector of each type, whose vendors mark each of their texts. */
export async function startPlantedWorld(): Promise<PlantedWorld> {
  const account = { email: 'owner@example.com', api_token: 'key' };
  const counts = { tickets: 20, users: 15, organizations: 5, settings: 3, articles: 3 };
  const desk_data = createDesk({ seed: 5, counts });
  const incident_counts = { incidents: 20, alerts: 10, escalations: 8, users: 12, incident_updates: 15 };
  const incident_data = createIncidents({ seed: 7, counts: incident_counts });
  const start = (vendor: FakeVendor) => startUpstream(planted(vendor));
  const upstreams = {
    'incident-io': await start(
      incidentIo({
        accounts: [{ api_key: 'inc_main', name: 'main', data: incident_data }],
        rate_limit_per_minute: false,
      }),
    ),
    'zendesk-support': await start(
      zendeskSupport({ accounts: [{ name: 'admin', ...account, data: desk_data }], rate_limit_per_minute: false }),
    ),
    'facebook-marketing': await start(
      facebookMarketing({ tokens: [{ access_token: 'EAAmain', name: 'main', data: createAdvertiser({ seed: 11 }) }] }),
    ),
  } satisfies PlantedWorld['upstreams'];
  const service = await startTestReplication({
    upstreams: Object.fromEntries(Object.entries(upstreams).map(([type, { base_url }]) => [type, base_url])),
  });
  const quiet = { sync: { enabled: false } };
  const create = (body: object) => service.createConnector(service.owner, { ...quiet, ...body });
  const ids = {
    'incident-io': await create({}),
    'zendesk-support': await create({
      connector_type: 'zendesk-support',
      credentials: account,
      environment: { subdomain: 'brightwater' },
    }),
    'facebook-marketing': await create({
      connector_type: 'facebook-marketing',
      credentials: { account_key: 'EAAmain' },
      replication_config: { account_ids: accounts.slice(0, 2).join(',') },
    }),
  } satisfies Partial<Record<TypeName, string>>;
  const truths = new Map<TypeName, Truth>();
  for (const [type, id] of Object.entries(ids) as Array<[TypeName, string]>)
    truths.set(type, await readAll(service, type, id));
  return {
    service,
    others: [await create({ customer_name: 'other-customer' }), await service.createConnector(service.stranger, quiet)],
    truths,
    upstreams,
    async close() {
      await service.close();
      for (const upstream of Object.values(upstreams)) await upstream.close();
    },
  };
}

async function readAll(service: TestReplication, type: TypeName, connector_id: string): Promise<Truth> {
  const some = replicated[type];
  const sync = await service.run(connector_id, some && { entities: some });
  if (sync.status !== 'succeeded') throw new Error(JSON.stringify(sync));
  const truth: Truth = { connector_id, stored: new Map(), records: new Map(), params: new Map() };
  const read = async (entity: string, action: string, params: Record<string, unknown>) => {
    const { status, body } = await service.call('POST', service.path(connector_id, '/execute'), {
      token: service.owner.token,
      body: { entity, action, params },
    });
    if (status !== 200) return [];
    const records = [body.data].flat() as JsonRecord[];
    const actions = truth.records.get(entity) ?? new Map<string, Map<string, JsonRecord>>();
    truth.records.set(entity, actions);
    actions.set(action, new Map(records.map((record) => [record.id, record])));
    truth.params.set(`${entity} ${action}`, params);
    return records;
  };
  for (const [entity, { actions }] of entitiesOf(type))
    if (actions['search'] && (some?.includes(entity) ?? true))
      truth.stored.set(entity, await read(entity, 'search', { query: {}, limit: 1000 }));
  const first = (entity: string) => truth.stored.get(entity)?.[0]?.id;
  for (const [entity, { actions }] of entitiesOf(type)) {
    const lists = actions['list'] ? await read(entity, 'list', needed(entity, first)) : [];
    const one = first(entity) ?? lists[0]?.id;
    if (actions['get']) await read(entity, 'get', one === undefined ? {} : { id: one });
  }
  return truth;
}

/** The parameters without which a list is refused. */
function needed(entity: string, first: (entity: string) => string | undefined): Record<string, unknown> {
  switch (entity) {
    case 'ticket_comments':
      return { ticket_id: first('tickets') };
    case 'pixel_stats':
      return { pixel_id: first('pixels') };
    case 'ad_library':
      return { ad_reached_countries: ['DE', 'FR'], search_terms: 'a' };
    case 'ad_creatives':
    case 'custom_conversions':
    case 'images':
    case 'videos':
    case 'ads_insights':
      return { account_id: accounts[0] };
    default:
      return {};
  }
}
