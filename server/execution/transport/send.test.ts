import { Problem } from '../../problem.ts';
import { plainCursors } from '../request/cursor.ts';
import { execute } from '../execute.ts';
import { createRuntime } from '../runtime.ts';
import { json, listTickets, page, startRaw, startUpstream } from '../../testing/upstream.ts';

const problemOf = async (call: Promise<unknown>): Promise<Problem> => {
  const error = await call.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (!(error instanceof Problem)) throw new Error('not a Problem', { cause: error });
  return error;
};

const ok = JSON.stringify(page([1]));

describe('retries', () => {
  it.each([500, 502, 503, 504, 429])('tries a read again after %i', async (status) => {
    const upstream = await startUpstream((_request, response, count) =>
      count < 3 ? json(response, status, '<html>') : json(response, 200, ok),
    );
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

  it('tries again after a response that breaks off', async () => {
    const upstream = await startRaw((socket, count) =>
      socket.end(
        `HTTP/1.1 200 OK\r\ncontent-length: ${ok.length}\r\nconnection: close\r\n\r\n${count < 3 ? ok.slice(0, 10) : ok}`,
      ),
    );
    await expect(execute(listTickets, upstream.runtime)).resolves.toMatchObject({ data: [{ id: '1' }] });
    await upstream.close();
  });

  it('gives up on a port without a listener', async () => {
    const runtime = createRuntime({
      cursors: plainCursors,
      upstreams: { 'test-desk': 'http://127.0.0.1:1' },
      limits: { backoff_ms: 1 },
    });
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
    const upstream = await startUpstream((_request, response, count) =>
      count === 1 ? json(response, 429, {}, { 'retry-after': '1' }) : json(response, 200, ok),
    );
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
    expect(await problemOf(execute(listTickets, upstream.runtime))).toMatchObject({
      code: 'upstream_rate_limited',
      status: 429,
      extras: { retry_after_s },
    });
    expect(upstream.requests).toHaveLength(1);
    await upstream.close();
  });

  it.each(['soon', '-1', '', 'NaN'])('tolerates Retry-After %j', async (value) => {
    const upstream = await startUpstream((_request, response) => json(response, 429, {}, { 'retry-after': value }));
    expect(await problemOf(execute(listTickets, upstream.runtime))).toMatchObject({
      code: 'upstream_rate_limited',
      extras: { retry_after_s: 10 },
    });
    expect(upstream.requests).toHaveLength(3);
    await upstream.close();
  });

  it('recognizes throttling with a plain text body', async () => {
    const upstream = await startUpstream((_request, response) =>
      response
        .writeHead(429, { 'content-type': 'text/plain', 'retry-after': '99' })
        .end('Number of allowed API requests per minute exceeded'),
    );
    expect(await problemOf(execute(listTickets, upstream.runtime))).toMatchObject({
      code: 'upstream_rate_limited',
      extras: { retry_after_s: 99 },
    });
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
  ])("answer %i is %s, with the vendor's numbers and none of its text", async (status, code) => {
    const upstream = await startUpstream((_request, response) =>
      json(
        response,
        status,
        status === 304 ? '' : { error: 'Some_code.x-1', message: 'vendor text', request_id: 'req-1' },
      ),
    );
    const problem = await problemOf(execute(listTickets, upstream.runtime));
    expect(problem).toMatchObject({
      code,
      extras: { upstream: status === 304 ? { status } : { status, code: 'Some_code.x-1', request_id: 'req-1' } },
    });
    expect(problem.detail).not.toContain('vendor text');
    await upstream.close();
  });

  it.each([['vendor text'], ['x'.repeat(65)], [{ a: 1 }], ['<b>'], [null]])(
    'does not pass on %j as a code',
    async (error) => {
      const upstream = await startUpstream((_request, response) => json(response, 403, { error }));
      expect((await problemOf(execute(listTickets, upstream.runtime))).extras.upstream).toEqual({ status: 403 });
      await upstream.close();
    },
  );

  it("are found in bodies by the connector's rules, whatever the status", async () => {
    const upstream = await startUpstream((_request, response) => json(response, 400, { error: { code: 190 } }));
    expect(await problemOf(execute(listTickets, upstream.runtime))).toMatchObject({
      code: 'upstream_unauthorized',
      extras: { upstream: { status: 400, code: '190' } },
    });
    await upstream.close();
  });
});

describe('credentials', () => {
  it('are read again at every attempt', async () => {
    const upstream = await startUpstream((_request, response, count) => json(response, count < 3 ? 503 : 200, ok));
    let token = 0;
    await execute(
      { ...listTickets, credentials: () => Promise.resolve({ api_token: `t${++token}` }) },
      upstream.runtime,
    );
    expect(upstream.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer t1',
      'Bearer t2',
      'Bearer t3',
    ]);
    await upstream.close();
  });

  it('that were renewed after a 401 are the ones sent once more', async () => {
    const upstream = await startUpstream((request, response) =>
      json(response, request.headers.authorization === 'Bearer new' ? 200 : 401, ok),
    );
    let asked = 0;
    const on_unauthorized = () => Promise.resolve({ api_token: `${asked++ === 0 ? 'new' : 'no'}` });
    await expect(execute({ ...listTickets, on_unauthorized }, upstream.runtime)).resolves.toMatchObject({
      data: [{ id: '1' }],
    });
    expect(upstream.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer secret-token',
      'Bearer new',
    ]);
    await upstream.close();
  });

  it('are refused for good by a second 401', async () => {
    const upstream = await startUpstream((_request, response) => json(response, 401, {}));
    let asked = 0;
    const on_unauthorized = () => Promise.resolve({ api_token: `new${++asked}` });
    expect((await problemOf(execute({ ...listTickets, on_unauthorized }, upstream.runtime))).code).toBe(
      'upstream_unauthorized',
    );
    expect([asked, upstream.requests.length]).toEqual([1, 2]);
    expect(
      (
        await problemOf(
          execute({ ...listTickets, on_unauthorized: () => Promise.resolve(undefined) }, upstream.runtime),
        )
      ).code,
    ).toBe('upstream_unauthorized');
    await upstream.close();
  });

  it('of 16 KB arrive whole', async () => {
    const api_token = 'x'.repeat(16 * 1024);
    const upstream = await startUpstream((_request, response) => json(response, 200, ok));
    await execute({ ...listTickets, credentials: { api_token } }, upstream.runtime);
    await execute(
      { ...listTickets, auth_method: 'pair', credentials: { email: 'ä@example.org', api_token } },
      upstream.runtime,
    );
    expect(upstream.requests[0]?.headers.authorization).toBe(`Bearer ${api_token}`);
    expect(Buffer.from(upstream.requests[1]?.headers.authorization?.slice(6) ?? '', 'base64').toString()).toBe(
      `ä@example.org/token:${api_token}`,
    );
    await upstream.close();
  });

  it('that take too long end in time', async () => {
    const upstream = await startUpstream((_request, response) => json(response, 401, {}));
    const never = () => new Promise<never>(() => undefined);
    expect(
      (await problemOf(execute({ ...listTickets, credentials: never, deadline_ms: 50 }, upstream.runtime))).code,
    ).toBe('upstream_timeout');
    expect(
      (await problemOf(execute({ ...listTickets, on_unauthorized: never, deadline_ms: 50 }, upstream.runtime))).code,
    ).toBe('upstream_timeout');
    await upstream.close();
  });

  it('that cannot be had fail the call with their own reason', async () => {
    const upstream = await startUpstream((_request, response) => json(response, 200, ok));
    const credentials = () => Promise.reject(new Problem('connector_needs_reauth', 'Reconnect.'));
    expect((await problemOf(execute({ ...listTickets, credentials }, upstream.runtime))).code).toBe(
      'connector_needs_reauth',
    );
    await upstream.close();
  });
});
