import type { Request } from 'express';
import { routes } from '../generated/routes.gen.ts';
import { beginSpan, type OpenSpan } from './tracing.ts';
import { of_workers, type Route } from '../http/handler.ts';
import type { Local } from '../http/local.ts';

/** What probes and scrapers ask every few seconds. */
const unrecorded = new Set<string>(
  routes.filter(({ operation_id }) => of_workers.has(operation_id)).map(({ path }) => path),
);

const header = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** A span from the first to the last byte of a response; it continues the trace of the caller. */
export function beginRequest({ method, path, headers }: Request): OpenSpan | undefined {
  if (unrecorded.has(path)) return undefined;
  const parent = header(headers['traceparent']);
  return beginSpan({
    name: method,
    kind: 'server',
    ...(parent === undefined ? { root: true } : { parent }),
    attributes: { 'http.request.method': method },
  });
}

export function endRequest(
  span: OpenSpan,
  { request_id, route }: Pick<Local, 'request_id'> & { route?: Route },
  status: number,
): void {
  span.set({ 'http.response.status_code': status, 'patchbay.request_id': request_id });
  if (route) {
    span.set({ 'http.route': route.path, 'patchbay.operation': route.operation_id });
    span.name(`${route.method.toUpperCase()} ${route.path}`);
  }
  if (status >= 500) span.fail(String(status));
  span.end();
}
