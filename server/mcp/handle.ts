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

const messagesOf = (events: string): string[] =>
  events
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => line.slice('data: '.length));

/** One exchange of the Streamable HTTP transport, without a session, in either era of the protocol. */
export async function handleMcp(
  api: Api,
  log: Logger,
  { url, headers, body, signal }: McpExchange,
): Promise<McpResponse> {
  const handler = createMcpHandler(() => createMcpServer(api, log), {
    // The server notifies of nothing: a subscription is acknowledged as one to nothing and ends at once.
    maxSubscriptions: 1,
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
  const messages = content_type?.startsWith('text/event-stream') ? messagesOf(text) : [];
  // A stream of one message is JSON as well, which every client accepts.
  const [only = '', ...others] = messages;
  if (messages.length === 0 || others.length > 0) return { status: response.status, content_type, text };
  return { status: response.status, content_type: 'application/json; charset=utf-8', text: only };
}
