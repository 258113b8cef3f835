import {
  operationsOf,
  ref,
  type ErrorEntry,
  type Method,
  type OpenApiDocument,
  type Operation,
  type Schema,
} from './document.ts';

const headerRef = (name: string): Schema => ({ $ref: `#/components/headers/${name}` });

/** One named answer per status of `errors.yaml`. */
export function errorResponses(entries: ErrorEntry[]): Record<string, Schema> {
  return Object.fromEntries(
    entries.map((entry) => [
      entry.name,
      {
        description: `${entry.title}.\n\n${Object.entries(entry.codes)
          .map(([code, advice]) => `- \`${code}\`: ${advice}`)
          .join('\n')}`,
        headers: Object.fromEntries([
          ...(entry.headers ?? []).map((header) => [header, headerRef(header)]),
          ...(entry.sometimes ?? []).map((header) => [header, headerRef(`${header}-Sometimes`)]),
        ]),
        content: {
          'application/problem+json': {
            schema: ref('Problem'),
            examples: {
              [Object.keys(entry.codes)[0]!]: {
                value: {
                  type: `/docs#${Object.keys(entry.codes)[0]!}`,
                  title: entry.title,
                  status: entry.status,
                  detail: Object.values(entry.codes)[0]!,
                  code: Object.keys(entry.codes)[0]!,
                  request_id: '01991d2e-5d3c-7cc0-8a5e-2f6d3c1b0a01',
                  ...(entry.headers?.includes('Retry-After') ? { retry_after: 5 } : {}),
                },
              },
            },
          },
        },
      },
    ]),
  );
}

const needsToken = (operation: Operation) => (operation.security ?? []).some((requirement) => 'bearer' in requirement);

/** Who calls without a token is counted by address: a browser, and a client that asks for one. */
const isLimited = (operation: Operation) =>
  needsToken(operation) ||
  operation['x-browser'] === true ||
  (operation.security ?? []).some((requirement) => 'client_basic' in requirement);

/** A response without a body has no media type to refuse. */
const answersBody = (operation: Operation) =>
  Object.entries(operation.responses).some(([status, response]) => Number(status) < 300 && 'content' in response);

/**
 * Failures that follow from what an operation is, so that no path file repeats them. What the operation itself can meet
 * stands in its file.
 */
function impliedStatuses(method: Method, operation: Operation): number[] {
  const statuses = [400, 414, 431, 500, 503];
  if (answersBody(operation)) statuses.push(406);
  // A person is not told which member of a request is wrong: 400 is all there is to say.
  if (!operation['x-browser']) statuses.push(422);
  if (isLimited(operation)) statuses.push(429);
  if (method !== 'get') statuses.push(415); // where it takes no body, any is refused
  if (operation.requestBody) statuses.push(408, 413);
  if (needsToken(operation)) statuses.push(401, 403);
  if (operation['x-stage'] === 'planned') statuses.push(501);
  return statuses;
}

/**
 * Adds to every operation what holds for all: the organization header, the implied failures, the headers of every
 * answer.
 */
export function completeOperations(document: OpenApiDocument, entries: ErrorEntry[]): void {
  const names = new Map(entries.map((entry) => [entry.status, entry.name]));
  for (const { method, operation } of operationsOf(document)) {
    if (needsToken(operation))
      operation.parameters = [...(operation.parameters ?? []), { $ref: '#/components/parameters/OrganizationId' }];
    for (const status of impliedStatuses(method, operation)) {
      operation.responses[String(status)] ??= { $ref: `#/components/responses/${names.get(status)!}` };
    }
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses).sort(([a], [b]) => Number(a) - Number(b)),
    );
    for (const response of Object.values(operation.responses)) {
      if (!('$ref' in response)) addHeaders(response, isLimited(operation));
    }
  }
  for (const response of Object.values(document.components.responses)) addHeaders(response, true);
}

function addHeaders(response: Schema, limited: boolean): void {
  const headers = (response['headers'] ?? {}) as Schema;
  const common = ['X-Request-Id', ...(limited ? ['RateLimit-Policy', 'RateLimit'] : [])];
  response['headers'] = { ...Object.fromEntries(common.map((name) => [name, headerRef(name)])), ...headers };
}
