import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ExportedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Array<{ key: string; value: Record<string, unknown> }>;
  status: { code?: number };
}

interface Exported {
  resourceSpans: Array<{ scopeSpans: Array<{ spans: ExportedSpan[] }> }>;
}

/** A collector of OpenTelemetry that takes traces over HTTP, in JSON. */
export interface Collector {
  url: string;
  /** Everything that was sent, as it came. */
  received: string[];
  /** Other paths than that of traces, and other media types. */
  refused: string[];
  spans(): ExportedSpan[];
  close(): Promise<void>;
}

/** `hangs`: accepts everything and never responds. */
export async function startCollector({ hangs = false } = {}): Promise<Collector> {
  const received: string[] = [];
  const refused: string[] = [];
  const server = createServer((request, response) => {
    if (hangs) return void request.resume();
    if (request.url !== '/v1/traces' || request.headers['content-type'] !== 'application/json') {
      refused.push(`${request.url} ${request.headers['content-type']}`);
      response.writeHead(415).end();
      return;
    }
    void text(request).then((body) => {
      received.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    refused,
    spans: () =>
      received.flatMap((body) =>
        (JSON.parse(body) as Exported).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
