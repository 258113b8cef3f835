import jwt from 'jsonwebtoken';
import { createHmac, createPrivateKey } from 'node:crypto';
import { routes } from '../generated/routes.gen.ts';
import { allScopes, startTestService, type Caller, type TestService } from '../testing/service.ts';
import { generatePrivateKey } from '../vault/generate-private-key.ts';

let service: TestService;
let connector_id: string;
let customer_token: string;
let narrow: Map<string, Caller>;

beforeAll(async () => {
  service = await startTestService();
  connector_id = await service.createConnector();
  const scoped = await service.call('POST', '/api/v1/account/applications/scoped-token', {
    token: service.owner.token,
    body: { customer_name: 'other-customer' },
  });
  customer_token = scoped.body.access_token;
  narrow = new Map();
  for (const scope of allScopes)
    narrow.set(
      scope,
      await service.createCaller({
        scopes: allScopes.filter((each) => each !== scope),
        organization_ids: [service.owner.organization_id],
      }),
    );
});
afterAll(() => service.close());

const pathOf = (path: string) =>
  path
    .replace('{connector_id}', connector_id)
    .replace('{connector_type}', 'incident-io')
    .replace(/\{[^}]+\}/, 'none');

/** A body that the operation accepts, so that only access can be what is refused. */
const bodies: Record<string, unknown> = {
  createScopedToken: { customer_name: 'acme' },
  createAgentToken: { name: 'agent', customer_name: 'acme' },
  executeMcp: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  createWebhookEndpoint: { url: 'https://hooks.example.com/x', types: ['sync.failed'] },
  updateWebhookEndpoint: { description: 'changed' },
  replayWebhookDeliveries: { failed: true },
  updateOrganization: { name: 'Changed' },
  createConnector: { customer_name: 'acme', connector_type: 'incident-io', credentials: { api_key: 'inc_main' } },
  checkCredentials: { connector_type: 'incident-io', credentials: { api_key: 'inc_main' } },
  updateConnector: { name: 'changed' },
  executeOperation: { entity: 'severities', action: 'list' },
  initiateOauth: {
    customer_name: 'acme',
    connector_type: 'zendesk-support',
    redirect_url: 'https://example.com/x',
    environment: { subdomain: 'brightwater' },
  },
  putOauthClient: { client_id: 'a', client_secret: 'b' },
};
const secured = routes.filter((route) => route.auth === 'bearer');
const table = secured.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const);
const send = (route: (typeof secured)[number], token: string | undefined, headers: Record<string, string> = {}) =>
  service.call(route.method.toUpperCase(), pathOf(route.path), {
    token,
    headers,
    ...(bodies[route.operation_id] === undefined ? {} : { body: bodies[route.operation_id] }),
  });

const now = () => Math.floor(Date.now() / 1000);
function forge(
  change: { claims?: Record<string, unknown>; header?: Record<string, unknown>; key?: jwt.Secret } = {},
): string {
  const { ring } = service.services;
  const claims = {
    sub: service.owner.client_id,
    scope: allScopes.join(' '),
    iss: service.url,
    aud: `${service.url}/api/v1`,
    iat: now(),
    exp: now() + 600,
    jti: 'x',
    ...change.claims,
  };
  return jwt.sign(
    Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined)),
    change.key ?? ring.signing.keys.get(ring.signing.active)!.private,
    {
      algorithm: 'ES256',
      header: { alg: 'ES256', typ: 'at+jwt', kid: ring.signing.active, ...change.header },
    },
  );
}
const base64url = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

describe.each(table)('%s', (_name, route) => {
  it('401: refuses a call without a token, and says how to get one', async () => {
    const answer = await send(route, undefined);
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
    expect(answer.headers.get('www-authenticate')).toBe(
      route.operation_id === 'executeMcp'
        ? `Bearer realm="patchbay", scope="execute", resource_metadata="${service.url}/.well-known/oauth-protected-resource/mcp"`
        : 'Bearer realm="patchbay"',
    );
  });

  it.each<[string, () => string, string]>([
    ['that is no JWT', () => 'garbage', 'unauthenticated'],
    [
      'signed by another key',
      () => forge({ key: createPrivateKey({ key: generatePrivateKey('p-256'), format: 'der', type: 'pkcs8' }) }),
      'unauthenticated',
    ],
    ['of a key id that is not ours', () => forge({ header: { kid: 'other' } }), 'unauthenticated'],
    [
      'with alg none',
      () =>
        `${base64url({ alg: 'none', typ: 'at+jwt', kid: service.services.ring.signing.active })}.${forge().split('.')[1]}.`,
      'unauthenticated',
    ],
    [
      'signed by HMAC with the public key',
      () => {
        const { ring } = service.services;
        const pem = ring.signing.keys
          .get(ring.signing.active)!
          .public.export({ type: 'spki', format: 'pem' }) as string;
        const text = `${base64url({ alg: 'HS256', typ: 'at+jwt', kid: ring.signing.active })}.${forge().split('.')[1]}`;
        return `${text}.${createHmac('sha256', pem).update(text).digest('base64url')}`;
      },
      'unauthenticated',
    ],
    [
      'whose claims were changed',
      () =>
        forge().replace(
          /\.[^.]+\./,
          `.${base64url({ sub: service.stranger.client_id, scope: 'admin', exp: now() + 600 })}.`,
        ),
      'unauthenticated',
    ],
    ['for another audience', () => forge({ claims: { aud: 'https://elsewhere.example/api/v1' } }), 'unauthenticated'],
    ['of another issuer', () => forge({ claims: { iss: 'https://elsewhere.example' } }), 'unauthenticated'],
    ['of another type', () => forge({ header: { typ: 'JWT' } }), 'unauthenticated'],
    ['without an expiry', () => forge({ claims: { exp: undefined } }), 'unauthenticated'],
    [
      'of a client that does not exist',
      () => forge({ claims: { sub: '00000000-0000-7000-8000-000000000000' } }),
      'unauthenticated',
    ],
    ['that has expired', () => forge({ claims: { iat: now() - 1000, exp: now() - 10 } }), 'token_expired'],
  ])('401: refuses a token %s', async (_what, token, code) => {
    const answer = await send(route, token());
    expect([answer.status, answer.body.code]).toEqual([401, code]);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer /);
  });

  it('403: refuses a foreign organization and an invented one in the same words', async () => {
    const [foreign, invented] = [
      await send(route, service.owner.token, { 'x-organization-id': service.stranger.organization_id }),
      await send(route, service.owner.token, { 'x-organization-id': 'invented' }),
    ];
    expect([foreign.status, foreign.body.code]).toEqual([403, 'organization_forbidden']);
    expect({ ...foreign.body, request_id: '' }).toEqual({ ...invented.body, request_id: '' });
  });

  it('403: refuses a scoped token with the header of another organization', async () => {
    const answer = await send(route, customer_token, { 'x-organization-id': service.stranger.organization_id });
    expect([answer.status, answer.body.code]).toEqual([403, 'organization_forbidden']);
  });

  for (const scope of route.scopes) {
    it(`403: needs the scope ${scope}`, async () => {
      const answer = await send(route, narrow.get(scope)!.token);
      expect([answer.status, answer.body.code]).toEqual([403, 'insufficient_scope']);
    });
  }

  if (route.path.includes('{connector_id}') && route.stage === 'ready') {
    it('404: hides a connector of another organization, and one of another customer', async () => {
      for (const token of [service.stranger.token, customer_token]) {
        const answer = await send(route, token);
        expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
      }
    });

    it('404: treats a malformed id like an unknown one', async () => {
      for (const id of ['0', 'x'.repeat(300), '%00', '%ff', "'%20OR%201=1", '01991d2e-5d3c-7cc0-8a5e-2f6d3c1b0a99']) {
        const answer = await service.call(route.method.toUpperCase(), route.path.replace('{connector_id}', id), {
          token: service.owner.token,
          ...(bodies[route.operation_id] === undefined ? {} : { body: bodies[route.operation_id] }),
        });
        expect([id, answer.status, answer.body.code]).toEqual([id, 404, 'not_found']);
      }
    });
  }

  if (route.stage === 'planned') {
    it('501: is in the contract and says that it is not there yet', async () => {
      const answer = await send(route, service.owner.token);
      expect([answer.status, answer.body.code]).toEqual([501, 'not_implemented']);
    });
  }
});

describe('the order of checks', () => {
  const path = () => `/api/v1/integrations/connectors/${connector_id}/execute`;

  it('is route, token, media type, organization, scope, schema, resource', async () => {
    const { owner } = service;
    const unscoped = narrow.get('execute')!.token;
    const bad = { body: '{', headers: { 'content-type': 'text/plain', 'x-organization-id': 'invented' } };
    const steps: Array<[number, string, Promise<{ status: number; body: any }>]> = [
      [404, 'not_found', service.call('POST', '/api/v1/none', bad)],
      [405, 'method_not_allowed', service.call('PUT', path(), bad)],
      [401, 'unauthenticated', service.call('POST', path(), bad)],
      [415, 'unsupported_media_type', service.call('POST', path(), { ...bad, token: unscoped })],
      [
        400,
        'malformed_json',
        service.call('POST', path(), { token: unscoped, body: '{', headers: { 'x-organization-id': 'invented' } }),
      ],
      [
        403,
        'organization_forbidden',
        service.call('POST', path(), {
          token: unscoped,
          body: { nonsense: 1 },
          headers: { 'x-organization-id': 'invented' },
        }),
      ],
      [403, 'insufficient_scope', service.call('POST', path(), { token: unscoped, body: { nonsense: 1 } })],
      [
        422,
        'validation_failed',
        service.call('POST', path().replace(connector_id, 'none'), { token: owner.token, body: { nonsense: 1 } }),
      ],
      [
        404,
        'not_found',
        service.call('POST', path().replace(connector_id, 'none'), {
          token: owner.token,
          body: { entity: 'none', action: 'list' },
        }),
      ],
      [
        422,
        'unknown_entity',
        service.call('POST', path(), { token: owner.token, body: { entity: 'none', action: 'list' } }),
      ],
    ];
    for (const [status, code, answer] of steps)
      expect([(await answer).status, (await answer).body.code]).toEqual([status, code]);
  });

  it('puts the rate limit after the token and before the body', async () => {
    const limited = await startTestService({ environment: { RATE_LIMIT_PER_MINUTE: '3' } });
    try {
      const types = '/api/v1/integrations/connector-types/incident-io';
      const first = await limited.call('GET', types, { token: limited.owner.token });
      expect(first.headers.get('ratelimit-policy')).toBe('"client";q=3;w=60, "organization";q=15;w=60');
      expect(first.headers.get('ratelimit')).toMatch(/^"client";r=2;t=\d+, "organization";r=14;t=\d+$/);
      for (let n = 0; n < 2; n++) await limited.call('GET', types, { token: limited.owner.token });
      const refused = await limited.call('POST', '/api/v1/integrations/connectors', {
        token: limited.owner.token,
        body: '{',
        headers: { 'content-type': 'text/plain' },
      });
      expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
      expect(Number(refused.headers.get('retry-after'))).toBe(refused.body.retry_after);
      expect((await limited.call('GET', types)).status).toBe(401);
      expect((await limited.call('GET', types, { token: limited.stranger.token })).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

describe('a client of several organizations', () => {
  it('must name one, and reaches each only by its name', async () => {
    const both = await service.createCaller({
      organization_ids: [service.owner.organization_id, service.stranger.organization_id],
    });
    const path = `/api/v1/integrations/connectors/${connector_id}`;
    const unnamed = await service.call('GET', path, { token: both.token });
    expect([unnamed.status, unnamed.body.code]).toEqual([400, 'organization_required']);
    expect(
      (
        await service.call('GET', path, {
          token: both.token,
          headers: { 'x-organization-id': service.owner.organization_id },
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await service.call('GET', path, {
          token: both.token,
          headers: { 'x-organization-id': service.stranger.organization_id },
        })
      ).status,
    ).toBe(404);
  });
});

describe('a scoped token', () => {
  const connectors = '/api/v1/integrations/connectors';

  it('reaches its own customer only: foreign filter empty, foreign body 403, own connector visible', async () => {
    const mine = await service.createConnector(service.owner, { customer_name: 'other-customer' });
    const page = await service.call('GET', connectors, { token: customer_token });
    expect(page.body.data.map((each: { id: string }) => each.id)).toEqual([mine]);
    expect(
      (await service.call('GET', `${connectors}?customer_name=acme`, { token: customer_token })).body.data,
    ).toEqual([]);
    const foreign = await service.call('POST', connectors, {
      token: customer_token,
      body: { customer_name: 'acme', connector_type: 'incident-io', credentials: { api_key: 'inc_main' } },
    });
    expect([foreign.status, foreign.body.code]).toEqual([403, 'forbidden']);
    expect((await service.call('DELETE', `${connectors}/${mine}`, { token: customer_token })).status).toBe(204);
  });

  it('never carries admin and cannot mint tokens', async () => {
    expect((await service.call('GET', '/api/v1/account/organization', { token: customer_token })).body.code).toBe(
      'insufficient_scope',
    );
    const minted = await service.call('POST', '/api/v1/account/applications/scoped-token', {
      token: customer_token,
      body: { customer_name: 'acme' },
    });
    expect([minted.status, minted.body.code]).toEqual([403, 'forbidden']);
  });
});

describe('POST …/applications/token', () => {
  const path = '/api/v1/account/applications/token';
  const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    service.call('POST', path, {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  it('takes the form of RFC 6749, with the client in the form or in HTTP Basic', async () => {
    const { client_id, client_secret } = service.owner;
    const basic = `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`;
    for (const answer of [
      await form({ grant_type: 'client_credentials', client_id, client_secret }),
      await form({ grant_type: 'client_credentials', scope: 'execute' }, { authorization: basic }),
    ]) {
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        token_type: 'bearer',
        expires_in: 900,
        organization_id: service.owner.organization_id,
      });
    }
    const narrowed = await form({ grant_type: 'client_credentials', scope: 'execute' }, { authorization: basic });
    expect(narrowed.body.scope).toBe('execute');
    expect(
      (await service.call('GET', '/api/v1/integrations/connectors', { token: narrowed.body.access_token })).body.code,
    ).toBe('insufficient_scope');
  });

  it('responds to form and Basic requests in the form of RFC 6749, and JSON requests with a Problem', async () => {
    const { client_id } = service.owner;
    const wrong = await form({ grant_type: 'client_credentials', client_id, client_secret: 'pbs_wrong' });
    expect([wrong.status, wrong.body.error]).toEqual([401, 'invalid_client']);
    const grant = await form({ grant_type: 'password', client_id, client_secret: 'x' });
    expect([grant.status, grant.body.error]).toEqual([400, 'unsupported_grant_type']);
    const missing = await form({ client_id });
    expect([missing.status, missing.body.error]).toEqual([400, 'invalid_request']);
    const json = await service.call('POST', path, { body: { client_id, client_secret: 'pbs_wrong' } });
    expect([json.status, json.body.code]).toEqual([401, 'invalid_client']);
  });

  it('stops honoring a client that is disabled, at the latest when the cache of ten seconds ends', async () => {
    const caller = await service.createCaller();
    await service.services.database.change('UPDATE clients SET disabled_at = ? WHERE id = ?', [
      '2026-01-01T00:00:00.000Z',
      caller.client_id,
    ]);
    expect(
      (await service.call('POST', path, { body: { client_id: caller.client_id, client_secret: caller.client_secret } }))
        .body.code,
    ).toBe('invalid_client');
  });
});
