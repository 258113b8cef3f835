const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Where metrics are sent, and how often. */
export interface MetricsSettings {
  url: string;
  every_ms: number;
}

export interface TraceSettings {
  /** Where spans are sent. */
  url: string;
  sampler: (typeof samplers)[number];
  /** Of the traces that begin here, for samplers with a ratio. */
  ratio: number;
  /** Whether vendors are sent `traceparent`. */
  to_vendors: boolean;
}

function endpoint(value: string): string {
  if (value === '') return value;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('must be an http(s) URL');
  return value;
}

function samplerNamed(value: string): TraceSettings['sampler'] {
  const found = samplers.find((each) => each === value);
  if (!found) throw new Error(`must be one of ${samplers.join(', ')}`);
  return found;
}

function ratio(value: string): number {
  const number = Number(value);
  if (!/^[\d.]+$/.test(value) || !(number >= 0 && number <= 1)) throw new Error('must be a number from 0 to 1');
  return number;
}

function isSent(value: string): boolean {
  if (value !== 'otlp' && value !== 'none') throw new Error('must be one of otlp, none');
  return value === 'otlp';
}

function interval(value: string): number {
  const ms = Number(value);
  if (!/^\d+$/.test(value) || ms < 1000 || ms > 3_600_000) throw new Error('must be a number from 1000 to 3600000');
  return ms;
}

export interface TelemetrySettings {
  /** Where traces are sent, and which. Null: nothing is traced. */
  traces: TraceSettings | null;
  /** Where metrics are sent. Null: they are only shown. */
  exported_metrics: MetricsSettings | null;
}

/** The names are those of OpenTelemetry, whose other variables (`OTEL_EXPORTER_OTLP_HEADERS`) its SDK reads itself. */
export const telemetry_settings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    about:
      'Base URL of an OpenTelemetry collector (OTLP over HTTP, JSON). Traces are sent to `/v1/traces` below it, metrics to `/v1/metrics`. Defaults to none: nothing is sent.',
    fallback: '',
    read: endpoint,
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    about: 'The complete URL to which traces are sent, instead of the one below OTEL_EXPORTER_OTLP_ENDPOINT.',
    fallback: '',
    read: endpoint,
  },
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: {
    about: 'The complete URL to which metrics are sent, instead of the one below OTEL_EXPORTER_OTLP_ENDPOINT.',
    fallback: '',
    read: endpoint,
  },
  OTEL_TRACES_EXPORTER: {
    about: '`otlp` or `none`: whether traces are sent to the collector.',
    fallback: 'otlp',
    read: isSent,
  },
  OTEL_METRICS_EXPORTER: {
    about: '`otlp` or `none`: whether metrics are sent to the collector, those of `/metrics`. They stay there too.',
    fallback: 'otlp',
    read: isSent,
  },
  OTEL_METRIC_EXPORT_INTERVAL: {
    about: 'Milliseconds between two times that metrics are sent, from 1000 to 3600000.',
    fallback: '60000',
    read: interval,
  },
  OTEL_TRACES_SAMPLER: {
    about: `Which traces are exported: ${samplers.join(', ')}.`,
    fallback: 'parentbased_always_on',
    read: samplerNamed,
  },
  OTEL_TRACES_SAMPLER_ARG: {
    about: 'The part of the traces that samplers with a ratio export, from 0 to 1.',
    fallback: '1',
    read: ratio,
  },
  TRACEPARENT_TO_VENDORS: {
    about: '`true` or `false`: send `traceparent` with requests to vendors while traces are exported.',
    fallback: 'true',
    read: (value: string) => {
      if (value !== 'true' && value !== 'false') throw new Error('must be one of true, false');
      return value === 'true';
    },
  },
};

type Read = <K extends keyof typeof telemetry_settings>(name: K) => ReturnType<(typeof telemetry_settings)[K]['read']>;

/** Null where no collector is named, or it is not to be sent this. */
function urlOf(value: Read, signal: 'traces' | 'metrics'): string | null {
  const name = signal === 'traces' ? 'TRACES' : 'METRICS';
  const base = value('OTEL_EXPORTER_OTLP_ENDPOINT');
  const complete = value(`OTEL_EXPORTER_OTLP_${name}_ENDPOINT`);
  if ((!base && !complete) || !value(`OTEL_${name}_EXPORTER`)) return null;
  return complete || `${base.replace(/\/+$/, '')}/v1/${signal}`;
}

export function readTelemetry(value: Read): TelemetrySettings {
  const traces_url = urlOf(value, 'traces');
  const metrics_url = urlOf(value, 'metrics');
  return {
    traces:
      traces_url === null
        ? null
        : {
            url: traces_url,
            sampler: value('OTEL_TRACES_SAMPLER'),
            ratio: value('OTEL_TRACES_SAMPLER_ARG'),
            to_vendors: value('TRACEPARENT_TO_VENDORS'),
          },
    exported_metrics:
      metrics_url === null ? null : { url: metrics_url, every_ms: value('OTEL_METRIC_EXPORT_INTERVAL') },
  };
}
