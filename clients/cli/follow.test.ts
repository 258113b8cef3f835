import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { verifyWebhook } from '../http/webhooks/verify.ts';
import { createWorkplace, type Running, type Workplace } from '../testing/process.ts';

interface Received {
  headers: Record<string, string>;
  body: string;
}

let place: Workplace;
let sandbox: Running;
const cleanups: Array<() => unknown> = [];

beforeAll(async () => {
  place = createWorkplace();
  sandbox = await place.sandbox();
}, 60_000);
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});
afterAll(async () => {
  sandbox.child.kill('SIGTERM');
  await sandbox.ended;
  place.remove();
});

/** A command that runs until it is ended. */
function follow(...args: string[]): Running {
  const running = place.start(args);
  cleanups.push(async () => {
    running.child.kill('SIGTERM');
    await running.ended;
  });
  return running;
}

async function until(running: Running, what: () => boolean): Promise<void> {
  let over = false;
  void running.ended.then(() => (over = true));
  while (!what()) {
    if (over) throw new Error(`it has ended: ${running.stderr()}`);
    await sleep(20);
  }
}

/** Responds with `status` and keeps what has arrived. */
async function startReceiver(status: number): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      received.push({ headers, body: Buffer.concat(parts).toString('utf8') });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`, received };
}

const createConnector = async (): Promise<string> =>
  (await place.patchbay(['connectors', 'create', '--sandbox', 'incident-io', '--no-sync', '--quiet'])).stdout.trim();

const lines = (text: string): string[] => text.split('\n').slice(0, -1);

describe('listen', () => {
  it('forwards each event from now on, signed with the secret that it prints', async () => {
    const before = await createConnector();
    const { url, received } = await startReceiver(204);
    const running = follow('listen', '--types', 'connector.created,connector.deleted', '--forward-to', url);
    await until(running, () => running.stderr().includes('Listening.\n'));
    const id = await createConnector();
    await place.patchbay(['connectors', 'update', id, '--name', 'Renamed']);
    await place.patchbay(['connectors', 'delete', id]);
    await until(running, () => lines(running.stdout()).length === 2);
    expect(lines(running.stdout()).map((line) => line.replace(/^\S+ /, ''))).toEqual([
      ` connector.created  ${id}  -> 204`,
      ` connector.deleted  ${id}  -> 204`,
    ]);
    expect(running.stdout()).not.toContain(before);
    const secret = /^Signing with (whsec_\S+)$/m.exec(running.stderr())?.[1] ?? '';
    const verified = await Promise.all(received.map(({ headers, body }) => verifyWebhook(headers, body, secret)));
    expect(verified).toMatchObject([
      { type: 'connector.created', data: { connector_id: id } },
      { type: 'connector.deleted', data: { connector_id: id } },
    ]);
  }, 120_000);

  it('goes on after a receiver that refuses or is not there', async () => {
    const refusing = await startReceiver(500);
    const first = follow('listen', '--types', 'connector.created', '--forward-to', refusing.url);
    const second = follow('listen', '--types', 'connector.created', '--forward-to', 'http://127.0.0.1:9/hooks');
    for (const each of [first, second]) await until(each, () => each.stderr().includes('Listening.\n'));
    const ids = [await createConnector(), await createConnector()];
    for (const each of [first, second]) await until(each, () => lines(each.stdout()).length === 2);
    const outcomes = (running: Running) => lines(running.stdout()).map((line) => line.split('  ').slice(2).join('  '));
    expect(outcomes(first)).toEqual(ids.map((id) => `${id}  -> 500`));
    expect(outcomes(second)).toEqual(ids.map((id) => expect.stringMatching(`^${id}  -> not delivered \\(.+\\)$`)));
  }, 120_000);
});

describe('changes --follow', () => {
  it('prints what is stored after it has begun, and its cursor goes on from there', async () => {
    const id = await createConnector();
    const running = follow('changes', id, '--entities', 'users', '--follow', '--json');
    const synced = await place.patchbay(['connectors', 'sync', id, '--watch']);
    expect(synced.code).toBe(0);
    const params = JSON.stringify({ query: {}, limit: 10_000 });
    const found = await place.patchbay(['execute', id, 'users', 'search', '--params', params, '--json']);
    const stored = (JSON.parse(found.stdout) as { data: Array<{ id: string }> }).data;
    expect(stored.length).toBeGreaterThan(25);
    await until(running, () => lines(running.stdout()).length >= stored.length);
    const changes = lines(running.stdout()).map(
      (line) => JSON.parse(line) as { entity: string; id: string; change: string; record: { id: string } },
    );
    expect(new Set(changes.map(({ entity, change }) => `${entity} ${change}`))).toEqual(new Set(['users upsert']));
    const ordered = (records: Array<{ id: string }>) => records.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(ordered(changes.map(({ record }) => record))).toEqual(ordered(stored));
    // The cursor is printed after its page.
    const printed = () => /--after (\S+)\n$/.exec(running.stderr())?.[1];
    await until(running, () => printed() !== undefined);
    let rest = await place.patchbay(['changes', id, '--entities', 'users', '--after', printed() ?? '']);
    while (rest.stdout !== '')
      rest = await place.patchbay(['changes', id, '--entities', 'users', '--after', printed() ?? '']);
    expect(rest).toEqual({ code: 0, stdout: '', stderr: '' });
  }, 120_000);
});
