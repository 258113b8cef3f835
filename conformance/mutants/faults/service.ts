import { bodyOf, change, good, isExecute, isList, isOne, path, problem, type Mutant, type Said } from '../mutant.ts';

const tokens = '/api/v1/account/applications/token';
const scoped = '/api/v1/account/applications/scoped-token';
const unauthenticated = (said: Said) => said.status === 401;

/** A token's payload, unverified: only to know which kind it is. */
function claimsOf(headers: Record<string, string>): Record<string, unknown> {
  try {
    return JSON.parse(
      Buffer.from((headers['authorization'] ?? '').split('.')[1] ?? '', 'base64url').toString(),
    ) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** What is the same for every operation may be wrong: tokens, scopes, headers, Problems, methods, media types. */
export const serviceMutants: Mutant[] = [
  {
    id: 'token/lives-longer',
    title: 'A token is valid for an hour',
    cases: ['tokens/json'],
    answer: (said, asked) =>
      void (
        path(asked) === tokens && change(said, (body) => (body['expires_in'] ? { ...body, expires_in: 3600 } : body))
      ),
  },
  {
    id: 'token/type-in-capitals',
    title: 'The token type is "Bearer"',
    cases: ['tokens/json'],
    answer: (said, asked) =>
      void (
        path(asked) === tokens &&
        change(said, (body) => (body['token_type'] ? { ...body, token_type: 'Bearer' } : body))
      ),
  },
  {
    id: 'token/secret-echoed',
    title: 'The response contains the client secret',
    cases: ['tokens/json'],
    answer: (said, asked) =>
      void (
        path(asked) === tokens &&
        good(said) &&
        bodyOf(asked) &&
        (said.headers['x-client'] = String(bodyOf(asked)!['client_secret']))
      ),
  },
  {
    id: 'token/scope-not-narrowed',
    title: 'A narrower scope is granted in the response but not enforced',
    cases: ['tokens/scope-narrows'],
    answer: (said, asked) => void (path(asked) === tokens && change(said, ({ scope: _, ...body }) => body)),
  },
  {
    id: 'token/form-gets-a-problem',
    title: 'A form request gets a Problem',
    cases: ['tokens/wrong-secret-form'],
    answer: (said, asked) =>
      void (
        path(asked) === tokens &&
        said.status === 401 &&
        Object.assign(said, {
          ...problem(401, 'invalid_client'),
          headers: { ...problem(401, '').headers, 'www-authenticate': 'Basic' },
        })
      ),
  },
  {
    id: 'token/unknown-client-told',
    title: 'An unknown client can be distinguished from a wrong secret',
    cases: ['tokens/unknown-client'],
    answer: (said, asked) =>
      void (
        path(asked) === tokens &&
        bodyOf(asked)?.['client_id'] === 'unknown-client' &&
        change(said, (body) => ({ ...body, detail: 'There is no such client.' }))
      ),
  },
  {
    id: 'token/private-key-published',
    title: 'The private halves of the keys are published',
    cases: ['tokens/keys-are-public'],
    answer: (said, asked) =>
      void (
        path(asked) === '/.well-known/jwks.json' &&
        change(said, (body) => ({ keys: body['keys'].map((key: object) => ({ ...key, d: 'c2VjcmV0' })) }))
      ),
  },
  {
    id: 'token/not-asked-for',
    title: 'A list needs no token',
    cases: ['operations/list-connectors/no-token', 'tokens/no-token-says-how'],
    answer: (said, asked) =>
      void (
        isList(asked) &&
        unauthenticated(said) &&
        Object.assign(said, {
          status: 200,
          headers: { ...said.headers, 'content-type': 'application/json' },
          body: Buffer.from('{"data":[],"pagination":{"after":null,"page_size":25}}'),
        })
      ),
  },
  {
    id: 'token/signature-not-checked',
    title: 'The end of the signature is not checked',
    cases: ['operations/list-connectors/changed-token'],
    request: (asked) =>
      void (asked.headers['authorization'] = asked.headers['authorization']?.replace(/AAAA$/, '') ?? ''),
  },
  {
    id: 'token/www-authenticate-missing',
    title: 'WWW-Authenticate is missing',
    cases: ['tokens/no-token-says-how', 'operations/list-connectors/no-token'],
    answer: (said) => void delete said.headers['www-authenticate'],
  },
  {
    id: 'token/www-authenticate-of-another-scheme',
    title: 'WWW-Authenticate names another scheme',
    cases: ['tokens/no-token-says-how'],
    answer: (said) => void (said.headers['www-authenticate'] &&= 'Basic realm="patchbay"'),
  },
  {
    id: 'token/refusal-is-403',
    title: 'A missing token is 403',
    cases: ['tokens/no-token-says-how'],
    answer: (said) => void (unauthenticated(said) && Object.assign(said, problem(403, 'forbidden'))),
  },
  {
    id: 'scoped/sees-all',
    title: 'A scoped token sees every customer',
    cases: ['tokens/scoped/foreign-filter-is-empty', 'tokens/scoped/sees-its-own'],
    request(asked, memory) {
      const claims = claimsOf(asked.headers);
      const customer = JSON.stringify(claims).includes('kit-');
      if (!customer && asked.headers['authorization']) memory.set('owner', asked.headers['authorization']);
      else if (customer && memory.has('owner')) asked.headers['authorization'] = memory.get('owner') as string;
    },
  },
  {
    id: 'scoped/lives-longer',
    title: 'A scoped token is valid for a day',
    cases: ['tokens/scoped/names-its-customer'],
    answer: (said, asked) =>
      void (
        path(asked) === scoped && change(said, (body) => (body['expires_in'] ? { ...body, expires_in: 86_400 } : body))
      ),
  },
  {
    id: 'scoped/mints',
    title: 'A scoped token can create tokens',
    cases: ['tokens/scoped/cannot-mint'],
    answer: (said, asked) =>
      void (
        path(asked) === scoped &&
        said.status === 403 &&
        Object.assign(said, {
          status: 200,
          headers: { ...said.headers, 'content-type': 'application/json' },
          body: Buffer.from(
            JSON.stringify({
              access_token: 'x'.repeat(40),
              token_type: 'bearer',
              expires_in: 1200,
              organization_id: 'x',
              customer_name: 'x',
            }),
          ),
        })
      ),
  },
  {
    id: 'scope/not-needed',
    title: 'The scope connectors:read is not checked',
    cases: ['operations/list-connectors/needs-scope-connectors-read'],
    answer: (said, asked) =>
      void (
        isList(asked) &&
        bodyOf(said)?.['code'] === 'insufficient_scope' &&
        Object.assign(said, {
          status: 200,
          headers: { ...said.headers, 'content-type': 'application/json' },
          body: Buffer.from('{"data":[],"pagination":{"after":null,"page_size":25}}'),
        })
      ),
  },
  {
    id: 'scope/missing-is-404',
    title: 'A missing scope is 404',
    cases: ['operations/get-connector/needs-scope-connectors-read'],
    answer: (said, asked) =>
      void (isOne(asked, 'GET') && said.status === 403 && Object.assign(said, problem(404, 'not_found'))),
  },
  {
    id: 'organization/first-taken',
    title: 'A client of several organizations that names none gets one of them',
    cases: ['tokens/several/names-one', 'operations/list-connectors/organization-not-named'],
    answer: (said) =>
      void (
        bodyOf(said)?.['code'] === 'organization_required' &&
        Object.assign(said, {
          status: 200,
          headers: { ...said.headers, 'content-type': 'application/json' },
          body: Buffer.from('{"data":[],"pagination":{"after":null,"page_size":25}}'),
        })
      ),
  },
  {
    id: 'organization/missing-is-403',
    title: 'A client of several organizations that names none is 403',
    cases: ['operations/list-connectors/organization-not-named'],
    answer: (said) =>
      void (
        bodyOf(said)?.['code'] === 'organization_required' &&
        Object.assign(said, problem(403, 'organization_forbidden'))
      ),
  },
  {
    id: 'organization/all-at-once',
    title: 'A client of several organizations sees what all of them have',
    cases: ['tokens/several/names-one'],
    answer(said, asked, memory) {
      if (!isList(asked) || !good(said) || !asked.headers['x-organization-id']) return;
      change(said, (body) => {
        const seen = [...((memory.get('seen') as unknown[] | undefined) ?? []), ...(body['data'] as unknown[])];
        memory.set('seen', seen);
        return { ...body, data: seen };
      });
    },
  },
  {
    id: 'organization/header-ignored',
    title: 'X-Organization-Id is ignored',
    cases: ['operations/list-connectors/foreign-organization', 'operations/list-connectors/invented-organization'],
    request: (asked) => void delete asked.headers['x-organization-id'],
  },
  {
    id: 'organization/invented-told',
    title: 'A nonexistent organization can be distinguished from a foreign one',
    cases: ['tokens/organization/foreign-and-invented-look-alike'],
    answer: (said, asked) =>
      void (
        asked.headers['x-organization-id'] === 'invented' &&
        change(said, (body) => ({ ...body, detail: 'There is no such organization.' }))
      ),
  },
  {
    id: 'console/scripts-from-anywhere',
    title: 'The console may run inline scripts',
    cases: ['service/console'],
    answer: (said, asked) =>
      void (
        path(asked) === '/console' &&
        (said.headers['content-security-policy'] =
          "default-src 'none'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'")
      ),
  },
  {
    id: 'console/framed',
    title: 'The console may be framed',
    cases: ['service/console'],
    answer: (said, asked) =>
      void (
        path(asked) === '/console' &&
        (said.headers['content-security-policy'] = "default-src 'none'; script-src 'self'")
      ),
  },
  {
    id: 'problem/without-code',
    title: 'A Problem has no code',
    cases: ['service/routes/unknown-path'],
    answer: (said) => void (said.status >= 400 && change(said, ({ code: _, ...body }) => body)),
  },
  {
    id: 'problem/unlisted-code',
    title: 'A Problem has an unlisted code',
    cases: ['service/routes/unknown-path'],
    answer: (said) => void (said.status === 404 && change(said, (body) => ({ ...body, code: 'no_such_path' }))),
  },
  {
    id: 'problem/as-json',
    title: 'A Problem is application/json',
    cases: ['service/routes/unknown-path'],
    answer: (said) => void (said.status >= 400 && (said.headers['content-type'] = 'application/json')),
  },
  {
    id: 'problem/status-differs',
    title: 'The status in the body differs from that of the response',
    cases: ['service/routes/unknown-path'],
    answer: (said) => void (said.status === 404 && change(said, (body) => ({ ...body, status: 400 }))),
  },
  {
    id: 'problem/stack-in-it',
    title: 'A Problem contains a stack trace',
    cases: ['service/routes/unknown-path'],
    answer: (said) =>
      void (said.status >= 400 && change(said, (body) => ({ ...body, stack: 'at run (server.js:1:1)' }))),
  },
  {
    id: 'problem/type-leads-nowhere',
    title: 'The type of a Problem leads nowhere',
    cases: ['service/docs/explains-codes'],
    answer: (said) => void (said.status >= 400 && change(said, (body) => ({ ...body, type: 'about:blank' }))),
  },
  {
    id: 'problem/unauthorized-first',
    title: 'The token is checked before the route',
    cases: ['service/routes/unknown-path'],
    answer: (said, asked) =>
      void (
        said.status === 404 &&
        !asked.headers['authorization'] &&
        Object.assign(said, problem(401, 'unauthenticated'), {
          headers: { ...problem(401, '').headers, 'www-authenticate': 'Bearer' },
        })
      ),
  },
  {
    id: 'problem/schema-before-scope',
    title: 'The schema is checked before the scope',
    cases: ['service/routes/order-of-checks'],
    answer: (said, asked) =>
      void (said.status === 403 && isExecute(asked) && Object.assign(said, problem(422, 'validation_failed'))),
  },
  {
    id: 'header/request-id-missing',
    title: 'X-Request-Id is missing',
    cases: ['service/headers/request-id-is-new'],
    answer: (said) => void delete said.headers['x-request-id'],
  },
  {
    id: 'header/request-id-repeated',
    title: 'The request id never changes',
    cases: ['service/headers/request-id-is-new'],
    answer: (said) => void (said.headers['x-request-id'] = '01991d2e-5d3c-7cc0-8a5e-2f6d3c1b0a01'),
  },
  {
    id: 'header/cacheable',
    title: 'Responses may be stored',
    cases: ['service/headers/no-store'],
    answer: (said) => void (said.headers['cache-control'] = 'max-age=60'),
  },
  {
    id: 'header/framework-told',
    title: 'The framework is revealed',
    cases: ['service/headers/no-store'],
    answer: (said) => void (said.headers['x-powered-by'] = 'Express'),
  },
  {
    id: 'header/undeclared',
    title: 'A successful response has an undeclared Retry-After',
    cases: ['service/catalogue/describes-each-type'],
    answer: (said) => void (good(said) && (said.headers['retry-after'] = '5')),
  },
  {
    id: 'header/rate-limit-missing',
    title: 'The rate limit is not stated',
    cases: ['service/headers/rate-limit-in-headers'],
    answer: (said) => void (delete said.headers['ratelimit'], delete said.headers['ratelimit-policy']),
  },
  {
    id: 'header/token-rate-limit-missing',
    title: 'The rate limit of an address is not stated',
    cases: ['tokens/rate-limit-in-headers'],
    answer: (said, asked) =>
      void (path(asked) === tokens && (delete said.headers['ratelimit'], delete said.headers['ratelimit-policy'])),
  },
  {
    id: 'header/accept-missing',
    title: 'A 415 does not list the accepted media types',
    cases: ['operations/create-scoped-token/other-media-type'],
    answer: (said) => void (said.status === 415 && delete said.headers['accept']),
  },
  {
    id: 'scope/lack-not-told',
    title: 'WWW-Authenticate is missing from a 403',
    cases: ['operations/list-connectors/needs-scope-connectors-read'],
    answer: (said) => void (said.status === 403 && delete said.headers['www-authenticate']),
  },
  {
    id: 'method/allow-missing',
    title: 'Allow is missing from a 405',
    cases: ['operations/list-connectors/method-put', 'operations/get-connector/method-put'],
    answer: (said) => void (said.status === 405 && delete said.headers['allow']),
  },
  {
    id: 'method/allow-is-short',
    title: 'Allow lacks a method',
    cases: ['operations/get-connector/method-put'],
    answer: (said) => void (said.headers['allow'] &&= said.headers['allow'].replace('PATCH, ', '')),
  },
  {
    id: 'method/is-404',
    title: 'Another method is 404',
    cases: ['operations/list-connectors/method-put', 'operations/get-connector/method-put'],
    answer: (said) => void (said.status === 405 && Object.assign(said, problem(404, 'not_found'))),
  },
  {
    id: 'method/options-is-405',
    title: 'OPTIONS is 405',
    cases: ['service/routes/options'],
    answer: (said, asked) =>
      void (
        asked.method === 'OPTIONS' &&
        Object.assign(said, problem(405, 'method_not_allowed'), {
          headers: { ...problem(405, '').headers, allow: 'GET, POST' },
        })
      ),
  },
  {
    id: 'method/head-is-405',
    title: 'HEAD is 405',
    cases: ['operations/get-liveness/head', 'service/parser/head-has-no-body'],
    answer: (said, asked) => void (asked.method === 'HEAD' && (said.status = 405)),
  },
  {
    id: 'method/head-with-body',
    title: 'HEAD returns a body',
    cases: ['service/parser/head-has-no-body'],
    raw: (_, asked) =>
      asked.method === 'HEAD'
        ? 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nX-Request-Id: damaged-on-purpose\r\nContent-Length: 15\r\nConnection: close\r\n\r\n{"status":"ok"}'
        : undefined,
  },
  {
    id: 'body/media-type-ignored',
    title: 'The media type of a body is not checked',
    cases: ['operations/create-scoped-token/other-media-type'],
    request: (asked) =>
      void (asked.headers['content-type'] === 'text/plain' && (asked.headers['content-type'] = 'application/json')),
  },
  {
    id: 'body/accept-ignored',
    title: 'Accept is ignored',
    cases: ['operations/list-connectors/not-acceptable'],
    request: (asked) => void delete asked.headers['accept'],
  },
  {
    id: 'body/size-not-bounded',
    title: 'A body may have any size',
    cases: ['operations/create-scoped-token/too-large'],
    request: (asked) => void (asked.body.length > 256 * 1024 && (asked.body = Buffer.from('{"customer_name":"x"}'))),
  },
  {
    id: 'body/encoding-repaired',
    title: 'A body that is not UTF-8 is repaired',
    cases: ['service/body/not-utf8'],
    request: (asked) => void (asked.method === 'POST' && (asked.body = Buffer.from(asked.body.toString()))),
  },
  {
    id: 'body/malformed-is-422',
    title: 'A body that is not JSON is 422',
    cases: ['service/body/two-documents', 'operations/create-scoped-token/malformed-json'],
    answer: (said) =>
      void (bodyOf(said)?.['code'] === 'malformed_json' && Object.assign(said, problem(422, 'validation_failed'))),
  },
  {
    id: 'path/slash-ignored',
    title: 'A slash at the end of a path is ignored',
    cases: ['service/routes/unknown-path'],
    request: (asked) => void (asked.url = asked.url.length > 1 ? asked.url.replace(/\/$/, '') : asked.url),
  },
  {
    id: 'path/case-ignored',
    title: 'Paths are case-insensitive',
    cases: ['service/routes/unknown-path'],
    request: (asked) => void (asked.url = asked.url.replace('/Healthz', '/healthz')),
  },
  {
    id: 'document/another',
    title: 'Another document is served',
    cases: ['service/document/is-the-contract'],
    answer: (said, asked) =>
      void (
        path(asked) === '/openapi.json' &&
        change(said, (body) => {
          if (body['paths']) delete body['paths']['/api/v1/integrations/connectors'];
          return body;
        })
      ),
  },
  {
    id: 'document/untyped',
    title: 'The typed document is the other one',
    cases: ['service/document/typed'],
    request: (asked) => void (asked.url = asked.url.replace('/openapi.typed.json', '/openapi.json')),
  },
  {
    id: 'document/token-needed',
    title: 'The document needs a token',
    cases: ['service/document/is-the-contract'],
    request: (asked) =>
      path(asked) === '/openapi.json' && !asked.headers['authorization'] ? problem(401, 'unauthenticated') : undefined,
  },
  {
    id: 'health/not-ready',
    title: 'Readiness is 200 without the status ready',
    cases: ['service/health/lives'],
    answer: (said, asked) => void (path(asked) === '/readyz' && change(said, () => ({ status: 'starting' }))),
  },
  {
    id: 'catalogue/bound-differs',
    title: 'The catalogue states another bound than the contract',
    cases: ['service/catalogue/describes-each-type'],
    answer: (said, asked) =>
      void (
        path(asked).includes('connector-types/') &&
        (said.body = Buffer.from(said.body.toString().replaceAll('"maximum":250', '"maximum":251')))
      ),
  },
  {
    id: 'catalogue/entity-missing',
    title: 'The catalogue lacks an entity',
    cases: ['service/catalogue/describes-each-type'],
    answer: (said, asked) =>
      void (
        path(asked).includes('connector-types/') &&
        change(said, (body) => (body['entities'] ? { ...body, entities: body['entities'].slice(0, -1) } : body))
      ),
  },
  {
    id: 'metrics/name-a-tenant',
    title: 'Metrics name a client',
    cases: ['service/metrics/name-no-tenant'],
    answer(said, asked, memory) {
      const claims = claimsOf(asked.headers);
      if (claims['sub']) memory.set('client', claims['sub']);
      if (path(asked) === '/metrics')
        said.body = Buffer.concat([said.body, Buffer.from(`\nrequests{client="${String(memory.get('client'))}"} 1\n`)]);
    },
  },
  {
    id: 'organization/redirect-anywhere',
    title: 'Redirect URLs may use http',
    cases: ['service/organization/redirect-urls'],
    request: (asked) =>
      void (
        path(asked).endsWith('/organization') &&
        asked.method === 'PATCH' &&
        asked.body.includes('http://app.example.com') &&
        (asked.body = Buffer.from('{}'))
      ),
  },
  {
    id: 'organization/patch-replaces',
    title: 'An update of the organization resets members that it does not name',
    cases: ['sequences/organization-change'],
    answer: (said, asked) =>
      void (
        asked.method === 'PATCH' &&
        path(asked).endsWith('/organization') &&
        good(said) &&
        bodyOf(asked)!['redirect_urls'] === undefined &&
        change(said, (body) => ({ ...body, redirect_urls: [] }))
      ),
  },
];
