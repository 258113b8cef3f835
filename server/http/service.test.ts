import { startTestService, type TestService } from '../testing/service.ts';

let service: TestService;
let id: string;
beforeAll(async () => {
  service = await startTestService();
  id = await service.createConnector();
});
afterAll(() => service.close());

const connectors = '/api/v1/integrations/connectors';

describe('POST …/execute', () => {
  it('lists every page of every entity and gets each record, with every declared field', async () => {
    const { contract } = service.services.registry.get('incident-io')!;
    for (const [entity, { actions, record }] of Object.entries(contract.entities)) {
      const ids: string[] = [];
      let after: string | null | undefined;
      do {
        const page = await service.execute(
          id,
          entity,
          'list',
          actions.list!.page ? { page_size: 25, ...(after ? { after } : {}) } : undefined,
        );
        expect(page.status).toBe(200);
        for (const each of page.body.data) expect(Object.keys(each)).toEqual(Object.keys(record.properties!));
        ids.push(...page.body.data.map((each: { id: string }) => each.id));
        after = page.body.pagination?.after;
      } while (after);
      expect(new Set(ids).size).toBe(service.data.count(entity as never));
      if (!actions.get) continue;
      const one = await service.execute(id, entity, 'get', { id: ids[0]! });
      expect(one.body.data.id).toBe(ids[0]);
    }
  });
});

describe('POST …/execute against a vendor that misbehaves', () => {
  afterEach(() => service.vendor.faults.clear());
  const fault = (each: object, rule: object = {}) =>
    service.vendor.faults.add({ times: 'always', fault: each, ...rule } as never);
  const list = (params: object = {}) => service.execute(id, 'incidents', 'list', params);

  it.each<[string, object, number, string]>([
    ['says 500', { kind: 'status', status: 500 }, 502, 'upstream_failed'],
    ['resets the connection', { kind: 'reset' }, 502, 'upstream_failed'],
    ['returns garbage', { kind: 'garbage' }, 502, 'upstream_contract_violation'],
    ['returns a page of HTML', { kind: 'html' }, 502, 'upstream_contract_violation'],
    ['cuts its response short', { kind: 'truncated' }, 502, 'upstream_contract_violation'],
    ['leaves the records out', { kind: 'missing_records_key' }, 502, 'upstream_contract_violation'],
    ['returns too much', { kind: 'oversized', bytes: 17 * 1024 * 1024, gzip: true }, 502, 'upstream_too_large'],
    ['redirects elsewhere', { kind: 'redirect', location: 'https://example.com/' }, 502, 'upstream_failed'],
    ['refuses the key', { kind: 'status', status: 401 }, 424, 'upstream_unauthorized'],
    ['forbids it', { kind: 'status', status: 403 }, 424, 'upstream_forbidden'],
    [
      'throttles for an hour',
      { kind: 'rate_limit', retry_after: 'seconds', retry_after_s: 3600 },
      429,
      'upstream_rate_limited',
    ],
  ])('that %s', async (_what, each, status, code) => {
    fault(each);
    const answer = await list();
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    if (status === 429) expect([answer.headers.get('retry-after'), answer.body.retry_after]).toEqual(['3600', 3600]);
  });

  it('a cursor that repeats ends in a clear error', async () => {
    fault({ kind: 'repeat_cursor' });
    const first = await list({ page_size: 5 });
    const second = await list({ page_size: 5, after: first.body.pagination.after });
    expect([second.status, second.body.code]).toEqual([502, 'upstream_contract_violation']);
  });

  it('an error in mid-pagination surfaces', async () => {
    const first = await list({ page_size: 5 });
    fault({ kind: 'status', status: 503 });
    expect((await list({ page_size: 5, after: first.body.pagination.after })).status).toBe(502);
  });

  it('a cursor that is garbage, of another entity, of another connector, or changed, is 400', async () => {
    const { after } = (await list({ page_size: 5 })).body.pagination;
    const other = await service.createConnector();
    const responses = [
      await list({ after: 'garbage' }),
      await list({ after: `${after.slice(0, -2)}AA` }),
      await service.execute(id, 'alerts', 'list', { after }),
      await service.execute(other, 'incidents', 'list', { after }),
    ];
    for (const answer of responses) expect([answer.status, answer.body.code]).toEqual([400, 'invalid_cursor']);
    expect((await list({ page_size: 5, after })).status).toBe(200);
  });

  it.each<[string, unknown, string, string]>([
    ['an unknown parameter', { page_size: 5, pages: 1 }, '/params/pages', 'unknown'],
    ['a page size over the bound', { page_size: 251 }, '/params/page_size', 'maximum'],
    ['a page size of none', { page_size: 0 }, '/params/page_size', 'minimum'],
    ['a parameter of another type', { page_size: '5' }, '/params/page_size', 'type'],
  ])('422: names %s', async (_what, params, pointer, code) => {
    const answer = await list(params as object);
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [expect.objectContaining({ in: 'body', pointer, code })],
    ]);
  });

  it('422: lists the entities and actions that there are; an id of another form never reaches the vendor', async () => {
    expect((await service.execute(id, 'none', 'list')).body).toMatchObject({
      code: 'unknown_entity',
      errors: [{ pointer: '/entity', message: expect.stringContaining('incidents') }],
    });
    expect((await service.execute(id, 'incident_updates', 'get', { id: 'x' })).body).toMatchObject({
      code: 'unsupported_action',
      errors: [{ pointer: '/action', message: expect.stringContaining('list') }],
    });
    fault({ kind: 'status', status: 500 });
    for (const bad of ['../users', 'a/b', 'a?b', '', 'x'.repeat(200)])
      expect((await service.execute(id, 'incidents', 'get', { id: bad })).status).toBe(422);
  });

  it('404: a record that the vendor does not have', async () => {
    expect((await service.execute(id, 'incidents', 'get', { id: '01ZZZZZZZZZZZZZZZZZZZZZZZZ' })).body.code).toBe(
      'record_not_found',
    );
  });

  it('gets an incident by its id and by the number of its reference', async () => {
    const [incident] = (await list({ page_size: 1 })).body.data;
    const number = incident.reference.split('-')[1];
    expect((await service.execute(id, 'incidents', 'get', { id: number })).body.data).toEqual(
      (await service.execute(id, 'incidents', 'get', { id: incident.id })).body.data,
    );
  });
});

describe('a row whose sealed credentials were changed', () => {
  it('cannot be used, is reported, and breaks neither the list nor another connector', async () => {
    const [a, b] = [await service.createConnector(), await service.createConnector()];
    const { database } = service.services;
    const [row] = await database.query<{ wrapped_key: Buffer; sealed_credentials: Buffer }>(
      'SELECT wrapped_key, sealed_credentials FROM connectors WHERE id = ?',
      [a],
    );
    await database.change('UPDATE connectors SET wrapped_key = ?, sealed_credentials = ? WHERE id = ?', [
      row!.wrapped_key,
      row!.sealed_credentials,
      b,
    ]);
    const swapped = await service.execute(b, 'severities', 'list');
    expect([swapped.status, swapped.body.detail]).toEqual([500, expect.stringContaining('cannot be opened')]);
    expect((await service.execute(a, 'severities', 'list')).status).toBe(200);
    expect((await service.call('GET', connectors, { token: service.owner.token })).body.data.length).toBeGreaterThan(1);
    expect(
      (
        await service.call('PATCH', `${connectors}/${b}`, {
          token: service.owner.token,
          body: { credentials: { api_key: 'inc_main' } },
        })
      ).status,
    ).toBe(200);
    expect((await service.execute(b, 'severities', 'list')).status).toBe(200);
  });
});

describe('GET …/connectors', () => {
  it('pages from the newest to the oldest', async () => {
    const before = (await service.call('GET', `${connectors}?page_size=100`, { token: service.owner.token })).body.data
      .map((each: { id: string }) => each.id)
      .reverse();
    const made = [...before];
    for (let n = 0; n < 4; n++) made.push(await service.createConnector(service.owner, { customer_name: `c${n}` }));
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: any = await service.call('GET', `${connectors}?page_size=2${after ? `&after=${after}` : ''}`, {
        token: service.owner.token,
      });
      seen.push(...page.body.data.map((each: { id: string }) => each.id));
      after = page.body.pagination.after;
    } while (after);
    expect(seen).toEqual(made.reverse());
  });
});
