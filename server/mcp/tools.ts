import type { CatalogueEntry } from '../connector-types/catalogue.ts';
import type { Connector } from '../generated/types.gen.ts';
import { Problem } from '../problem.ts';
import type { Api, Executed, VendorRecord } from './api.ts';
import { placeAfter, readPlace } from './cursor.ts';
import type { ToolName } from './definitions.ts';
import { noEntity, ToolError, toolErrorOf } from './tool-error.ts';
import { present, say, type Shape, type ToolResult } from './present.ts';
import { findConnector } from './find-connector.ts';
import { resourceUri } from './resources.ts';

type Entity = CatalogueEntry['entities'][number];

export interface Arguments extends Shape {
  connector?: string;
  entity?: string;
  entities?: string[];
  filter?: Record<string, unknown>;
  sort?: Array<Record<string, unknown>>;
  fields?: string[];
  limit?: number;
  cursor?: string;
  metrics?: Array<Record<string, unknown>>;
  group_by?: Array<Record<string, unknown>>;
  id?: string;
  params?: Record<string, unknown>;
  connector_type?: string;
  environment?: Record<string, string>;
  session?: string;
}

/** The entity of a connector that a call is about. */
interface Target {
  connector: Connector;
  type: CatalogueEntry;
  entity: Entity;
}

async function targetOf(api: Api, { connector: name = '', entity: wanted = '' }: Arguments): Promise<Target> {
  const connector = await findConnector(api, name);
  const type = await api.type(connector.connector_type);
  const entity = type.entities.find((each) => each.name === wanted);
  if (!entity) throw noEntity(wanted, type);
  return { connector, type, entity };
}

const listOf = ({ data }: Executed): VendorRecord[] => (Array.isArray(data) ? data : [data]);

async function execute(
  api: Api,
  { connector, entity }: Target,
  args: Arguments,
  operation: { action: string; params: Record<string, unknown> },
): Promise<Executed> {
  try {
    return await api.execute(connector.id, { entity: entity.name, ...operation });
  } catch (error) {
    throw error instanceof Problem ? toolErrorOf(error, { ...args }, entity) : error;
  }
}

const given = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const supports = ({ entity }: Target, action: string): boolean => entity.actions.some(({ name }) => name === action);

const default_limit = 50;

/** Of a page of the service: no budget holds as much, and more would only be read to be left out. */
const page_bytes = 2 * 1024 * 1024;

async function search(api: Api, args: Arguments): Promise<ToolResult> {
  const target = await targetOf(api, args);
  const { filter, sort, fields, cursor, limit = default_limit } = args;
  const query = given({ filter, sort });
  const place = readPlace(cursor, limit);
  const params = given({ query, fields, limit: place.limit, max_bytes: page_bytes, cursor: place.after });
  const page = await execute(api, target, args, { action: 'search', params });
  const records = listOf(page);
  const left = records.slice(place.skip);
  const more = page.meta?.cursor ?? undefined;
  const total = more === undefined && place.after === undefined ? records.length : await count(api, target, args);
  return present(
    {
      records: left,
      source: `${target.type.connector_type} ${target.entity.name}`,
      facts: (shown) =>
        `${shown} rows${total === undefined ? '' : `, total ${total}`}, as_of ${page.meta?.as_of ?? 'unknown'}`,
      next: (shown) => placeAfter(place, { shown, all: left.length, following: more }),
      uri: (record) => resourceUri(target.connector.id, target.entity.name, record['id']),
    },
    args,
  );
}

/** How many records fit the filter in all, where the entity can be aggregated. */
async function count(api: Api, target: Target, args: Arguments): Promise<number | undefined> {
  if (!supports(target, 'aggregate')) return undefined;
  const query = given({ filter: args.filter });
  const found = await execute(api, target, args, {
    action: 'aggregate',
    params: { query, metrics: [{ op: 'count', as: 'count' }] },
  });
  const [group] = listOf(found) as Array<{ metrics?: { count?: number } }>;
  return group?.metrics?.count;
}

async function aggregate(api: Api, args: Arguments): Promise<ToolResult> {
  const target = await targetOf(api, args);
  if (!supports(target, 'aggregate')) throw new ToolError(`${target.entity.name} cannot be aggregated. Use search.`);
  const { filter, metrics, group_by, sort, limit } = args;
  const params = given({ query: given({ filter }), metrics, group_by, sort, limit });
  const found = await execute(api, target, args, { action: 'aggregate', params });
  const groups = listOf(found) as Array<{ group: VendorRecord; metrics: VendorRecord }>;
  return present(
    {
      records: groups.map((each) => ({ ...each.group, ...each.metrics })),
      source: `${target.type.connector_type} ${target.entity.name}`,
      facts: (shown) =>
        `${shown} of ${groups.length} groups${found.meta?.has_more ? ', there are more: filter or raise limit' : ''}, as_of ${found.meta?.as_of ?? 'unknown'}`,
      next: () => undefined,
    },
    args,
  );
}

async function read(api: Api, args: Arguments): Promise<ToolResult> {
  const target = await targetOf(api, args);
  const { id, params, cursor, fields } = args;
  const action = id === undefined ? 'list' : 'get';
  const described = target.entity.actions.find(({ name }) => name === action);
  if (!described)
    throw new ToolError(
      `${target.entity.name} has no ${action}. Its actions: ${target.entity.actions.map(({ name }) => name).join(', ')}.`,
    );
  const place = readPlace(cursor, default_limit);
  const takes = (name: string) => described.params.some((each) => each.name === name);
  const page = await execute(api, target, args, {
    action,
    params: given({
      ...params,
      id,
      after: place.after,
      ...(takes('page_size') && params?.['page_size'] === undefined && { page_size: place.limit }),
      ...(takes('max_bytes') && params?.['max_bytes'] === undefined && { max_bytes: page_bytes }),
      fields,
    }),
  });
  const records = listOf(page).slice(place.skip);
  return present(
    {
      records,
      source: `${target.type.connector_type} ${target.entity.name}`,
      facts: (shown) => `${shown} rows, live`,
      next: (shown) =>
        placeAfter(place, { shown, all: records.length, following: page.pagination?.after ?? undefined }),
      uri: (record) =>
        supports(target, 'get') ? resourceUri(target.connector.id, target.entity.name, record['id']) : undefined,
    },
    args,
  );
}

async function changes(api: Api, args: Arguments): Promise<ToolResult> {
  const connector = await findConnector(api, args.connector ?? '');
  const place = readPlace(args.cursor, default_limit);
  const { entities } = args;
  const page = await api.changes(connector.id, {
    ...(entities && { entities: entities.join(',') }),
    ...(place.after !== undefined && { after: place.after }),
    page_size: place.limit,
    max_bytes: page_bytes,
  });
  const left = page.data.slice(place.skip);
  return present(
    {
      records: left.map(({ entity, id, change, changed_at, record }) => ({ entity, id, change, changed_at, record })),
      source: `${connector.connector_type} changes`,
      facts: (shown) =>
        `${shown} changes, ${page.meta.caught_up && shown === left.length ? 'caught up' : 'there are more'}, as_of ${page.meta.as_of ?? 'unknown'}`,
      next: (shown) => placeAfter(place, { shown, all: left.length, following: page.pagination.after }),
    },
    args,
  );
}

async function catalog(api: Api, { connector: name, entities = [] }: Arguments): Promise<ToolResult> {
  if (name === undefined) {
    const connectors = await api.connectors();
    if (connectors.length === 0) return say('No connectors. Use connect to add one.');
    const lines: string[] = [];
    for (const connector of connectors) {
      lines.push(`${connector.connector_type} ${connector.id} ${connector.status} ${JSON.stringify(connector.name)}`);
      for (const each of await api.states(connector.id))
        lines.push(`  ${each.entity} ${each.record_count} ${each.state} ${each.last_synced_at ?? '-'}`);
    }
    return say(`connector_type id status name; then entity records state as_of\n${lines.join('\n')}`);
  }
  const connector = await findConnector(api, name);
  const type = await api.type(connector.connector_type);
  if (entities.length === 0)
    return say(
      type.entities.map((entity) => `${entity.name}: ${entity.actions.map((each) => each.name).join(' ')}`).join('\n'),
    );
  return say(
    entities
      .map((wanted) => {
        const entity = type.entities.find((each) => each.name === wanted);
        if (!entity) throw noEntity(wanted, type);
        return describeEntity(entity);
      })
      .join('\n'),
  );
}

/** `*` marks what is required; known values stand in parentheses. */
function describeEntity({ name, actions, fields }: Entity): string {
  const values = (known: readonly string[] | undefined) => (known ? `(${known.slice(0, 12).join('|')})` : '');
  const parameters = actions
    .filter((action) => action.name === 'list' || action.name === 'get')
    .map((action) => {
      const own = action.params.filter((each) => !['page_size', 'after', 'max_bytes', 'fields'].includes(each.name));
      return `${action.name}(${own.map((each) => `${each.name}${each.required ? '*' : ''}${values(each.known_values)}`).join(', ')})`;
    });
  const columns = fields.map((field) => `${field.name}:${field.format ?? field.type}${values(field.known_values)}`);
  const others = actions.filter((action) => action.name !== 'list' && action.name !== 'get').map((each) => each.name);
  return `${name}: ${[...others, ...parameters].join(' ')}\n  ${columns.join(' ')}`;
}

async function connect(api: Api, { connector_type, environment, session }: Arguments): Promise<ToolResult> {
  if (session !== undefined) {
    const { status, connector_id, error } = await api.consent(session);
    return say([status, connector_id && `connector ${connector_id}`, error].filter(Boolean).join(', '));
  }
  if (connector_type === undefined) throw new ToolError('connect takes connector_type, or session.');
  if (!api.connect)
    throw new ToolError('This token may not connect accounts. Ask the organization for a consent link.');
  const { consent_url, session_id, expires_at } = await api.connect(connector_type, environment);
  return say(
    `Give this link to the person who owns the account: ${consent_url}\nIt ends at ${expires_at}. Ask with session ${session_id} whether it is done.`,
  );
}

export const run: Readonly<Record<ToolName, (api: Api, args: Arguments) => Promise<ToolResult>>> = {
  catalog,
  search,
  aggregate,
  read,
  changes,
  connect,
};
