import { ValueType, type Attributes, type HrTime } from '@opentelemetry/api';
import { hrTime, millisToHrTime } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import {
  AggregationTemporality,
  DataPointType,
  MeterProvider,
  PeriodicExportingMetricReader,
  type DataPoint,
  type HistogramMetricData,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Logger } from 'pino';
import type { MetricObjectWithValues, MetricValueWithName, Registry } from 'prom-client';
import { contract } from '../../generated/version.gen.ts';
import type { MetricsSettings } from '../telemetry-settings.ts';
import { closeInTime, resourceOf } from './collector.ts';

type Metric = MetricObjectWithValues<MetricValueWithName<string>>;
type HistogramValue = HistogramMetricData['dataPoints'][number]['value'];
/** From when a metric is counted, and until when. */
type Period = Pick<DataPoint<unknown>, 'startTime' | 'endTime'>;

const units = { _seconds: 's', _bytes: 'By' };
const unitOf = (name: string): string =>
  Object.entries(units).find(([suffix]) => name.replace(/_total$/, '').endsWith(suffix))?.[1] ?? '';

/** Prometheus counts in each bucket what is in the smaller ones too. */
function bucketsOf(cumulative: ReadonlyMap<number, number>): HistogramValue['buckets'] {
  const sorted = [...cumulative].sort(([a], [b]) => a - b);
  return {
    boundaries: sorted.map(([boundary]) => boundary).filter((boundary) => boundary !== Infinity),
    counts: sorted.map(([, count], at) => count - (sorted[at - 1]?.[1] ?? 0)),
  };
}

/** Prometheus has one value for each bucket of a histogram, and two more that have names of their own. */
function histogramPoints({ name, values }: Metric, period: Period): Array<DataPoint<HistogramValue>> {
  const series = new Map<
    string,
    { attributes: Attributes; buckets: Map<number, number>; sum: number; count: number }
  >();
  for (const { labels, value, metricName } of values) {
    const { le, ...attributes } = labels;
    const key = JSON.stringify(Object.entries(attributes).sort());
    const one = series.get(key) ?? { attributes, buckets: new Map<number, number>(), sum: 0, count: 0 };
    series.set(key, one);
    if (metricName === `${name}_sum`) one.sum = value;
    else if (metricName === `${name}_count`) one.count = value;
    else one.buckets.set(le === '+Inf' ? Infinity : Number(le), value);
  }
  return [...series.values()].map(({ attributes, buckets, sum, count }) => ({
    ...period,
    attributes,
    value: { buckets: bucketsOf(buckets), sum, count },
  }));
}

function exported(metric: Metric, period: Period): MetricData {
  const about = {
    descriptor: {
      name: metric.name,
      description: metric.help,
      unit: unitOf(metric.name),
      valueType: ValueType.DOUBLE,
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  // The type that is declared is an enumeration; what comes is its name.
  const type = metric.type as unknown as 'counter' | 'gauge' | 'histogram';
  if (type === 'histogram')
    return { ...about, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramPoints(metric, period) };
  const dataPoints = metric.values.map(({ labels, value }) => ({ ...period, attributes: { ...labels }, value }));
  if (type === 'counter') return { ...about, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
  return { ...about, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** Of what Prometheus is shown, so that both see the same. */
function producerOf(registry: Registry): MetricProducer {
  const startTime: HrTime = millisToHrTime(performance.timeOrigin);
  const resource = resourceOf(''); // the reader sends that of its provider
  return {
    async collect() {
      const metrics = (await registry.getMetricsAsJSON()) as Metric[];
      const period = { startTime, endTime: hrTime() };
      return {
        resourceMetrics: {
          resource,
          scopeMetrics: [
            {
              scope: { name: 'patchbay', version: contract.version },
              metrics: metrics.map((metric) => exported(metric, period)),
            },
          ],
        },
        errors: [],
      };
    },
  };
}

/** Sends the metrics to a collector (OTLP over HTTP) at intervals. Returns how that ends, with the last of them. */
export function startMetricsExport(
  registry: Registry,
  { url, every_ms }: MetricsSettings,
  role: string,
  log: Logger,
): () => Promise<void> {
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url }),
    exportIntervalMillis: every_ms,
    exportTimeoutMillis: Math.min(every_ms, 30_000),
    metricProducers: [producerOf(registry)],
  });
  const provider = new MeterProvider({ resource: resourceOf(role), readers: [reader] });
  return () => closeInTime({ shutdown: () => provider.shutdown() }, 'metrics', log);
}
