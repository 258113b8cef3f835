import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  request(operation: string, status: number, duration_ms: number): void;
  /** A request that may wait for a change. */
  longPoll<T>(work: () => Promise<T>): Promise<T>;
  upstream(connector_type: string, entity: string, outcome: string, duration_ms: number): void;
  /** What has come of an attempt to deliver an event. */
  delivery(outcome: string, duration_ms: number): void;
  refresh(connector_type: string, event: string): void;
  /** How a sync ended, or one entity of it. */
  sync(connector_type: string, status: string, entity?: string): void;
}

/** Prometheus metrics. No label names a tenant: operations, statuses and connector types are few, customers are not. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'patchbay_' });
  const requests = new Histogram({
    name: 'patchbay_http_request_duration_seconds',
    help: 'Time to answer a request, by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers: [registry],
  });
  const upstreams = new Histogram({
    name: 'patchbay_upstream_request_duration_seconds',
    help: 'Time of a request to a vendor, by connector type, entity and outcome.',
    labelNames: ['connector_type', 'entity', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'patchbay_http_failures_total',
    help: 'Responses with a 5xx that the service itself has caused.',
    labelNames: ['operation'],
    registers: [registry],
  });
  const refreshes = new Counter({
    name: 'patchbay_oauth_refresh_events_total',
    help: 'What happened to token refreshes. answer_lost: the vendor may have rotated, and no process has received its response; the connector needs its user.',
    labelNames: ['connector_type', 'event'],
    registers: [registry],
  });
  const syncs = new Counter({
    name: 'patchbay_syncs_total',
    help: 'Syncs that have ended, by connector type and status.',
    labelNames: ['connector_type', 'status'],
    registers: [registry],
  });
  const sync_entities = new Counter({
    name: 'patchbay_sync_entities_total',
    help: 'Entities of syncs that have ended, by connector type, entity and status.',
    labelNames: ['connector_type', 'entity', 'status'],
    registers: [registry],
  });
  return {
    registry,
    longPoll: countLongPolls(registry),
    request(operation, status, duration_ms) {
      requests.observe({ operation, status }, duration_ms / 1000);
      if (status === 500) failures.inc({ operation });
    },
    sync(connector_type, status, entity) {
      if (entity === undefined) syncs.inc({ connector_type, status });
      else sync_entities.inc({ connector_type, entity, status });
    },
    delivery: countDeliveries(registry),
    refresh: (connector_type, event) => refreshes.inc({ connector_type, event }),
    upstream: (connector_type, entity, outcome, duration_ms) =>
      upstreams.observe({ connector_type, entity, outcome }, duration_ms / 1000),
  };
}

function countDeliveries(registry: Registry): Metrics['delivery'] {
  const deliveries = new Histogram({
    name: 'patchbay_webhook_attempt_duration_seconds',
    help: 'Time of an attempt to deliver an event, by outcome: succeeded, retried later, or failed for good.',
    labelNames: ['outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
    registers: [registry],
  });
  return (outcome, duration_ms) => deliveries.observe({ outcome }, duration_ms / 1000);
}

function countLongPolls(registry: Registry): Metrics['longPoll'] {
  const long_polls = new Gauge({
    name: 'patchbay_long_polls',
    help: 'Requests in progress that may wait for a change (wait_s).',
    registers: [registry],
  });
  return async (work) => {
    long_polls.inc();
    try {
      return await work();
    } finally {
      long_polls.dec();
    }
  };
}
