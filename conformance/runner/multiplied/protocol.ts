import type { Case } from '../case.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import { jsonType, mediaType, pathOf, requestOf, single } from './sample.ts';

const all_methods = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'];

/** What HTTP requires: methods, media types, sizes, conditional requests. */
export function protocolCases(contract: Contract, operation: ContractOperation): Case[] {
  const ask = (change: Parameters<typeof requestOf>[2] = {}) => requestOf(contract, operation, change);
  const one = (
    name: string,
    title: string,
    request: ReturnType<typeof ask>,
    expect: Parameters<typeof single>[5],
    proves?: string,
  ) => single(contract, operation, name, title, request, expect, proves);
  const good = Object.keys(operation.responses)
    .map(Number)
    .filter((status) => status < 300);
  const cases: Case[] = [];
  if (operation.planned) {
    cases.push(
      one(
        'is-planned',
        'A planned operation is declared and returns 501',
        ask(),
        { status: 501, code: 'not_implemented' },
        'openapi/decisions/versioning.md',
      ),
    );
    cases.at(-1)!.steps[0]!.skip_on = [200, 202, 204, 303, 400, 404, 409, 422, 424];
  } else {
    // Metrics may require a token that the kit was not given.
    const statuses = operation.id === 'getMetrics' ? [...good, 401] : good;
    cases.push(
      one(
        'good',
        'A valid request gets a declared response',
        ask({ headers: { accept: '*/*' } }),
        { status: statuses },
        'openapi/generated/openapi.json',
      ),
    );
  }
  cases.push(...methodCases(contract, operation, one));
  // A response without a body has no media type to refuse.
  if (good.some((status) => operation.responses[status]!.length > 0))
    cases.push(
      one(
        'not-acceptable',
        'An unsupported media type in Accept is 406',
        ask({ headers: { accept: 'text/x-nothing' } }),
        { status: 406, code: 'not_acceptable' },
        'RFC 9110, section 15.5.7',
      ),
    );
  cases.push(
    one(
      'uri-too-long',
      'An oversized request target is 414',
      ask({ path: `${pathOf(operation)}?${'x'.repeat(9000)}` }),
      { status: [414, 431], code: ['uri_too_long', 'headers_too_large'] },
    ),
  );
  const type = mediaType(operation);
  if (type !== undefined) {
    cases.push(
      one(
        'other-media-type',
        'A body of another media type is 415 and lists the accepted ones',
        ask({ headers: { 'content-type': 'text/plain' } }),
        { status: 415, code: 'unsupported_media_type', headers: { accept: { $includes: type } } },
        'RFC 9110, section 15.5.16',
      ),
    );
    cases.push(
      one(
        'too-large',
        'A body larger than 256 KiB is 413',
        ask({
          body: undefined,
          form: undefined,
          text: `{"a":"${'x'.repeat(256 * 1024)}"}`,
          headers: { 'content-type': type },
        }),
        { status: 413, code: ['payload_too_large', 'invalid_request'] },
      ),
    );
  } else if (operation.method !== 'GET') {
    cases.push(
      one('takes-no-body', 'A body for an operation without one is 415', ask({ body: { a: 1 } }), {
        status: 415,
        code: 'unsupported_media_type',
      }),
    );
  }
  if (jsonType(operation))
    cases.push(
      one('malformed-json', 'A body that is not JSON is 400', ask({ body: undefined, text: '{"a":' }), {
        status: 400,
        code: 'malformed_json',
      }),
    );
  if (operation.responses['304']) cases.push(notModified(contract, operation));
  else if (operation.method === 'GET' && !operation.planned) {
    const statuses = operation.id === 'getMetrics' ? [...good, 401] : good;
    cases.push(
      one(
        'unconditional',
        'An operation that declares no 304 ignores If-None-Match',
        ask({ headers: { 'if-none-match': '*' } }),
        { status: statuses },
        'openapi/decisions/versioning.md',
      ),
    );
  }
  if (operation.bodies['application/x-www-form-urlencoded'] && !operation.planned) {
    const form = Object.fromEntries(Array.from({ length: 1500 }, (_, n) => [`f${n}`, 'x']));
    cases.push(
      one('many-form-fields', 'Rejects a form with too many fields', ask({ body: undefined, form }), {
        status: [400, 413, 422],
      }),
    );
  }
  return cases;
}

function methodCases(
  contract: Contract,
  operation: ContractOperation,
  one: (
    name: string,
    title: string,
    request: NonNullable<Case['steps'][0]['request']>,
    expect: Parameters<typeof single>[5],
    proves?: string,
  ) => Case,
): Case[] {
  const siblings = contract.operations.filter((each) => each.path === operation.path);
  // Once for each path.
  if (siblings[0] !== operation) return [];
  const methods = siblings.flatMap((each) => (each.method === 'GET' ? ['GET', 'HEAD'] : [each.method]));
  const listed = {
    $pattern: `^(?=.*\\bOPTIONS\\b)${methods.map((method) => `(?=.*\\b${method}\\b)`).join('')}(?!.*\\b(${all_methods.filter((method) => !methods.includes(method)).join('|')})\\b)`,
  };
  const path = pathOf(operation);
  const wrong = all_methods.filter((method) => !methods.includes(method));
  return [
    ...wrong.map((method) =>
      one(
        `method-${method.toLowerCase()}`,
        `${method}, which the path does not have, is 405 and lists the allowed methods`,
        { method, path, as: 'anonymous' },
        { status: 405, code: 'method_not_allowed', headers: { allow: listed } },
        'RFC 9110, section 15.5.6',
      ),
    ),
    one(
      'options',
      'OPTIONS lists the methods',
      { method: 'OPTIONS', path, as: 'anonymous' },
      { status: 204, headers: { allow: listed } },
      'openapi/decisions/versioning.md',
    ),
    ...(methods.includes('GET') && operation.auth === 'none' && !operation.planned
      ? [
          one(
            'head',
            'HEAD returns what GET returns, without the body',
            { method: 'HEAD', path, as: 'anonymous' },
            { status: operation.id === 'getMetrics' ? [200, 401] : 200 },
            'RFC 9110, section 9.3.2',
          ),
        ]
      : []),
  ];
}

function notModified(contract: Contract, operation: ContractOperation): Case {
  // Replication changes the shared connector while the case looks at it.
  const request = requestOf(contract, operation, { path: pathOf(operation).replace('${connector}', '${fresh}') });
  const first = single(
    contract,
    operation,
    'not-modified',
    'Returns 304 for what the caller already has',
    request,
    { status: 200 },
    'RFC 9110, section 13.1.2',
  );
  return {
    ...first,
    steps: [
      {
        request,
        expect: { status: 200, headers: { etag: { $pattern: '^(W/)?"[^"]*"$' } } },
        capture: { etag: 'header:etag' },
      },
      {
        request: { ...request, headers: { 'if-none-match': '${etag}' } },
        expect: { status: 304, headers: { etag: '${etag}' } },
      },
      { request: { ...request, headers: { 'if-none-match': '"another"' } }, expect: { status: 200 } },
    ],
  };
}
