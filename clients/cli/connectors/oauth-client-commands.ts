import type { Command } from 'commander';
import { ApiError } from '../../api-error.ts';
import type { HostedClient } from '../../http/hosted.ts';
import type { OauthClient } from '../../http/generated/types.gen.ts';
import { connect, withConnection, type ConnectionOptions } from '../connection.ts';
import { Failure, usage } from '../failure.ts';
import { collect, pairs, readCredentials } from '../input.ts';
import { printRecord, printRows } from '../output.ts';

interface Common extends ConnectionOptions {
  json?: boolean;
}

interface SetOptions extends Common {
  credentials?: string;
  credentialsFile?: string;
  environment?: string[];
}

const withJson = (command: Command): Command => withConnection(command).option('--json', 'print JSON');

const isMissing = (error: unknown) => error instanceof ApiError && error.code === 'not_found';

const missing = (type: string) =>
  new Failure(
    `The organization has no OAuth client of its own for ${type}. Store one with \`patchbay oauth-clients set ${type} --credentials -\`.`,
  );

/** The client of a type, or undefined where the organization has none of its own. */
async function find(client: HostedClient, type: string): Promise<OauthClient | undefined> {
  try {
    return await client.oauthClients.get(type);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function all(client: HostedClient): Promise<OauthClient[]> {
  const types = (await client.connectorTypes.list()).filter(({ auth_methods }) =>
    auth_methods.some(({ oauth }) => oauth),
  );
  const found = await Promise.all(types.map(({ connector_type }) => find(client, connector_type)));
  return found.filter((each) => each !== undefined);
}

async function inputOf(options: SetOptions) {
  const { client_id, client_secret, ...others } = (await readCredentials(options)) ?? {};
  if (client_id === undefined || client_secret === undefined || Object.keys(others).length > 0)
    throw usage(
      'An OAuth client requires --credentials - (or --credentials-file) with JSON of the form {"client_id": "…", "client_secret": "…"}.',
    );
  const environment = pairs(options.environment, '--environment');
  return { client_id, client_secret, ...(environment && { environment }) };
}

export function addOauthClientCommands(program: Command): void {
  const oauthClients = program
    .command('oauth-clients')
    .description("manage the organization's own OAuth clients at vendors (scope admin)");

  withJson(oauthClients.command('list').description('list the OAuth clients of the organization')).action(
    async (options: Common) => {
      const client = await connect(options);
      await printRows([await all(client)], {
        json: options.json,
        columns: ['connector_type', 'client_id', 'created_at', 'updated_at'],
        none: 'The organization has no OAuth clients of its own; those of the service are used.',
      });
    },
  );

  withJson(
    oauthClients.command('get <connector_type>').description('show the OAuth client of a type, without its secret'),
  ).action(async (type: string, options: Common) => {
    const found = await find(await connect(options), type);
    if (!found) throw missing(type);
    await printRecord(found, options);
  });

  withJson(
    oauthClients
      .command('set <connector_type>')
      .description('store the OAuth client of a type; with the same client ID, this replaces its secret'),
  )
    .option('--credentials <->', 'client_id and client_secret as JSON; only "-" (standard input) is accepted')
    .option('--credentials-file <file>', 'client_id and client_secret as JSON in a file')
    .option('--environment <name=value>', 'configuration variable, such as a subdomain (repeatable)', collect)
    .action(async (type: string, options: SetOptions) => {
      const input = await inputOf(options);
      await printRecord(await (await connect(options)).oauthClients.put(type, input), options);
    });

  withConnection(
    oauthClients
      .command('delete <connector_type>')
      .description('delete the OAuth client of a type; refused while connectors hold its tokens'),
  ).action(async (type: string, options: Common) => {
    const client = await connect(options);
    await client.oauthClients.delete(type).catch((error: unknown) => {
      throw isMissing(error) ? missing(type) : error;
    });
  });
}
