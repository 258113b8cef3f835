import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { setTracer } from './tracing.ts';

/** Loads OpenTelemetry where a collector is named, and only there. Returns how tracing ends. */
export async function startTracing(
  { traces, role }: Pick<Config, 'traces' | 'role'>,
  log: Logger,
): Promise<() => Promise<void>> {
  if (traces === null) return async () => undefined;
  const { createTracer } = await import('./otlp.ts');
  const tracer = createTracer(traces, role, log);
  setTracer(tracer);
  return async () => {
    setTracer(undefined);
    await tracer.close();
  };
}
