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

export interface ExportedMetric {
  name: string;
  unit: string;
  sum?: { isMonotonic: boolean; aggregationTemporality: number; dataPoints: ExportedPoint[] };
  gauge?: { dataPoints: ExportedPoint[] };
  histogram?: { aggregationTemporality: number; dataPoints: ExportedPoint[] };
}

export interface ExportedPoint {
  attributes: Array<{ key: string; value: { stringValue?: string; intValue?: number } }>;
  asDouble?: number;
  asInt?: number;
  count?: number;
  sum?: number;
  explicitBounds?: number[];
  bucketCounts?: number[];
}

interface Exported {
  resourceSpans: Array<{ scopeSpans: Array<{ spans: ExportedSpan[] }> }>;
}

interface ExportedMetrics {
  resourceMetrics: Array<{ scopeMetrics: Array<{ metrics: ExportedMetric[] }> }>;
}

/** A collector of OpenTelemetry that takes traces and metrics over HTTP, in JSON. */
export interface Collector {
  url: string;
  /** All traces that were sent, as they came. */
  received: string[];
  /** All metrics, as they came. */
  received_metrics: string[];
  /** Other paths and media types. */
  refused: string[];
  spans(): ExportedSpan[];
  /** What was sent last. */
  metrics(): ExportedMetric[];
  close(): Promise<void>;
}

/** `hangs`: accepts everything and never responds. */
export async function startCollector({ hangs = false } = {}): Promise<Collector> {
  const received: string[] = [];
  const received_metrics: string[] = [];
  const refused: string[] = [];
  const places = new Map([
    ['/v1/traces', received],
    ['/v1/metrics', received_metrics],
  ]);
  const server = createServer((request, response) => {
    if (hangs) return void request.resume();
    const place = places.get(request.url ?? '');
    if (!place || request.headers['content-type'] !== 'application/json') {
      refused.push(`${request.url} ${request.headers['content-type']}`);
      response.writeHead(415).end();
      return;
    }
    void text(request).then((body) => {
      place.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    received_metrics,
    refused,
    spans: () =>
      received.flatMap((body) =>
        (JSON.parse(body) as Exported).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    metrics: () =>
      (JSON.parse(received_metrics.at(-1) ?? '{"resourceMetrics":[]}') as ExportedMetrics).resourceMetrics.flatMap(
        ({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics),
      ),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
