/** What the types of the clients promise; the type check is the test. Nothing here runs. */
import type { LocalConnector, Page } from './connector-handle.ts';
import type { IncidentIo } from './http/generated/connectors.gen.ts';
import type { ConnectorHandle } from './connector-handle.ts';
import type { HostedClient } from './http/hosted.ts';
import { local } from './local/local.ts';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <T extends true>(): T => true as T;

declare const client: HostedClient;

export async function hostedKnowsItsOperations(): Promise<void> {
  const connector = client.connector<'incident-io'>('id');
  const incident = await connector.execute('incidents', 'get', { id: '123' });
  holds<Equal<typeof incident.data.name, string | null>>();
  holds<Equal<typeof incident.data.id, string>>();
  const list = await connector.execute('incidents', 'list', { page_size: 10 });
  holds<Equal<typeof list.pagination.after, string | null>>();
  holds<Equal<(typeof list.data)[number]['has_debrief'], boolean | null>>();
  const [lean] = (await connector.execute('incidents', 'list', { fields: ['name', 'severity.rank'] })).data;
  lean?.id satisfies string | undefined;
  lean?.severity?.rank satisfies number | null | undefined;
  // @ts-expect-error a field that may not have been asked for
  lean?.name satisfies string | null;
  await connector.execute('severities', 'list');
  await connector.execute('incidents', 'list', undefined, { timeout_ms: 5 });
  const found = await connector.execute('incidents', 'search', { query: { filter: { eq: { reference: 'INC-1' } } } });
  holds<Equal<typeof found.meta.has_more, boolean>>();
  await connector.execute('incident_updates', 'search', { query: {} });

  // @ts-expect-error there is no such entity
  await connector.execute('incident', 'list');
  // @ts-expect-error there is no such action
  await connector.execute('incidents', 'delete', { id: '1' });
  // @ts-expect-error incident_updates has no get
  await connector.execute('incident_updates', 'get', { id: '1' });
  // @ts-expect-error there is no such parameter
  await connector.execute('incidents', 'list', { page: 1 });
  // @ts-expect-error an id is a text
  await connector.execute('incidents', 'get', { id: 1 });
  // @ts-expect-error the id is required
  await connector.execute('incidents', 'get');
  // @ts-expect-error this list takes no parameters
  await connector.execute('severities', 'list', { page_size: 1 });
  // @ts-expect-error a search needs a query
  await connector.execute('incidents', 'search', {});
}

export async function pagesKnowTheirRecords(): Promise<void> {
  const connector = client.connector<'incident-io'>('id');
  for await (const page of connector.pages('alerts', { page_size: 5, after: 'x' })) {
    holds<Equal<(typeof page)['after'], string | null>>();
    holds<Equal<(typeof page.data)[number]['deduplication_key'], string | null>>();
  }
  for await (const severity of connector.records('severities')) holds<Equal<typeof severity.rank, number | null>>();
  // @ts-expect-error there is no such parameter
  connector.pages('alerts', { size: 5 });
  for await (const each of client.connectors.list({ customer_name: 'acme' }))
    holds<Equal<typeof each.status, string>>();
  const first = await client.connectors.list().page();
  holds<
    Equal<typeof first extends Page<infer R> ? (R extends { customer_name: string } ? true : false) : false, true>
  >();
}

/** Without a type, the operations of every known type; with `string`, any. */
export async function unknownTypesFallBack(): Promise<void> {
  const incident = await client.connector('id').execute('incidents', 'get', { id: '1' });
  holds<Equal<typeof incident.data.name, string | null>>();
  // @ts-expect-error no type has such an entity
  await client.connector('id').execute('incident', 'list');
  const any = client.connector<string>('id');
  const ticket = await any.execute('tickets', 'get', { id: '1' });
  holds<Equal<typeof ticket.data.id, string>>();
  holds<Equal<typeof ticket.data.subject, unknown>>();
  for await (const record of any.records('tickets', { status: 'open' })) holds<Equal<typeof record.id, string>>();
  await client.connector<'of-a-later-release'>('id').execute('things', 'list');
}

export async function localHasNoSearch(): Promise<void> {
  const connector = local({ connector_type: 'incident-io', credentials: { api_key: 'k' } });
  const incident = await connector.execute('incidents', 'get', { id: '1' });
  holds<Equal<typeof incident.data.name, string | null>>();
  // @ts-expect-error search exists in hosted mode only
  await connector.execute('incidents', 'search', { query: {} });
  // @ts-expect-error incident_updates has no get
  await connector.execute('incident_updates', 'get', { id: '1' });
  // @ts-expect-error the credentials of another type
  local({ connector_type: 'incident-io', credentials: { access_token: 'x' } });
  // @ts-expect-error there is no such connector type
  local({ connector_type: 'nothing', credentials: {} });
}

/** One program, two modes. */
export function eitherModeFits(): void {
  const program = async (connector: LocalConnector<'incident-io'>) => (await connector.execute('users', 'list')).data;
  void program(client.connector<'incident-io'>('id'));
  void program(client.connector('id'));
  void program(local({ connector_type: 'incident-io', credentials: { api_key: 'k' } }));
  const handle: ConnectorHandle<IncidentIo, 'list' | 'get'> = client.connector<'incident-io'>('id');
  void handle;
}
