/** @timed */
import type { Response } from 'express';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expectShortDelay } from '../../testing/loop-delay.ts';
import { watchConnections } from '../connections/connections.ts';
import { sendParts } from './send-parts.ts';

const megabyte = 1024 * 1024;

/** A server that sends these parts to every caller, and ends connections of which nothing is read for half a second. */
async function serving(parts: Buffer[]) {
  const bytes = parts.reduce((sum, { length }) => sum + length, 0);
  const server = createServer((_request, response) => void sendParts(parts, bytes, response as Response));
  const connections = watchConnections(server, { write_timeout_ms: 500, check_ms: 50 });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    ask(): Socket {
      const socket = connect(port, '127.0.0.1').pause();
      socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
      return socket;
    },
    async close() {
      connections.close();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

it.each([
  ['none', []],
  ['small ones', Array.from({ length: 5000 }, (_, at) => Buffer.from(`part ${at}`))],
  ['large ones', [Buffer.alloc(3 * megabyte, 'a'), Buffer.alloc(100_001, 'b')]],
  ['both', [Buffer.from('{'), Buffer.alloc(200_000, 'c'), Buffer.from('}'), Buffer.alloc(65_536, 'd'), Buffer.of(10)]],
])('sends all parts in their order: %s', async (_which, parts) => {
  const server = await serving(parts);
  const response = await fetch(server.url);
  expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.concat(parts))).toBe(true);
  await server.close();
});

it('does not hold the event loop while it sends megabytes to many', async () => {
  const server = await serving([Buffer.alloc(16 * megabyte)]);
  const readAll = async () => {
    const socket = server.ask();
    let left = 16 * megabyte;
    for await (const chunk of socket) if ((left -= (chunk as Buffer).length) <= 0) break;
  };
  await expectShortDelay(() => Promise.all(Array.from({ length: 8 }, readAll)));
  await server.close();
});

it('keeps a caller who reads slowly, and ends the connection of one who reads nothing', async () => {
  const server = await serving([Buffer.alloc(64 * megabyte)]);
  const [slow, silent] = [server.ask(), server.ask()];
  const ended = { slow: false, silent: false };
  slow.once('close', () => (ended.slow = true));
  silent.once('close', () => (ended.silent = true));
  for (let times = 0; times < 20; times++) {
    await sleep(100);
    let read = 0;
    for (let piece = slow.read() as Buffer | null; piece && (read += piece.length) < megabyte;)
      piece = slow.read() as Buffer | null;
  }
  silent.resume(); // what the system has kept for it comes before the end
  await once(silent, 'close');
  expect(ended).toEqual({ slow: false, silent: true });
  slow.destroy();
  await server.close();
});
