/**
 * The published document with one operation per connector type, entity and action in place of `execute`: for generators
 * of other people, which do not read `x-operations`. The server validates with the generic form.
 *
 * Paths must differ, and the service has one: the fragment tells them apart and is never sent (RFC 9110, section 7.1).
 */
import type { Json, Schema, OpenApiDocument, Operation, PathItem } from './document.ts';

const path = '/api/v1/integrations/connectors/{connector_id}/execute';

const pascal = (name: string): string =>
  name.replace(/(?:^|[-_])([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

interface Named {
  type: string;
  entity: string;
  action: string;
  params: string;
  result: string;
}

function typedOperation(generic: Operation, { type, entity, action, params, result }: Named): Operation {
  const { 'x-operations': _operations, requestBody: _body, ...kept } = generic;
  const success: Json = generic.responses['200'] ?? {};
  return {
    ...kept,
    operationId: `${pascal(type).replace(/^./, (letter) => letter.toLowerCase())}${pascal(entity)}${pascal(action)}`,
    tags: [type],
    summary: `${pascal(action)} ${entity.replaceAll('_', ' ')}`,
    description: `The action \`${action}\` of the entity \`${entity}\` on a connector of the type \`${type}\`.`,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              entity: { type: 'string', enum: [entity] },
              action: { type: 'string', enum: [action] },
              params: { $ref: params },
            },
            required: ['entity', 'action', 'params'],
            additionalProperties: false,
          },
        },
      },
    },
    responses: {
      ...generic.responses,
      '200': { ...success, content: { 'application/json': { schema: { $ref: result } } } },
    },
  };
}

export function typedDocument(document: OpenApiDocument): OpenApiDocument {
  const item = document.paths[path];
  const generic = item?.post;
  if (!generic?.['x-operations']) throw new Error(`${path} has no x-operations`);
  const paths: Record<string, PathItem> = {};
  // Pages for browsers are no operations of a client.
  for (const [name, { parameters, ...operations }] of Object.entries(document.paths)) {
    const kept = Object.entries(operations).filter(([, operation]) => !operation['x-browser']);
    if (name !== path && kept.length > 0)
      paths[name] = { ...(parameters && { parameters }), ...Object.fromEntries(kept) };
  }
  const tags = Object.keys(generic['x-operations']).map((name) => ({ name, description: `Operations of ${name}.` }));
  for (const [type, entities] of Object.entries(generic['x-operations']))
    for (const [entity, actions] of Object.entries(entities))
      for (const [action, { params, result }] of Object.entries(actions))
        paths[`${path}#${type}/${entity}/${action}`] = {
          ...(item?.parameters && { parameters: item.parameters }),
          post: typedOperation(generic, { type, entity, action, params, result }),
        };
  const own = Array.isArray(document['tags']) ? document['tags'] : [];
  return toldDefaults(withoutUnused({ ...document, tags: [...own, ...tags], paths }));
}

/**
 * Members that may be absent have their default in the description: generators take one with `default` for a member
 * that is always there, and then demand it from callers.
 */
function toldDefaults<T>(node: T): T {
  if (Array.isArray(node)) return node.map(toldDefaults) as T;
  if (typeof node !== 'object' || node === null) return node;
  const { properties, required } = node as { properties?: Record<string, Schema>; required?: unknown };
  const told = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, toldDefaults(value)]));
  const always = Array.isArray(required) ? required : [];
  if (typeof properties === 'object' && typeof told['properties'] === 'object')
    told['properties'] = Object.fromEntries(
      Object.entries(told['properties'] as Record<string, Schema>).map(([name, member]) => [
        name,
        always.includes(name) ? member : withToldDefault(member),
      ]),
    );
  return told as T;
}

function withToldDefault(member: Schema): Schema {
  const { default: value, ...rest } = member;
  if (value === undefined) return member;
  const sentence = `Default: \`${JSON.stringify(value)}\`.`;
  return { ...rest, description: [rest['description'], sentence].filter(Boolean).join(' ') };
}

const reference = /"#\/components\/([a-zA-Z]+)\/([^"/]+)"/g;

/** Without components that nothing names: some generators and linters refuse them. */
function withoutUnused(document: OpenApiDocument): OpenApiDocument {
  const { components, ...rest } = document;
  const groups: Readonly<Record<string, Readonly<Record<string, Json>>>> = components;
  const used = new Set<string>();
  const follow = (node: unknown) => {
    for (const [, group = '', name = ''] of JSON.stringify(node).matchAll(reference)) {
      if (used.has(`${group}/${name}`)) continue;
      used.add(`${group}/${name}`);
      follow(groups[group]?.[name] ?? null);
    }
  };
  follow(rest);
  const keep = <T>(group: string, members: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(members).filter(([name]) => used.has(`${group}/${name}`)));
  return {
    ...document,
    components: {
      ...components,
      schemas: keep('schemas', components.schemas),
      parameters: keep('parameters', components.parameters),
      headers: keep('headers', components.headers),
      responses: keep('responses', components.responses),
    },
  };
}
