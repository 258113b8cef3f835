/** @lanes sqlite */
import { startCollector, type ExportedMetric, type ExportedPoint } from '../testing/collector.ts';
import { until } from '../testing/replication.ts';
import { startTestService } from '../testing/service.ts';

const customer_name = 'Planted Customer 9M';
const requests = 'patchbay_http_request_duration_seconds';
const each_second = { OTEL_METRIC_EXPORT_INTERVAL: '1000' };

const labelsOf = ({ attributes }: ExportedPoint): Record<string, string> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, String(Object.values(value)[0])]));

const pointsOf = ({ sum, gauge, histogram }: ExportedMetric): ExportedPoint[] =>
  (sum ?? gauge ?? histogram)?.dataPoints ?? [];

/** Of a histogram, as Prometheus would show it: how many took at most this long. */
function cumulative({ explicitBounds = [], bucketCounts = [] }: ExportedPoint): Array<[string, number]> {
  let total = 0;
  return bucketCounts.map((count, at): [string, number] => [String(explicitBounds[at] ?? '+Inf'), (total += count)]);
}

/** Lines of `/metrics` that begin so. */
const shown = (text: string, beginning: string): string[] =>
  text.split('\n').filter((line) => line.startsWith(beginning));

describe('metrics that are sent to a collector', () => {
  it('are those of /metrics, with the same values, and the last are sent at the end', async () => {
    const collector = await startCollector();
    const service = await startTestService({
      environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...each_second },
    });
    const id = await service.createConnector(service.owner, { customer_name });
    for (let n = 0; n < 7; n++) expect((await service.execute(id, 'incidents', 'list')).status).toBe(200);
    await until(async () => collector.received_metrics.length >= 2, 'two exports');
    for (let n = 0; n < 4; n++) await service.execute(id, 'incidents', 'list');
    const metricsText = async () => (await service.call('GET', '/metrics')).text;
    const counted = `${requests}_count{operation="executeOperation",status="200"} 11`;
    await until(async () => (await metricsText()).includes(counted), 'the last request is counted');
    const text = await metricsText();
    const planted = [customer_name, id, service.owner.token, service.owner.organization_id, 'inc_main'];
    await service.close();
    await collector.close();

    const metrics = collector.metrics();
    const names = shown(text, '# TYPE ').map((line) => line.split(' ')[2]);
    expect(metrics.map(({ name }) => name).sort()).toEqual(names.sort());

    const duration = metrics.find(({ name }) => name === requests)!;
    expect([duration.unit, duration.histogram?.aggregationTemporality]).toEqual(['s', 2]);
    const point = pointsOf(duration).find((each) => labelsOf(each)['operation'] === 'executeOperation')!;
    expect([labelsOf(point), point.count]).toEqual([{ operation: 'executeOperation', status: '200' }, 11]);
    const buckets = shown(text, `${requests}_bucket`).filter((line) => line.includes('"executeOperation"'));
    expect(buckets.map((line) => [/le="([^"]+)"/.exec(line)?.[1], Number(line.split(' ').at(-1))])).toEqual(
      cumulative(point),
    );
    expect(shown(text, `${requests}_sum{operation="executeOperation"`)[0]).toContain(String(point.sum));

    const cpu = metrics.find(({ name }) => name === 'patchbay_process_cpu_seconds_total')!;
    expect([cpu.unit, cpu.sum?.isMonotonic, cpu.sum?.aggregationTemporality]).toEqual(['s', true, 2]);
    const memory = metrics.find(({ name }) => name === 'patchbay_process_resident_memory_bytes')!;
    expect(memory.unit).toBe('By');
    expect(pointsOf(memory)[0]?.asDouble ?? 0).toBeGreaterThan(10_000_000);

    const sent = collector.received_metrics.join('\n');
    expect(planted.filter((each) => sent.includes(each))).toEqual([]);
    expect(sent).toContain('"patchbay.role"');
    expect(collector.spans().length).toBeGreaterThan(0);
    expect(collector.refused).toEqual([]);
  }, 60_000);

  it('are not sent where that is turned off, nor are traces', async () => {
    const collector = await startCollector();
    const service = await startTestService({
      environment: {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_METRICS_EXPORTER: 'none',
        OTEL_TRACES_EXPORTER: 'none',
      },
    });
    await service.createConnector();
    await service.close();
    await collector.close();
    expect([collector.received, collector.received_metrics, collector.refused]).toEqual([[], [], []]);
  }, 60_000);

  it('are named in the log where the collector refuses them, and harm no request', async () => {
    const collector = await startCollector();
    const service = await startTestService({
      environment: { OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: `${collector.url}/elsewhere`, ...each_second },
    });
    const id = await service.createConnector();
    await until(async () => collector.refused.length > 0, 'an export');
    expect((await service.execute(id, 'incidents', 'list')).status).toBe(200);
    await until(async () => service.logged.some((line) => line.includes('cannot be exported')), 'the warning');
    await service.close();
    await collector.close();
    expect([collector.received, collector.received_metrics]).toEqual([[], []]);
  }, 60_000);
});
