/**
 * @lanes sqlite mariadb redis
 * @drawn 2
 * @timed
 */
import { startOauthVendor } from '../../conformance/fake-vendors/oauth/oauth-vendor.ts';
import { startCollector, type Collector, type ExportedSpan } from '../testing/collector.ts';
import { engine } from '../testing/database.ts';
import { desk_client, desk_type, quick } from '../testing/oauth-desk.ts';
import { until } from '../testing/replication.ts';
import { startTestService } from '../testing/service.ts';
import { startTestWebhooks } from '../testing/webhooks.ts';

const redis = process.env['PATCHBAY_TEST_REDIS_URL'];
const over_redis = engine === 'mariadb' && redis !== undefined;
const customer_name = 'Planted Customer 7Q';
const caller = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };
const traceparent = `00-${caller.trace}-${caller.span}-01`;

const attribute = (span: ExportedSpan | undefined, key: string): unknown =>
  Object.values(span?.attributes.find((each) => each.key === key)?.value ?? {})[0];

describe('traces', () => {
  let collector: Collector;
  let spans: ExportedSpan[];
  let vendor_traceparent: string | undefined;
  let receiver_traceparent: string | undefined;
  let logged: string[];
  /** What no span may hold. */
  const planted: string[] = [customer_name, encodeURIComponent(customer_name), 'inc_main', desk_client.client_secret];

  const named = (name: string) => spans.filter((span) => span.name === name);
  const parentOf = (span: ExportedSpan | undefined) => spans.find(({ spanId }) => spanId === span?.parentSpanId);
  const execute = 'POST /api/v1/integrations/connectors/{connector_id}/execute';
  /** A request to execute, by the way that it was answered. */
  const executed = (child: string) =>
    spans.find(
      (span) => span.name === execute && spans.some((each) => each.parentSpanId === span.spanId && each.name === child),
    );

  beforeAll(async () => {
    collector = await startCollector();
    const vendor = await startOauthVendor({
      clients: [{ ...desk_client, redirect_uris: ['http://127.0.0.1'] }],
      accounts: ['ada'],
    });
    const service = await startTestWebhooks({
      grant_times: quick,
      upstreams: { [desk_type]: vendor.base_url },
      environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...(over_redis && { REDIS_URL: redis }) },
    });
    const { token } = service.owner;
    const endpoint = await service.endpoint('/planted-path', { types: ['connector.updated'] });
    const connector = await service.createConnector(service.owner, { customer_name });
    const tokens = vendor.server.issueTokens('ada');
    const desk = await service.createConnector(service.owner, {
      connector_type: desk_type,
      customer_name,
      credentials: { ...tokens, ...desk_client },
      environment: { subdomain: 'brightwater' },
      sync: { enabled: false },
    });
    vendor.server.expireAccess();
    const run = (id: string, connector_type: string, body: { entity: string; action: string; params?: unknown }) =>
      service.call('POST', `/api/v1/integrations/connectors/${id}/execute`, {
        token,
        body,
        headers: { traceparent },
        executed: { connector_type, ...body },
      });
    const [incident] = service.data.all('incidents');
    await run(desk, desk_type, { entity: 'tickets', action: 'list' });
    service.vendor.requests.clear();
    await run(connector, 'incident-io', { entity: 'incidents', action: 'get', params: { id: incident!.id } });
    vendor_traceparent = service.vendor.requests.list().find(({ path }) => path.includes(String(incident!.id)))
      ?.headers['traceparent'];
    await until(async () => {
      const { body } = await service.call('GET', `/api/v1/integrations/connectors/${connector}/syncs`, { token });
      return body.data.some(({ status }: { status: string }) => status === 'succeeded');
    }, 'the sync');
    const query = { filter: { eq: { name: String(incident!['name']) } } };
    const found = await run(connector, 'incident-io', { entity: 'incidents', action: 'search', params: { query } });
    expect(found.body.data).toHaveLength(1);
    await service.rename(connector, 'Planted Name 8R');
    const event = await service.newest('connector.updated');
    await service.delivery(endpoint.id, event.id, ({ status }) => status === 'succeeded');
    receiver_traceparent = (await service.receiver.received('/planted-path')).at(-1)?.headers['traceparent'];
    planted.push(connector, desk, endpoint.id, '/planted-path', 'Planted Name 8R', token, event.id);
    planted.push(
      ...Object.values(tokens)
        .filter((each) => String(each).length > 8)
        .map(String),
    );
    planted.push(
      String(incident!.id),
      String(incident!['name']),
      service.owner.organization_id,
      service.owner.client_id,
    );
    logged = service.logged;
    await service.close();
    await vendor.close();
    await collector.close();
    spans = collector.spans();
  }, 90_000);

  it('shows a request from its caller through the vendor and the database', () => {
    const request = executed('GET incident-io');
    expect(request).toMatchObject({ traceId: caller.trace, parentSpanId: caller.span, kind: 2 });
    expect(attribute(request, 'http.route')).toBe('/api/v1/integrations/connectors/{connector_id}/execute');
    expect(attribute(request, 'http.response.status_code')).toBe(200);
    expect(attribute(request, 'patchbay.operation')).toBe('executeOperation');
    const children = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(children.every(({ traceId }) => traceId === caller.trace)).toBe(true);
    const call = children.find(({ name }) => name === 'GET incident-io');
    expect(call?.kind).toBe(3);
    expect(attribute(call, 'patchbay.entity')).toBe('incidents');
    expect(attribute(call, 'http.response.status_code')).toBe(200);
    const statements = children.filter((each) => attribute(each, 'db.system.name') === engine);
    expect(statements.map(({ name }) => name)).toContain('SELECT connectors');
  });

  it('sends the vendor the identity of the call, and a receiver that of the attempt', () => {
    const call = spans.find((each) => each.name === 'GET incident-io' && each.traceId === caller.trace);
    expect(vendor_traceparent).toBe(`00-${caller.trace}-${call?.spanId}-01`);
    const attempts = named('webhook attempt').map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`);
    expect(attempts).toContain(receiver_traceparent);
  });

  it('shows the statements of a search, and the refresh of a token', () => {
    const search = named('search records').find(({ traceId }) => traceId === caller.trace);
    expect(parentOf(search)?.name).toBe(execute);
    expect(attribute(search, 'db.system.name')).toBe(engine);
    const refreshes = named('refresh token').filter(({ traceId }) => traceId === caller.trace);
    // Leases are short here: on a busy machine one may be half over before the request is sent, and is taken again.
    const stored = refreshes.filter((each) => attribute(each, 'patchbay.outcome') === 'stored');
    expect(stored.map((each) => attribute(each, 'patchbay.connector_type'))).toEqual([desk_type]);
  });

  it('gives each job a trace of its own, with its sync, the pages and their calls', () => {
    const page = named('sync page').find((each) => attribute(each, 'patchbay.entity') === 'incidents');
    const sync = parentOf(page);
    const job = parentOf(sync);
    expect([sync?.name, job?.name, job?.parentSpanId]).toEqual(['sync', 'job sync', undefined]);
    expect(job?.traceId).not.toBe(caller.trace);
    const below = spans.filter(({ parentSpanId }) => parentSpanId === page?.spanId).map(({ name }) => name);
    expect(below).toEqual(expect.arrayContaining(['GET incident-io', 'transaction']));
  });

  it('names the trace in the log of the request', () => {
    const lines = logged.map((line) => JSON.parse(line) as { msg: string; operation?: string; trace_id?: string });
    const line = lines.find(
      ({ msg, operation, trace_id }) => msg === 'request' && operation === 'executeOperation' && trace_id,
    );
    expect(line?.trace_id).toBe(caller.trace);
  });

  it('exports nothing of customers, connectors, credentials, records and events', () => {
    const bytes = collector.received.join('\n');
    expect(bytes).toContain('incidents');
    expect(planted.filter((each) => bytes.includes(each))).toEqual([]);
    expect(collector.refused).toEqual([]);
    expect(spans.filter(({ name }) => name.includes('healthz'))).toEqual([]);
  });
});

describe('a collector that does not respond', () => {
  const serve = async (url: string) => {
    const service = await startTestService({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: url } });
    const id = await service.createConnector();
    for (let n = 0; n < 20; n++) expect((await service.execute(id, 'incidents', 'list')).status).toBe(200);
    const began = performance.now();
    await service.close();
    const told = service.logged.some((line) => line.includes('the last traces'));
    return { closed_ms: performance.now() - began, told };
  };

  it('harms no request and delays no stop while it hangs', async () => {
    const collector = await startCollector({ hangs: true });
    const { closed_ms, told } = await serve(collector.url);
    await collector.close();
    expect(closed_ms).toBeLessThan(9_000);
    expect(told).toBe(true);
  }, 30_000);

  it('harms no request and delays no stop while it cannot be reached', async () => {
    const collector = await startCollector();
    await collector.close();
    const { closed_ms, told } = await serve(collector.url);
    expect(closed_ms).toBeLessThan(9_000);
    expect(told).toBe(true);
  }, 30_000);
});

it('sends vendors no traceparent where that is turned off', async () => {
  const collector = await startCollector();
  const service = await startTestService({
    environment: { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/v1/traces`, TRACEPARENT_TO_VENDORS: 'false' },
  });
  const id = await service.createConnector();
  await service.execute(id, 'incidents', 'list');
  const headers = service.vendor.requests.list().map((each) => each.headers['traceparent']);
  await service.close();
  await collector.close();
  expect(headers.length).toBeGreaterThan(0);
  expect(headers.filter(Boolean)).toEqual([]);
  expect(collector.spans().some(({ name }) => name === 'GET incident-io')).toBe(true);
}, 30_000);
