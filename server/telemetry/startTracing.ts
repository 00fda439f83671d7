import type { Span } from '@opentelemetry/api';
import { logContext } from '../http/logging/requestContext.ts';
import type { LogContext } from '../http/logging/requestContext.ts';
import { requestEnded, requestStarted, upstreamEnded, upstreamStarted } from './signals.ts';
import type { RequestEnd, UpstreamCall } from './signals.ts';
import { keepTrace, readTraceHeaders } from './traceparent.ts';
import type { TraceHeaders } from './traceparent.ts';

export interface Tracing {
  /** Sends the remaining spans, and stops. Never rejects. */
  stop(): Promise<void>;
}

/**
 * Sends a trace of each request, with its calls to back ends, to an OpenTelemetry collector.
 * Its URL is OTEL_EXPORTER_OTLP_ENDPOINT. A caller's traceparent is continued and passed on to back ends. The SDK reads
 * its own variables (OTEL_TRACES_SAMPLER, OTEL_EXPORTER_OTLP_HEADERS …) and is loaded here, only when tracing is on.
 * @param endpoint of the collector; spans are posted to /v1/traces below it
 */
export async function startTracing({
  endpoint,
  serviceName,
  version,
}: {
  endpoint: string;
  serviceName: string;
  version: string;
}): Promise<Tracing> {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace }, sdk, otlp, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new otlp.OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('forecourt', version);
  const spans = new WeakMap<LogContext, Span>();
  const calls = new WeakMap<UpstreamCall, Span>();

  const toContext = (headers: TraceHeaders | null) => {
    if (!headers) return ROOT_CONTEXT;
    const [, traceId = '', spanId = '', flags = '00'] = headers.traceparent.split('-');
    return trace.setSpanContext(ROOT_CONTEXT, {
      traceId,
      spanId,
      traceFlags: Number.parseInt(flags, 16),
      isRemote: true,
    });
  };
  const toHeaders = (span: Span, state?: string): TraceHeaders => {
    const { traceId, spanId, traceFlags } = span.spanContext();
    const flags = (traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, '0');
    return { traceparent: `00-${traceId}-${spanId}-${flags}`, ...(state === undefined ? {} : { tracestate: state }) };
  };
  const endRequest = (span: Span, { method, route, path, status, closedEarly }: RequestEnd): void => {
    span.updateName(`${method} ${route}`);
    span.setAttributes({
      'http.request.method': method,
      'http.route': route,
      'url.path': path,
      'http.response.status_code': status,
      ...(closedEarly ? { 'error.type': 'closedEarly' } : {}),
    });
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };

  const stopListening = [
    requestStarted.listen(({ headers, context }) => {
      const caller = readTraceHeaders(headers);
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, toContext(caller));
      span.setAttribute('forecourt.request_id', context.requestId);
      spans.set(context, span);
      keepTrace(context, toHeaders(span, caller?.tracestate));
      context.traceId = span.spanContext().traceId;
    }),
    requestEnded.listen((end) => {
      const span = end.context && spans.get(end.context);
      if (span) endRequest(span, end);
    }),
    upstreamStarted.listen((call) => {
      const context = logContext.getStore();
      const parent = context && spans.get(context);
      const name = `${call.method} ${call.upstream}`;
      const span = tracer.startSpan(
        name,
        { kind: SpanKind.CLIENT, attributes: { 'peer.service': call.upstream, 'url.path': call.path } },
        parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
      );
      calls.set(call, span);
      if (call.propagates) Object.assign(call.headers, toHeaders(span));
    }),
    upstreamEnded.listen((call) => {
      const span = calls.get(call);
      if (call.outcome !== 'ok') span?.setStatus({ code: SpanStatusCode.ERROR });
      if (call.outcome !== 'ok') span?.setAttribute('error.type', call.outcome ?? 'unknown');
      span?.end();
    }),
  ];
  return {
    stop: async () => {
      for (const stop of stopListening) stop();
      await provider.shutdown().catch(() => undefined);
    },
  };
}
