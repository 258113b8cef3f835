import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import zlib from 'node:zlib';
import { Problem } from '../problem.ts';
import { plainCursors } from './cursor.ts';
import { execute } from './execute.ts';
import { createRuntime, type RuntimeOptions } from './runtime.ts';
import { access, closeAfterTest, getTicket, json, listTickets, page, startUpstream } from './upstream.fixture.ts';

const problemOf = async (call: Promise<unknown>): Promise<Problem> => {
  const error = await call.then(() => undefined, (failure: unknown) => failure);
  if (!(error instanceof Problem)) throw new Error('not a Problem', { cause: error });
  return error;
};

/** A vendor below HTTP: writes what it is told to each connection's first request. */
async function startRaw(answer: (socket: Socket, count: number) => void, options: Partial<RuntimeOptions> = {}) {
  const sockets = new Set<Socket>();
  let count = 0;
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.on('data', () => answer(socket, ++count));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const runtime = createRuntime({ cursors: plainCursors, upstreams: { 'test-desk': origin }, ...options, limits: { backoff_ms: 1, ...options.limits } });
  return {
    runtime,
    sockets,
    count: () => count,
    close: closeAfterTest(async () => {
      await runtime.close();
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    }),
  };
}

const ok = JSON.stringify(page([1]));

describe('retries', () => {
  it.each([500, 502, 503, 504, 429])('tries a read again after %i', async (status) => {
    const upstream = await startUpstream((_request, response, count) => (count < 3 ? json(response, status, '<html>') : json(response, 200, ok)));
    await expect(execute(listTickets, upstream.runtime)).resolves.toMatchObject({ data: [{ id: '1' }] });
    expect(upstream.requests).toHaveLength(3);
    await upstream.close();
  });

  it.each([400, 401, 403, 404, 409, 410, 422])('does not try again after %i', async (status) => {
    const upstream = await startUpstream((_request, response) => json(response, status, {}));
    await problemOf(execute(listTickets, upstream.runtime));
    expect(upstream.requests).toHaveLength(1);
    await upstream.close();
  });

  it('tries again after a broken connection, and says so when it stays broken', async () => {
    const upstream = await startRaw((socket, count) => {
      if (count < 3) socket.destroy();
      else socket.end(`HTTP/1.1 200 OK\r\ncontent-length: ${ok.length}\r\n\r\n${ok}`);
    });
    await expect(execute(listTickets, upstream.runtime)).resolves.toMatchObject({ data: [{ id: '1' }] });
    await upstream.close();
    const broken = await startRaw((socket) => socket.resetAndDestroy());
    expect((await problemOf(execute(listTickets, broken.runtime))).code).toBe('upstream_failed');
    expect(broken.count()).toBe(3);
    await broken.close();
  });

  it('tries again after an answer that breaks off', async () => {
    const upstream = await startRaw((socket, count) => socket.end(`HTTP/1.1 200 OK\r\ncontent-length: ${ok.length}\r\nconnection: close\r\n\r\n${count < 3 ? ok.slice(0, 10) : ok}`));
    await expect(execute(listTickets, upstream.runtime)).resolves.toMatchObject({ data: [{ id: '1' }] });
    await upstream.close();
  });

  it('gives up on a port where nobody listens', async () => {
    const runtime = createRuntime({ cursors: plainCursors, upstreams: { 'test-desk': 'http://127.0.0.1:1' }, limits: { backoff_ms: 1 } });
    expect((await problemOf(execute(listTickets, runtime))).code).toBe('upstream_failed');
    await runtime.close();
  });

  it('gives up on a host that does not resolve', async () => {
    let asked = 0;
    const resolve = () => {
      asked++;
      return Promise.reject(new Error('ENOTFOUND'));
    };
    const runtime = createRuntime({ cursors: plainCursors, resolve, limits: { backoff_ms: 1 } });
    expect((await problemOf(execute(listTickets, runtime))).code).toBe('upstream_failed');
    expect(asked).toBe(3);
    await runtime.close();
  });

  it('waits as long as the vendor asks', async () => {
    const upstream = await startUpstream((_request, response, count) => (count === 1 ? json(response, 429, {}, { 'retry-after': '1' }) : json(response, 200, ok)));
    const began = performance.now();
    await execute(listTickets, upstream.runtime);
    expect(performance.now() - began).toBeGreaterThanOrEqual(990);
    await upstream.close();
  });

  it.each([
    ['120', 120],
    ['999999', 3600],
    ['Wed, 21 Oct 2099 07:28:00 GMT', 3600],
  ])('does not wait beyond its deadline: Retry-After %s', async (value, retry_after_s) => {
    const upstream = await startUpstream((_request, response) => json(response, 429, {}, { 'retry-after': value }));
    expect(await problemOf(execute(listTickets, upstream.runtime))).toMatchObject({ code: 'upstream_rate_limited', status: 429, extras: { retry_after_s } });
    expect(upstream.requests).toHaveLength(1);
    await upstream.close();
  });

  it.each(['soon', '-1', '', 'NaN'])('tolerates Retry-After %j', async (value) => {
    const upstream = await startUpstream((_request, response) => json(response, 429, {}, { 'retry-after': value }));
    expect(await problemOf(execute(listTickets, upstream.runtime))).toMatchObject({ code: 'upstream_rate_limited', extras: { retry_after_s: 10 } });
    expect(upstream.requests).toHaveLength(3);
    await upstream.close();
  });

  it('recognises throttling with a plain text body', async () => {
    const upstream = await startUpstream((_request, response) => response.writeHead(429, { 'content-type': 'text/plain', 'retry-after': '99' }).end('Number of allowed API requests per minute exceeded'));
    expect(await problemOf(execute(listTickets, upstream.runtime))).toMatchObject({ code: 'upstream_rate_limited', extras: { retry_after_s: 99 } });
    await upstream.close();
  });
});

describe('refusals', () => {
  it.each([
    [401, 'upstream_unauthorized'],
    [403, 'upstream_forbidden'],
    [404, 'upstream_failed'],
    [418, 'upstream_failed'],
    [500, 'upstream_failed'],
    [304, 'upstream_failed'],
  ])('answer %i is %s, with the vendor\'s numbers and none of its text', async (status, code) => {
    const upstream = await startUpstream((_request, response) => json(response, status, status === 304 ? '' : { error: 'Some_code.x-1', message: 'vendor text', request_id: 'req-1' }));
    const problem = await problemOf(execute(listTickets, upstream.runtime));
    expect(problem).toMatchObject({ code, extras: { upstream: status === 304 ? { status } : { status, code: 'Some_code.x-1', request_id: 'req-1' } } });
    expect(problem.detail).not.toContain('vendor text');
    await upstream.close();
  });

  it.each([['vendor text'], ['x'.repeat(65)], [{ a: 1 }], ['<b>'], [null]])('does not pass on %j as a code', async (error) => {
    const upstream = await startUpstream((_request, response) => json(response, 403, { error }));
    expect((await problemOf(execute(listTickets, upstream.runtime))).extras.upstream).toEqual({ status: 403 });
    await upstream.close();
  });

  it('are found in bodies by the connector\'s rules, whatever the status', async () => {
    const upstream = await startUpstream((_request, response) => json(response, 400, { error: { code: 190 } }));
    expect(await problemOf(execute(listTickets, upstream.runtime))).toMatchObject({ code: 'upstream_unauthorized', extras: { upstream: { status: 400, code: '190' } } });
    await upstream.close();
  });
});

describe('credentials', () => {
  it('are read again at every attempt', async () => {
    const upstream = await startUpstream((_request, response, count) => json(response, count < 3 ? 503 : 200, ok));
    let token = 0;
    await execute({ ...listTickets, credentials: () => Promise.resolve({ api_token: `t${++token}` }) }, upstream.runtime);
    expect(upstream.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer t1', 'Bearer t2', 'Bearer t3']);
    await upstream.close();
  });

  it('that were renewed after a 401 are the ones sent once more', async () => {
    const upstream = await startUpstream((request, response) => json(response, request.headers.authorization === 'Bearer new' ? 200 : 401, ok));
    let asked = 0;
    const on_unauthorized = () => Promise.resolve({ api_token: `${asked++ === 0 ? 'new' : 'no'}` });
    await expect(execute({ ...listTickets, on_unauthorized }, upstream.runtime)).resolves.toMatchObject({ data: [{ id: '1' }] });
    expect(upstream.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret-token', 'Bearer new']);
    await upstream.close();
  });

  it('are refused for good by a second 401', async () => {
    const upstream = await startUpstream((_request, response) => json(response, 401, {}));
    let asked = 0;
    const on_unauthorized = () => Promise.resolve({ api_token: `new${++asked}` });
    expect((await problemOf(execute({ ...listTickets, on_unauthorized }, upstream.runtime))).code).toBe('upstream_unauthorized');
    expect([asked, upstream.requests.length]).toEqual([1, 2]);
    expect((await problemOf(execute({ ...listTickets, on_unauthorized: () => Promise.resolve(undefined) }, upstream.runtime))).code).toBe('upstream_unauthorized');
    await upstream.close();
  });

  it('of 16 KB arrive whole', async () => {
    const api_token = 'x'.repeat(16 * 1024);
    const upstream = await startUpstream((_request, response) => json(response, 200, ok));
    await execute({ ...listTickets, credentials: { api_token } }, upstream.runtime);
    await execute({ ...listTickets, auth_method: 'pair', credentials: { email: 'ä@example.org', api_token } }, upstream.runtime);
    expect(upstream.requests[0]?.headers.authorization).toBe(`Bearer ${api_token}`);
    expect(Buffer.from(upstream.requests[1]?.headers.authorization?.slice(6) ?? '', 'base64').toString()).toBe(`ä@example.org/token:${api_token}`);
    await upstream.close();
  });

  it('that take too long end in time', async () => {
    const upstream = await startUpstream((_request, response) => json(response, 401, {}));
    const never = () => new Promise<never>(() => undefined);
    expect((await problemOf(execute({ ...listTickets, credentials: never, deadline_ms: 50 }, upstream.runtime))).code).toBe('upstream_timeout');
    expect((await problemOf(execute({ ...listTickets, on_unauthorized: never, deadline_ms: 50 }, upstream.runtime))).code).toBe('upstream_timeout');
    await upstream.close();
  });

  it('that cannot be had fail the call with their own reason', async () => {
    const upstream = await startUpstream((_request, response) => json(response, 200, ok));
    const credentials = () => Promise.reject(new Problem('connector_needs_reauth', 'Reconnect.'));
    expect((await problemOf(execute({ ...listTickets, credentials }, upstream.runtime))).code).toBe('connector_needs_reauth');
    await upstream.close();
  });
});

describe('bodies', () => {
  const encodings = { gzip: zlib.gzipSync, deflate: zlib.deflateSync, br: zlib.brotliCompressSync, 'x-gzip': zlib.gzipSync } as const;

  it.each(Object.entries(encodings))('come through %s', async (encoding, compress) => {
    const upstream = await startUpstream((_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end(compress(Buffer.from(ok))));
    await expect(execute(listTickets, upstream.runtime)).resolves.toMatchObject({ data: [{ id: '1' }] });
    expect(upstream.requests[0]?.headers['accept-encoding']).toBe('gzip, deflate, br');
    await upstream.close();
  });

  it('come through bare deflate data and layers', async () => {
    const upstream = await startUpstream((_request, response, count) =>
      count === 1
        ? response.writeHead(200, { 'content-encoding': 'deflate' }).end(zlib.deflateRawSync(Buffer.from(ok)))
        : response.writeHead(200, { 'content-encoding': 'br, gzip' }).end(zlib.gzipSync(zlib.brotliCompressSync(Buffer.from(ok)))),
    );
    await execute(listTickets, upstream.runtime);
    await expect(execute(listTickets, upstream.runtime)).resolves.toMatchObject({ data: [{ id: '1' }] });
    await upstream.close();
  });

  it.each(['<html>down</html>', '', '{"tickets":[', 'null', '{"tickets":[]}x'])('that are no JSON break the contract: %j', async (body) => {
    const upstream = await startUpstream((_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body));
    expect((await problemOf(execute(listTickets, upstream.runtime))).code).toBe('upstream_contract_violation');
    await upstream.close();
  });

  it('that are JSON may call themselves something else', async () => {
    const upstream = await startUpstream((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(ok));
    await expect(execute(listTickets, upstream.runtime)).resolves.toMatchObject({ data: [{ id: '1' }] });
    await upstream.close();
  });

  it.each([
    ['gzip', Buffer.from('not gzip')],
    ['gzip', zlib.gzipSync(Buffer.from(ok)).subarray(0, 20)],
    ['zstd', Buffer.from(ok)],
    ['gzip, gzip, gzip, gzip', Buffer.from(ok)],
  ])('that cannot be decoded break the contract: %s', async (encoding, body) => {
    const upstream = await startUpstream((_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body));
    expect((await problemOf(execute(listTickets, upstream.runtime))).code).toBe('upstream_contract_violation');
    await upstream.close();
  });

  it.each([
    ['announced', { 'content-length': String(2 ** 30) }, Buffer.from('{')],
    ['streamed', {}, Buffer.alloc(300_000, 32)],
    ['compressed', { 'content-encoding': 'gzip' }, zlib.gzipSync(Buffer.alloc(50_000_000))],
    ['compressed twice', { 'content-encoding': 'gzip, gzip' }, zlib.gzipSync(zlib.gzipSync(Buffer.alloc(50_000_000)))],
    ['compressed with brotli', { 'content-encoding': 'br' }, zlib.brotliCompressSync(Buffer.alloc(50_000_000))],
  ])('beyond the limit are left unread: %s', async (_how, headers: Record<string, string>, body) => {
    const upstream = await startUpstream((_request, response) => void response.writeHead(200, headers).write(body, () => headers['content-length'] ?? response.end()), { limits: { body_bytes: 200_000 } });
    expect((await problemOf(execute(listTickets, upstream.runtime))).code).toBe('upstream_too_large');
    expect(upstream.requests).toHaveLength(1);
    await upstream.close();
  });

  it('of errors are read only so far', async () => {
    const upstream = await startUpstream((_request, response) => response.writeHead(403, { 'content-type': 'text/plain' }).end(Buffer.alloc(5_000_000, 'x')));
    expect((await problemOf(execute(listTickets, upstream.runtime))).code).toBe('upstream_forbidden');
    await upstream.close();
  });

  it.each([
    ['compressed', zlib.gzipSync(Buffer.from(ok)), 'content-encoding: gzip\r\n'],
    ['plain', Buffer.from(ok), ''],
  ])('with a Content-Length that never comes true do not hang: %s', async (_how, body, header) => {
    const upstream = await startRaw((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\n${header}content-length: ${body.length + 500}\r\n\r\n`);
      socket.write(body);
    });
    const began = performance.now();
    await expect(execute(listTickets, upstream.runtime)).resolves.toMatchObject({ data: [{ id: '1' }] });
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(upstream.count()).toBe(1);
    await upstream.close();
  });

  it('with a Content-Length that is too small do not hang', async () => {
    const upstream = await startRaw((socket) => void socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${ok.length - 5}\r\n\r\n${ok}`));
    expect((await problemOf(execute(listTickets, upstream.runtime))).code).toBe('upstream_contract_violation');
    await upstream.close();
  });
});

describe('time', () => {
  it.each([
    ['says nothing', () => undefined],
    ['sends headers only', (socket: Socket) => void socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n')],
    ['drips', (socket: Socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n[');
      const drip = setInterval(() => socket.write(' '), 10);
      socket.on('close', () => clearInterval(drip));
    }],
  ])('is bounded for a vendor that %s', async (_what, answer) => {
    const upstream = await startRaw(answer, { limits: { attempt_ms: 60 } });
    const began = performance.now();
    expect((await problemOf(execute(listTickets, upstream.runtime))).code).toBe('upstream_timeout');
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(upstream.count()).toBe(3);
    await upstream.close();
  });

  it('is bounded for the whole call', async () => {
    const upstream = await startRaw(() => undefined);
    const began = performance.now();
    expect((await problemOf(execute({ ...listTickets, deadline_ms: 80 }, upstream.runtime))).code).toBe('upstream_timeout');
    expect(performance.now() - began).toBeLessThan(2_000);
    await upstream.close();
  });

  it('ends when the caller aborts: before, during the request, during a wait', async () => {
    const upstream = await startUpstream((request, response) => (request.url === '/api/tickets/7' ? undefined : json(response, 429, {}, { 'retry-after': '30' })));
    const reason = new Error('enough');
    await expect(execute({ ...listTickets, signal: AbortSignal.abort(reason) }, upstream.runtime)).rejects.toBe(reason);
    expect(upstream.requests).toHaveLength(0);
    for (const call of [getTicket, listTickets]) {
      const controller = new AbortController();
      const pending = execute({ ...call, signal: controller.signal }, upstream.runtime);
      setTimeout(() => controller.abort(reason), 50);
      await expect(pending).rejects.toBe(reason);
    }
    await upstream.close();
  });

  it('ends when the runtime closes, with its sockets', async () => {
    const upstream = await startRaw(() => undefined);
    const pending = problemOf(execute(listTickets, upstream.runtime));
    const waiting = problemOf(execute({ ...listTickets, credentials: () => new Promise(() => undefined) }, upstream.runtime));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await upstream.runtime.close();
    expect([(await pending).code, (await waiting).code]).toEqual(['unavailable', 'unavailable']);
    expect((await problemOf(execute(listTickets, upstream.runtime))).code).toBe('unavailable');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(upstream.sockets.size).toBe(0);
    await upstream.close();
  });

  it('keeps connections alive between calls', async () => {
    const upstream = await startUpstream((_request, response) => json(response, 200, ok));
    for (let i = 0; i < 5; i++) await execute({ ...access, entity: 'tickets', action: 'list' }, upstream.runtime);
    // The one that just answered is free again only after a turn of the event loop.
    expect(new Set(upstream.requests.map(({ socket }) => socket.remotePort)).size).toBeLessThanOrEqual(2);
    await upstream.close();
  });
});
