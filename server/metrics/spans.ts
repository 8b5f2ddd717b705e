/** Attributes of a span. */
export type SpanFacts = Readonly<Record<string, string | number>>

interface Tracer {
  span<Result>(name: string, facts: SpanFacts, work: () => Promise<Result>): Promise<Result>
}

let tracer: Tracer | null = null

/** From now on spans are made; `null` for none. */
export function setTracer(next: Tracer | null): void {
  tracer = next
}

/** True if spans are recorded; attributes need not be built otherwise. */
export function isTracing(): boolean {
  return tracer !== null
}

/** Does the work as a span of the request or job that it is part of; costs nothing without tracing. */
export function runInSpan<Result>(
  name: string,
  facts: SpanFacts,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer ? tracer.span(name, facts, work) : work()
}
