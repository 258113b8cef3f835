/** @timed */
import { jest } from '@jest/globals';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import zlib from 'node:zlib';
import { Problem } from '../../problem.ts';
import { execute } from '../execute.ts';
import { access, getTicket, json, listTickets, page, startRaw, startUpstream } from '../../testing/upstream.ts';

const problemOf = async (call: Promise<unknown>): Promise<Problem> => {
  const error = await call.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (!(error instanceof Problem)) throw new Error('not a Problem', { cause: error });
  return error;
};

const ok = JSON.stringify(page([1]));

describe('bodies', () => {
  const encodings = {
    gzip: zlib.gzipSync,
    deflate: zlib.deflateSync,
    br: zlib.brotliCompressSync,
    'x-gzip': zlib.gzipSync,
  } as const;

  it.each(Object.entries(encodings))('come through %s', async (encoding, compress) => {
    const upstream = await startUpstream((_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(compress(Buffer.from(ok))),
    );
    await expect(execute(listTickets, upstream.runtime)).resolves.toMatchObject({ data: [{ id: '1' }] });
    expect(upstream.requests[0]?.headers['accept-encoding']).toBe('gzip, deflate, br');
    await upstream.close();
  });

  it('come through bare deflate data and layers', async () => {
    const upstream = await startUpstream((_request, response, count) =>
      count === 1
        ? response.writeHead(200, { 'content-encoding': 'deflate' }).end(zlib.deflateRawSync(Buffer.from(ok)))
        : response
            .writeHead(200, { 'content-encoding': 'br, gzip' })
            .end(zlib.gzipSync(zlib.brotliCompressSync(Buffer.from(ok)))),
    );
    await execute(listTickets, upstream.runtime);
    await expect(execute(listTickets, upstream.runtime)).resolves.toMatchObject({ data: [{ id: '1' }] });
    await upstream.close();
  });

  it.each(['<html>down</html>', '', '{"tickets":[', 'null', '{"tickets":[]}x'])(
    'that are no JSON break the contract: %j',
    async (body) => {
      const upstream = await startUpstream((_request, response) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(body),
      );
      expect((await problemOf(execute(listTickets, upstream.runtime))).code).toBe('upstream_contract_violation');
      await upstream.close();
    },
  );

  it('that are JSON may call themselves something else', async () => {
    const upstream = await startUpstream((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(ok),
    );
    await expect(execute(listTickets, upstream.runtime)).resolves.toMatchObject({ data: [{ id: '1' }] });
    await upstream.close();
  });

  it.each([
    ['gzip', Buffer.from('not gzip')],
    ['gzip', zlib.gzipSync(Buffer.from(ok)).subarray(0, 20)],
    ['zstd', Buffer.from(ok)],
    ['gzip, gzip, gzip, gzip', Buffer.from(ok)],
  ])('that cannot be decoded break the contract: %s', async (encoding, body) => {
    const upstream = await startUpstream((_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(body),
    );
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
    const upstream = await startUpstream(
      (_request, response) =>
        void response.writeHead(200, headers).write(body, () => headers['content-length'] ?? response.end()),
      { limits: { body_bytes: 200_000 } },
    );
    const call = { ...listTickets, params: { page_size: 1 } };
    expect((await problemOf(execute(call, upstream.runtime))).code).toBe('upstream_too_large');
    expect(upstream.requests).toHaveLength(1);
    await upstream.close();
  });

  it('of errors are read only so far', async () => {
    const upstream = await startUpstream((_request, response) =>
      response.writeHead(403, { 'content-type': 'text/plain' }).end(Buffer.alloc(5_000_000, 'x')),
    );
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
    const upstream = await startRaw(
      (socket) => void socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${ok.length - 5}\r\n\r\n${ok}`),
    );
    expect((await problemOf(execute(listTickets, upstream.runtime))).code).toBe('upstream_contract_violation');
    await upstream.close();
  });
});

describe('time', () => {
  it.each([
    ['says nothing', () => undefined],
    ['sends headers only', (socket: Socket) => void socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n')],
    [
      'drips',
      (socket: Socket) => {
        socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n[');
        const drip = setInterval(() => socket.write(' '), 10);
        socket.on('close', () => clearInterval(drip));
      },
    ],
  ])('is bounded for a vendor that %s', async (_what, answer) => {
    const upstream = await startRaw(answer, { limits: { attempt_ms: 60 } });
    const began = performance.now();
    const call = { ...listTickets, params: { page_size: 1 } };
    expect((await problemOf(execute(call, upstream.runtime))).code).toBe('upstream_timeout');
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(upstream.count()).toBe(3);
    await upstream.close();
  });

  describe('until a call has its turn', () => {
    /** Pauses whose turn comes when the test says so. */
    function waiting() {
      let begin = (): void => undefined;
      const turn = new Promise<void>((resolve) => (begin = resolve));
      const asked = jest.fn(() => turn);
      return { pause: () => ({ turn: asked, resume: async () => undefined }), asked, begin: () => begin() };
    }
    const until = async (holds: () => boolean) => {
      while (!holds()) await sleep(2);
    };
    const large = ok + ' '.repeat(12_000_000);

    it('leaves the body at the vendor, and does not count as time of the vendor', async () => {
      let sent = false;
      const upstream = await startUpstream(
        (_request, response) =>
          void response.writeHead(200, { 'content-type': 'application/json' }).end(large, () => (sent = true)),
        { limits: { attempt_ms: 400 } },
      );
      const { pause, asked, begin } = waiting();
      const pending = execute({ ...listTickets, pause }, upstream.runtime);
      await until(() => asked.mock.calls.length > 0);
      await sleep(1_500);
      expect(sent).toBe(false);
      begin();
      await expect(pending).resolves.toMatchObject({ data: [{ id: '1' }] });
      expect([sent, upstream.requests.length]).toEqual([true, 1]);
      await upstream.close();
    });

    it.each([
      ['of a length', `content-length: ${ok.length}\r\n\r\n${ok}`],
      ['that ends with the connection', `connection: close\r\n\r\n${ok}`],
      ['in chunks', `transfer-encoding: chunked\r\n\r\n${ok.length.toString(16)}\r\n${ok}\r\n0\r\n\r\n`],
    ])('keeps a body %s that has come with the headers', async (_how, rest) => {
      const upstream = await startRaw((socket) => void socket.end(`HTTP/1.1 200 OK\r\n${rest}`));
      const { pause, asked, begin } = waiting();
      const pending = execute({ ...listTickets, pause }, upstream.runtime);
      await until(() => asked.mock.calls.length > 0);
      await sleep(50);
      begin();
      await expect(pending).resolves.toMatchObject({ data: [{ id: '1' }] });
      expect(upstream.count()).toBe(1);
      await upstream.close();
    });

    it('ends with its caller, and its socket with it', async () => {
      const upstream = await startRaw((socket) => void socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{'));
      const { pause, asked, begin } = waiting();
      const caller = new AbortController();
      const reason = new Error('enough');
      const pending = execute({ ...listTickets, pause, signal: caller.signal }, upstream.runtime);
      await until(() => asked.mock.calls.length > 0);
      caller.abort(reason);
      await expect(pending).rejects.toBe(reason);
      await until(() => upstream.sockets.size === 0);
      begin();
      await upstream.close();
    });
  });

  it('is bounded for the whole call', async () => {
    const upstream = await startRaw(() => undefined);
    const began = performance.now();
    expect((await problemOf(execute({ ...listTickets, deadline_ms: 80 }, upstream.runtime))).code).toBe(
      'upstream_timeout',
    );
    expect(performance.now() - began).toBeLessThan(2_000);
    await upstream.close();
  });

  it('ends when the caller aborts: before, during the request, during a wait', async () => {
    const upstream = await startUpstream((request, response) =>
      request.url === '/api/tickets/7' ? undefined : json(response, 429, {}, { 'retry-after': '30' }),
    );
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
    const waiting = problemOf(
      execute({ ...listTickets, credentials: () => new Promise(() => undefined) }, upstream.runtime),
    );
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
