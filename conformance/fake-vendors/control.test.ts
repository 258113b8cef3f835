import { createDataSet } from './incident-io/records/data-set.ts';
import { incidentIo } from './incident-io/incident-io.ts';
import { startUpstream, type Upstream } from './start.ts';

let upstream: Upstream;

beforeEach(async () => {
  upstream = await startUpstream(
    incidentIo({
      accounts: [
        {
          api_key: 'inc_a',
          name: 'a',
          data: createDataSet({ seed: 1, counts: { incidents: 5, incident_updates: 5, escalations: 0 } }),
        },
        {
          api_key: 'inc_b',
          name: 'b',
          data: createDataSet({ seed: 2, counts: { incidents: 6, incident_updates: 5, escalations: 0 } }),
        },
      ],
      rate_limit_per_minute: 60,
    }),
  );
});

afterEach(() => upstream.close());

async function control(method: string, path: string, body?: unknown): Promise<{ status: number; body: any }> {
  const response = await fetch(upstream.control_url + path, {
    method,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

const get = (path: string, key = 'inc_a'): Promise<Response> =>
  fetch(upstream.base_url + path, { headers: { Authorization: `Bearer ${key}`, Cookie: 'session=secret' } });

describe('/__control/requests', () => {
  it('tells what was asked by whom, without the secret', async () => {
    await get('/v2/incidents?page_size=1&mode[one_of]=test&mode[one_of]=standard');
    await get('/v2/users', 'wrong-key');
    await control('POST', '/faults', { fault: { kind: 'status', status: 500 } });
    await get('/v1/severities', 'inc_b');
    const { body } = await control('GET', '/requests');
    expect(body.requests).toMatchObject([
      {
        method: 'GET',
        path: '/v2/incidents',
        query: { page_size: '1', 'mode[one_of]': ['test', 'standard'] },
        account: 'a',
        status: 200,
        fault: null,
      },
      { path: '/v2/users', account: null, status: 401 },
      { path: '/v1/severities', account: 'b', status: 500, fault: 'status' },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/inc_a|inc_b|wrong-key|session=secret/);
    await control('DELETE', '/requests');
    expect((await control('GET', '/requests')).body.requests).toEqual([]);
  });

  it('forgets the oldest beyond its bound', () => {
    for (let n = 0; n < 1005; n++)
      upstream.requests.add({ method: 'GET', path: `/${n}`, query: '', account: undefined, headers: {} });
    const paths = upstream.requests.list().map(({ path }) => path);
    expect(paths).toHaveLength(1000);
    expect([paths[0], paths.at(-1)]).toEqual(['/5', '/1004']);
  });
});

describe('/__control/data', () => {
  it('reads counts and records', async () => {
    expect((await control('GET', '/data?account=b')).body.counts).toMatchObject({ incidents: 6, severities: 4 });
    const { body } = await control('GET', '/data?account=a&entity=incidents&index=2');
    expect(body).toMatchObject({ count: 5, record: { reference: 'INC-3' } });
    expect((await control('GET', `/data?account=a&entity=incidents&id=${body.record.id}`)).body).toEqual(body);
    expect((await control('GET', '/data?account=a&entity=incidents&index=99')).body).toEqual({
      count: 5,
      record: null,
    });
  });

  it('touches, removes and inserts in one account only', async () => {
    const { status, body } = await control('POST', '/data', {
      account: 'a',
      changes: [
        { op: 'touch', entity: 'incidents', index: 0, record: { name: 'Touched' } },
        { op: 'remove', entity: 'incidents', index: 1 },
        { op: 'insert', entity: 'incidents', record: { name: 'Inserted', mode: 'standard' } },
      ],
    });
    expect(status).toBe(200);
    expect(body.records).toMatchObject([{ name: 'Touched' }, { id: expect.any(String) }, { name: 'Inserted' }]);
    expect(await (await get(`/v2/incidents/${body.records[0].id}`)).json()).toMatchObject({
      incident: { name: 'Touched' },
    });
    expect((await get(`/v2/incidents/${body.records[1].id}`)).status).toBe(404);
    expect((await get(`/v2/incidents/${body.records[2].id}`)).status).toBe(200);
    expect((await control('GET', '/data?account=b&entity=incidents')).body).toEqual({ count: 6 });
  });
});

describe('/__control/clock', () => {
  it('skews, freezes and advances the clock of every account', async () => {
    expect((await control('POST', '/clock', { freeze_at: '2027-01-01T00:00:00Z' })).body).toEqual({
      now: '2027-01-01T00:00:00.000Z',
      frozen: true,
    });
    expect((await control('POST', '/clock', { advance_ms: 5000 })).body).toMatchObject({
      now: '2027-01-01T00:00:05.000Z',
    });
    expect((await get('/v1/severities')).headers.get('date')).toBe('Fri, 01 Jan 2027 00:00:05 GMT');
    const { body } = await control('POST', '/data', {
      account: 'b',
      changes: [{ op: 'touch', entity: 'severities', index: 0 }],
    });
    expect(body.records[0].updated_at).toBe('2027-01-01T00:00:05.000000Z');
    await control('POST', '/clock', { skew_ms: -3_600_000 });
    const { now, frozen } = (await control('GET', '/clock')).body;
    expect(frozen).toBe(false);
    expect(Math.abs(Date.parse(now) - Date.now() + 3_600_000)).toBeLessThan(2000);
  });
});

describe('400', () => {
  it.each([
    ['/faults', '{', 'not JSON'],
    ['/faults', {}, 'fault'],
    ['/faults', { fault: { kind: 'nope' } }, 'status, rate_limit'],
    ['/faults', { fault: { kind: 'slow' } }, 'delay_ms'],
    ['/faults', { fault: { kind: 'hang', delay_ms: 1 } }, 'additional properties (delay_ms)'],
    ['/faults', { fault: { kind: 'hang' }, times: 0 }, '/times'],
    ['/faults', { fault: { kind: 'hang' }, account: 'unknown' }, 'known: a, b'],
    ['/faults', { fault: { kind: 'hang' }, path: 'v2' }, '/path'],
    ['/faults', [{ fault: { kind: 'hang' } }, { fault: 1 }], '/fault'],
    ['/data', { changes: [] }, 'account is needed, one of: a, b'],
    ['/data', { account: 'a', changes: [{ op: 'touch', entity: 'widgets', id: 'x' }] }, 'unknown entity widgets'],
    [
      '/data',
      { account: 'a', changes: [{ op: 'touch', entity: 'users', id: 'x' }] },
      'changes/0 (touch users): no users with id x',
    ],
    ['/data', { account: 'a', changes: [{ op: 'remove', entity: 'users' }] }, 'id or index'],
    ['/data', { account: 'a', changes: [{ op: 'drop', entity: 'users' }] }, 'allowed values'],
    ['/clock', { freeze_at: 'noon' }, 'not a date'],
    ['/clock', { skew_ms: 1, advance_ms: 1 }, 'more than 1'],
    ['/clock', 'null', 'object'],
  ])('POST %s %j says %j', async (path, sent, sentence) => {
    const { status, body } = await control('POST', path, sent);
    expect(status).toBe(400);
    expect(body.error).toContain(sentence);
    expect((await control('GET', '/faults')).body.faults).toEqual([]);
  });
});

it('GET /accounts tells each account with what opens it', async () => {
  expect((await control('GET', '/accounts')).body).toEqual({
    accounts: [
      { name: 'a', credentials: { api_key: 'inc_a' } },
      { name: 'b', credentials: { api_key: 'inc_b' } },
    ],
  });
});

it('404 and 405 name what there is', async () => {
  expect(await control('GET', '/nothing')).toMatchObject({
    status: 404,
    body: { controls: expect.arrayContaining(['POST /faults']) },
  });
  expect(await control('PUT', '/clock', {})).toMatchObject({ status: 405, body: { error: '/clock takes GET, POST' } });
});

describe('the rate limit', () => {
  it('counts down in the headers, then returns 429 with Retry-After, per key', async () => {
    const responses = [];
    for (let n = 0; n < 62; n++) responses.push(await get('/v1/severities'));
    expect(responses[0]!.headers.get('x-ratelimit-limit')).toBe('60, 60;window=60');
    expect(responses[0]!.headers.get('x-ratelimit-remaining')).toBe('59');
    expect(responses[0]!.headers.get('x-ratelimit-used')).toBe('1');
    const last = responses.at(-1)!;
    expect(last.status).toBe(429);
    expect(last.headers.get('retry-after')).toBe('1');
    expect(last.headers.get('x-ratelimit-remaining')).toBe('0');
    expect(Number(last.headers.get('x-ratelimit-reset')) * 1000).toBeGreaterThan(Date.now() + 50_000);
    expect(await last.json()).toMatchObject({
      type: 'too_many_requests',
      status: 429,
      rate_limit: { name: 'a', limit: 60, remaining: 0 },
    });
    expect((await get('/v1/severities', 'inc_b')).status).toBe(200);
  });
});
