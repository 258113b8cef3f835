import { Router, type Request, type RequestHandler, type Response } from 'express';
import { handlers } from '../handlers/index.ts';
import { routes } from '../generated/routes.gen.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { connectorById } from '../connectors/repository.ts';
import type { Tenant } from '../connectors/tenancy.ts';
import { letLongWorkRest } from '../fairness/breathe.ts';
import { currentShare } from '../fairness/current-share.ts';
import { shareOf } from '../fairness/lines.ts';
import { createPace } from '../fairness/pace.ts';
import { authenticate, chooseOrganization, requireScopes } from './authenticate.ts';
import { readBody } from './body.ts';
import { isClosed } from './connections/closed.ts';
import { notImplemented, of_workers, type Answer, type Handler, type Route } from './handler.ts';
import type { CustomerOf } from './idempotency.ts';
import type { Local } from './local.ts';
import { networkOf } from './rate-limits/network.ts';
import { RequestContext } from './request-context.ts';
import { createRequestSlots, unpaused, waitForTurn } from './request-slots.ts';
import { createResponseBudget, type ResponseBudget } from './responses/response-budget.ts';
import { sendParts } from './responses/send-parts.ts';
import { compressed } from './responses/static-body.ts';
import { checkIntegers, checkQueryText } from './text.ts';

type AnyHandler = Handler<{ body: unknown; path: unknown; query: unknown; headers: unknown }, Record<number, unknown>>;
type AnyAnswer = Answer<Record<number, unknown>>;

const expressPath = (path: string) => path.replace(/\{([^}]+)\}/g, ':$1');

/**
 * RFC 9110, section 12.5.1. Failures are Problems whatever is accepted: better a response in the wrong form than none.
 */
function negotiate(route: Route): RequestHandler | undefined {
  if (route.produces.length === 0) return undefined;
  const offered = [...route.produces];
  return (request, _response, next) => {
    const accept = request.headers.accept;
    if (accept !== undefined && accept !== '*/*' && request.accepts(offered) === false)
      throw new Problem('not_acceptable', `This operation returns ${offered.join(' or ')}.`);
    next();
  };
}

/** JSON text that is put together as it is sent: one copy less of what may be megabytes. */
function partsOf(body: unknown): Buffer[] | undefined {
  if (Buffer.isBuffer(body)) return [body];
  return Array.isArray(body) && body.length > 0 && Buffer.isBuffer(body[0]) ? (body as Buffer[]) : undefined;
}

const budget: ResponseBudget = createResponseBudget();
/** Of the event loop, and so of the process. */
const pace = createPace({ waiting_per_tenant: 512 });
letLongWorkRest(pace.restAfter);
const in_progress = createRequestSlots(pace);

const callerOf = (request: Request, response: Response): string =>
  (response.locals as Local).organization_id ?? networkOf(request.ip);

async function send(answer: AnyAnswer, request: Request, response: Response): Promise<void> {
  response.status(Number(answer.status));
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
  // RFC 9110, 13.1.2: a document that the caller has already is not sent again. Everything else is not stored
  // (no-store), declares no 304, and has nothing to be compared with; Express would still answer 304 to `If-None-Match:
  // *`.
  const etag = answer.headers?.['Cache-Control'] === undefined ? undefined : answer.headers['ETag'];
  if (etag === undefined) delete request.headers['if-none-match'];
  if (
    etag !== undefined &&
    request.method === 'GET' &&
    request.headers['if-none-match']
      ?.split(',')
      .some((each) => each.trim().replace(/^W\//, '') === etag || each.trim() === '*')
  ) {
    response.status(304).end();
  } else if (answer.body === undefined) {
    response.end();
  } else if (etag !== undefined && Buffer.isBuffer(answer.body)) {
    // A document, shared between all its responses, so it counts in no budget.
    response.end(await compressed(answer.body, request, response));
  } else {
    await sendCounted(answer.body, callerOf(request, response), response);
  }
}

/** What is made for this response alone occupies memory until the caller has read it. */
async function sendCounted(body: unknown, caller: string, response: Response): Promise<void> {
  const parts = partsOf(body);
  if (parts) {
    const bytes = parts.reduce((sum, part) => sum + part.length, 0);
    const { organization_id } = response.locals as Local;
    if (organization_id !== undefined) pace.sends(organization_id, bytes);
    budget.take(caller, bytes, response);
    return sendParts(parts, bytes, response);
  }
  if (typeof body === 'string') response.end(body);
  else response.json(body);
  // Known once it is written.
  budget.add(caller, response.writableLength, response);
}

/** Only MariaDB has connections to share, and knowing whose work is done costs every promise a little. */
function sharing<T>({ database }: Services, response: Response, work: () => T): () => T {
  const { principal, organization_id } = response.locals as Local;
  if (database.engine === 'sqlite' || !principal || organization_id === undefined) return work;
  const { customer_name } = principal;
  const share = shareOf({ organization_id, ...(customer_name !== undefined && { customer_name }) });
  return () => currentShare.run(share, work);
}

const nameIn = (body: unknown): string | undefined => {
  const name = (body as { customer_name?: unknown } | null | undefined)?.customer_name;
  return typeof name === 'string' ? name : undefined;
};

/** Whom a stored response concerns: the customer of the token, of the request, of the response or of the connector. */
function customerOf({ erasures }: Services, request: Request, tenant: Tenant): CustomerOf {
  const { organization_id } = tenant;
  const { connector_id } = request.params;
  return async (tx, { body }) => {
    const customer_name =
      tenant.customer_name ??
      nameIn(request.body) ??
      nameIn(body) ??
      (typeof connector_id === 'string' ? (await connectorById(tx, connector_id))?.customer_name : undefined);
    return customer_name === undefined ? null : erasures.hashes.of({ organization_id, customer_name });
  };
}

function run(route: Route, handler: AnyHandler, services: Services): RequestHandler {
  return async (request, response) => {
    const input = {
      body: request.body as unknown,
      path: request.params,
      query: request.query,
      headers: request.headers,
    };
    const context = new RequestContext(services, request, response);
    const inShare = sharing(services, response, () => handler(input as never, context));
    const admitted = (pause = unpaused) => {
      context.pause = pause;
      if (isClosed(response)) context.signal.throwIfAborted(); // it hung up while it waited
      budget.admit(callerOf(request, response));
      return Promise.resolve(inShare());
    };
    // One that waits for events does nothing meanwhile; reading them has slots of its own.
    const waits = Number(request.query['wait_s'] ?? 0) > 0;
    const work = () =>
      waits ? services.metrics.longPoll(admitted) : in_progress.run(response.locals as Local, admitted);
    const key = route.idempotent ? request.header('idempotency-key') : undefined;
    if (key === undefined) return await send(await work(), request, response);
    const { principal, tenant } = context;
    const { answer, replayed } = await services.idempotency.once(
      {
        scope: [tenant.organization_id, principal.client_id, tenant.customer_name, route.operation_id, key],
        content: [request.params, request.query, request.body ?? null],
        customer: customerOf(services, request, tenant),
      },
      async (keep) => {
        context.keep = keep;
        const { status, headers = {}, body } = await work();
        return { status: Number(status), headers, body };
      },
    );
    await send(
      {
        status: answer.status,
        headers: { ...answer.headers, ...(replayed ? { 'Idempotency-Replayed': 'true' } : {}) },
        body: answer.body,
      },
      request,
      response,
    );
  };
}

const busiest = routes.find(({ operation_id }) => operation_id === 'executeOperation')?.path;

const planned: RequestHandler = () => {
  throw new Problem('not_implemented', 'This operation is part of the contract but not implemented yet.');
};

/**
 * The generated table and the object of handlers become a router. The steps stand in the order in which the contract
 * checks a request: 404/405, 401, 429, 406/413/415/400, organization, scope, 422; what comes after is the handler's.
 */
export function mount(services: Services, validator: (route: Route) => RequestHandler): Router {
  const router = Router({ strict: true, caseSensitive: true });
  const served =
    services.config.role === 'worker' ? routes.filter((route) => of_workers.has(route.operation_id)) : routes;
  // A concrete path comes before a templated one that matches it too (OpenAPI, "Path templating matching"), with all
  // that it has to say: otherwise GET …/connectors/check would be the connector "check". Only the operation that is
  // called most stands before all: the router tries one path after the other, and no other path matches its requests.
  const rank = (path: string) => (path === busiest ? 0 : path.includes('{') ? 2 : 1);
  const paths = [...new Set(served.map((route) => route.path))].sort((a, b) => rank(a) - rank(b));
  for (const path of paths) mountPath(router, path, served, services, validator);
  return router;
}

/** RFC 9728, section 5.1: where a client that is refused learns what the resource wants. */
function tellResource(step: RequestHandler | undefined, services: Services): RequestHandler | undefined {
  if (!step) return undefined;
  return async (request, response, next) => {
    try {
      await step(request, response, next);
    } catch (error) {
      const challenge = error instanceof Problem ? error.extras.headers?.['WWW-Authenticate'] : undefined;
      if (!(error instanceof Problem) || challenge === undefined) throw error;
      const metadata = `${services.public_url()}/.well-known/oauth-protected-resource/mcp`;
      const scope = challenge.includes('scope=') ? '' : ', scope="execute"';
      const headers = {
        ...error.extras.headers,
        'WWW-Authenticate': `${challenge}${scope}, resource_metadata="${metadata}"`,
      };
      throw new Problem(error.code, error.detail, { ...error.extras, headers });
    }
  };
}

interface Parameter {
  $ref?: string;
  in?: string;
  name?: string;
  schema?: { type?: unknown };
}

interface Parameters {
  paths: Record<string, Record<string, { parameters?: Parameter[] }>>;
  components: { parameters: Record<string, Parameter> };
}

/** Names of the integers in an operation's query. */
function integersOf({ path, method }: Route, document: Services['document']['published']): ReadonlySet<string> {
  const { paths, components } = document as unknown as Parameters; // the document's own form
  const parameters = (paths[path]?.[method]?.parameters ?? []).map(({ $ref, ...own }) =>
    $ref === undefined ? own : components.parameters[$ref.split('/').at(-1) ?? ''],
  );
  const integers = parameters.filter((each) => each?.in === 'query' && each.schema?.type === 'integer');
  return new Set(integers.flatMap((each) => each?.name ?? []));
}

function mountPath(
  router: Router,
  template: string,
  served: typeof routes,
  services: Services,
  validator: (route: Route) => RequestHandler,
): void {
  const path = expressPath(template);
  const here = served.filter((route) => route.path === template);
  for (const route of here) {
    const handler = handlers[route.operation_id];
    const integers = integersOf(route, services.document.published);
    const begin: RequestHandler = (request, response, next) => {
      const { connector_id } = request.params;
      Object.assign(response.locals as Local, { route, ...(typeof connector_id === 'string' && { connector_id }) });
      next();
    };
    const checkQuery: RequestHandler = (request, _response, next) => {
      checkQueryText(request.url);
      checkIntegers(request.url, integers);
      next();
    };
    const told = (step: RequestHandler | undefined) =>
      route.operation_id === 'executeMcp' ? tellResource(step, services) : step;
    const steps: Array<RequestHandler | undefined> = [
      begin,
      told(authenticate(route, services.tokens, services.config.metrics_token)),
      services.rate_limits.for(route),
      route.auth === 'bearer' ? waitForTurn(pace) : undefined,
      negotiate(route),
      readBody(route),
      ...(route.auth === 'bearer' ? [chooseOrganization] : []),
      told(requireScopes(route)),
      checkQuery,
      validator(route),
      (handler as unknown) === notImplemented ? planned : run(route, handler as unknown as AnyHandler, services),
    ];
    router[route.method](path, ...steps.filter((step) => step !== undefined));
  }
  const allow = [
    ...here.flatMap((route) => (route.method === 'get' ? ['GET', 'HEAD'] : [route.method.toUpperCase()])),
    'OPTIONS',
  ].join(', ');
  router.options(path, (_request, response) => void response.status(204).setHeader('Allow', allow).end());
  router.all(path, () => {
    throw new Problem('method_not_allowed', `This path supports ${allow}.`, { headers: { Allow: allow } });
  });
}
