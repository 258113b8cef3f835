import { createHmac, randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import type { Event } from '../../http/generated/types.gen.ts';
import { connect, withConnection, type ConnectionOptions } from '../connection.ts';
import { print, toJson } from '../output.ts';

interface ChangesOptions extends ConnectionOptions {
  json?: boolean;
  follow?: boolean;
  entities?: string;
  after?: string;
}

interface ListenOptions extends ConnectionOptions {
  types?: string;
  forwardTo?: string;
}

const given = <K extends string>(name: K, value: string | undefined): { [key in K]?: string } =>
  value === undefined ? {} : ({ [name]: value } as { [key in K]: string });

/** Standard Webhooks 1.0.0: the signed text is `id.timestamp.body`, and the bytes signed are the bytes sent. */
async function forward(url: string, event: Event, secret: Buffer): Promise<number> {
  const body = JSON.stringify({ type: event.type, timestamp: event.created_at, data: event });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', secret).update(`${event.id}.${timestamp}.${body}`).digest('base64');
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'webhook-id': event.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body,
    signal: AbortSignal.timeout(15_000),
  });
  await response.body?.cancel();
  return response.status;
}

async function tryForward(url: string, event: Event, secret: Buffer): Promise<string> {
  try {
    return `  -> ${await forward(url, event, secret)}`;
  } catch (error) {
    return `  -> not delivered (${(error as Error).message})`;
  }
}

async function listen({ types, forwardTo, ...options }: ListenOptions): Promise<void> {
  const client = await connect(options);
  const secret = randomBytes(32);
  if (forwardTo !== undefined) process.stderr.write(`Signing with whsec_${secret.toString('base64')}\n`);
  // What has happened before is not forwarded.
  let after: string | undefined;
  for await (const page of client.events({ ...given('types', types), page_size: 100 }).pages())
    after = page.pagination.after;
  process.stderr.write('Listening.\n');
  for await (const event of client.events({ ...given('types', types), ...given('after', after), follow: true })) {
    const outcome = forwardTo === undefined ? '' : await tryForward(forwardTo, event, secret);
    await print(`${event.created_at}  ${event.type}  ${event.connector_id ?? '-'}${outcome}`);
  }
}

async function changes(id: string, { json, follow, entities, after, ...options }: ChangesOptions): Promise<void> {
  const client = await connect(options);
  const feed = client.connector(id).changes({
    ...given('entities', entities),
    ...given('after', after),
    ...(follow && { follow }),
  });
  for await (const page of feed.pages()) {
    for (const change of page.data)
      await print(json ? toJson(change) : `${change.change}  ${change.entity}  ${change.id}`);
    if (page.data.length > 0 && page.meta.caught_up)
      process.stderr.write(`Caught up. Go on from here with --after ${page.pagination.after}\n`);
  }
}

export function addEventCommands(program: Command): void {
  withConnection(program.command('changes <connector_id>').description('what has changed in its replicated records'))
    .option('--entities <names>', 'comma-separated entities')
    .option('--after <cursor>', 'go on from this cursor')
    .option('--follow', 'wait for further changes')
    .option('--json', 'for programs: whole records, one change per line')
    .action(changes);
  withConnection(program.command('listen').description('print events as they happen'))
    .option('--types <names>', 'comma-separated event types')
    .option('--forward-to <url>', 'send each to this address, signed as a webhook')
    .action(listen);
}
