import { setTimeout as wait } from 'node:timers/promises'
import {
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type SpanFacts, setTracer } from '../metrics/spans'

export interface Tracing {
  /** Records a span for each routed request, within its caller’s trace. */
  follow(fastify: FastifyInstance): void
  /** Sends the remaining spans. */
  stop(): Promise<void>
}

interface TracingOptions {
  /** Address of the collector (OTLP over HTTP). */
  readonly endpoint: string
  readonly serviceName: string
  /** Share of requests to trace if the caller made no sampling decision, from 0 to 1. */
  readonly ratio: number
}

/** Longest time to send the remaining spans on shutdown, in milliseconds. */
const LAST_SPANS_MS = 1_000
/** W3C Trace Context: version, trace, parent, flags. */
const TRACE_PARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** Sends traces of requests, renders, jobs and statements; the library itself reads `OTEL_EXPORTER_OTLP_HEADERS`. */
export function startTracing({ endpoint, serviceName, ratio }: TracingOptions): Tracing {
  const contexts = new AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(contexts)
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
    // Follows the caller’s sampling decision; samples a share of all other requests.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
  })
  const tracer = provider.getTracer('toran')
  setTracer({ span: (name, facts, work) => inSpan(tracer, { name, facts }, work) })
  return {
    follow: (fastify) => followRequests(fastify, tracer),
    async stop() {
      setTracer(null)
      // An unreachable collector must not delay the shutdown.
      await Promise.race([provider.shutdown().catch(() => undefined), wait(LAST_SPANS_MS)])
      context.disable()
    },
  }
}

function inSpan<Result>(
  tracer: Tracer,
  { name, facts }: { readonly name: string; readonly facts: SpanFacts },
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, { attributes: facts }, async (span) => {
    try {
      return await work()
    } catch (error) {
      // The message may contain values sent to the database.
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
      throw error
    } finally {
      span.end()
    }
  })
}

function followRequests(fastify: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, id } = request
    const route = routeOptions.url ?? 'none'
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'toran.request_id': id,
    }
    const options = { kind: SpanKind.SERVER, attributes }
    const span = tracer.startSpan(`${method} ${route}`, options, parentOf(request))
    spans.set(request, span)
    context.with(trace.setSpan(context.active(), span), done)
  })
  fastify.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}

function parentOf({ headers }: FastifyRequest) {
  const [, traceId, spanId, flags = '00'] = TRACE_PARENT.exec(String(headers.traceparent)) ?? []
  if (!traceId || !spanId) return context.active()
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
  return trace.setSpanContext(context.active(), { traceId, spanId, traceFlags, isRemote: true })
}
