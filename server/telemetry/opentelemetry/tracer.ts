import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span as ApiSpan,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';
import { contract } from '../../generated/version.gen.ts';
import type { TraceSettings } from '../telemetry-settings.ts';
import type { About, OpenSpan, Tracer } from '../tracing.ts';
import { closeInTime, resourceOf } from './collector.ts';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

function samplerOf({ sampler, ratio }: TraceSettings): Sampler {
  const root = sampler.endsWith('always_off')
    ? new AlwaysOffSampler()
    : sampler.endsWith('traceidratio')
      ? new TraceIdRatioBasedSampler(ratio)
      : new AlwaysOnSampler();
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

function parentOf(given: string | undefined): Context {
  const remote = given === undefined ? null : parseTraceParent(given);
  return remote === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true });
}

function traceparentOf(span: ApiSpan): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${(traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, '0')}`;
}

/** Exports spans to a collector (OTLP over HTTP). Settings beside ours are the SDK's own variables. */
export function createTracer(settings: TraceSettings, role: string, log: Logger): Tracer {
  const provider = new TracerProvider({
    sampler: samplerOf(settings),
    resource: resourceOf(role),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: settings.url }) })],
  });
  const otel = provider.getTracer('patchbay', contract.version);
  const current = new AsyncLocalStorage<ApiSpan>();

  const contextOf = ({ root, parent }: About): Context => {
    const span = root || parent !== undefined ? undefined : current.getStore();
    return span ? trace.setSpan(ROOT_CONTEXT, span) : parentOf(parent);
  };
  const begin = (about: About): OpenSpan => {
    const { name, kind, attributes } = about;
    const span = otel.startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, contextOf(about));
    return {
      trace_id: span.spanContext().traceId,
      run: (work) => current.run(span, work),
      set: (more) => void span.setAttributes({ ...more }),
      name: (given) => void span.updateName(given),
      fail: (error_type) => void span.setAttribute('error.type', error_type).setStatus({ code: SpanStatusCode.ERROR }),
      end: () => span.end(),
    };
  };
  return {
    begin,
    traceparent: () => {
      const span = current.getStore();
      return span && traceparentOf(span);
    },
    close: () => closeInTime({ shutdown: () => provider.shutdown() }, 'traces', log),
  };
}
