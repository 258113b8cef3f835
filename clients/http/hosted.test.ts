import { startTestService, type TestService } from '../../server/testing/service.ts';
import { ApiError } from '../api-error.ts';
import { etagOf, hosted, type HostedOptions } from './hosted.ts';
import { retryAfter } from './transport.ts';

type Reply = Response | Error | 'hang' | ((request: Request) => Response | Promise<Response>);

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
const problem = (status: number, code: string, headers: Record<string, string> = {}, members: object = {}) =>
  json(
    status,
    { type: 'x', title: 'T', status, detail: `detail of ${code}`, code, request_id: 'r1', ...members },
    headers,
  );
const token = (expires_in = 900, access_token = 'token') =>
  json(200, { access_token, token_type: 'bearer', expires_in });

/** A service of canned responses: token requests and others from two queues, the last one of each again and again. */
function stub(replies: { token?: Reply[]; other?: Reply[] }, options: HostedOptions = {}) {
  const queues = { token: replies.token ?? [() => token()], other: replies.other ?? [() => json(200, { data: {} })] };
  const requests: Request[] = [];
  const bodies: string[] = [];
  const fetch = async (input: unknown): Promise<Response> => {
    const request = input as Request;
    requests.push(request);
    bodies.push(await request.clone().text());
    const queue = request.url.endsWith('/token') ? queues.token : queues.other;
    const reply = queue.length > 1 ? queue.shift()! : queue[0]!;
    if (reply === 'hang') return new Promise(() => undefined); // and does not listen to the signal either
    if (reply instanceof Error) throw reply;
    return typeof reply === 'function' ? reply(request) : reply.clone();
  };
  const client = hosted(
    { base_url: 'https://service.example/', client_id: 'c', client_secret: 's' },
    { fetch: fetch as typeof globalThis.fetch, ...options },
  );
  const paths = () => requests.map((request) => new URL(request.url).pathname.split('/').at(-1));
  return { client, connector: client.connector('id'), requests, bodies, paths };
}

const failure = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw error ?? new Error('it did not fail');
  return error;
};
const broken = () =>
  Object.assign(new TypeError('fetch failed'), {
    cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
  });

describe('the token', () => {
  it('is asked for once by any number of calls at once', async () => {
    const { connector, paths, requests } = stub({});
    await Promise.all(Array.from({ length: 100 }, () => connector.execute('severities', 'list')));
    expect(paths().filter((path) => path === 'token')).toHaveLength(1);
    expect(requests.at(-1)!.headers.get('authorization')).toBe('Bearer token');
  });

  it('is renewed before it ends', async () => {
    const { connector, paths } = stub({ token: [() => token(0.1)] });
    await connector.execute('severities', 'list');
    await new Promise((resolve) => setTimeout(resolve, 120));
    await connector.execute('severities', 'list');
    expect(paths()).toEqual(['token', 'execute', 'token', 'execute']);
  });

  it.each(['token_expired', 'unauthenticated'])('is renewed once when the service responds %s', async (code) => {
    const { connector, paths, requests } = stub({
      token: [() => token(900, 'old'), () => token(900, 'new')],
      other: [() => problem(401, code), () => json(200, { data: [] })],
    });
    await connector.execute('severities', 'list');
    expect(paths()).toEqual(['token', 'execute', 'token', 'execute']);
    expect(requests.at(-1)!.headers.get('authorization')).toBe('Bearer new');
  });

  it('that is refused a second time is an error', async () => {
    const { connector, paths } = stub({ other: [() => problem(401, 'unauthenticated')] });
    expect(await failure(connector.execute('severities', 'list'))).toMatchObject({
      code: 'unauthenticated',
      status: 401,
    });
    expect(paths()).toEqual(['token', 'execute', 'token', 'execute']);
  });

  it('that a hundred calls find expired is renewed once', async () => {
    const { connector, paths } = stub({
      token: [() => token(900, 'old'), () => token(900, 'new')],
      other: [
        (request) =>
          request.headers.get('authorization') === 'Bearer old'
            ? problem(401, 'token_expired')
            : json(200, { data: [] }),
      ],
    });
    await Promise.all(Array.from({ length: 100 }, () => connector.execute('severities', 'list')));
    expect(paths().filter((path) => path === 'token')).toHaveLength(2);
  });

  it('whose request hangs does not hang the call, and the next call asks again', async () => {
    const { connector } = stub({ token: ['hang', () => token()] }, { timeout_ms: 50 });
    expect(await failure(connector.execute('severities', 'list'))).toMatchObject({
      code: 'deadline_exceeded',
      status: 0,
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    await expect(connector.execute('severities', 'list')).resolves.toEqual({ data: {} });
  });

  it('is asked for again where the connection broke', async () => {
    await expect(stub({ token: [broken(), () => token()] }).connector.execute('severities', 'list')).resolves.toEqual({
      data: {},
    });
  });

  it('is not asked for where the caller brings one, and then cannot be renewed', async () => {
    const requests: string[] = [];
    const client = hosted(
      { base_url: 'https://service.example', token: 'mine' },
      {
        fetch: (async (request: Request) => (
          requests.push(request.url),
          problem(401, 'token_expired')
        )) as typeof fetch,
      },
    );
    expect(await failure(client.organization.get())).toMatchObject({ code: 'token_expired' });
    expect(requests).toHaveLength(1);
  });
});

describe('a good response of a later release', () => {
  it('is handed on with the members and values that are not known yet', async () => {
    const later = { id: 'id', status: 'hibernating', invented: { deep: [1] } };
    const { client } = stub({ other: [() => json(200, later)] });
    expect(await client.connectors.get('id')).toEqual(later);
    const page = { data: [{ id: 's1', name: 'Minor', mood: 'calm' }], invented: true };
    expect(await stub({ other: [() => json(200, page)] }).connector.execute('severities', 'list')).toEqual(page);
    const user = { data: { id: 'u1', role: 'astronaut', invented: null } };
    expect(await stub({ other: [() => json(200, user)] }).connector.execute('users', 'get', { id: 'u1' })).toEqual(
      user,
    );
  });
});

describe('ApiError', () => {
  it('carries the problem, and codes and members that are not known yet', async () => {
    const { connector } = stub({
      other: [
        () =>
          problem(
            418,
            'of_a_later_release',
            { 'Retry-After': '7' },
            { more: { than: 'known' }, errors: [{ in: 'mind', code: 'x', message: 'y' }] },
          ),
      ],
    });
    const error = await failure(connector.execute('severities', 'list'));
    expect(error).toMatchObject({
      code: 'of_a_later_release',
      status: 418,
      detail: 'detail of of_a_later_release',
      retry_after_s: 7,
      request_id: 'r1',
      problem: { more: { than: 'known' } },
    });
    expect(error.message).toBe(error.detail);
  });

  it.each([
    [
      'a page of a proxy',
      () => new Response('<html>Bad gateway</html>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
      502,
    ],
    ['an empty failure', () => new Response(null, { status: 500 }), 500],
    ['JSON that is no problem', () => json(400, ['?']), 400],
    ['a success that is not JSON', () => new Response('<html>Welcome</html>', { status: 200 }), 200],
    ['a success that is no object', () => json(200, 'fine'), 200],
  ])('says what %s is', async (_what, reply, status) => {
    expect(await failure(stub({ other: [reply] }).connector.execute('severities', 'list'))).toMatchObject({
      code: 'invalid_answer',
      status,
    });
  });

  it('tells the reason that fetch hides', async () => {
    const error = await failure(stub({ other: [broken()] }).connector.execute('severities', 'list'));
    expect(error).toMatchObject({
      code: 'transport_failed',
      status: 0,
      detail: 'The service at https://service.example/ cannot be reached (ECONNRESET).',
    });
  });

  it('is not what a caller gets who aborts', async () => {
    const { connector } = stub({ other: ['hang'] });
    const reason = new Error('enough');
    await expect(connector.execute('severities', 'list', {}, { signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    );
    const aborter = new AbortController();
    setTimeout(() => aborter.abort(reason), 20);
    await expect(connector.execute('severities', 'list', {}, { signal: aborter.signal })).rejects.toBe(reason);
  });
});

describe('repeats', () => {
  const fine = () => json(200, { data: [] });

  it.each([429, 503])('a read after %i, as long as Retry-After says', async (status) => {
    const waits: number[] = [];
    const { connector, paths } = stub(
      { other: [() => problem(status, 'busy', { 'Retry-After': '0' }), fine] },
      { on_retry: (_error, wait_ms) => void waits.push(wait_ms) },
    );
    await connector.execute('severities', 'list');
    expect(paths()).toEqual(['token', 'execute', 'execute']);
    expect(waits).toHaveLength(1);
  });

  it('no more than twice', async () => {
    const { connector, paths } = stub({ other: [() => problem(503, 'unavailable', { 'Retry-After': '0' })] });
    expect(await failure(connector.execute('severities', 'list'))).toMatchObject({ code: 'unavailable' });
    expect(paths()).toHaveLength(4);
  });

  it('not beyond the deadline', async () => {
    const { connector, paths } = stub({ other: [() => problem(429, 'rate_limited', { 'Retry-After': '3600' })] });
    expect(await failure(connector.execute('severities', 'list'))).toMatchObject({
      code: 'rate_limited',
      retry_after_s: 3600,
    });
    expect(paths()).toHaveLength(2);
  });

  it('not without Retry-After, and not other failures', async () => {
    for (const status of [429, 500, 502, 504]) {
      const { connector, paths } = stub({ other: [() => problem(status, 'upstream_failed')] });
      await failure(connector.execute('severities', 'list'));
      expect(paths()).toHaveLength(2);
    }
  });

  it('a creation with the same key and the same body', async () => {
    const created = json(201, { id: 'x' }, { ETag: '"1"' });
    const { client, requests, bodies } = stub({
      other: [broken(), () => problem(503, 'unavailable', { 'Retry-After': '0' }), created],
    });
    const connector = await client.connectors.create({
      customer_name: 'acme',
      connector_type: 'incident-io',
      credentials: { api_key: 'k' },
    });
    expect(etagOf(connector)).toBe('"1"');
    const keys = requests.slice(1).map((request) => request.headers.get('idempotency-key'));
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(bodies.slice(1)).size).toBe(1);
  });

  it('no change and no deletion', async () => {
    const { client, paths } = stub({ other: [() => problem(503, 'unavailable', { 'Retry-After': '0' })] });
    await failure(client.connectors.update('x', { name: 'y' }));
    await failure(client.connectors.delete('x'));
    expect(paths()).toEqual(['token', 'x', 'x']);
  });

  it.each([
    ['12', 12],
    ['Fri, 20 Nov 2026 08:00:10 GMT', 10],
    ['Fri, 20 Nov 2026 07:00:00 GMT', 0],
    ['soon', undefined],
    ['-5', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads Retry-After %j as %j', (value, seconds) => {
    expect(retryAfter(value, Date.parse('2026-11-20T08:00:00Z'))).toBe(seconds);
  });
});

describe('with the service', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ counts: { incidents: 5, incident_updates: 5, escalations: 5 } });
  });
  afterAll(() => service.close());

  const clientOf = (organization_id?: string) =>
    hosted({
      base_url: service.url,
      client_id: service.owner.client_id,
      client_secret: service.owner.client_secret,
      ...(organization_id !== undefined && { organization_id }),
    });
  const body = { customer_name: 'acme', connector_type: 'incident-io', credentials: { api_key: 'inc_main' } } as const;

  it('creates, reads, lists, changes, checks and deletes connectors', async () => {
    const { connectors } = clientOf();
    expect(await connectors.checkCredentials(body)).toMatchObject({ status: 'healthy' });
    const made = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        connectors.create({ ...body, customer_name: `customer ${n}` }, { verify: n === 0 }),
      ),
    );
    const found = [];
    for await (const { id } of connectors.list({ page_size: 2 })) found.push(id);
    expect(found.sort()).toEqual(made.map(({ id }) => id).sort());
    expect((await connectors.list({ page_size: 2 }).page()).data).toHaveLength(2);
    expect((await connectors.list({ customer_name: 'customer 3' }).page()).data.map(({ id }) => id)).toEqual([
      made[3]!.id,
    ]);

    const { id } = made[0]!;
    const read = await connectors.get(id);
    expect(read).toMatchObject({ id, status: 'active' });
    expect(await connectors.update(id, { name: 'New' }, { if_match: etagOf(read) })).toMatchObject({ name: 'New' });
    expect(await failure(connectors.update(id, { name: 'Newer' }, { if_match: etagOf(read) }))).toMatchObject({
      code: 'precondition_failed',
      status: 412,
    });
    expect(await connectors.check(id)).toMatchObject({ status: 'healthy' });
    await connectors.delete(id);
    expect(await failure(connectors.get(id))).toMatchObject({ code: 'not_found', status: 404 });
  });

  it('creates one connector however often a key is sent', async () => {
    const { connectors } = clientOf();
    const [one, two] = [
      await connectors.create(body, { idempotency_key: 'once' }),
      await connectors.create(body, { idempotency_key: 'once' }),
    ];
    expect(two).toEqual(one);
  });

  it('reads and changes the organization, the catalogue and scoped tokens', async () => {
    const client = clientOf(service.owner.organization_id);
    expect(await client.organization.get()).toMatchObject({ id: service.owner.organization_id });
    expect(await client.organization.update({ name: 'Renamed' })).toMatchObject({ name: 'Renamed' });
    expect((await client.connectorTypes.list()).map(({ connector_type }) => connector_type)).toContain('incident-io');
    expect((await client.connectorTypes.get('incident-io')).entities).toHaveLength(12);
    const { access_token } = await client.createScopedToken('another-customer');
    const scoped = hosted({ base_url: service.url, token: access_token });
    expect((await scoped.connectors.list().page()).data).toEqual([]);
    expect(await failure(scoped.connectors.create(body))).toMatchObject({ status: 403 });
    expect(await failure(hosted({ base_url: service.url, token: 'forged' }).organization.get())).toMatchObject({
      code: 'unauthenticated',
      status: 401,
    });
    expect(await failure(clientOf(service.stranger.organization_id).organization.get())).toMatchObject({
      code: 'organization_forbidden',
      status: 403,
    });
    expect(
      await failure(hosted({ base_url: service.url, client_id: 'x', client_secret: 'y' }).organization.get()),
    ).toMatchObject({ code: 'invalid_client', status: 401 });
  });

  it('follows no redirect', async () => {
    const redirect = async (request: Request) => fetch(new Request(request, {}));
    const client = hosted({ base_url: `${service.vendor.base_url}`, token: 't' }, { fetch: redirect as typeof fetch });
    service.vendor.faults.add({ fault: { kind: 'redirect', location: `${service.url}/healthz`, status: 307 } });
    expect(await failure(client.connectors.update('x', {}))).toMatchObject({ code: 'transport_failed' });
  });
});
