import type { RequestHandler } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import type { ErrorCode } from '../generated/errors.gen.ts';
import { Problem, type ProblemItem } from '../problem.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Schemas = { [key: string]: Json };

/**
 * The part of the document that requests and answers can reach through a path: the schemas of single operations of
 * execute are not in it, which saves memory and start (they are compiled by the execution, on first use).
 */
export function reachable(document: Schemas): Schemas {
  const components = document['components'] as Record<string, Schemas>;
  const kept: Record<string, Schemas> = { securitySchemes: components['securitySchemes']! };
  const visit = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(visit);
    if (node === null || typeof node !== 'object') return node;
    const reference = node['$ref'];
    if (typeof reference === 'string') {
      const [kind, name] = reference.replace('#/components/', '').split('/') as [string, string];
      kept[kind] ??= {};
      if (!(name in kept[kind])) {
        kept[kind][name] = {};
        kept[kind][name] = visit(components[kind]![name]!);
      }
    }
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key]) => key !== 'x-operations' && key !== 'examples')
        .map(([key, value]) => [key, visit(value)]),
    );
  };
  const paths = visit(document['paths']!);
  return { openapi: document['openapi']!, info: document['info']!, paths, components: kept as Schemas };
}

interface Violation {
  path: string;
  message: string;
  errorCode?: string;
}

/** Codes of the contract for members whose violation has a name of its own. */
const named: Record<string, ErrorCode> = {
  '/body/connector_type': 'unknown_connector_type',
  '/query/connector_type': 'unknown_connector_type',
};

/** The validator's own words for the commonest mistakes, in ours. */
function wordsOf(violation: Violation): { code: string; message: string } {
  if (violation.message.startsWith('Unknown query parameter'))
    return { code: 'unknown', message: 'is not a parameter of this operation' };
  const code = (violation.errorCode ?? 'invalid')
    .replace(/\.openapi\.(request)?validation$/i, '')
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (code === 'additional_properties') return { code: 'unknown', message: 'is not allowed here' };
  if (code === 'required') return { code, message: 'is required' };
  return { code, message: violation.message };
}

function toItem(violation: Violation): ProblemItem {
  const [, part = 'body', ...rest] = violation.path.split('/');
  const place = { query: 'query', headers: 'header', params: 'path' }[part] as ProblemItem['in'] | undefined;
  const words = wordsOf(violation);
  return place
    ? { in: place, name: rest.join('/'), ...words }
    : { in: 'body', pointer: rest.length === 0 ? '' : `/${rest.join('/')}`, ...words };
}

/** What the validator found, in the contract's codes. Its messages tell the rule and the bound, never the value. */
function translate(error: unknown): unknown {
  const { status, errors } = error as { status?: number; errors?: Violation[] };
  if (error instanceof Problem || !errors) return error;
  if (status === 500)
    return new Problem('internal_error', 'Internal error. Include the request_id when you report it.', {
      cause: error,
    });
  const items = errors.map(toItem);
  if (items.length > 0 && items.every((item) => item.in === 'header'))
    return new Problem('invalid_header', `The header ${items[0]!.name} ${items[0]!.message}.`, { errors: items });
  const special = errors.length === 1 && errors[0]!.errorCode?.startsWith('enum') ? named[errors[0]!.path] : undefined;
  const first = items[0];
  const place = first ? (first.pointer ?? first.name ?? '') : '';
  return new Problem(
    special ?? 'validation_failed',
    `The request does not conform to the contract${place === '' ? '' : ` at ${place}`}: ${first?.message ?? 'see errors'}.`,
    { errors: items },
  );
}

/**
 * What the library notes on a request about its operation; it is the same for every request to the operation but for
 * the path's parameters.
 */
interface Noted {
  pathParams: unknown;
}

/**
 * Validates every request against the document; answers too, where asked. Answers the steps for one operation: give
 * each its own.
 *
 * The library finds a request's operation by compiling the pattern of every path, for every request: a quarter of what
 * `execute` costs. The route is known here already, so the finding is done once per operation and its result used from
 * then on.
 */
export function createValidator(document: Schemas, validate_answers: boolean): () => RequestHandler[] {
  const steps = OpenApiValidator.middleware({
    apiSpec: reachable(document) as never,
    validateApiSpec: false, // the bundle is linted where it is made
    validateRequests: { allErrors: true, allowUnknownQueryParameters: false, coerceTypes: false },
    validateResponses: validate_answers ? { coerceTypes: false } : false,
    validateSecurity: false, // done before: the order of checks is the contract's
    fileUploader: false,
    ignoreUndocumented: false,
  }) as RequestHandler[];
  const finding = new Set(['pathParamsMiddleware', 'metadataMiddleware', 'securityMiddleware']);
  const translated =
    (step: RequestHandler): RequestHandler =>
    (request, response, next) =>
      step(request, response, (error?: unknown) => (error ? next(translate(error)) : next()));
  const find = steps.filter((step) => finding.has(step.name)).map(translated);
  const validate = steps.filter((step) => !finding.has(step.name)).map(translated);

  return () => {
    let known: Noted | undefined;
    const unlessKnown = find.map(
      (step): RequestHandler =>
        (request, response, next) =>
          known ? next() : step(request, response, next),
    );
    const note: RequestHandler = (request, _response, next) => {
      const noting = request as typeof request & { openapi?: Noted };
      if (known) noting.openapi = { ...known, pathParams: { ...request.params } };
      else known = noting.openapi;
      next();
    };
    return [...unlessKnown, note, ...validate];
  };
}
