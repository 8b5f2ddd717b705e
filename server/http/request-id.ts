import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** An id as proxies and programs make them. */
const ID = /^[A-Za-z0-9][A-Za-z0-9_.:-]{7,63}$/
/** W3C Trace Context: version, trace, parent, flags. A trace of zeros is none. */
const TRACE = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/

/** The header by which a request is named in its answer and in the log. */
export const REQUEST_ID = 'x-request-id'

/** What a request is called: as its sender or a proxy has named it, else the trace it is part of, else a name of ours. */
export function requestIdOf({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  return givenId(headers) ?? randomUUID()
}

/** The name that came with a request; `null` for none, or one that is none. */
export function givenId(headers: IncomingHttpHeaders): string | null {
  const given = headers[REQUEST_ID]
  if (typeof given === 'string' && ID.test(given)) return given
  const { traceparent } = headers
  return (typeof traceparent === 'string' && TRACE.exec(traceparent)?.[1]) || null
}
