/**
 * A foreign service that only serves the document's examples must get a sensible verdict: it keeps the
 * schemas and none of the behavior.
 */
import express from 'express';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { skipReason } from './runner/multiplied/known.ts';
import { packagePath } from './runner/package-path.ts';
import { runKit, type KitReport } from './runner/run-kit.ts';

type Node = Record<string, any>;

const document = JSON.parse(readFileSync(packagePath('openapi/generated/openapi.json'), 'utf8')) as Node;
const follow = (node: Node): Node =>
  node['$ref']
    ? follow(
        node['$ref']
          .slice(2)
          .split('/')
          .reduce((at: Node, part: string) => at[part], document),
      )
    : node;

/** The first successful response of an operation, with its first example and a value for each required header. */
function exampleOf(operation: Node): {
  status: number;
  type?: string;
  body?: unknown;
  headers: Record<string, string>;
} {
  const [status, response] = Object.entries<Node>(operation['responses']).find(([code]) => code < '400')!;
  const { content = {}, headers = {} } = follow(response);
  const [type, media] = Object.entries<Node>(content)[0] ?? [];
  const needed = Object.entries<Node>(headers).filter(([, header]) => follow(header)['required']);
  const value = type && Object.values<Node>(media!['examples'] ?? {})[0]?.['value'];
  return {
    status: Number(status),
    ...(type && { type, body: value }),
    headers: Object.fromEntries(needed.map(([name]) => [name, name === 'ETag' ? '"example"' : 'example'])),
  };
}

function mock(): Promise<Server> {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  const paths = Object.entries<Node>(document['paths']).sort(
    ([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')),
  );
  for (const [path, item] of paths) {
    for (const method of ['get', 'put', 'post', 'patch', 'delete'] as const) {
      if (!item[method]) continue;
      const { status, type, body, headers } = exampleOf(item[method]);
      app[method](path.replace(/\{([^}]+)\}/g, ':$1'), (_request, response) => {
        response.status(status).set({ 'X-Request-Id': 'example-request', ...headers });
        if (type) response.set('Content-Type', type);
        response.end(type === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
      });
    }
  }
  return new Promise((resolve) => {
    const server = app.listen(0, '127.0.0.1', () => resolve(server));
  });
}

describe('against a static mock of the published document', () => {
  let server: Server;
  let report: KitReport;

  beforeAll(async () => {
    server = await mock();
    const surroundings = {
      base_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      client_id: 'example',
      client_secret: 'example-secret',
      connectors: {
        'incident-io': {
          customer_name: 'acme',
          connector_type: 'incident-io',
          credentials: { api_key: 'inc_example' },
        },
      },
      upstreams: {},
    };
    report = await runKit({ surroundings, document: 'published', fuzz: 200, seed: 1, patience_ms: 500 });
  }, 120_000);
  afterAll(() => void server.close());

  const outcomeOf = (id: string) => report.results.find((each) => each.id === id)?.outcome;

  it('reports no error of the kit itself', () => {
    expect(
      report.results.filter(({ outcome }) => outcome === 'error').map(({ id, reasons }) => ({ id, reasons })),
    ).toEqual([]);
  });

  it('passes the cases that check form only', () => {
    const good = report.results.filter(({ id }) => /^operations\/[^/]+\/good$/.test(id));
    const expected = Object.values<Node>(document['paths'])
      .flatMap((item) => Object.values<Node>(item))
      .flatMap(({ operationId }) => (operationId ? [String(operationId)] : []))
      .map((operation) => ({
        id: `operations/${operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/good`,
        outcome: skipReason(operation, 'good') === undefined ? 'pass' : 'skip',
      }));
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect(good.map(({ id, outcome }) => ({ id, outcome })).sort(byId)).toEqual(expected.sort(byId));
    expect(outcomeOf('service/health/lives')).toBe('pass');
  });

  it('fails the cases that check behavior', () => {
    for (const id of [
      'operations/list-connectors/no-token',
      'connectors/delete/is-gone',
      'sequences/life-of-a-connector',
      'sequences/idempotent-creation',
      'connectors/list/newest-first',
      'execute/unknown-entity',
      'tokens/wrong-secret-json',
    ])
      expect([id, outcomeOf(id)]).toEqual([id, 'fail']);
  });

  it('disables cases that need a fake vendor or a second organization', () => {
    for (const id of ['upstream/outage', 'sequences/two-organizations', 'operations/get-connector/foreign-connector'])
      expect([id, outcomeOf(id)]).toEqual([id, 'disabled']);
  });
});
