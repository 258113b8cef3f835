/**
 * @lanes sqlite mariadb
 * @timed
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { engine } from '../../testing/database.ts';
import { expectShortDelay } from '../../testing/loop-delay.ts';
import { startTestReplication, type TestReplication } from '../../testing/replication.ts';

/** As many records of 60 KB as make nearly the largest body that is read. */
const count = 250;
const text = 'Lorem ipsum dolor sit amet, consectetur "adipiscing" elit. '.repeat(1000);
const time = '2026-01-01T00:00:00Z';
const users = Array.from({ length: count }, (_, at) => ({
  id: `U${at}`,
  name: text,
  email: `user${at}@example.com`,
  role: 'responder',
  created_at: time,
}));
const page = Buffer.from(JSON.stringify({ users, pagination_meta: { page_size: count } }));

let vendor: Server;
let service: TestReplication;
let id: string;
beforeAll(async () => {
  vendor = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(page),
  ).listen(0, '127.0.0.1');
  await once(vendor, 'listening');
  const { port } = vendor.address() as AddressInfo;
  service = await startTestReplication({ upstreams: { 'incident-io': `http://127.0.0.1:${port}` } });
  id = await service.quietConnector();
}, 60_000);
afterAll(async () => {
  await service.close();
  vendor.close();
});

/** How fast this machine is, as it is now: it parses the page and writes it again. */
const atOnce = () => JSON.stringify(JSON.parse(page.toString()));

it.each([{}, { raw: true }, { fields: ['name'] }, { max_bytes: 2_000_000 }])(
  'returns a page of 15 MB with the parameters %j and holds the event loop for less than 50 ms',
  async (params) => {
    const body = JSON.stringify({ entity: 'users', action: 'list', params: { page_size: count, ...params } });
    const headers = { authorization: `Bearer ${service.owner.token}`, 'content-type': 'application/json' };
    let received: Uint8Array[] = [];
    await expectShortDelay(
      async () => {
        const response = await fetch(service.url + service.path(id, '/execute'), { method: 'POST', headers, body });
        expect(response.status).toBe(200);
        // Put together outside, since that is work of this process too.
        received = [];
        for await (const chunk of response.body ?? []) received.push(chunk);
      },
      { atOnce },
    );
    const { data } = JSON.parse(Buffer.concat(received).toString()) as { data: Array<{ id: string; name: string }> };
    expect(data.length).toBe('max_bytes' in params ? 32 : count);
    for (const [at, record] of data.entries()) expect([record.id, record.name === text]).toEqual([`U${at}`, true]);
  },
  60_000,
);

/** On SQLite, COMMIT waits on the main thread until the disk has the page, with all that is derived of it. */
const most_of_sync_ms = engine === 'sqlite' ? 150 : 50;

it(`stores a page of 15 MB and holds the event loop for less than ${most_of_sync_ms} ms`, async () => {
  let last: { status?: string } = {};
  await expectShortDelay(
    async () => {
      const fresh = await service.quietConnector();
      last = await service.run(fresh, { entities: ['users'] });
    },
    { most_ms: most_of_sync_ms, atOnce },
  );
  expect(last.status).toBe('succeeded');
}, 120_000);
