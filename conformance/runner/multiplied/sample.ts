import type { Case, Expectation, Step } from '../case.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import { skipReason } from './known.ts';

/**
 * Operations that change what they are pointed at get a connector of their own; so does the start of a run, of which a
 * connector has one at a time.
 */
const changing = new Set(['PATCH', 'PUT', 'DELETE']);

/** The path with values that exist, or could. */
export function pathOf({ id, method, path }: ContractOperation): string {
  const values: Record<string, string> = {
    connector_id: changing.has(method) || id === 'startSync' ? '${fresh}' : '${connector}',
    connector_type: '${type}',
  };
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => values[name] ?? 'none');
}

/** Members of an example that stand for something of the target's own. */
const own: Record<string, unknown> = {
  credentials: '${credentials}',
  connector_type: '${type}',
  customer_name: '${customer}',
  entities: ['${entity}'],
};

const bound = new Set(['environment', 'replication_config']);

/** A body that the operation accepts: the document's example with the values of this run. */
export function bodyOf(contract: Contract, operation: ContractOperation): unknown {
  const [type = ''] = Object.keys(operation.bodies);
  const example = operation.bodies[type]?.example;
  if (example === undefined || example === null || typeof example !== 'object') return example;
  if (operation.id === 'createToken') return { client_id: '${client_id}', client_secret: '${client_secret}' };
  if (operation.id === 'executeOperation') return executable;
  const known = Object.entries(example).map(([name, value]) => [name, name in own ? own[name] : value]);
  if (!('credentials' in example)) return Object.fromEntries(known);
  // What goes with credentials is of their vendor too: the example's is another's.
  const members = [...contract.usual.members, ...(operation.id === 'createConnector' ? ['sync'] : [])];
  return {
    ...Object.fromEntries(known.filter(([name]) => !bound.has(name as string))),
    ...Object.fromEntries(members.map((name) => [name, `\${creation.${name}}`])),
  };
}

/** Any list: of the type's first entity, which the generator of the case names. */
const executable = { entity: '${entity}', action: 'list' };

const takesJson = (type: string) => /json$/.test(type);
export const jsonType = (operation: ContractOperation): string | undefined =>
  Object.keys(operation.bodies).find(takesJson);

export const mediaType = (operation: ContractOperation): string | undefined =>
  jsonType(operation) ?? Object.keys(operation.bodies)[0];

/** A request of the operation that is right in everything. */
export function requestOf(
  contract: Contract,
  operation: ContractOperation,
  change: Partial<NonNullable<Step['request']>> = {},
): NonNullable<Step['request']> {
  const { method } = operation;
  const required = operation.parameters
    .filter((each) => each.in === 'query' && each.required)
    .map((each) => `${each.name}=x`);
  const path = pathOf(operation) + (required.length > 0 ? `?${required.join('&')}` : '');
  const type = mediaType(operation);
  const content: Partial<NonNullable<Step['request']>> =
    type === undefined
      ? {}
      : takesJson(type)
        ? { body: withEntity(contract, bodyOf(contract, operation)) }
        : { form: bodyOf(contract, operation) as Record<string, string> };
  return { method, path, ...(operation.auth === 'none' && { as: 'anonymous' }), ...content, ...change };
}

export function withEntity(contract: Contract, body: unknown): unknown {
  const entity =
    contract.actions.find((each) => each.connector_type === contract.usual.connector_type && each.action === 'list')
      ?.entity ?? 'none';
  return JSON.parse(JSON.stringify(body ?? null).replaceAll('${entity}', entity)) as unknown;
}

/** A case of one operation with one request. */
export function single(
  contract: Contract,
  operation: ContractOperation,
  name: string,
  title: string,
  request: NonNullable<Step['request']>,
  expect: Expectation,
  proves = 'openapi/decisions/errors.md',
): Case {
  const needed = JSON.stringify(request);
  const needs = (['second', 'several'] as const).filter((name) => needed.includes(`\${${name}`) || request.as === name);
  const type = /\$\{(connector|fresh|credentials|type|creation|second\.connector)/.test(needed)
    ? contract.usual.connector_type
    : undefined;
  const skip = skipReason(operation.id, name);
  return {
    id: `operations/${operation.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/${name}`,
    title,
    proves,
    source: 'multiplied',
    ...(needs.length > 0 && { needs }),
    ...(type && { connector_type: type }),
    ...(skip !== undefined && { skip }),
    steps: [{ request, expect }],
  };
}
