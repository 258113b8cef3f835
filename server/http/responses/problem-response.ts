import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { STATUS_CODES } from 'node:http';
import type { Logger } from 'pino';
import { errors } from '../../generated/errors.gen.ts';
import { refusalPage } from '../../consent/consent-pages.ts';
import { Problem } from '../../problem.ts';
import type { Local } from '../local.ts';

/** RFC 9457. `type` leads to the explanation of the code in the reference. */
export function problemBody(problem: Problem, request_id: string): Record<string, unknown> {
  const { errors: items, retry_after_s, upstream, members } = problem.extras;
  return {
    type: `/docs#${problem.code}`,
    title: errors[problem.code].title,
    status: problem.status,
    detail: problem.detail,
    code: problem.code,
    request_id,
    ...(items ? { errors: items.slice(0, 50) } : {}),
    ...(retry_after_s === undefined ? {} : { retry_after: Math.ceil(retry_after_s) }),
    ...(upstream ? { upstream } : {}),
    ...members,
  };
}

/** The form of RFC 6749, section 5.2, for callers of the token operation that speak it. */
function oauthBody(problem: Problem): Record<string, unknown> {
  const error =
    problem.code === 'invalid_client' || problem.code === 'unsupported_grant_type' ? problem.code : 'invalid_request';
  return { error, error_description: problem.detail.replace(/[^\x20-\x21\x23-\x5b\x5d-\x7e]/g, "'") };
}

const speaksOauth = (request: Request) =>
  request.is('application/x-www-form-urlencoded') !== false || /^basic /i.test(request.headers.authorization ?? '');

/**
 * Whatever is thrown becomes a Problem; what is not one is a defect of ours, logged with its cause and answered without
 * it.
 */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof URIError || (error as { status?: number }).status === 400)
    return new Problem('not_found', 'No resource exists at this path.', { cause: error });
  return new Problem('internal_error', 'Internal error. Include the request_id when you report it.', { cause: error });
}

export function sendProblem(problem: Problem, request: Request, response: Response): void {
  const { request_id, route } = response.locals as Local;
  const { retry_after_s, headers } = problem.extras;
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
  if (retry_after_s !== undefined || problem.status === 429 || problem.status === 503)
    response.setHeader('Retry-After', String(Math.max(1, Math.ceil(retry_after_s ?? 5))));
  if (route?.browser && [400, 404, 422, 429].includes(problem.status)) return sendPage(problem, request_id, response);
  if (problem.status === 401 && !response.hasHeader('WWW-Authenticate'))
    response.setHeader('WWW-Authenticate', 'Bearer realm="patchbay"');
  const oauth =
    route?.operation_id === 'createToken' &&
    (problem.status === 400 || problem.status === 401 || problem.status === 422) &&
    speaksOauth(request);
  response.status(oauth && problem.status === 422 ? 400 : problem.status);
  response.setHeader('Content-Type', oauth ? 'application/json' : 'application/problem+json');
  response.end(JSON.stringify(oauth ? oauthBody(problem) : problemBody(problem, request_id)));
}

const page_titles: Record<number, string> = { 404: 'There is no such link', 429: 'Too many requests' };

/** Shows a browser's user what is wrong with the request. */
function sendPage(problem: Problem, request_id: string, response: Response): void {
  // Of a request that breaks the contract the details are for programs; a person can only start again.
  const detail =
    problem.code === 'validation_failed'
      ? 'This is not a request that this page makes. Open the consent link again.'
      : problem.detail;
  const page =
    problem.extras.page ??
    refusalPage('Patchbay', page_titles[problem.status] ?? 'This cannot go on', detail, request_id);
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  response.status(problem.status === 422 ? 400 : problem.status);
  response.end(page.text);
}

/** What the work of a request ends with once its caller has hung up; every other error is one with or without it. */
function isAbort(error: unknown): boolean {
  const { name, cause } = (error ?? {}) as { name?: unknown; cause?: unknown };
  return name === 'AbortError' || (cause !== undefined && isAbort(cause));
}

export const problemHandler =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    const problem = toProblem(error);
    const local = response.locals as Local;
    const { request_id } = local;
    if (response.destroyed && isAbort(error)) return log.debug({ request_id }, 'the caller has hung up');
    // Only a defect of ours is an error; a vendor's outage is worth a line. Of a caller's error the code is kept and
    // nothing else: its detail can name what the caller wrote, and that may be a secret where a name
    // belongs.
    if (problem.code === 'internal_error')
      log.error({ request_id, err: problem.extras.cause ?? problem }, problem.detail);
    else if (problem.status >= 502)
      log.warn({ request_id, code: problem.code, err: problem.extras.cause }, problem.detail);
    else log.debug({ request_id, code: problem.code }, 'refused');
    if (response.headersSent) {
      local.cut = !response.destroyed;
      response.destroy(); // a half-sent answer must not look whole
    } else sendProblem(problem, request, response);
  };

export const pathNotFound: RequestHandler = () => {
  throw new Problem('not_found', 'No resource exists at this path. See /docs for the available paths.');
};

/** The response that Node's own parser forces on us before there is a request: written straight to the socket. */
export function rawProblem(problem: Problem, request_id: string): string {
  const body = JSON.stringify(problemBody(problem, request_id));
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${request_id}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
