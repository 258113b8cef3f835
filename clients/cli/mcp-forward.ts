import { PassThrough, type Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { contract } from '../../server/generated/version.gen.ts';
import { instructions } from '../../server/mcp/definitions.ts';

interface Upstream {
  url: URL;
  token: string;
  timeout_ms: number;
  /** Requests that the service has not responded to yet. */
  open: Set<Promise<unknown>>;
}

interface RpcResponse {
  result?: Record<string, unknown>;
  error?: { code: number; message: string; data?: unknown };
}

async function request({ url, token, timeout_ms }: Upstream, method: string, params: object): Promise<never> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json',
      'mcp-protocol-version': '2025-11-25',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(timeout_ms),
  });
  const text = await response.text();
  if (response.headers.get('content-type')?.startsWith('application/problem+json')) {
    const { code, detail } = JSON.parse(text) as { code: string; detail: string };
    throw new ProtocolError(ProtocolErrorCode.InternalError, `${code}: ${detail}`);
  }
  const { result, error } = JSON.parse(text) as RpcResponse;
  if (error) throw new ProtocolError(error.code, error.message, error.data);
  if (!result) throw new ProtocolError(ProtocolErrorCode.InternalError, `The service returned ${response.status}.`);
  return result as never; // what the method promises is for the service to keep; the protocol layer checks it
}

function send(upstream: Upstream, method: string, params: object): Promise<never> {
  const sent = request(upstream, method, params);
  const { open } = upstream;
  open.add(sent);
  void sent.catch(() => undefined).finally(() => open.delete(sent));
  return sent;
}

/** Time for messages that were read to become requests, and for responses to be written. */
const settle_ms = 100;

/**
 * `input` that ends only once there are no open requests: the protocol layer drops those that are open at its end, and
 * what is piped into a command ends at once.
 */
export function heldOpen(input: Readable, { open }: Pick<Upstream, 'open'>): Readable {
  const held = new PassThrough();
  input.pipe(held, { end: false });
  input.once('end', () => {
    const end = async () => {
      do {
        await wait(settle_ms);
        await Promise.allSettled(open);
      } while (open.size > 0);
      await wait(settle_ms);
      held.end();
    };
    void end();
  });
  return held;
}

/** Passes requests on to the service, which alone has the tools: both are of the same release. */
export function forwardingServer(upstream: Upstream): Server {
  const server = new Server(
    { name: 'patchbay', title: 'Patchbay', version: contract.version },
    { capabilities: { tools: {}, resources: {} }, instructions },
  );
  server.setRequestHandler('tools/list', () => send(upstream, 'tools/list', {}));
  server.setRequestHandler('tools/call', ({ params: { name, arguments: args } }) =>
    send(upstream, 'tools/call', { name, arguments: args ?? {} }),
  );
  server.setRequestHandler('resources/list', () => send(upstream, 'resources/list', {}));
  server.setRequestHandler('resources/templates/list', () => send(upstream, 'resources/templates/list', {}));
  server.setRequestHandler('resources/read', ({ params: { uri } }) => send(upstream, 'resources/read', { uri }));
  return server;
}
