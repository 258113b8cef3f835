import { follow, operationsOf, type Json, type OpenApiDocument, type Schema } from './document.ts';

/** Calls `visit` for the schema and all schemas inside it; components are entered once. */
function walk(document: OpenApiDocument, node: Json, visit: (schema: Schema) => void, seen: Set<Json>): void {
  if (node === null || typeof node !== 'object' || seen.has(node)) return;
  seen.add(node);
  if (Array.isArray(node)) return node.forEach((item) => walk(document, item, visit, seen));
  if (typeof node['$ref'] === 'string') return walk(document, follow(document, node), visit, seen);
  visit(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'examples' || key === 'example' || key === 'default' || key === 'const' || key === 'enum') continue;
    if (key === 'properties' || key === 'patternProperties')
      Object.values(value as Schema).forEach((item) => walk(document, item, visit, seen));
    else walk(document, value, visit, seen);
  }
}

function closeObject(schema: Schema): void {
  if (schema['properties'] && schema['additionalProperties'] === undefined) schema['additionalProperties'] = false;
}

/** Schemas that requests can carry: bodies, parameters, and the params of every operation of execute. */
export function requestSchemas(document: OpenApiDocument): Set<Schema> {
  const found = new Set<Schema>();
  const seen = new Set<Json>();
  const take = (schema: Json) => walk(document, schema, (each) => found.add(each), seen);
  for (const { operation, item } of operationsOf(document)) {
    for (const media of Object.values(operation.requestBody?.content ?? {})) take(media.schema);
    for (const parameter of [...(item.parameters ?? []), ...(operation.parameters ?? [])])
      take(follow(document, parameter)['schema'] as Schema);
    for (const entities of Object.values(operation['x-operations'] ?? {}))
      for (const actions of Object.values(entities))
        for (const { params } of Object.values(actions)) take({ $ref: params });
  }
  return found;
}

/** Published requests are closed: an undeclared member is rejected, so that a misspelled one is never ignored. */
export function closeRequests(document: OpenApiDocument): void {
  for (const schema of requestSchemas(document)) closeObject(schema);
}

/**
 * A copy in which responses are closed too, and each error's code belongs to its status. Published responses stay
 * open, so that adding a member breaks no client; the service's own responses are validated against this copy.
 */
export function closedCopy(
  document: OpenApiDocument,
  codesOf: Record<string, { status: number; codes: string[] }>,
): OpenApiDocument {
  const copy = structuredClone(document);
  const seen = new Set<Json>();
  for (const [name, response] of Object.entries(copy.components.responses)) {
    const failure = codesOf[name];
    const media = (response['content'] as Schema | undefined)?.['application/problem+json'] as Schema | undefined;
    if (!failure || !media) continue;
    const problem = structuredClone(copy.components.schemas['Problem']!) as Schema & {
      properties: Record<string, Schema>;
    };
    problem.properties['status'] = { type: 'integer', const: failure.status };
    problem.properties['code'] = { type: 'string', enum: failure.codes };
    media['schema'] = problem;
  }
  walk(copy, Object.values(copy.components.schemas), closeObject, seen);
  for (const response of Object.values(copy.components.responses))
    walk(copy, (response['content'] ?? {}) as Schema, closeObject, seen);
  for (const { operation } of operationsOf(copy))
    for (const response of Object.values(operation.responses))
      walk(copy, (response['content'] ?? {}) as Schema, closeObject, seen);
  return copy;
}
