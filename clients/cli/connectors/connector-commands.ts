import type { Command } from 'commander';
import type { HostedClient, NewConnector } from '../../http/hosted.ts';
import type { CatalogueEntry, ConnectorUpdate } from '../../http/generated/types.gen.ts';
import { connect, withConnection, type ConnectionOptions } from '../connection.ts';
import { addConsentCommand } from './consent-command.ts';
import { usage } from '../failure.ts';
import { collect, pairs, readCredentials, readObject } from '../input.ts';
import { print, printRecord, printRows } from '../output.ts';
import { addReplicationCommands } from './replication-commands.ts';
import { sandboxBody, testCredentials } from '../sandbox/sandbox-body.ts';

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
  as?: string;
  verify?: boolean;
  quiet?: boolean;
}

const listed = ['id', 'customer_name', 'connector_type', 'name', 'status', 'created_at'];

const withJson = (command: Command): Command => command.option('--json', 'print JSON');

const withChanges = (command: Command): Command =>
  command
    .option('--name <name>', 'display name')
    .option('--credentials <->', 'credentials as JSON; only "-" (standard input) is accepted')
    .option('--credentials-file <file>', 'credentials as JSON in a file')
    .option('--environment <name=value>', 'configuration variable, such as a subdomain (repeatable)', collect)
    .option('--replication-config <name=value>', 'replication setting (repeatable)', collect)
    .option('--sync', 'enable scheduled syncs')
    .option('--no-sync', 'disable scheduled syncs')
    .option('--sync-interval <minutes>', 'minutes between syncs');

function syncOf({ sync, syncInterval }: ChangeOptions): { sync?: { enabled?: boolean; interval_minutes?: number } } {
  if (sync === undefined && syncInterval === undefined) return {};
  if (syncInterval !== undefined && !/^\d{1,9}$/.test(syncInterval))
    throw usage('--sync-interval must be a number of minutes.');
  return {
    sync: {
      ...(sync !== undefined && { enabled: sync }),
      ...(syncInterval !== undefined && { interval_minutes: Number(syncInterval) }),
    },
  };
}

async function changesOf(options: ChangeOptions): Promise<ConnectorUpdate> {
  const credentials = await readCredentials(options);
  const environment = pairs(options.environment, '--environment');
  const replication_config = pairs(options.replicationConfig, '--replication-config');
  return {
    ...(options.name !== undefined && { name: options.name }),
    ...(credentials && { credentials }),
    ...(environment && { environment }),
    ...(replication_config && { replication_config }),
    ...syncOf(options),
  };
}

/** Options override members of the body. */
async function bodyOf(options: CreateOptions): Promise<NewConnector> {
  const { type, customer } = options;
  const given = {
    ...(await baseOf(options)),
    ...(customer !== undefined && { customer_name: customer }),
    ...(type !== undefined && { connector_type: type }),
    ...(await changesOf(options)),
  };
  const missing = [
    !('connector_type' in given) && '--type',
    !('customer_name' in given) && '--customer',
    !('credentials' in given) && '--credentials - (or --credentials-file)',
  ].filter((each) => each !== false);
  if (missing.length > 0)
    throw usage(`A new connector requires ${missing.join(', ')}. In a sandbox, --sandbox <type> provides them all.`);
  return given as NewConnector;
}

async function baseOf({ body, sandbox, as }: CreateOptions): Promise<Record<string, unknown>> {
  if (body !== undefined && sandbox !== undefined)
    throw usage('--body and --sandbox cannot be combined. Remove one of them.');
  if (as !== undefined && sandbox === undefined) throw usage('--as needs --sandbox <type>.');
  if (body !== undefined) return readObject(body, 'The body');
  if (sandbox === undefined) return {};
  return { ...sandboxBody(sandbox).body, ...(as !== undefined && { credentials: await testCredentials(sandbox, as) }) };
}

async function* pagesOf(client: HostedClient, { customer, type, status }: ListOptions): AsyncGenerator<object[]> {
  const filter = {
    page_size: 100,
    ...(customer !== undefined && { customer_name: customer }),
    ...(type !== undefined && { connector_type: type }),
    ...(status !== undefined && { status }),
  };
  for await (const { data } of client.connectors.list(filter as Parameters<typeof client.connectors.list>[0]).pages())
    yield data;
}

function entitiesOf({ entities }: CatalogueEntry): object[] {
  return entities.map(({ name, title, actions, fields }) => ({
    entity: name,
    title,
    actions: actions.map((action) => action.name).join(' '),
    fields: fields.length,
  }));
}

export function addConnectorCommands(program: Command): void {
  const connectors = program.command('connectors').description('manage the connectors of an organization');

  const create = connectors.command('create').description('create a connector');
  withJson(withConnection(withChanges(create)))
    .option('--type <type>', 'connector type; `connectors types` lists them')
    .option('--customer <name>', 'your own identifier for the customer')
    .option('--body <file>', 'file with the request body as JSON; "-" reads standard input')
    .option('--sandbox <type>', 'use the example body of the sandbox in this folder')
    .option('--as <name>', 'with --sandbox: use these test credentials, such as expired, slow or huge')
    .option('--verify', 'check the credentials with the vendor first')
    .option('--quiet', 'print only the ID')
    .action(async (options: CreateOptions) => {
      const client = await connect(options);
      const connector = await client.connectors.create(await bodyOf(options), {
        ...(options.verify && { verify: true }),
      });
      await (options.quiet ? print(connector.id) : printRecord(connector, options));
    });

  withJson(withConnection(connectors.command('list').description('list connectors, newest first')))
    .option('--customer <name>', 'only connectors of this customer')
    .option('--type <type>', 'only connectors of this type')
    .option('--status <status>', 'only connectors with this status: unverified, active or needs_reauth')
    .option('--columns <names>', 'comma-separated fields to show', (value) => value.split(','))
    .action(async (options: ListOptions) => {
      const client = await connect(options);
      await printRows(pagesOf(client, options), {
        json: options.json,
        columns: options.columns ?? listed,
        none: 'No connectors. Create one with `patchbay connectors create`.',
      });
    });

  withJson(withConnection(connectors.command('get <connector_id>').description('show a connector'))).action(
    async (id: string, options: Common) => {
      await printRecord(await (await connect(options)).connectors.get(id), options);
    },
  );

  withJson(
    withConnection(
      withChanges(
        connectors
          .command('update <connector_id>')
          .description('update a connector; options that are omitted leave values unchanged'),
      ),
    ),
  )
    .option('--replace-account', 'accept credentials for a different vendor account')
    .action(async (id: string, options: ChangeOptions & { replaceAccount?: boolean }) => {
      const change = { ...(await changesOf(options)), ...(options.replaceAccount && { replace_account: true }) };
      if (Object.keys(change).length === 0)
        throw usage('Nothing to update. Add at least one option, for example --name or --credentials.');
      await printRecord(await (await connect(options)).connectors.update(id, change), options);
    });

  withConnection(
    connectors.command('delete <connector_id>').description('delete a connector with its credentials and records'),
  ).action(async (id: string, options: Common) => {
    await (await connect(options)).connectors.delete(id);
  });

  withJson(
    withConnection(
      connectors
        .command('check <connector_id>')
        .description('check the credentials with the vendor; exits with 1 unless they are healthy'),
    ),
  ).action(async (id: string, options: Common) => {
    const result = await (await connect(options)).connectors.check(id);
    await printRecord(result, options);
    if (result.status !== 'healthy') process.exitCode = 1;
  });

  withJson(
    withConnection(
      connectors.command('types [connector_type]').description('list connector types, or the entities of one type'),
    ),
  ).action(async (type: string | undefined, options: Common) => {
    const { connectorTypes } = await connect(options);
    if (type === undefined) {
      const rows = (await connectorTypes.list()).map((entry) =>
        options.json
          ? entry
          : {
              connector_type: entry.connector_type,
              title: entry.title,
              credentials: entry.auth_methods
                .map((method) => method.fields.map((field) => field.name).join('+'))
                .join(' or '),
              entities: entry.entities.length,
            },
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
