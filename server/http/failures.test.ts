import { connect } from 'node:net';
import { routes } from '../generated/routes.gen.ts';
import { startTestService, type TestService } from '../testing/service.ts';

let service: TestService;
let id: string;
beforeAll(async () => {
  service = await startTestService();
  id = await service.createConnector();
});
afterAll(() => service.close());

const connectors = '/api/v1/integrations/connectors';
const create = (body: unknown, headers: Record<string, string> = {}) =>
  service.call('POST', connectors, { token: service.owner.token, body, headers });
const good = { customer_name: 'acme', connector_type: 'incident-io', credentials: { api_key: 'inc_main' } };

/** What a client that speaks no proper HTTP gets: the raw bytes. */
function raw(text: string): Promise<string> {
  const { hostname, port } = new URL(service.url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (bytes) => (answer += bytes.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('the routes', () => {
  it('are those of the document, both ways', async () => {
    const { body } = await service.call('GET', '/openapi.json');
    const documented = Object.entries<Record<string, { operationId: string }>>(body.paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([method]) => method !== 'parameters')
        .map(([method, operation]) => `${operation.operationId} ${method} ${path}`),
    );
    expect(routes.map((route) => `${route.operation_id} ${route.method} ${route.path}`).sort()).toEqual(
      documented.sort(),
    );
    for (const route of routes) {
      const answer = await fetch(service.url + route.path.replace(/\{[^}]+\}/g, 'x'), {
        method: route.method.toUpperCase(),
      });
      expect([
        route.path,
        answer.status === 405,
        (await answer.text()).includes('No resource exists at this path'),
      ]).toEqual([route.path, false, false]);
    }
  });

  it('404: are strict about slashes and case', async () => {
    for (const path of [
      '/healthz/',
      '/Healthz',
      '//healthz',
      '/api/v1',
      '/api/v2/integrations/connectors',
      `${connectors}/`,
    ]) {
      expect([path, (await service.call('GET', path, { token: service.owner.token })).status]).toEqual([path, 404]);
    }
  });

  it('405: tell the methods that there are', async () => {
    const answer = await service.call('PUT', `${connectors}/${id}`, { token: service.owner.token });
    expect([answer.status, answer.body.code, answer.headers.get('allow')]).toEqual([
      405,
      'method_not_allowed',
      'GET, HEAD, PATCH, DELETE, OPTIONS',
    ]);
  });

  it('405: take a concrete path for itself before a templated one that fits too', async () => {
    const answer = await service.call('GET', `${connectors}/check`);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it('answer HEAD as GET without the body, and OPTIONS with 204', async () => {
    const head = await service.call('HEAD', '/openapi.json');
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await service.call('OPTIONS', connectors)).headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS');
  });
});

describe('a request body', () => {
  it('400: that is no JSON, or not UTF-8, is refused', async () => {
    for (const body of ['{', '{"a":1}{', 'nonsense', Uint8Array.from([0x7b, 0x22, 0xff, 0x22, 0x7d])])
      expect((await create(body)).body.code).toBe('malformed_json');
  });

  it('413: larger than 256 KiB is refused, announced or not, compressed or not', async () => {
    expect((await create({ ...good, name: 'x'.repeat(256 * 1024) })).body.code).toBe('payload_too_large');
    const { gzipSync } = await import('node:zlib');
    expect(
      (
        await create(gzipSync(JSON.stringify({ ...good, name: 'x'.repeat(300 * 1024) })), {
          'content-encoding': 'gzip',
        })
      ).body.code,
    ).toBe('payload_too_large');
  });

  it('413: a form of more than 1000 fields is refused', async () => {
    const body = Array.from({ length: 1001 }, (_, n) => `f${n}=x`).join('&');
    const answer = await service.call('POST', '/api/v1/account/applications/token', {
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(413);
  });

  it('415: of another media type, coding or charset is refused', async () => {
    for (const headers of [
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/xml' },
      { 'content-type': 'application/json; charset=latin1' },
      { 'content-encoding': 'zstd' },
    ] as Array<Record<string, string>>) {
      expect([headers, (await create(good, headers)).body.code]).toEqual([headers, 'unsupported_media_type']);
    }
    expect(
      (await service.call('POST', `${connectors}/${id}/check`, { token: service.owner.token, body: { a: 1 } })).status,
    ).toBe(415);
  });

  it('422: says which body is missing', async () => {
    const answer = await service.call('POST', connectors, {
      token: service.owner.token,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.body).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: [{ in: 'body', pointer: '', code: 'required' }],
    });
  });

  it.each<[string, unknown, string, string]>([
    ['an undeclared member', { ...good, extra: 1 }, '/extra', 'unknown'],
    ['a required member that is missing', { ...good, customer_name: undefined }, '/customer_name', 'required'],
    ['a member of another type', { ...good, name: 5 }, '/name', 'type'],
    ['an empty string where one is needed', { ...good, name: '' }, '/name', 'min_length'],
    ['a string over its bound', { ...good, name: 'x'.repeat(256) }, '/name', 'max_length'],
    ['a number out of range', { ...good, sync: { interval_minutes: 4 } }, '/sync/interval_minutes', 'minimum'],
    ['a whole number that is not', { ...good, sync: { interval_minutes: 5.5 } }, '/sync/interval_minutes', 'type'],
    ['U+0000', { ...good, name: 'a\0b' }, '/name', 'text'],
    [
      'a lone surrogate',
      `{"customer_name":"acme","connector_type":"incident-io","credentials":{"api_key":"x"},"name":"\\ud800"}`,
      '/name',
      'text',
    ],
    ['an outer space in customer_name', { ...good, customer_name: ' acme' }, '/customer_name', 'pattern'],
    ['a decomposed customer_name', { ...good, customer_name: 'a\u0308' }, '/customer_name', 'pattern'],
    ['a customer_name that turns the text', { ...good, customer_name: 'a\u202eb' }, '/customer_name', 'pattern'],
    [
      'a credential with a line break',
      { ...good, credentials: { api_key: 'a\r\nx: y' } },
      '/credentials/api_key',
      'pattern',
    ],
    [
      'a prototype',
      `{"customer_name":"acme","connector_type":"incident-io","credentials":{"api_key":"x"},"__proto__":{"name":"x"}}`,
      '/__proto__',
      'unknown',
    ],
    [
      'an environment that the type does not know',
      { ...good, environment: { subdomain: 'x' } },
      '/environment/subdomain',
      'unknown',
    ],
  ])('422: names the member and the rule, never the value: %s', async (_what, body, pointer, code) => {
    const answer = await create(body);
    expect([answer.status, answer.body.code, answer.body.errors[0]]).toEqual([
      422,
      'validation_failed',
      expect.objectContaining({ in: 'body', pointer, code }),
    ]);
  });

  it('422: nested beyond reason is refused, not an overflow', async () => {
    const answer = await service.call('POST', `${connectors}/${id}/execute`, {
      token: service.owner.token,
      body: `{"entity":"incidents","action":"list","params":${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}}`,
    });
    expect([answer.status, answer.body.errors[0].code]).toEqual([422, 'depth']);
  });

  it('counts code points, not UTF-16 units', async () => {
    expect((await create({ ...good, customer_name: '😀'.repeat(255) })).status).toBe(201);
    expect((await create({ ...good, customer_name: '😀'.repeat(256) })).status).toBe(422);
  });
});

describe('a query', () => {
  it.each<[string, string, string]>([
    ['page_size=0', 'page_size', 'minimum'],
    ['page_size=101', 'page_size', 'maximum'],
    ['page_size=ten', 'page_size', 'type'],
    ['page_size=1e1', 'page_size', 'type'],
    ['page_size=0x10', 'page_size', 'type'],
    ['page_size=5.0', 'page_size', 'type'],
    ['page_size=+5', 'page_size', 'type'],
    ['page_size=%205', 'page_size', 'type'],
    ['page_size=', 'page_size', 'type'],
    ['page_size=1&page_size=2', 'page_size', 'type'],
    ['unknown=1', 'unknown', 'unknown'],
    ['status=%00', 'status', 'text'],
    ['customer_name=%ff', 'customer_name', 'text'],
    ['status=nonsense', 'status', 'enum'],
  ])('422: %s is refused by name', async (query, name, code) => {
    const answer = await service.call('GET', `${connectors}?${query}`, { token: service.owner.token });
    expect([answer.status, answer.body.errors[0]]).toEqual([422, expect.objectContaining({ in: 'query', name, code })]);
  });

  it('422: an unknown connector type has a code of its own, in query and body', async () => {
    expect(
      (await service.call('GET', `${connectors}?connector_type=none`, { token: service.owner.token })).body.code,
    ).toBe('unknown_connector_type');
    const answer = await create({ ...good, connector_type: 'none' });
    expect([answer.body.code, answer.body.detail]).toEqual([
      'unknown_connector_type',
      expect.stringContaining('incident-io'),
    ]);
  });

  it('400: a cursor that is not ours is refused', async () => {
    for (const after of ['garbage', 'Y29ubmVjdG9yczox', Buffer.from(`connectors:${id}`).toString('base64')]) {
      const answer = await service.call('GET', `${connectors}?after=${encodeURIComponent(after)}`, {
        token: service.owner.token,
      });
      if (answer.status !== 200) expect(answer.body.code).toBe('invalid_cursor');
      else expect(Buffer.from(after, 'base64url').toString('base64url')).toBe(after);
    }
    expect((await service.call('GET', `${connectors}?after=garbage`, { token: service.owner.token })).body.code).toBe(
      'invalid_cursor',
    );
  });
});

describe('what the parser refuses before there is a request', () => {
  it('400: text that is not HTTP', async () => {
    const answer = await raw('NONSENSE\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({
      code: 'invalid_header',
      status: 400,
      request_id: expect.any(String),
    });
  });

  it('431: headers over 32 KiB', async () => {
    const answer = await raw(`GET /healthz HTTP/1.1\r\nHost: x\r\nX-Large: ${'x'.repeat(40_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!).code).toBe('headers_too_large');
  });

  it('414: a request target over 8192 characters', async () => {
    const response = await fetch(`${service.url}/healthz?${'x'.repeat(9000)}`);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([414, 'uri_too_long']);
  });
});

describe('content negotiation', () => {
  it('406: refuses what it cannot answer, and takes every usual way to ask for JSON', async () => {
    const ask = (accept: string) =>
      service.call('GET', connectors, { token: service.owner.token, headers: { accept } });
    expect((await ask('text/csv')).body.code).toBe('not_acceptable');
    for (const accept of ['*/*', 'application/*', 'application/json', 'text/html, application/json;q=0.5'])
      expect((await ask(accept)).status).toBe(200);
  });

  it('304: documents that the caller has already are not sent again', async () => {
    for (const path of [
      '/openapi.json',
      '/openapi.typed.json',
      '/openapi.yaml',
      '/api/v1/integrations/connector-types',
      '/api/v1/integrations/connector-types/incident-io',
    ]) {
      const etag = (await service.call('GET', path, { token: service.owner.token })).headers.get('etag')!;
      const again = await service.call('GET', path, {
        token: service.owner.token,
        headers: { 'if-none-match': `"other", ${etag}` },
      });
      expect([path, again.status, again.text]).toEqual([path, 304, '']);
    }
  });
});

describe('what is not a document', () => {
  it('200: is never "not modified"', async () => {
    for (const path of [connectors, `${connectors}/${id}`, '/api/v1/account/organization', '/healthz']) {
      expect([
        path,
        (await service.call('GET', path, { token: service.owner.token, headers: { 'if-none-match': '*' } })).status,
      ]).toEqual([path, 200]);
    }
  });
});

describe('every response', () => {
  it('has its own request id, must not be cached, and does not name the framework', async () => {
    const [a, b] = [await service.call('GET', '/healthz'), await service.call('GET', '/none')];
    expect(a.headers.get('x-request-id')).not.toBe(b.headers.get('x-request-id'));
    expect([
      a.headers.get('cache-control'),
      a.headers.get('x-powered-by'),
      a.headers.get('x-content-type-options'),
    ]).toEqual(['no-store', null, 'nosniff']);
  });

  it('500: a defect is logged with its cause and answered without it', async () => {
    const { database } = service.services;
    const query = database.query;
    database.query = async () => {
      throw new Error('secret detail of the database');
    };
    try {
      const answer = await service.call('GET', connectors, { token: service.owner.token });
      expect([answer.status, answer.body.code, answer.text.includes('secret detail')]).toEqual([
        500,
        'internal_error',
        false,
      ]);
      expect(
        service.logged.some((line) => line.includes('secret detail') && line.includes(answer.body.request_id)),
      ).toBe(true);
    } finally {
      database.query = query;
    }
  });

  it('503: says when to come back while the service is not ready', async () => {
    service.services.serving.ready = false;
    const answer = await service.call('GET', '/readyz');
    service.services.serving.ready = true;
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await service.call('GET', '/readyz')).status).toBe(200);
  });
});

describe('the reference', () => {
  it('explains every error code where Problems point', async () => {
    const { text } = await service.call('GET', '/docs');
    const { body } = await service.call('GET', '/none');
    expect(body.type).toBe('/docs#not_found');
    for (const code of ['not_found', 'rate_limited', 'internal_error', 'upstream_contract_violation'])
      expect(text).toContain(`id="${code}"`);
    expect(text).not.toMatch(/<script(?![^>]* src=)/);
  });
});
