/** @timed */
import { connect, type Socket } from 'node:net';
import { startTestService, type TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const open = (half_open = false): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const port = Number(new URL(service.url).port);
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: half_open }, () => resolve(socket));
    socket.on('error', reject);
  });

const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => (socket.destroyed ? resolve() : socket.once('close', () => resolve())));

const request = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;

it('keeps memory where 40 connections pipeline /openapi.json and read nothing', async () => {
  const before = process.memoryUsage().rss;
  const sockets = await Promise.all(Array.from({ length: 40 }, () => open()));
  let peak = 0;
  for (let round = 0; round < 10; round++) {
    for (const socket of sockets) {
      socket.on('error', () => undefined);
      socket.pause();
      if (!socket.destroyed) socket.write(request('/openapi.json').repeat(10));
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    peak = Math.max(peak, process.memoryUsage().rss);
    expect((await service.call('GET', '/healthz')).status).toBe(200);
  }
  for (const socket of sockets) socket.destroy();
  console.log(`40 connections, 4000 requests: ${Math.round((peak - before) / 1e6)} MB more`);
  expect(peak - before).toBeLessThan(150e6);
});

it('ends a connection with more than 16 requests in progress', async () => {
  const socket = await open();
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(request('/openapi.json').repeat(100));
  socket.resume();
  await closed(socket);
});

it.each([
  ['400: not HTTP', 'NONSENSE\r\n\r\n'],
  ['431: headers too large', request('/healthz', `X: ${'x'.repeat(40_000)}\r\n`)],
])('closes a connection that it refuses, also where the peer keeps it open: %s', async (_status, text) => {
  const socket = await open(true);
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(text);
  await new Promise((resolve) => socket.once('end', resolve));
  await new Promise((resolve) => setTimeout(resolve, 1500));
  // A socket that the server has only half closed would take these; one that it has destroyed is reset.
  const writing = setInterval(() => socket.write('more'), 100);
  await closed(socket);
  clearInterval(writing);
});

it('400: refuses two Host headers', async () => {
  const socket = await open();
  let received = '';
  socket.setEncoding('utf8').on('data', (part: string) => (received += part));
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n');
  await closed(socket);
  expect(received).toMatch(/^HTTP\/1\.1 400 /);
});

it('compresses the document where the caller takes it', async () => {
  const plain = await fetch(`${service.url}/openapi.json`, { headers: { 'accept-encoding': 'identity' } });
  const packed = await fetch(`${service.url}/openapi.json`, { headers: { 'accept-encoding': 'gzip' } });
  expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, 'gzip']);
  expect(await packed.text()).toBe(await plain.text());
  expect(packed.headers.get('vary')).toMatch(/accept-encoding/i);
});
