import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import helmet from 'helmet';
import { randomUUID } from 'node:crypto';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { onceClosed } from './connections/closed.ts';
import type { Local } from './local.ts';
import { mount } from './mount.ts';
import { pathNotFound, problemHandler } from './responses/problem-response.ts';
import { beginRequest, endRequest } from '../telemetry/traced-request.ts';
import { createValidator } from './validator.ts';

const max_url_length = 8192;

/** A caller that closes the connection before its response is complete; no response carries this status. */
const hung_up = 499;

/** Proxies and servers disagree about which of two Host headers counts (RFC 9112, section 3.2). */
function checkHost({ rawHeaders }: Request): void {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts++;
  if (hosts > 1) throw new Problem('invalid_header', 'The request has more than one Host header.');
}

/** Behind a proxy that is not configured, all callers share one address and its rate limit. */
function proxyWarning({ config, log }: Services): (request: Request) => void {
  let warned = config.trust_proxy > 0;
  return ({ headers }) => {
    if (warned || (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined)) return;
    warned = true;
    log.warn(
      'Requests carry forwarded addresses and TRUST_PROXY is 0: all callers behind the proxy share one rate limit. Set TRUST_PROXY to the number of proxies.',
    );
  };
}

/** Logs outlive an erasure, so they name no customer; entries of the audit log have the same hash. */
function customerOf({ erasures }: Services, { organization_id, principal }: Local): string | undefined {
  if (organization_id === undefined || principal?.customer_name === undefined) return undefined;
  return erasures.hashes.of({ organization_id, customer_name: principal.customer_name });
}

/** Names the request, times it, and sets what is the same for every response. */
function begin(services: Services): RequestHandler {
  const warnOfProxy = proxyWarning(services);
  return (request, response, next) => {
    const local = response.locals as Local;
    local.request_id = randomUUID();
    local.started_ms = performance.now();
    response.setHeader('X-Request-Id', local.request_id);
    response.setHeader('Cache-Control', 'no-store');
    const method = request.method;
    // HEAD is GET without the body, which Node leaves out by itself: it knows the method from the request line.
    if (method === 'HEAD') request.method = 'GET';
    const span = beginRequest(request);
    onceClosed(response, () => {
      const { route, principal } = local;
      const duration_ms = performance.now() - local.started_ms;
      const operation = route?.operation_id ?? 'none';
      const status = response.writableFinished || local.cut ? response.statusCode : hung_up;
      services.metrics.request(operation, status, duration_ms);
      if (span) endRequest(span, local, status);
      // The path as the contract has it, never as it was sent: a callback's query holds a code.
      services.log.info(
        {
          request_id: local.request_id,
          operation,
          method,
          path: route?.path,
          status,
          duration_ms: Math.round(duration_ms * 10) / 10,
          client_id: principal?.client_id,
          organization_id: local.organization_id,
          customer_hash: customerOf(services, local),
          connector_id: local.connector_id,
          address: request.ip,
          trace_id: span?.trace_id,
        },
        'request',
      );
    });
    if (services.serving.stopping)
      throw new Problem('unavailable', 'The service is stopping. Send the request again.', { retry_after_s: 2 });
    if (request.url.length > max_url_length)
      throw new Problem('uri_too_long', `The request target exceeds ${max_url_length} characters.`);
    checkHost(request);
    warnOfProxy(request);
    if (span) span.run(next);
    else next();
  };
}

/**
 * Helmet's headers are the same for every response, so it is asked for them once: its fourteen steps are a fiftieth of
 * what a list of 100 records costs.
 */
function secure(): RequestHandler {
  const headers = new Map<string, string>();
  const directives = {
    'default-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  const ask = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  const noting = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  ask({} as Request, noting as unknown as Response, (error) => {
    if (error) throw error;
  });
  return (_request, response, next) => {
    response.setHeaders(headers);
    next();
  };
}

/**
 * Pages of other origins may read responses only where the configuration names the origin (Fetch standard, CORS
 * protocol).
 */
function cors(origins: readonly string[]): RequestHandler {
  const exposed = [
    'X-Request-Id',
    'ETag',
    'Location',
    'Retry-After',
    'RateLimit',
    'RateLimit-Policy',
    'Idempotency-Replayed',
  ].join(', ');
  return (request, response, next) => {
    response.vary('Origin');
    const origin = request.headers.origin;
    if (origin === undefined || !origins.includes(origin)) return next();
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Expose-Headers', exposed);
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
      response.setHeader(
        'Access-Control-Allow-Headers',
        'Authorization, Content-Type, X-Organization-Id, Idempotency-Key, If-Match, If-None-Match',
      );
      response.setHeader('Access-Control-Max-Age', '600');
    }
    next();
  };
}

export function createApp(services: Services): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('strict routing');
  app.enable('case sensitive routing');
  app.set('trust proxy', services.config.trust_proxy);
  app.set('query parser', 'simple');
  app.use(begin(services));
  app.use(secure());
  if (services.config.cors_origins.length > 0) app.use(cors(services.config.cors_origins));
  app.use(mount(services, createValidator(services.document.closed, services.config.validate_answers)));
  app.use(pathNotFound);
  app.use(problemHandler(services.log));
  return app;
}
