import type { Command } from 'commander';
import type { HostedClient, NewConnector } from '../http/hosted.ts';
import type { CatalogueEntry, ConnectorUpdate } from '../http/generated/types.gen.ts';
import { connect, withConnection, type ConnectionOptions } from './connection.ts';
import { addConsentCommand } from './consent-command.ts';
import { usage } from './failure.ts';
import { collect, pairs, readCredentials, readObject } from './input.ts';
import { print, printRecord, printRows } from './output.ts';
import { addReplicationCommands } from './replication-commands.ts';
import { sandboxBody } from './sandbox-body.ts';

interface Common extends ConnectionOptions {
  json?: boolean;
}

interface ListOptions extends Common {
  customer?: string;
  type?: string;
  status?: string;
  columns?: string[];
}

interface ChangeOptions extends Common {
  name?: string;
  credentials?: string;
  credentialsFile?: string;
  environment?: string[];
  replicationConfig?: string[];
  sync?: boolean;
  syncInterval?: string;
}

interface CreateOptions extends ChangeOptions {
  type?: string;
  customer?: string;
  body?: string;
  sandbox?: string;
  verify?: boolean;
  quiet?: boolean;
}

const listed = ['id', 'customer_name', 'connector_type', 'name', 'status', 'created_at'];

const withJson = (command: Command): Command => command.option('--json', 'for programs');

const withChanges = (command: Command): Command =>
  command
    .option('--name <name>', 'display name')
    .option('--credentials <->', '"-" reads them as JSON from standard input')
    .option('--credentials-file <file>', 'reads them as JSON from a file')
    .option('--environment <name=value>', 'configuration variable, such as a subdomain; repeatable', collect)
    .option('--replication-config <name=value>', 'replication setting; repeatable', collect)
    .option('--sync', 'replicate it on schedule')
    .option('--no-sync', 'do not')
    .option('--sync-interval <minutes>', 'minutes between replications');

function syncOf({ sync, syncInterval }: ChangeOptions): { sync?: { enabled?: boolean; interval_minutes?: number } } {
  if (sync === undefined && syncInterval === undefined) return {};
  if (syncInterval !== undefined && !/^\d{1,9}$/.test(syncInterval)) throw usage('--sync-interval takes a number of minutes.');
  return { sync: { ...(sync !== undefined && { enabled: sync }), ...(syncInterval !== undefined && { interval_minutes: Number(syncInterval) }) } };
}

async function changesOf(options: ChangeOptions): Promise<ConnectorUpdate> {
  const credentials = await readCredentials(options);
  const environment = pairs(options.environment, '--environment');
  const replication_config = pairs(options.replicationConfig, '--replication-config');
  return { ...(options.name !== undefined && { name: options.name }), ...(credentials && { credentials }), ...(environment && { environment }), ...(replication_config && { replication_config }), ...syncOf(options) };
}

/** Options say more than the body that they come with. */
async function bodyOf(options: CreateOptions): Promise<NewConnector> {
  const { type, customer } = options;
  const given = { ...(await baseOf(options)), ...(customer !== undefined && { customer_name: customer }), ...(type !== undefined && { connector_type: type }), ...(await changesOf(options)) };
  const missing = [
    !('connector_type' in given) && '--type',
    !('customer_name' in given) && '--customer',
    !('credentials' in given) && '--credentials - (or --credentials-file)',
  ].filter((each) => each !== false);
  if (missing.length > 0) throw usage(`A new connector needs ${missing.join(', ')}; in a sandbox, --sandbox <type> brings it all.`);
  return given as NewConnector;
}

async function baseOf({ body, sandbox }: CreateOptions): Promise<Record<string, unknown>> {
  if (body !== undefined && sandbox !== undefined) throw usage('--body and --sandbox are both given: keep one.');
  if (body !== undefined) return readObject(body, 'The body');
  if (sandbox === undefined) return {};
  return { ...sandboxBody(sandbox).body };
}

async function* pagesOf(client: HostedClient, { customer, type, status }: ListOptions): AsyncGenerator<object[]> {
  const filter = { page_size: 100, ...(customer !== undefined && { customer_name: customer }), ...(type !== undefined && { connector_type: type }), ...(status !== undefined && { status }) };
  for await (const { data } of client.connectors.list(filter as never).pages()) yield data;
}

function entitiesOf({ entities }: CatalogueEntry): object[] {
  return entities.map(({ name, title, actions, fields }) => ({ entity: name, title, actions: actions.map((action) => action.name).join(' '), fields: fields.length }));
}

export function addConnectorCommands(program: Command): void {
  const connectors = program.command('connectors').description('stored connectors of an organisation');

  const create = connectors.command('create').description('store a connector');
  withJson(withConnection(withChanges(create)))
    .option('--type <type>', 'connector type; `connectors types` lists them')
    .option('--customer <name>', 'your own name of the customer')
    .option('--body <file>', 'the whole creation body as JSON; "-" is standard input')
    .option('--sandbox <type>', 'the body that the sandbox of this folder has for a type')
    .option('--verify', 'ask the vendor first')
    .option('--quiet', 'print the id only')
    .action(async (options: CreateOptions) => {
      const client = await connect(options);
      const connector = await client.connectors.create(await bodyOf(options), { ...(options.verify && { verify: true }) });
      await (options.quiet ? print(connector.id) : printRecord(connector, options));
    });

  withJson(withConnection(connectors.command('list').description('all of them, newest first')))
    .option('--customer <name>', 'only this customer’s')
    .option('--type <type>', 'only this type')
    .option('--status <status>', 'unverified, active or needs_reauth')
    .option('--columns <names>', 'fields to show, separated by commas', (value) => value.split(','))
    .action(async (options: ListOptions) => {
      const client = await connect(options);
      await printRows(pagesOf(client, options), { json: options.json, columns: options.columns ?? listed, none: 'No connectors. `patchbay connectors create` makes one.' });
    });

  withJson(withConnection(connectors.command('get <connector_id>').description('one of them'))).action(async (id: string, options: Common) => {
    await printRecord(await (await connect(options)).connectors.get(id), options);
  });

  withJson(withConnection(withChanges(connectors.command('update <connector_id>').description('change one; what is not named stays'))))
    .option('--replace-account', 'accept credentials of another account of the vendor')
    .action(async (id: string, options: ChangeOptions & { replaceAccount?: boolean }) => {
      const change = { ...(await changesOf(options)), ...(options.replaceAccount && { replace_account: true }) };
      if (Object.keys(change).length === 0) throw usage('Nothing to change: name something, --name or --credentials for instance.');
      await printRecord(await (await connect(options)).connectors.update(id, change), options);
    });

  withConnection(connectors.command('delete <connector_id>').description('delete one, its credentials and its records')).action(async (id: string, options: Common) => {
    await (await connect(options)).connectors.delete(id);
  });

  withJson(withConnection(connectors.command('check <connector_id>').description('ask the vendor whether the credentials work; fails unless they do'))).action(async (id: string, options: Common) => {
    const result = await (await connect(options)).connectors.check(id);
    await printRecord(result, options);
    if (result.status !== 'healthy') process.exitCode = 1;
  });

  withJson(withConnection(connectors.command('types [connector_type]').description('what can be connected; of one type, its entities'))).action(async (type: string | undefined, options: Common) => {
    const { connectorTypes } = await connect(options);
    if (type === undefined) {
      const rows = (await connectorTypes.list()).map((entry) =>
        options.json ? entry : { connector_type: entry.connector_type, title: entry.title, credentials: entry.auth_methods.map((method) => method.fields.map((field) => field.name).join('+')).join(' or '), entities: entry.entities.length },
      );
      await printRows([rows], { json: options.json, none: 'No connector types.' });
    } else {
      const entry = await connectorTypes.get(type);
      await (options.json ? printRecord(entry, options) : printRows([entitiesOf(entry)], { none: 'No entities.' }));
    }
  });

  addConsentCommand(connectors);
  addReplicationCommands(connectors);
}
