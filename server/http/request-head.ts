import { createHash, randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Returns the path without the query, which may contain a token. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return end < 0 ? url : url.slice(0, end)
}

/** Content encodings of cached responses, best first. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** Cache of negotiated encodings: this runs for every page, and browsers send only a few header values. */
const encodingsByHeader = new Map<string, Encoding>()
const MAX_KNOWN = 100

/** Returns the best encoding the browser accepts. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const before = encodingsByHeader.get(accepted)
  if (before) return before
  const found = bestOf(accepted)
  if (encodingsByHeader.size < MAX_KNOWN && accepted.length < 200)
    encodingsByHeader.set(accepted, found)
  return found
}

function bestOf(accepted: string): Encoding {
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

function accepts(accepted: string, encoding: string): boolean {
  const refusal = new RegExp(`(?:^|[,\\s])${encoding}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`, 'i')
  const named = new RegExp(`(?:^|[,\\s])${encoding}(?:\\s*[;,]|\\s*$)`, 'i')
  return named.test(accepted) && !refusal.test(accepted)
}

/** Returns a strong ETag of the bytes. */
export function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

/** Returns true if the client already has the version with this ETag (RFC 9110, If-None-Match). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

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
