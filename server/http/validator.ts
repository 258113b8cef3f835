import { createRequire } from 'node:module';
import type { RequestHandler } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import type { ErrorCode } from '../generated/errors.gen.ts';
import { Problem, type ProblemItem } from '../problem.ts';
import { present } from '../present.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Schemas = { [key: string]: Json };

export interface Operation {
  path: string;
  method: string;
}

const methods = new Set(['get', 'put', 'post', 'patch', 'delete', 'head', 'options', 'trace']);

/**
 * The part of the document that an operation's requests and responses can reach. The library goes through all of it for
 * each schema that it compiles, which takes a tenth of a second where it is the whole document. The schemas of single
 * operations of execute are not in it: they are compiled by the execution, on first use.
 */
function reachable(document: Schemas, { path, method }: Operation): Schemas {
  const components = document['components'] as Record<string, Schemas>;
  const kept: Record<string, Schemas> = { securitySchemes: present(components['securitySchemes']) };
  const visit = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(visit);
    if (node === null || typeof node !== 'object') return node;
    const reference = node['$ref'];
    if (typeof reference === 'string') {
      const [kind, name] = reference.replace('#/components/', '').split('/') as [string, string];
      kept[kind] ??= {};
      if (!(name in kept[kind])) {
        kept[kind][name] = {};
        kept[kind][name] = visit(present(present(components[kind])[name]));
      }
    }
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key]) => key !== 'x-operations' && key !== 'examples')
        .map(([key, value]) => [key, visit(value)]),
    );
  };
  const item = (document['paths'] as Record<string, Schemas>)[path] ?? {};
  const own = Object.fromEntries(Object.entries(item).filter(([key]) => key === method || !methods.has(key)));
  const paths = { [path]: visit(own) };
  return { openapi: present(document['openapi']), info: present(document['info']), paths, components: kept };
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

/** The validator's own words for the commonest errors, in ours. */
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
  const [first] = items;
  if (first && items.every((item) => item.in === 'header'))
    return new Problem('invalid_header', `The header ${first.name} ${first.message}.`, { errors: items });
  const [only] = errors.length === 1 ? errors : [];
  const special = only?.errorCode?.startsWith('enum') ? named[only.path] : undefined;
  const place = first ? (first.pointer ?? first.name ?? '') : '';
  return new Problem(
    special ?? 'validation_failed',
    `The request does not conform to the contract${place === '' ? '' : ` at ${place}`}: ${first?.message ?? 'see errors'}.`,
    { errors: items },
  );
}

type OpenApiDocument = Exclude<Parameters<typeof OpenApiValidator.middleware>[0]['apiSpec'], string>;

/**
 * What the library notes on a request about its operation; it is the same for every request to the operation but for
 * the path's parameters.
 */
interface Noted {
  pathParams: unknown;
}

interface DocumentSchema {
  OpenAPISchemaValidator: new (options: { version: string; validateApiSpec: boolean }) => object;
}

/**
 * The library compiles the schema of OpenAPI documents for each part that it is given, a tenth of a second of
 * computing at the first request to an operation, also where it is to validate no document. Nothing uses it then.
 */
function compileNoDocumentSchema(library: DocumentSchema): void {
  const { OpenAPISchemaValidator: Compiling } = library;
  library.OpenAPISchemaValidator = function (options: { version: string; validateApiSpec: boolean }) {
    return options.validateApiSpec ? new Compiling(options) : {};
  } as unknown as DocumentSchema['OpenAPISchemaValidator'];
}
compileNoDocumentSchema(
  createRequire(import.meta.url)(
    'express-openapi-validator/dist/framework/openapi.schema.validator.js',
  ) as DocumentSchema,
);

const finding = new Set(['pathParamsMiddleware', 'metadataMiddleware', 'securityMiddleware']);

/** What finds the operation of a request, and what validates it then. */
interface Steps {
  find: RequestHandler[];
  validate: RequestHandler[];
}

function stepsOf(part: Schemas, validate_answers: boolean): Steps {
  const steps = OpenApiValidator.middleware({
    apiSpec: part as unknown as OpenApiDocument,
    validateApiSpec: false, // the bundle is linted where it is made
    validateRequests: { allErrors: true, allowUnknownQueryParameters: false, coerceTypes: false },
    validateResponses: validate_answers ? { coerceTypes: false } : false,
    validateSecurity: false, // done before: the order of checks is the contract's
    fileUploader: false,
    ignoreUndocumented: false,
  }) as RequestHandler[];
  const [find, validate] = [true, false].map((finds) => steps.filter((step) => finding.has(step.name) === finds));
  return { find: find ?? [], validate: validate ?? [] };
}

/** One step that runs them one after the other. */
const inTurn =
  (steps: readonly RequestHandler[]): RequestHandler =>
  (request, response, next) => {
    const from = (at: number): void => {
      const step = steps[at];
      if (step) void step(request, response, (error?: unknown) => (error ? next(translate(error)) : from(at + 1)));
      else next();
    };
    from(0);
  };

/**
 * Validates the requests to an operation against the document; responses too, where asked. The schemas are compiled at
 * the first request.
 *
 * The library finds a request's operation by the patterns of paths, for every request. The route is known here already,
 * so the finding is done once per operation and its result used from then on.
 */
export function createValidator(
  document: Schemas,
  validate_answers: boolean,
): (operation: Operation) => RequestHandler {
  return (operation) => {
    let known: Noted | undefined;
    const note: RequestHandler = (request, _response, next) => {
      const noting = request as typeof request & { openapi?: Noted };
      if (known) noting.openapi = { ...known, pathParams: { ...request.params } };
      else known = noting.openapi;
      next();
    };
    const make = () => {
      const { find, validate } = stepsOf(reachable(document, operation), validate_answers);
      return { first: inTurn([...find, note, ...validate]), later: inTurn([note, ...validate]) };
    };
    let made: ReturnType<typeof make> | undefined;
    return (request, response, next) => {
      made ??= make();
      return (known ? made.later : made.first)(request, response, next);
    };
  };
}
