/** Attributes of a span. */
export type SpanFacts = Readonly<Record<string, string | number>>

interface Tracer {
  span<Result>(name: string, facts: SpanFacts, work: () => Promise<Result>): Promise<Result>
}

let tracer: Tracer | null = null

/** Sets the tracer that records spans; `null` stops tracing. */
export function setTracer(next: Tracer | null): void {
  tracer = next
}

/** Returns whether spans are recorded, so that callers can skip building attributes. */
export function isTracing(): boolean {
  return tracer !== null
}

/** Runs the work in a span of the current request or job; without tracing, only runs it. */
export function runInSpan<Result>(
  name: string,
  facts: SpanFacts,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer ? tracer.span(name, facts, work) : work()
}
