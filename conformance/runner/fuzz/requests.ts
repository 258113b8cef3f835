import fc from 'fast-check';
import type { KitRequest } from '../../targets/target.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import { executedOf } from '../judging/validate-answer.ts';
import { fromSchema, hostileValue, mixed, type Arbitrary } from './arbitrary.ts';

/**
 * What requests may be pointed at: the operation's own connector, so that fuzzing one operation does not spoil another.
 */
export interface Aim {
  connectors: string[];
  connector_type: string;
  tokens: { good: string; others: string[] };
  /** Credentials that fit, with what goes with them. */
  creation: Record<string, unknown>;
}

/** Every byte that is not plain becomes %XX, half of a surrogate pair too. */
export const percent = (text: string): string =>
  [...Buffer.from(text)]
    .map((byte) =>
      /[A-Za-z0-9_.~-]/.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).padStart(2, '0')}`,
    )
    .join('');

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Segments of a path that mean something else to a URL parser are no value of a parameter. */
const segment = (text: string): string => (['', '.', '..'].includes(text) ? 'x' : percent(text).slice(0, 2000));

function pathArbitrary(operation: ContractOperation, aim: Aim): fc.Arbitrary<string> {
  const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!);
  const values = names.map((name) => {
    const known =
      name === 'connector_id'
        ? aim.connectors
        : name === 'connector_type'
          ? [aim.connector_type]
          : ['01991d2e-5d3c-7cc0-8a5e-2f6d3c1b0a99'];
    return fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...known) },
      { weight: 1, arbitrary: hostileValue.map((value) => segment(textOf(value))) },
    );
  });
  return fc
    .tuple(...values)
    .map((chosen) => names.reduce((path, name, n) => path.replace(`{${name}}`, () => chosen[n]!), operation.path));
}

function queryArbitrary(contract: Contract, operation: ContractOperation): fc.Arbitrary<string> {
  const known = operation.parameters
    .filter((each) => each.in === 'query')
    .map(({ name, schema }) => fc.tuple(fc.constant(name), mixed(fromSchema(contract, schema))));
  const pair =
    known.length > 0
      ? fc.oneof(
          { weight: 6, arbitrary: fc.oneof(...known) },
          { weight: 1, arbitrary: fc.tuple(fc.string({ minLength: 1, maxLength: 8 }), hostileValue) },
        )
      : fc.tuple(fc.string({ minLength: 1, maxLength: 8 }), hostileValue);
  const pairs = fc
    .array(pair, { maxLength: 3 })
    .map((all) => all.map(([name, value]) => `${percent(name)}=${percent(textOf(value)).slice(0, 2000)}`).join('&'));
  return fc.oneof({ weight: known.length > 0 ? 1 : 8, arbitrary: fc.constant('') }, { weight: 2, arbitrary: pairs });
}

/** Only what a header field may hold (RFC 9110, section 5.5): the rest never leaves the client. */
const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 80,
});

function headersArbitrary(operation: ContractOperation): fc.Arbitrary<Record<string, string>> {
  const declared = operation.parameters.filter((each) => each.in === 'header').map(({ name }) => name.toLowerCase());
  const names = fc.constantFrom(
    ...declared,
    'accept',
    'accept-language',
    'x-forwarded-for',
    'x-http-method-override',
    'if-none-match',
    'range',
    'cookie',
    'origin',
  );
  const common = fc.oneof(
    fc.constantFrom('*/*', 'application/json', '*', '"a"', 'W/"a", "b"', 'text/html;q=0.1, */*;q=0.01', 'bytes=0-1'),
    headerText,
  );
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant({}) },
    { weight: 2, arbitrary: fc.dictionary(names, common, { maxKeys: 2 }) },
  );
}

type Body = Pick<KitRequest, 'body' | 'executed'> & { content_type?: string };

const broken: fc.Arbitrary<Body> = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom(
      '',
      '{',
      '[1,',
      '{"a":1}x',
      'null',
      '"text"',
      '1e999',
      '{"a":1e999}',
      '{"a":9007199254740993}',
      '{"a":1,"a":2}',
      '{"__proto__":{"a":1}}',
      '\ufeff{}',
      '{"a":"\\ud800"}',
      '[['.repeat(2000),
    ),
  )
  .map((body) => ({ body: Buffer.from(body), content_type: 'application/json' }));

const bytes: fc.Arbitrary<Body> = fc
  .uint8Array({ maxLength: 100 })
  .map((body) => ({ body: Buffer.from(body), content_type: 'application/json' }));

function bodyArbitrary(contract: Contract, operation: ContractOperation, aim: Aim): fc.Arbitrary<Body> {
  const types = Object.entries(operation.bodies);
  const nothing = fc.constant<Body>({});
  if (types.length === 0) return fc.oneof({ weight: 9, arbitrary: nothing }, { weight: 1, arbitrary: broken });
  const declared = types.map(([content_type, { schema }]) => {
    const good =
      operation.id === 'executeOperation'
        ? execution(contract, aim)
        : fromSchema(contract, schema).map((value) => withKnown(value, aim));
    if (!/json$/.test(content_type))
      return mixed(good).map((value): Body => ({
        content_type,
        body: Object.entries((value ?? {}) as object)
          .map(([name, each]) => `${percent(name)}=${percent(textOf(each))}`)
          .join('&'),
      }));
    return mixed(good).map((value): Body => {
      const { entity, action, params } = (value ?? {}) as { entity?: unknown; action?: unknown; params?: unknown };
      const executed =
        operation.id === 'executeOperation' && typeof entity === 'string' && typeof action === 'string'
          ? { executed: executedOf(aim.connector_type, { entity, action, params }) }
          : {};
      return { content_type, body: JSON.stringify(value), ...executed };
    });
  });
  return fc.oneof(
    { weight: 16, arbitrary: fc.oneof(...declared) },
    { weight: 2, arbitrary: broken },
    { weight: 1, arbitrary: bytes },
    { weight: 1, arbitrary: nothing },
  );
}

/** Half of the bodies carry credentials that fit: without them nothing beyond the first check would ever be reached. */
function withKnown(value: unknown, aim: Aim): unknown {
  if (
    value === null ||
    typeof value !== 'object' ||
    !('credentials' in value) ||
    JSON.stringify(value).length % 2 === 0
  )
    return value;
  const { environment: _, replication_config: __, ...rest } = value as Record<string, unknown>;
  return { ...rest, ...aim.creation };
}

function execution(contract: Contract, aim: Aim): Arbitrary {
  const actions = contract.actions.filter((each) => each.connector_type === aim.connector_type);
  return fc
    .constantFrom(...actions)
    .chain(({ entity, action, params }) =>
      fromSchema(contract, params).map((given) => ({ entity, action, params: given })),
    );
}

/** Requests of one operation: good, nearly good and hostile. */
export function requestsOf(contract: Contract, operation: ContractOperation, aim: Aim): fc.Arbitrary<KitRequest> {
  const { good, others } = aim.tokens;
  const token =
    operation.auth === 'bearer'
      ? fc.oneof(
          { weight: 12, arbitrary: fc.constant<string | undefined>(good) },
          { weight: 1, arbitrary: fc.constantFrom<string | undefined>(undefined, ...others) },
        )
      : fc.constant(undefined);
  const method = fc.oneof(
    { weight: 30, arbitrary: fc.constant(operation.method) },
    { weight: 1, arbitrary: fc.constantFrom('GET', 'PUT', 'OPTIONS', 'HEAD') },
  );
  return fc
    .record({
      method,
      path: pathArbitrary(operation, aim),
      query: queryArbitrary(contract, operation),
      headers: headersArbitrary(operation),
      body: bodyArbitrary(contract, operation, aim),
      token,
      odd_type: fc.integer({ min: 0, max: 25 }),
    })
    .map(({ method: verb, path, query, headers, body: { content_type, ...body }, token: bearer, odd_type }) => ({
      method: verb,
      path: query === '' ? path : `${path}?${query}`,
      headers: {
        ...headers,
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(content_type !== undefined && { 'content-type': odd_type === 0 ? 'text/plain' : content_type }),
      },
      ...(verb === 'HEAD' ? {} : body),
    }));
}
