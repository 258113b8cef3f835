import type { Command } from 'commander';
import type { WebhookEndpointCreate, WebhookReplay } from '../../http/generated/types.gen.ts';
import type { DeliveryFilter } from '../../http/webhooks/webhooks.ts';
import { connect, withConnection, type ConnectionOptions } from '../connection.ts';
import { usage } from '../failure.ts';
import { print, printRecord, printRows } from '../output.ts';

interface Common extends ConnectionOptions {
  json?: boolean;
}

interface EndpointOptions extends Common {
  url?: string;
  types?: string;
  customer?: string;
  description?: string;
}

interface ReplayOptions extends ConnectionOptions {
  event?: string;
  from?: string;
  to?: string;
  failed?: boolean;
}

type EventTypes = NonNullable<WebhookEndpointCreate['types']>;

const deliveries_shown = ['event_id', 'type', 'status', 'attempts', 'response_status', 'error', 'next_attempt_at'];
const endpoints_shown = ['id', 'url', 'types', 'customer_name', 'enabled', 'disabled_reason'];

const withJson = (command: Command): Command => withConnection(command).option('--json', 'print JSON');

const withMembers = (command: Command): Command =>
  withJson(command)
    .option('--types <names>', 'comma-separated event types; all without it')
    .option('--description <text>', 'what the endpoint is for');

const membersOf = ({ url, types, description }: EndpointOptions) => ({
  ...(url !== undefined && { url }),
  // The service refuses those that it does not know.
  ...(types !== undefined && { types: types.split(',').filter(Boolean) as EventTypes }),
  ...(description !== undefined && { description }),
});

function replayOf({ event, from, to, failed }: ReplayOptions): WebhookReplay {
  const what = {
    ...(event !== undefined && { event_id: event }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(failed && { failed }),
  };
  if (Object.keys(what).length === 0) throw usage('Say what to replay: --failed, --event, or --from and --to.');
  return what;
}

async function* pagesOf<T extends object>(listing: { pages(): AsyncIterable<{ data: T[] }> }): AsyncGenerator<T[]> {
  for await (const { data } of listing.pages()) yield data;
}

export function addWebhookCommands(program: Command): void {
  const webhooks = program.command('webhooks').description('manage the webhook endpoints of an organization');

  withMembers(webhooks.command('create <url>').description('create an endpoint; prints its secret once'))
    .option('--customer <name>', 'only events of this customer')
    .action(async (url: string, { customer, ...options }: EndpointOptions) => {
      const client = await connect(options);
      const members = { ...membersOf(options), url, ...(customer !== undefined && { customer_name: customer }) };
      await printRecord(await client.webhooks.create(members), options);
    });

  withJson(webhooks.command('list').description('list endpoints, newest first')).action(async (options: Common) => {
    const client = await connect(options);
    const none = 'There are no webhook endpoints.';
    await printRows(pagesOf(client.webhooks.list()), { json: options.json, columns: endpoints_shown, none });
  });

  withJson(webhooks.command('get <endpoint_id>').description('show an endpoint')).action(
    async (id: string, options: Common) => {
      const client = await connect(options);
      await printRecord(await client.webhooks.get(id), options);
    },
  );

  withMembers(webhooks.command('update <endpoint_id>').description('change an endpoint'))
    .option('--url <url>', 'where events are sent')
    .option('--enable', 'send events again')
    .option('--disable', 'send no more events')
    .action(async (id: string, options: EndpointOptions & { enable?: boolean; disable?: boolean }) => {
      const { enable, disable } = options;
      if (enable && disable) throw usage('--enable and --disable cannot be combined. Remove one of them.');
      const client = await connect(options);
      const change = { ...membersOf(options), ...((enable || disable) && { enabled: enable === true }) };
      await printRecord(await client.webhooks.update(id, change), options);
    });

  addActions(webhooks);
  addDeliveries(webhooks);
}

function addActions(webhooks: Command): void {
  withConnection(webhooks.command('delete <endpoint_id>').description('delete an endpoint')).action(
    async (id: string, options: ConnectionOptions) => (await connect(options)).webhooks.delete(id),
  );

  withJson(
    webhooks.command('rotate-secret <endpoint_id>').description('replace the secret; prints the new one'),
  ).action(async (id: string, options: Common) => {
    const client = await connect(options);
    await printRecord(await client.webhooks.rotateSecret(id), options);
  });

  withJson(webhooks.command('test <endpoint_id>').description('send a test event; exits 1 if it fails')).action(
    async (id: string, options: Common) => {
      const attempt = await (await connect(options)).webhooks.test(id);
      await printRecord(attempt, options);
      if (!attempt.delivered) process.exitCode = 1;
    },
  );
}

function addDeliveries(webhooks: Command): void {
  withJson(webhooks.command('deliveries <endpoint_id>').description('list deliveries, newest event first'))
    .option('--status <status>', 'only deliveries with this status: pending, succeeded or failed')
    .action(async (id: string, { status, ...options }: Common & Pick<DeliveryFilter, 'status'>) => {
      const client = await connect(options);
      const filter = { page_size: 100, ...(status !== undefined && { status }) };
      const rows = { json: options.json, columns: deliveries_shown, none: 'There are no deliveries.' };
      await printRows(pagesOf(client.webhooks.deliveries(id, filter)), rows);
    });

  withConnection(webhooks.command('replay <endpoint_id>').description('deliver events again'))
    .option('--event <id>', 'this event')
    .option('--from <time>', 'the events since this time (RFC 3339)')
    .option('--to <time>', 'with --from: up to this time')
    .option('--failed', 'everything that failed')
    .action(async (id: string, options: ReplayOptions) => {
      const what = replayOf(options);
      await print(`${await (await connect(options)).webhooks.replay(id, what)} deliveries are pending.`);
    });
}
