import type { Command } from 'commander';
import type { HostedClient } from '../../http/hosted.ts';
import type { OauthSession } from '../../http/generated/types.gen.ts';
import { connect, withConnection, type ConnectionOptions } from '../connection.ts';
import { Failure, usage } from '../failure.ts';
import { collect, pairs } from '../input.ts';
import { print, printRecord } from '../output.ts';
import { sandboxBody } from '../sandbox/sandbox-body.ts';
import { present } from '../../../server/present.ts';

interface ConsentOptions extends ConnectionOptions {
  json?: boolean;
  type?: string;
  customer?: string;
  redirectUrl?: string;
  name?: string;
  environment?: string[];
  replicationConfig?: string[];
  reconnect?: string;
  sandbox?: string;
  wait?: boolean;
  confirm?: boolean;
}

const look_ms = 500;

/** Options override the values of the sandbox. */
function consentOf(options: ConsentOptions) {
  const { type, customer, redirectUrl, name, reconnect } = options;
  const base = options.sandbox === undefined ? undefined : sandboxBody(options.sandbox);
  const environment = pairs(options.environment, '--environment') ?? base?.body.environment;
  const replication_config = pairs(options.replicationConfig, '--replication-config');
  const customer_name = customer ?? base?.body.customer_name;
  const connector_type = type ?? base?.body.connector_type;
  const redirect_url = redirectUrl ?? base?.redirect_url;
  if (customer_name === undefined || connector_type === undefined || redirect_url === undefined)
    throw usage(
      'A consent flow requires --type, --customer and --redirect-url. In a sandbox, --sandbox <type> provides them all.',
    );
  return {
    customer_name,
    connector_type,
    redirect_url,
    ...(name !== undefined && { name }),
    ...(environment && { environment }),
    ...(replication_config && { replication_config }),
    ...(reconnect !== undefined && { connector_id: reconnect }),
  };
}

/** Waits until the user returns or the link expires, which takes at most an hour. */
async function outcomeOf(client: HostedClient, session_id: string): Promise<OauthSession> {
  for (;;) {
    const session = await client.consents.get(session_id);
    if (session.status !== 'pending') return session;
    await new Promise((resolve) => setTimeout(resolve, look_ms));
  }
}

export function addConsentCommand(connectors: Command): void {
  withConnection(
    connectors
      .command('consent')
      .description('start a consent flow and print the link for the user to open in a browser'),
  )
    .option('--type <type>', 'connector type; `connectors types` lists them')
    .option('--customer <name>', 'your own identifier for the customer')
    .option('--redirect-url <url>', 'where the user returns to; must be registered for the organization')
    .option('--name <name>', 'display name')
    .option('--environment <name=value>', 'configuration variable, such as a subdomain (repeatable)', collect)
    .option('--replication-config <name=value>', 'replication setting (repeatable)', collect)
    .option('--reconnect <connector_id>', 'reconnect this connector instead of creating a new one')
    .option('--sandbox <type>', 'use the example values of the sandbox in this folder')
    .option('--wait', 'wait for the user and print the connector ID')
    .option('--confirm', 'with --wait: confirm the session when the user has returned, where it awaits that')
    .option('--json', 'print JSON')
    .action(async (options: ConsentOptions) => {
      const client = await connect(options);
      const { consent_url, session_id, expires_at } = await client.consents.start(consentOf(options));
      if (!options.wait)
        return options.json ? printRecord({ consent_url, session_id, expires_at }, options) : print(consent_url);
      process.stderr.write(`${consent_url}\n`);
      const returned = await outcomeOf(client, session_id);
      const awaits = returned.status === 'awaiting_confirmation';
      if (awaits && !options.confirm)
        throw new Failure(
          `The session ${session_id} awaits confirmation. Confirm it where the user who returned is the one whom you sent: the application does so by API, this command with --confirm.`,
        );
      const session = awaits ? await client.consents.confirm(session_id) : returned;
      if (session.status !== 'completed')
        throw new Failure(
          `The consent flow has ${session.status === 'expired' ? 'expired' : 'failed'} (${session.error ?? 'unknown'}).`,
        );
      await (options.json ? printRecord(session, options) : print(present(session.connector_id)));
    });
}
