import { ApiError } from '../../clients/api-error.ts';
import type { ConnectorType } from '../../clients/connector-handle.ts';
import { local, type LocalInput } from '../../clients/local/local.ts';
import { executedOf } from '../runner/judging/validate-answer.ts';
import { KitError, type Answer, type KitRequest, type Target } from './target.ts';

interface Handle {
  execute(entity: string, action: string, params?: unknown): Promise<unknown>;
  check(): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * The in-process library: the same calls, with responses in the form that they
 * have over HTTP.
 */
export function inProcess(upstreams: Record<string, string>): Target {
  const handles = new Map<string, Handle>();

  async function answered(
    id: string,
    request: KitRequest,
    work: (handle: Handle) => Promise<unknown>,
  ): Promise<Answer> {
    const handle = handles.get(id);
    if (!handle) throw new KitError(`there is no connector ${id} in this process`);
    const started = performance.now();
    const finish = (status: number, body: unknown, more: Record<string, string> = {}): Answer => ({
      status,
      // An in-process call has no request id and no rate limit; everything else is validated as it is.
      headers: new Headers({
        'content-type': status < 400 ? 'application/json' : 'application/problem+json',
        'x-request-id': 'in-process',
        ...more,
      }),
      text: JSON.stringify(body),
      took_ms: performance.now() - started,
      request,
    });
    try {
      return finish(200, await work(handle));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const retry_after: Record<string, string> =
        error.retry_after_s === undefined ? {} : { 'retry-after': String(Math.ceil(error.retry_after_s)) };
      return finish(error.status, { ...error.problem, request_id: 'in-process' }, retry_after);
    }
  }

  const path = (id: string, operation: string) => `/api/v1/integrations/connectors/${id}/${operation}`;
  return {
    name: 'in-process',
    async createConnector({ customer_name: _, name: __, sync: ___, ...input }) {
      const id = `in-process-${handles.size + 1}`;
      handles.set(id, local(input as LocalInput<ConnectorType>, { upstreams }) as unknown as Handle);
      return id;
    },
    execute(id, { connector_type, entity, action, params }) {
      const request = {
        method: 'POST',
        path: path(id, 'execute'),
        headers: {},
        body: JSON.stringify({ entity, action, params }),
        executed: executedOf(connector_type, { entity, action, params }),
      };
      return answered(id, request, (handle) => handle.execute(entity, action, params));
    },
    check: (id) => answered(id, { method: 'POST', path: path(id, 'check'), headers: {} }, (handle) => handle.check()),
    async close() {
      await Promise.all([...handles.values()].map((handle) => handle.close()));
    },
  };
}
