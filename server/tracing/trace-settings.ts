const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

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

/** The names are those of OpenTelemetry, whose other variables (`OTEL_EXPORTER_OTLP_HEADERS`) its SDK reads itself. */
export const trace_settings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    about:
      'Base URL of an OpenTelemetry collector (OTLP over HTTP, JSON). Traces are sent to `/v1/traces` below it. Defaults to none: nothing is traced.',
    fallback: '',
    read: endpoint,
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    about: 'The complete URL to which traces are sent, instead of the one below OTEL_EXPORTER_OTLP_ENDPOINT.',
    fallback: '',
    read: endpoint,
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

type Names = keyof typeof trace_settings;

/** Null where nothing is traced. */
export function traceSettings(
  value: <K extends Names>(name: K) => ReturnType<(typeof trace_settings)[K]['read']>,
): TraceSettings | null {
  const base = value('OTEL_EXPORTER_OTLP_ENDPOINT');
  const complete = value('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT');
  const rest = {
    sampler: value('OTEL_TRACES_SAMPLER'),
    ratio: value('OTEL_TRACES_SAMPLER_ARG'),
    to_vendors: value('TRACEPARENT_TO_VENDORS'),
  };
  if (!base && !complete) return null;
  return { url: complete || `${base.replace(/\/+$/, '')}/v1/traces`, ...rest };
}
