import type { Case } from '../case.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import { requestOf, single } from './sample.ts';

const malformed_ids = [
  '0',
  'x'.repeat(300),
  '%00',
  '%ff',
  '..%2f..',
  "'%20OR%201=1",
  '01991d2e-5d3c-7cc0-8a5e-2f6d3c1b0a99',
];
const tokens = 'openapi/decisions/tokens.md';

/** Who may call an operation: without a token, with an invalid, insufficient or foreign one. */
export function accessCases(contract: Contract, operation: ContractOperation): Case[] {
  if (operation.auth !== 'bearer') return [];
  const ask = (change: Parameters<typeof requestOf>[2]) => requestOf(contract, operation, change);
  const refused = { status: 401, headers: { 'www-authenticate': { $pattern: '^Bearer ' } } };
  const wrong: Array<[name: string, title: string, authorization: string]> = [
    ['garbage-token', 'A garbage token is 401', 'Bearer garbage'],
    ['changed-token', 'A token with a modified signature is 401', 'Bearer ${token}AAAA'],
    [
      'unsigned-token',
      'An unsigned token is 401',
      `Bearer ${[
        { alg: 'none', typ: 'at+jwt' },
        { sub: 'x', exp: 4102444800 },
      ]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.')}.`,
    ],
    ['other-scheme', 'Client credentials are not accepted as a token', 'Basic ${client_id}'],
  ];
  const cases = [
    single(
      contract,
      operation,
      'no-token',
      'A call without a token is 401 and states how to authenticate',
      ask({ as: 'anonymous' }),
      { ...refused, code: 'unauthenticated' },
      tokens,
    ),
    ...wrong.map(([name, title, authorization]) =>
      single(
        contract,
        operation,
        name,
        title,
        ask({ headers: { authorization } }),
        { ...refused, code: 'unauthenticated' },
        tokens,
      ),
    ),
    single(
      contract,
      operation,
      'foreign-organization',
      'A foreign organization in the header is 403',
      ask({ headers: { 'x-organization-id': '${second.organization_id}' } }),
      { status: 403, code: 'organization_forbidden' },
      tokens,
    ),
    single(
      contract,
      operation,
      'invented-organization',
      'A nonexistent organization is 403 like a foreign one',
      ask({ headers: { 'x-organization-id': 'invented' } }),
      { status: 403, code: 'organization_forbidden' },
      tokens,
    ),
    single(
      contract,
      operation,
      'organization-not-named',
      'A client of several organizations must name one',
      ask({ as: '${several.token}' }),
      { status: 400, code: 'organization_required' },
      tokens,
    ),
    ...operation.scopes.map((scope) =>
      single(
        contract,
        operation,
        `needs-scope-${scope.replace(':', '-')}`,
        `A token without the scope ${scope} is 403`,
        ask({ as: `\${without.${scope}}` }),
        { status: 403, code: 'insufficient_scope', headers: { 'www-authenticate': { $includes: scope } } },
        tokens,
      ),
    ),
  ];
  if (!operation.path.includes('{connector_id}') || operation.planned) return cases;
  const elsewhere = (connector: string) => ({ ...ask({}), path: operation.path.replace('{connector_id}', connector) });
  return [
    ...cases,
    single(
      contract,
      operation,
      'foreign-connector',
      'A connector of another organization is 404',
      elsewhere('${second.connector}'),
      { status: 404, code: 'not_found' },
    ),
    single(
      contract,
      operation,
      'foreign-customer',
      'A connector of another customer is 404 to a scoped token',
      ask({ as: '${scoped.other}' }),
      { status: 404, code: 'not_found' },
    ),
    ...malformed_ids.map((id, n) =>
      single(
        contract,
        operation,
        `malformed-id-${n + 1}`,
        'A malformed id is 404 like an unknown one',
        elsewhere(id),
        { status: 404, code: 'not_found' },
        'openapi/decisions/identifiers.md (ids)',
      ),
    ),
  ];
}
