import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { setTracer } from './tracing.ts';

type Settings = Pick<Config, 'traces' | 'exported_metrics' | 'role'>;
type End = () => Promise<void>;

/** Begins to trace where a collector is named, and loads OpenTelemetry only there. Returns how tracing ends. */
export async function startTracing({ traces, role }: Settings, log: Logger): Promise<End> {
  if (traces === null) return async () => undefined;
  const { logFaults } = await import('./opentelemetry/collector.ts');
  const { createTracer } = await import('./opentelemetry/tracer.ts');
  logFaults(log);
  const tracer = createTracer(traces, role, log);
  setTracer(tracer);
  return async () => {
    setTracer(undefined);
    await tracer.close();
  };
}

/** The same for metrics. */
export async function exportMetrics(
  registry: Registry,
  { exported_metrics, role }: Settings,
  log: Logger,
): Promise<End> {
  if (exported_metrics === null) return async () => undefined;
  const { logFaults } = await import('./opentelemetry/collector.ts');
  const { startMetricsExport } = await import('./opentelemetry/metrics-exporter.ts');
  logFaults(log);
  return startMetricsExport(registry, exported_metrics, role, log);
}
