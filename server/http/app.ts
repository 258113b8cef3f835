import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import helmet from 'helmet';
import { randomUUID } from 'node:crypto';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Local } from './local.ts';
import { mount } from './mount.ts';
import { pathNotFound, problemHandler } from './problem-answer.ts';
import { createValidator } from './validator.ts';

const max_url_length = 8192;

/** Names the request, times it, and holds what is the same for every answer. */
function begin(services: Services): RequestHandler {
  return (request, response, next) => {
    const local = response.locals as Local;
    local.request_id = randomUUID();
    local.started_ms = performance.now();
    response.setHeader('X-Request-Id', local.request_id);
    response.setHeader('Cache-Control', 'no-store');
    const method = request.method;
    // HEAD is GET without the body, which Node leaves out by itself: it knows the method from the request line.
    if (method === 'HEAD') request.method = 'GET';
    response.once('close', () => {
      const { route, principal } = local;
      const duration_ms = performance.now() - local.started_ms;
      const operation = route?.operation_id ?? 'none';
      services.metrics.request(operation, response.statusCode, duration_ms);
      // The path as the contract has it, never as it was sent: a callback's query holds a code.
      services.log.info(
        { request_id: local.request_id, operation, method, path: route?.path, status: response.statusCode, duration_ms: Math.round(duration_ms * 10) / 10, client_id: principal?.client_id, organization_id: local.organization_id },
        'request',
      );
    });
    if (request.url.length > max_url_length) throw new Problem('uri_too_long', `The request target is longer than ${max_url_length} characters.`);
    next();
  };
}

/** Helmet's headers are the same for every answer, so it is asked for them once: its fourteen steps are a fiftieth of what a list of 100 records costs. */
function secure(): RequestHandler {
  const headers = new Map<string, string>();
  const directives = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"], 'form-action': ["'self'"] };
  const ask = helmet({ contentSecurityPolicy: { useDefaults: false, directives }, crossOriginResourcePolicy: { policy: 'cross-origin' } });
  const noting = { setHeader: (name: string, value: string) => headers.set(name, value), removeHeader: (name: string) => headers.delete(name) };
  ask({} as Request, noting as unknown as Response, (error) => {
    if (error) throw error;
  });
  return (_request, response, next) => {
    response.setHeaders(headers);
    next();
  };
}

/** Pages of other origins may read answers only where the configuration names the origin (Fetch standard, CORS protocol). */
function cors(origins: readonly string[]): RequestHandler {
  const exposed = ['X-Request-Id', 'ETag', 'Location', 'Retry-After', 'RateLimit', 'RateLimit-Policy', 'Idempotency-Replayed'].join(', ');
  return (request, response, next) => {
    response.vary('Origin');
    const origin = request.headers.origin;
    if (origin === undefined || !origins.includes(origin)) return next();
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Expose-Headers', exposed);
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
      response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, X-Organization-Id, Idempotency-Key, If-Match, If-None-Match');
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
