import { Router, type Request, type RequestHandler, type Response } from 'express';
import { handlers } from '../handlers/index.ts';
import { routes } from '../generated/routes.gen.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { tenantOf } from '../tenant.ts';
import { authenticate, chooseOrganization, requireScopes } from './authenticate.ts';
import { readBody } from './body.ts';
import { notImplemented, type Answer, type Context, type Handler, type Route } from './handler.ts';
import type { Local } from './local.ts';
import { checkQueryText } from './text.ts';

type AnyHandler = Handler<{ body: unknown; path: unknown; query: unknown; headers: unknown }, Record<number, unknown>>;
type AnyAnswer = Answer<Record<number, unknown>>;

const expressPath = (path: string) => path.replace(/\{([^}]+)\}/g, ':$1');

/** RFC 9110, section 12.5.1. Failures are Problems whatever is accepted: better an answer in the wrong form than none. */
function negotiate(route: Route): RequestHandler | undefined {
  if (route.produces.length === 0) return undefined;
  const offered = [...route.produces];
  return (request, _response, next) => {
    const accept = request.headers.accept;
    if (accept !== undefined && accept !== '*/*' && request.accepts(offered) === false) throw new Problem('not_acceptable', `This operation answers ${offered.join(' or ')}.`);
    next();
  };
}

/** What a handler may know and reach. Whoever asks for the caller of an open operation has made a mistake. */
function contextOf(services: Services, request: Request, response: Response): Context {
  const local = response.locals as Local;
  let aborter: AbortController | undefined;
  return {
    request_id: local.request_id,
    log: services.log,
    services,
    get principal() {
      if (!local.principal) throw new Error('this operation has no principal');
      return local.principal;
    },
    get tenant() {
      return tenantOf(services.database, this.principal, local.organization_id!);
    },
    request: { authorization: request.headers.authorization, content_type: request.headers['content-type'] },
    get signal() {
      if (!aborter) {
        const controller = (aborter = new AbortController());
        response.once('close', () => response.writableFinished || controller.abort());
      }
      return aborter.signal;
    },
  };
}

/** JSON text that is put together as it is sent: one copy less of what may be megabytes. */
const isParts = (body: unknown): body is Buffer[] => Array.isArray(body) && body.length > 0 && Buffer.isBuffer(body[0]);

function sendParts(parts: Buffer[], response: Response): void {
  response.setHeader('Content-Length', parts.reduce((bytes, part) => bytes + part.length, 0));
  response.cork();
  for (const part of parts) response.write(part);
  response.end();
  response.uncork();
}

function send(answer: AnyAnswer, request: Request, response: Response): void {
  response.status(Number(answer.status));
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
  // RFC 9110, 13.1.2: a document that the caller has already is not sent again. Everything else is not stored (no-store), declares no 304, and has nothing to
  // be compared with; Express would still answer 304 to `If-None-Match: *`.
  const etag = answer.headers?.['Cache-Control'] === undefined ? undefined : answer.headers['ETag'];
  if (etag === undefined) delete request.headers['if-none-match'];
  if (etag !== undefined && request.method === 'GET' && request.headers['if-none-match']?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag || each.trim() === '*')) {
    response.status(304).end();
  } else if (answer.body === undefined) {
    response.end();
  } else if (typeof answer.body === 'string' || Buffer.isBuffer(answer.body)) {
    response.end(answer.body);
  } else if (isParts(answer.body)) {
    sendParts(answer.body, response);
  } else {
    response.json(answer.body);
  }
}

function run(route: Route, handler: AnyHandler, services: Services): RequestHandler {
  return async (request, response) => {
    const input = { body: request.body as unknown, path: request.params, query: request.query, headers: request.headers };
    const context = contextOf(services, request, response);
    const work = () => handler(input as never, context);
    const key = route.idempotent ? request.header('idempotency-key') : undefined;
    if (key === undefined) return send(await work(), request, response);
    const { principal, tenant } = context;
    const { answer, replayed } = await services.idempotency.once(
      { scope: [tenant.organization_id, principal.client_id, tenant.customer_name, route.operation_id, key], content: [request.params, request.query, request.body ?? null] },
      async () => {
        const { status, headers = {}, body } = await work();
        return { status: Number(status), headers, body };
      },
    );
    send({ status: answer.status, headers: { ...answer.headers, ...(replayed ? { 'Idempotency-Replayed': 'true' } : {}) }, body: answer.body } as AnyAnswer, request, response);
  };
}

const busiest = routes.find(({ operation_id }) => operation_id === 'executeOperation')?.path;

/** What a process that only replicates answers: whoever runs it wants to know how it is. */
const of_workers: ReadonlySet<string> = new Set<Route['operation_id']>(['getLiveness', 'getReadiness', 'getMetrics']);

const planned: RequestHandler = () => {
  throw new Problem('not_implemented', 'This operation is in the contract and not yet in the service.');
};

/**
 * The generated table and the object of handlers become a router. The steps stand in the order in which the contract checks a request: 404/405, 401, 429,
 * 406/413/415/400, organisation, scope, 422; what comes after is the handler's.
 */
export function mount(services: Services, validator: () => RequestHandler[]): Router {
  const router = Router({ strict: true, caseSensitive: true });
  const served = services.config.role === 'worker' ? routes.filter((route) => of_workers.has(route.operation_id)) : routes;
  // A concrete path comes before a templated one that matches it too (OpenAPI, "Path templating matching"), with all that it has to say: otherwise
  // GET …/connectors/check would be the connector "check".
  // Only the operation that is called most stands before all: the router tries one path after the other, and no other path matches its requests.
  const rank = (path: string) => (path === busiest ? 0 : path.includes('{') ? 2 : 1);
  const paths = [...new Set(served.map((route) => route.path))].sort((a, b) => rank(a) - rank(b));
  for (const path of paths) mountPath(router, path, served, services, validator);
  return router;
}

function mountPath(router: Router, template: string, served: typeof routes, services: Services, validator: () => RequestHandler[]): void {
  const path = expressPath(template);
  const here = served.filter((route) => route.path === template);
  for (const route of here) {
    const handler = handlers[route.operation_id];
    const begin: RequestHandler = (_request, response, next) => {
      (response.locals as Local).route = route;
      next();
    };
    const checkQuery: RequestHandler = (request, _response, next) => {
      checkQueryText(request.url);
      next();
    };
    const steps: Array<RequestHandler | undefined> = [
      begin,
      authenticate(route, services.tokens, services.config.metrics_token),
      services.rate_limits.for(route),
      negotiate(route),
      readBody(route),
      ...(route.auth === 'bearer' ? [chooseOrganization] : []),
      requireScopes(route),
      checkQuery,
      ...validator(),
      (handler as unknown) === notImplemented ? planned : run(route, handler as unknown as AnyHandler, services),
    ];
    router[route.method](path, ...steps.filter((step) => step !== undefined));
  }
  const allow = [...here.flatMap((route) => (route.method === 'get' ? ['GET', 'HEAD'] : [route.method.toUpperCase()])), 'OPTIONS'].join(', ');
  router.options(path, (_request, response) => void response.status(204).setHeader('Allow', allow).end());
  router.all(path, () => {
    throw new Problem('method_not_allowed', `This path takes ${allow}.`, { headers: { Allow: allow } });
  });
}
