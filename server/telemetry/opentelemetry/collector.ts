import { diag, DiagLogLevel } from '@opentelemetry/api';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  type Resource,
} from '@opentelemetry/resources';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { contract } from '../../generated/version.gen.ts';

/** The end of the process waits no longer for a collector. */
const close_ms = 2_000;
/** Between two lines of the log about a collector that takes nothing. */
const quiet_ms = 60_000;

/** Who sends: `OTEL_RESOURCE_ATTRIBUTES` and `OTEL_SERVICE_NAME` add to it. */
export const resourceOf = (role: string): Resource =>
  defaultResource()
    .merge(
      resourceFromAttributes({
        'service.name': 'patchbay',
        'service.version': contract.version,
        'patchbay.role': role,
      }),
    )
    .merge(detectResources({ detectors: [envDetector] }));

/** What the SDK warns of: the collector does not take what is sent, which is dropped. */
export function logFaults(log: Logger): void {
  let quiet_until = 0;
  const warn = (message: string): void => {
    if (performance.now() < quiet_until) return;
    quiet_until = performance.now() + quiet_ms;
    log.warn(
      { reason: message.slice(0, 500) },
      'traces or metrics cannot be exported to the collector; the service works without',
    );
  };
  const nothing = () => undefined;
  diag.setLogger(
    { error: warn, warn, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

/** Ends an exporter, which sends what it still has. */
export async function closeInTime({ shutdown }: { shutdown(): Promise<void> }, what: string, log: Logger) {
  const exported = shutdown().then(
    () => true,
    () => false,
  );
  const in_time = await Promise.race([exported, sleep(close_ms, false, { ref: false })]);
  if (!in_time) log.warn(`the collector has not taken the last ${what}`);
}
