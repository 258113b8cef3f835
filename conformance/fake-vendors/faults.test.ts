import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { FAULT_KINDS, type Fault, type FaultRule } from './faults.ts';
import { createDataSet } from './incident-io/records/data-set.ts';
import { incidentIo } from './incident-io/incident-io.ts';
import { startUpstream, type Upstream } from './start.ts';

const KEY = 'inc_test';
const PATH = '/v2/incidents?page_size=4';

type Record_ = { id: string; [field: string]: unknown };
type Page = { incidents: Record_[]; pagination_meta: { after?: string; page_size: number } };

let upstream: Upstream;
/** Kinds that a test has shown; the last test asks for all. */
const shown = new Set<string>();

beforeAll(async () => {
  const data = createDataSet({ counts: { incidents: 40 } });
  upstream = await startUpstream(
    incidentIo({
      accounts: [
        { api_key: KEY, name: 'main', data },
        { api_key: 'inc_other', name: 'other', data },
      ],
      rate_limit_per_minute: false,
    }),
  );
});

afterEach(() => upstream.faults.clear());
afterAll(() => upstream.close());

async function script(fault: Fault, rule: Omit<FaultRule, 'fault'> = {}): Promise<void> {
  shown.add(fault.kind);
  const response = await fetch(`${upstream.control_url}/faults`, {
    method: 'POST',
    body: JSON.stringify({ ...rule, fault }),
  });
  expect({ status: response.status, body: response.ok ? '' : await response.text() }).toEqual({
    status: 200,
    body: '',
  });
}

const get = (path = PATH, key = KEY, init: RequestInit = {}): Promise<Response> =>
  fetch(upstream.base_url + path, { redirect: 'manual', ...init, headers: { Authorization: `Bearer ${key}` } });
const page = async (path = PATH): Promise<Page> => (await (await get(path)).json()) as Page;
const next = ({ pagination_meta }: Page): Promise<Page> => page(`${PATH}&after=${pagination_meta.after!}`);

async function failure(path = PATH, timeout_ms = 5000): Promise<string> {
  try {
    await (await get(path, KEY, { signal: AbortSignal.timeout(timeout_ms) })).arrayBuffer();
    return 'none';
  } catch (error) {
    const { cause, name, message } = error as Error & { cause?: { code?: string } };
    return cause?.code ?? (name === 'TimeoutError' ? name : message);
  }
}

describe('which request runs into a fault', () => {
  it('applies once unless told otherwise, after as many requests as told', async () => {
    await script({ kind: 'status', status: 503 }, { after_requests: 2, times: 2 });
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await get()).status);
    expect(statuses).toEqual([200, 200, 503, 503, 200, 200]);
    await script({ kind: 'status', status: 500 });
    expect([(await get()).status, (await get()).status]).toEqual([500, 200]);
  });

  it('keeps to the query parameters that it names', async () => {
    await script({ kind: 'status', status: 502 }, { path: '/v2/users', query: { page_size: '2' } });
    const sizes = [1, 2, 2];
    const statuses = [];
    for (const size of sizes) statuses.push((await get(`/v2/users?after=&page_size=${size}`)).status);
    expect(statuses).toEqual([200, 502, 200]);
  });

  it('keeps to account, method and path; a final * makes a path a prefix', async () => {
    await script({ kind: 'status', status: 502 }, { account: 'other', times: 'always' });
    await script({ kind: 'status', status: 504 }, { path: '/v2/users', times: 'always' });
    await script({ kind: 'status', status: 500 }, { path: '/v1/sev*', method: 'GET', times: 'always' });
    expect((await get()).status).toBe(200);
    expect((await get(PATH, 'inc_other')).status).toBe(502);
    expect((await get('/v2/users?page_size=1')).status).toBe(504);
    expect((await get('/v2/users/x')).status).toBe(404);
    expect((await get('/v1/severities')).status).toBe(500);
    expect((await get('/v1/severities/x')).status).toBe(500);
    const { faults } = (await (await fetch(`${upstream.control_url}/faults`)).json()) as {
      faults: Array<{ applied: number }>;
    };
    expect(faults.map(({ applied }) => applied)).toEqual([1, 1, 2]);
    await fetch(`${upstream.control_url}/faults`, { method: 'DELETE' });
    expect((await get('/v1/severities')).status).toBe(200);
  });
});

describe('responses', () => {
  it('status: in the vendor’s envelope, or with any body and headers', async () => {
    await script({ kind: 'status', status: 503, headers: { 'X-Extra': '1' } });
    const own = await get();
    expect([own.status, own.headers.get('x-extra')]).toEqual([503, '1']);
    expect(await own.json()).toMatchObject({ status: 503, type: 'internal_error', request_id: expect.any(String) });
    await script({ kind: 'status', status: 200, body: { incidents: [] } });
    expect(await (await get()).json()).toEqual({ incidents: [] });
    await script({ kind: 'status', status: 502, body: 'Bad gateway' });
    expect(await (await get()).text()).toBe('Bad gateway');
    await script({ kind: 'status', status: 401 });
    expect((await get()).status).toBe(401);
  });

  it('rate_limit: Retry-After in each form', async () => {
    const throttled = async (
      fault: Omit<Extract<Fault, { kind: 'rate_limit' }>, 'kind'>,
    ): Promise<{ retry_after: string | null; hint: string | undefined }> => {
      await script({ kind: 'rate_limit', ...fault });
      const response = await get();
      expect(response.status).toBe(429);
      const body = (await response.json()) as { type: string; rate_limit: { name: string; retry_after?: string } };
      expect(body).toMatchObject({
        type: 'too_many_requests',
        status: 429,
        rate_limit: { name: 'main', limit: 1200, remaining: 0 },
        errors: [{ code: 'too_many_requests' }],
      });
      return { retry_after: response.headers.get('retry-after'), hint: body.rate_limit.retry_after };
    };
    expect(await throttled({ retry_after_s: 7 })).toEqual({ retry_after: '7', hint: expect.stringMatching(/Z$/) });
    const date = await throttled({ retry_after: 'http_date', retry_after_s: 30 });
    expect(date.retry_after).toMatch(/^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/);
    expect(Date.parse(date.retry_after!)).toBeGreaterThan(Date.now() + 20_000);
    expect(Date.parse((await throttled({ retry_after: 'past', retry_after_s: 60 })).retry_after!)).toBeLessThan(
      Date.now() - 50_000,
    );
    expect(await throttled({ retry_after: 'garbage' })).toEqual({ retry_after: 'a little later', hint: undefined });
    expect(await throttled({ retry_after: 'garbage', text: '-1' })).toMatchObject({ retry_after: '-1' });
    expect(await throttled({ retry_after: 'absent' })).toEqual({ retry_after: null, hint: undefined });
    expect(await throttled({ retry_after: 'absent', body_hint: true })).toMatchObject({
      retry_after: null,
      hint: expect.any(String),
    });
  });

  it('rate_limit_remaining_zero: a success whose headers report an exhausted rate limit', async () => {
    await script({ kind: 'rate_limit_remaining_zero', reset_in_s: 9 });
    const response = await get();
    expect(response.status).toBe(200);
    expect(response.headers.get('x-ratelimit-remaining')).toBe('0');
    expect(Number(response.headers.get('x-ratelimit-reset')) - Date.now() / 1000).toBeLessThan(10);
  });

  it('redirect: to the given location', async () => {
    await script({ kind: 'redirect', location: 'http://127.0.0.2:1/x', status: 307 });
    const response = await get();
    expect([response.status, response.headers.get('location')]).toEqual([307, 'http://127.0.0.2:1/x']);
    await script({ kind: 'redirect', location: '/v1/identity' });
    expect((await get()).status).toBe(302);
  });

  it('garbage, html, truncated, raw_body: 200 and not what was asked for', async () => {
    for (const [fault, type] of [
      [{ kind: 'garbage' }, 'application/json'],
      [{ kind: 'html' }, 'text/html; charset=utf-8'],
      [{ kind: 'truncated' }, 'application/json; charset=utf-8'],
      [{ kind: 'raw_body', text: '{"a":1,}' }, 'application/json'],
    ] as Array<[Fault, string]>) {
      await script(fault);
      const response = await get();
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
      const text = await response.text();
      expect(() => JSON.parse(text)).toThrow();
    }
  });

  it('missing_records_key: a page without its records', async () => {
    await script({ kind: 'missing_records_key' });
    expect(Object.keys(await page())).toEqual(['pagination_meta']);
  });
});

describe('cursors', () => {
  it('repeat_cursor: never gets further, even behind the last page', async () => {
    await script({ kind: 'repeat_cursor' });
    const first = await page();
    expect(first.pagination_meta.after).toBe(first.incidents.at(-1)!.id);
    const second = await next(first);
    expect(second.pagination_meta.after).toBe(first.pagination_meta.after);
    expect((await next(second)).incidents).toEqual(second.incidents);
    const whole = await page('/v2/incidents?page_size=250');
    expect(whole.pagination_meta.after).toBe(whole.incidents.at(-1)!.id);
  });

  it('cycle_cursor: comes back to where it was', async () => {
    await script({ kind: 'cycle_cursor', length: 3 });
    const cursors: string[] = [];
    let current = await page();
    for (let n = 0; n < 7; n++) {
      cursors.push(current.pagination_meta.after!);
      current = await next(current);
    }
    expect(new Set(cursors).size).toBe(3);
    expect(cursors.slice(3, 6)).toEqual(cursors.slice(0, 3));
  });

  it('short_page: fewer records, none lost', async () => {
    const whole = await page();
    await script({ kind: 'short_page', keep: 1 });
    const short = await page();
    expect(short.incidents).toEqual(whole.incidents.slice(0, 1));
    expect((await next(short)).incidents[0]).toEqual(whole.incidents[1]);
    await script({ kind: 'short_page' });
    expect((await page()).incidents).toHaveLength(2);
  });

  it('empty_page_with_cursor: goes on behind nothing', async () => {
    const true_first = await page();
    await script({ kind: 'empty_page_with_cursor' });
    const empty = await page();
    expect(empty).toMatchObject({ incidents: [], pagination_meta: { after: true_first.pagination_meta.after } });
    expect((await next(empty)).incidents).toHaveLength(4);
  });
});

describe('lists that mislead', () => {
  it('cut_list: says that it is the last page, or has no pagination object', async () => {
    await script({ kind: 'cut_list', keep: 1 });
    const cut = await page();
    expect([cut.incidents.length, cut.pagination_meta.after]).toEqual([1, undefined]);
    await script({ kind: 'cut_list', paging: 'absent' });
    const absent = await page();
    expect([absent.incidents.length, Object.keys(absent)]).toEqual([2, ['incidents']]);
  });

  it('more_without_cursor: names no record behind which to go on', async () => {
    await script({ kind: 'more_without_cursor' });
    const lost = await page();
    expect([lost.incidents.length, lost.pagination_meta.after]).toEqual([4, '']);
  });

  it('endless_pages: no records, and a new cursor each time', async () => {
    await script({ kind: 'endless_pages' }, { times: 'always' });
    const cursors = new Set<string | undefined>();
    for (let current = await page(); cursors.size < 5; current = await next(current)) {
      expect([current.incidents, cursors.has(current.pagination_meta.after)]).toEqual([[], false]);
      cursors.add(current.pagination_meta.after);
    }
  });

  it('page_too_large: refuses pages of more records, and serves smaller ones', async () => {
    await script({ kind: 'page_too_large', most: 3 }, { times: 'always' });
    expect((await get()).status).toBe(413);
    expect((await get('/v2/incidents')).status).toBe(413);
    expect((await page('/v2/incidents?page_size=3')).incidents).toHaveLength(3);
    expect((await get(`/v2/users/x`)).status).toBe(404);
  });

  it('page_size_ignored: returns more than was asked for', async () => {
    await script({ kind: 'page_size_ignored', returns: 5 }, { times: 'always' });
    expect((await page('/v2/incidents?page_size=2')).incidents).toHaveLength(5);
    expect((await get(`/v2/users/x`)).status).toBe(404);
  });
});

describe('records', () => {
  it('patch_record: wrong types, taken-away fields, deep values, one record or all', async () => {
    const nested = JSON.parse('{"a":'.repeat(40) + '1' + '}'.repeat(40)) as unknown;
    await script({
      kind: 'patch_record',
      index: 1,
      patch: {
        name: 42,
        summary: null,
        incident_status: { $delete: true },
        '/creator/user/name': 'Changed',
        deep: nested,
      },
    });
    const { incidents } = await page();
    expect(incidents[1]).toMatchObject({
      name: 42,
      summary: null,
      creator: { user: { name: 'Changed' } },
      deep: nested,
    });
    expect(incidents[1]).not.toHaveProperty('incident_status');
    expect(typeof incidents[0]!.name).toBe('string');
    await script({ kind: 'patch_record', index: 'all', patch: { id: 'same' } });
    expect(new Set((await page()).incidents.map(({ id }) => id))).toEqual(new Set(['same']));
    await script({ kind: 'patch_record', patch: { name: 7 } });
    expect(await (await get(`/v2/incidents/${incidents[0]!.id}`)).json()).toMatchObject({ incident: { name: 7 } });
  });

  it('patch_record: digits beyond what JavaScript holds, NUL, lone surrogates', async () => {
    await script({
      kind: 'patch_record',
      patch: { workload_minutes_total: { $raw: '9007199254740993' }, name: 'a\u0000b', summary: 'x\ud800y' },
    });
    const text = await (await get()).text();
    expect(text).toContain('"workload_minutes_total":9007199254740993');
    expect(text).toContain('"name":"a\\u0000b"');
    expect(text).toContain('"summary":"x\\ud800y"');
  });
});

describe('connections', () => {
  it('reset and reset_mid_body: break', async () => {
    await script({ kind: 'reset' });
    expect(await failure()).toBe('ECONNRESET');
    await script({ kind: 'reset_mid_body' });
    expect(['ECONNRESET', 'UND_ERR_SOCKET', 'terminated']).toContain(await failure('/v2/incidents?page_size=250'));
    expect((await get()).status).toBe(200);
  });

  it('hang: never responds', async () => {
    await script({ kind: 'hang' });
    expect(await failure(PATH, 200)).toBe('TimeoutError');
  });

  it('slow and slow_body: answer in the end', async () => {
    await script({ kind: 'slow', delay_ms: 150 });
    const started = performance.now();
    const late = await get();
    expect(performance.now() - started).toBeGreaterThan(140);
    expect(((await late.json()) as Page).incidents).toHaveLength(4);
    await script({ kind: 'slow_body', delay_ms: 50, chunks: 4 });
    const began = performance.now();
    const dripping = await get();
    const headers_ms = performance.now() - began;
    expect(((await dripping.json()) as Page).incidents).toHaveLength(4);
    expect(performance.now() - began - headers_ms).toBeGreaterThan(120);
  });

  it('gzip: compressed whatever the request accepts', async () => {
    await script({ kind: 'gzip' });
    const { headers, body } = await request(upstream.base_url + PATH, { headers: { authorization: `Bearer ${KEY}` } });
    expect(headers['content-encoding']).toBe('gzip');
    const bytes = Buffer.from(await body.arrayBuffer());
    expect(Number(headers['content-length'])).toBe(bytes.length);
    expect(JSON.parse(gunzipSync(bytes).toString())).toHaveProperty('incidents');
  });

  it('oversized: as many bytes as told, plain or after decompression', async () => {
    for (const gzip of [false, true]) {
      await script({ kind: 'oversized', bytes: 5_000_000, gzip });
      const response = await get();
      expect(response.headers.get('content-length')).toBeNull();
      const text = await response.text();
      expect(Buffer.byteLength(text)).toBe(5_000_000);
      expect(JSON.parse(text)).toHaveProperty('incidents');
    }
  });

  it('wrong_content_length: announces bytes that never come, or fewer than come', async () => {
    await script({ kind: 'wrong_content_length' });
    expect(await failure(PATH, 200)).toBe('TimeoutError');
    await script({ kind: 'wrong_content_length', gzip: true, close_after_ms: 50 });
    expect(await failure()).not.toBe('none');
    await script({ kind: 'wrong_content_length', length: 'shorter' });
    const raw = await rawExchange(PATH);
    const [head, body] = raw.split('\r\n\r\n') as [string, string];
    expect(Buffer.byteLength(body)).toBeGreaterThan(Number(/content-length: (\d+)/i.exec(head)![1]));
  });
});

/** The raw bytes of a response, for responses that a client would reject. */
function rawExchange(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(upstream.base_url).port), '127.0.0.1');
    let text = '';
    const end = () => {
      socket.destroy();
      resolve(text);
    };
    // Ends when nothing more comes: the connection stays open where bytes are announced that are never sent.
    let waiting = setTimeout(end, 10_000);
    socket.on('data', (piece) => {
      text += piece.toString();
      clearTimeout(waiting);
      waiting = setTimeout(end, 150);
    });
    socket.on('error', reject);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${KEY}\r\nConnection: close\r\n\r\n`);
  });
}

it('every kind of fault has been shown', () => {
  expect([...shown].sort()).toEqual([...FAULT_KINDS].sort());
});
