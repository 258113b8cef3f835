import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Logger } from 'pino';
import type { Api } from './api.ts';
import { createMcpServer } from './server.ts';

export interface McpExchange {
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: unknown;
  signal: AbortSignal;
}

export interface McpResponse {
  status: number;
  content_type: string | null;
  text: string;
}

/** Headers of the transport; the others are about the connection and are none of the protocol's business. */
const passed = (name: string) => name === 'content-type' || name.startsWith('mcp-');

/** A stream of one event is JSON as well, which every client accepts. */
const jsonOf = (events: string): string =>
  events
    .split('\n')
    .find((line) => line.startsWith('data: {'))
    ?.slice('data: '.length) ?? '';

/** One exchange of the Streamable HTTP transport, without a session, in either era of the protocol. */
export async function handleMcp(
  api: Api,
  log: Logger,
  { url, headers, body, signal }: McpExchange,
): Promise<McpResponse> {
  const handler = createMcpHandler(() => createMcpServer(api, log), {
    // The server notifies of nothing, so there is nothing to subscribe to, and every response ends.
    maxSubscriptions: 0,
    keepAliveMs: 0,
    onerror: (error) => log.debug({ err: error }, 'an MCP message was refused'),
  });
  const sent = Object.entries(headers).flatMap(([name, value]): Array<[string, string]> =>
    passed(name) && value !== undefined ? [[name, String(value)]] : [],
  );
  sent.push(['accept', 'application/json, text/event-stream']);
  const request = new Request(url, { method: 'POST', headers: sent, body: JSON.stringify(body), signal });
  const response = await handler.fetch(request, { parsedBody: body });
  const text = await response.text();
  await handler.close();
  const content_type = response.headers.get('content-type');
  const streams = content_type?.startsWith('text/event-stream') ?? false;
  return streams
    ? { status: response.status, content_type: 'application/json; charset=utf-8', text: jsonOf(text) }
    : { status: response.status, content_type, text };
}
