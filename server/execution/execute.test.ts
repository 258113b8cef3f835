import { Problem } from '../problem.ts';
import { authenticatedCursors, hmacSha256, plainCursors } from './request/cursor.ts';
import { execute } from './execute.ts';
import { rawPage, recordById } from './pages.ts';
import type { UpstreamObservation } from './options.ts';
import { createRuntime } from './runtime.ts';
import { access, getTicket, json, listTickets, page, startUpstream } from '../testing/upstream.ts';

const problemOf = async (call: Promise<unknown>): Promise<Problem> => {
  const error = await call.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(Problem);
  return error as Problem;
};

describe('list', () => {
  it('asks for the page size, the cursor and the constant filters, and returns data and pagination', async () => {
    const upstream = await startUpstream((_request, response, count) =>
      json(response, 200, page([count], count === 1 ? 'c/1 &' : null)),
    );
    const first = await execute({ ...listTickets, params: { page_size: 1 } }, upstream.runtime);
    expect(first).toEqual({
      data: [{ id: '1', title: null, group_id: null, rank: null, created_at: null, metadata: null }],
      pagination: { after: expect.any(String), page_size: 1 },
    });
    const second = await execute(
      { ...listTickets, params: { page_size: 1, after: first.pagination?.after } },
      upstream.runtime,
    );
    expect(second.pagination).toEqual({ after: null, page_size: 1 });
    const asked = upstream.requests.map(({ url }) => new URL(url ?? '', 'http://x'));
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/tickets', '/api/tickets']);
    expect(asked.map(({ searchParams }) => searchParams.getAll('mode[one_of]'))).toEqual([
      ['a', 'b&c'],
      ['a', 'b&c'],
    ]);
    expect(asked.map(({ searchParams }) => [searchParams.get('page[size]'), searchParams.get('page[after]')])).toEqual([
      ['1', null],
      ['1', 'c/1 &'],
    ]);
    await upstream.close();
  });

  it('uses the default page size where none is given', async () => {
    const upstream = await startUpstream((_request, response) => json(response, 200, page([])));
    expect(await execute(listTickets, upstream.runtime)).toEqual({
      data: [],
      pagination: { after: null, page_size: 25 },
    });
    expect(upstream.requests[0]?.url).toContain('page%5Bsize%5D=25');
    await upstream.close();
  });

  it('returns whole lists without pagination', async () => {
    const upstream = await startUpstream((_request, response) => json(response, 200, [{ id: 1 }]));
    expect(await execute({ ...listTickets, entity: 'states' }, upstream.runtime)).toEqual({ data: [{ id: '1' }] });
    await upstream.close();
  });

  it('puts parameters into the path and the query, percent-encoded, and keeps them out of other resources', async () => {
    const upstream = await startUpstream((_request, response) =>
      json(response, 200, { data: { comments: [{ key: 3 }] } }),
    );
    const call = { ...listTickets, entity: 'comments' };
    expect(await execute({ ...call, params: { ticket_id: 'a/../b?', kinds: ['x', 'y'] } }, upstream.runtime)).toEqual({
      data: [{ id: '3', ticket_id: 'a/../b?' }],
    });
    expect(upstream.requests[0]?.url).toBe('/api/tickets/a%2F..%2Fb%3F/comments?kind=x%2Cy');
    expect((await problemOf(execute({ ...call, params: { ticket_id: '..' } }, upstream.runtime))).code).toBe(
      'validation_failed',
    );
    expect(upstream.requests).toHaveLength(1);
    await upstream.close();
  });

  it.each([
    {},
    { tickets: null },
    { tickets: {} },
    { meta: {} },
    [],
    null,
    1,
    { tickets: [null] },
    { tickets: ['x'] },
    { tickets: [[]] },
  ])('rejects a response without records instead of returning an empty page: %j', async (answer) => {
    const upstream = await startUpstream((_request, response) => json(response, 200, answer));
    expect((await problemOf(execute(listTickets, upstream.runtime))).code).toBe('upstream_contract_violation');
    await upstream.close();
  });

  it('reports a record that does not fit beside the others, by id and field, without the value', async () => {
    const upstream = await startUpstream((_request, response) =>
      json(response, 200, {
        tickets: [{ id: 1 }, { id: 2, rank: 'hush-hush' }, { id: '<script>', rank: true }],
        meta: {},
      }),
    );
    const { data, invalid_records } = await execute(listTickets, upstream.runtime);
    expect(data.map(({ id }) => id)).toEqual(['1']);
    expect(invalid_records).toEqual([
      { id: '2', field: 'rank', message: 'is not an integer within 2^53-1' },
      { id: null, field: 'rank', message: 'is not an integer within 2^53-1' },
    ]);
    await upstream.close();
  });

  it('fails a raw page for such a record, unless its reader takes reports', async () => {
    const upstream = await startUpstream((_request, response) =>
      json(response, 200, { tickets: [{ id: 1 }, { id: 2, rank: 'hush-hush' }], meta: { has_more: false } }),
    );
    const at = { cursor: undefined, query: undefined };
    const problem = await problemOf(rawPage(listTickets, at, upstream.runtime));
    expect(problem.detail).toBe('tickets: rank is not an integer within 2^53-1 (record 2).');
    expect(await rawPage({ ...listTickets, tolerant: true }, at, upstream.runtime)).toMatchObject({
      data: [{ id: '1' }],
      invalid: [{ id: '2', field: 'rank' }],
      complete: true,
    });
    await upstream.close();
  });

  it('takes no bytes that are not UTF-8 for text', async () => {
    const upstream = await startUpstream((_request, response) =>
      response
        .writeHead(200)
        .end(Buffer.from([...Buffer.from('{"tickets":[{"id":1,"title":"'), 0xff, ...Buffer.from('"}]}')])),
    );
    const problem = await problemOf(execute(listTickets, upstream.runtime));
    expect([problem.code, problem.detail]).toEqual([
      'upstream_contract_violation',
      'The response of Test desk to list tickets is not valid UTF-8.',
    ]);
    await upstream.close();
  });

  it('bounds the values of a body, not only its bytes', async () => {
    const body = `{"tickets":[${'{},'.repeat(1_600_000)}{}]}`;
    const upstream = await startUpstream((_request, response) => json(response, 200, body));
    const call = { ...listTickets, params: { page_size: 1 } };
    expect((await problemOf(execute(call, upstream.runtime))).code).toBe('upstream_too_large');
    await upstream.close();
  });

  it('takes every cursor that it has issued, and issues none that is longer than the contract allows', async () => {
    const upstream = await startUpstream((request, response) =>
      json(
        response,
        200,
        page([1], request.url!.includes('after') ? null : 'c'.repeat(request.url!.endsWith('=2') ? 13_000 : 8_000)),
      ),
    );
    const first = await execute(listTickets, upstream.runtime);
    const { after } = first.pagination!;
    expect((await execute({ ...listTickets, params: { after } }, upstream.runtime)).pagination!.after).toBeNull();
    const longer = execute({ ...listTickets, params: { page_size: 2 } }, upstream.runtime);
    expect((await problemOf(longer)).detail).toContain('the next cursor is longer');
    await upstream.close();
  });
});

describe('get', () => {
  it('reads any id that a list has returned, in whatever form, for our own confirmations only', async () => {
    const upstream = await startUpstream((request, response) => {
      if (request.url === '/api/tickets/gone%20it%20is') return json(response, 404, {});
      return json(response, 200, { ticket: { id: decodeURIComponent(request.url!.slice('/api/tickets/'.length)) } });
    });
    for (const id of ['sev:1', 'a/b', 'é', '1.5', 'x'.repeat(200)]) {
      expect((await recordById(access, 'tickets', id, upstream.runtime))['id']).toBe(id);
      expect((await problemOf(execute({ ...getTicket, params: { id } }, upstream.runtime))).code).toBe(
        'validation_failed',
      );
    }
    expect((await problemOf(recordById(access, 'tickets', 'gone it is', upstream.runtime))).code).toBe(
      'record_not_found',
    );
    await upstream.close();
  });

  it('returns one record', async () => {
    const upstream = await startUpstream((_request, response) =>
      json(response, 200, '{"ticket":{"id":12345678901234567890,"created_at":"2024-03-12T15:02:47-0700"}}'),
    );
    const result = await execute(getTicket, upstream.runtime);
    expect(result.data).toMatchObject({ id: '12345678901234567890', created_at: '2024-03-12T22:02:47Z' });
    expect(upstream.requests[0]?.url).toBe('/api/tickets/7');
    await upstream.close();
  });

  it('hides no missing record', async () => {
    const upstream = await startUpstream((_request, response) => json(response, 404, { error: 'RecordNotFound' }));
    expect(await problemOf(execute(getTicket, upstream.runtime))).toMatchObject({
      code: 'record_not_found',
      extras: { upstream: { status: 404, code: 'RecordNotFound' } },
    });
    await upstream.close();
  });

  it.each(['', 'a/b', '../x', '..', '%2e', 'a b', 'x'.repeat(129), 'é', '1?x=1', '1#', 7, null, undefined])(
    'refuses the id %j before any request',
    async (id) => {
      const upstream = await startUpstream((_request, response) => json(response, 200, {}));
      const problem = await problemOf(execute({ ...getTicket, params: { id } }, upstream.runtime));
      expect(problem).toMatchObject({
        code: 'validation_failed',
        status: 422,
        extras: { errors: [{ in: 'body', pointer: '/params/id' }] },
      });
      expect(upstream.requests).toHaveLength(0);
      await upstream.close();
    },
  );
});

describe('wrong calls', () => {
  const runtime = createRuntime({ cursors: plainCursors });
  afterAll(() => runtime.close());

  it.each(['nope', '__proto__', 'constructor', ''])('lists the entities for the unknown one %j', async (entity) => {
    const problem = await problemOf(execute({ ...listTickets, entity }, runtime));
    expect(problem).toMatchObject({
      code: 'unknown_entity',
      extras: { errors: [{ pointer: '/entity', message: 'must be one of: tickets, states, comments' }] },
    });
  });

  it('lists the actions for an unsupported one', async () => {
    const problem = await problemOf(execute({ ...access, entity: 'states', action: 'get' }, runtime));
    expect(problem).toMatchObject({
      code: 'unsupported_action',
      extras: { errors: [{ pointer: '/action', message: 'must be one of: list' }] },
    });
    expect((await problemOf(execute({ ...access, entity: 'tickets', action: 'search' }, runtime))).code).toBe(
      'search_hosted_only',
    );
    expect((await problemOf(execute({ ...access, entity: 'tickets', action: 'delete' }, runtime))).code).toBe(
      'unsupported_action',
    );
  });

  it.each([
    [{ page_size: 101 }, { pointer: '/params/page_size', code: 'maximum', message: 'must be at most 100' }],
    [{ page_size: 0 }, { pointer: '/params/page_size', code: 'minimum', message: 'must be at least 1' }],
    [{ page_size: '5' }, { pointer: '/params/page_size', code: 'type', message: 'must be of type integer' }],
    [{ page_size: 1.5 }, { pointer: '/params/page_size', code: 'type', message: 'must be of type integer' }],
    [
      { 'pa/ge': 'hush' },
      { pointer: '/params/pa~1ge', code: 'unknown', message: 'is not a parameter of this operation' },
    ],
    [{ after: 'a\0' }, { pointer: '/params/after', code: 'text', message: 'contains U+0000 or a lone surrogate' }],
    [{ after: 'a\uD800' }, { pointer: '/params/after', code: 'text', message: 'contains U+0000 or a lone surrogate' }],
    [[], { pointer: '/params', code: 'type', message: 'must be of type object' }],
    ['x', { pointer: '/params', code: 'type', message: 'must be of type object' }],
  ])('names parameter and bound, not the value: %j', async (params, item) => {
    const problem = await problemOf(execute({ ...listTickets, params }, runtime));
    expect(problem.code).toBe('validation_failed');
    expect(problem.extras.errors).toEqual([{ in: 'body', ...item }]);
  });

  it('lists at most 50 errors', async () => {
    const params = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`p${i}`, 1]));
    expect((await problemOf(execute({ ...listTickets, params }, runtime))).extras.errors).toHaveLength(50);
  });

  it.each([
    [{ auth_method: 'nope' }, 'credentials_mismatch'],
    [{ credentials: {} }, 'credentials_required'],
    [{ credentials: { api_token: '' } }, 'credentials_required'],
    [{ credentials: { api_token: 'a\r\nX-Other: b' } }, 'validation_failed'],
    [{ auth_method: 'pair', credentials: { email: 'a:b@c', api_token: 'x' } }, 'validation_failed'],
  ])('sends nothing with unusable credentials: %j', async (change, code) => {
    expect((await problemOf(execute({ ...listTickets, ...change }, runtime))).code).toBe(code);
  });
});

describe('cursors', () => {
  const garbage = ['garbage', 'bnVsbA', plainCursors.encode('states', 'x', '')];

  it.each(garbage)('of no list of ours are refused before any request: %s', async (after) => {
    const upstream = await startUpstream((_request, response) => json(response, 200, page([])));
    expect(await problemOf(execute({ ...listTickets, params: { after } }, upstream.runtime))).toMatchObject({
      code: 'invalid_cursor',
      status: 400,
    });
    expect(upstream.requests).toHaveLength(0);
    await upstream.close();
  });

  it('of another connector are refused', async () => {
    const cursors = authenticatedCursors([hmacSha256(Buffer.alloc(32, 1))]);
    const upstream = await startUpstream((_request, response) => json(response, 200, page([], 'next')), { cursors });
    const { pagination } = await execute({ ...listTickets, cursor_binding: 'one' }, upstream.runtime);
    const params = { after: pagination?.after };
    expect((await problemOf(execute({ ...listTickets, params, cursor_binding: 'two' }, upstream.runtime))).code).toBe(
      'invalid_cursor',
    );
    await upstream.close();
  });

  it.each([
    [422, { errors: [{ code: 'invalid', source: { field: 'page[after]' } }] }],
    [400, { error: 'page[after] is not a valid cursor' }],
  ])('that the vendor refuses in a way that it documents are invalid (%i %j)', async (status, body) => {
    const upstream = await startUpstream((_request, response) => json(response, status, body));
    const after = plainCursors.encode('tickets', 'x', '');
    expect(await problemOf(execute({ ...listTickets, params: { after } }, upstream.runtime))).toMatchObject({
      code: 'invalid_cursor',
      extras: { upstream: { status } },
    });
    expect((await problemOf(execute(listTickets, upstream.runtime))).code).toBe('upstream_failed');
    await upstream.close();
  });

  it.each([
    [400, 'cursor expired'],
    [422, { errors: [{ code: 'invalid', source: { field: 'id' } }] }],
    [400, { error: { code: 100, error_subcode: 2446289 } }],
    [404, {}],
    [410, {}],
  ])('are not blamed for any other error (%i %j)', async (status, body) => {
    const upstream = await startUpstream((_request, response) => json(response, status, body));
    const after = plainCursors.encode('tickets', 'x', '');
    expect(await problemOf(execute({ ...listTickets, params: { after } }, upstream.runtime))).toMatchObject({
      code: 'upstream_failed',
      extras: { upstream: { status } },
    });
    await upstream.close();
  });

  it('are not blamed where the vendor complains about the page size', async () => {
    const upstream = await startUpstream((_request, response) => json(response, 422, { field: 'page[size]' }));
    expect(
      (
        await problemOf(
          execute({ ...listTickets, params: { after: plainCursors.encode('tickets', 'x', '') } }, upstream.runtime),
        )
      ).code,
    ).toBe('upstream_failed');
    await upstream.close();
  });

  it.each(['stuck', 7])('that repeat the one just sent end the listing (%j)', async (stuck) => {
    const upstream = await startUpstream((_request, response) =>
      json(response, 200, { tickets: [], meta: { has_more: true, after_cursor: stuck } }),
    );
    const { pagination } = await execute(listTickets, upstream.runtime);
    expect(
      (await problemOf(execute({ ...listTickets, params: { after: pagination?.after } }, upstream.runtime))).code,
    ).toBe('upstream_contract_violation');
    await upstream.close();
  });
});

describe('on_upstream', () => {
  it('observes every request, its outcome and the remaining rate limit; its own errors are ignored', async () => {
    const seen: UpstreamObservation[] = [];
    const upstream = await startUpstream(
      (_request, response, count) =>
        count === 1
          ? json(response, 503, {})
          : json(response, 200, page([]), {
              'X-RateLimit-Limit': '60, 1200;window=60',
              'X-RateLimit-Remaining': '59',
              'X-RateLimit-Reset': '1000000030',
              Date: new Date(1_000_000_000_000).toUTCString(),
            }),
      {
        on_upstream: (observation) => {
          seen.push(observation);
          throw new Error('metrics are down');
        },
      },
    );
    await execute(listTickets, upstream.runtime);
    const told = { connector_type: 'test-desk', entity: 'tickets', action: 'list', duration_ms: expect.any(Number) };
    expect(seen).toEqual([
      { ...told, attempt: 1, status: 503 },
      { ...told, attempt: 2, status: 200, rate_limit: { limit: 60, remaining: 59, reset_s: 30 } },
    ]);
    await upstream.close();
  });
});

describe('createRuntime', () => {
  it.each(['localhost:1', 'ftp://x', 'http://a/b', 'http://u@a', 'http://a?x', ''])(
    'takes only exact origins for stand-ins: %j',
    (origin) => {
      expect(() => createRuntime({ cursors: plainCursors, upstreams: { x: origin } })).toThrow(TypeError);
    },
  );
});
