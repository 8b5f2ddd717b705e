import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** The form of request ids from proxies and programs. */
const ID = /^[A-Za-z0-9][A-Za-z0-9_.:-]{7,63}$/
/** W3C Trace Context: version, trace, parent, flags. A trace id of zeros is invalid. */
const TRACE = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/

/** The header with a request’s id, in the response and in the log. */
export const REQUEST_ID = 'x-request-id'

/** Returns a request’s id: the one from its sender or a proxy, otherwise its trace id, otherwise a new one. */
export function requestIdOf({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  return givenId(headers) ?? randomUUID()
}

/** Returns the id received with a request; `null` if it is missing or invalid. */
export function givenId(headers: IncomingHttpHeaders): string | null {
  const given = headers[REQUEST_ID]
  if (typeof given === 'string' && ID.test(given)) return given
  const { traceparent } = headers
  return (typeof traceparent === 'string' && TRACE.exec(traceparent)?.[1]) || null
}
