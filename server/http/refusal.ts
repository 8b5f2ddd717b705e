import { UPLOAD_BYTES, UPLOAD_PATH } from '#schema/api/upload'

/** The part of a request known before its body is read. */
interface RequestHead {
  readonly method?: string | undefined
  readonly url?: string | undefined
  /** Alternating names and values, as received. */
  readonly rawHeaders: readonly string[]
}

export interface Refusal {
  readonly status: 400 | 405 | 413 | 414 | 415
  readonly message: string
}

/** Maximum body size, in bytes; uploaded pictures have a separate limit. */
export const MAX_BODY_BYTES = 2 * 1024 * 1024
const MAX_URL_LENGTH = 4096

/**
 * Returns the reason to refuse a request before reading its body; `null` if there is none. Ambiguous requests are refused to
 * prevent request smuggling.
 */
export function refusalOf({ method = '', url = '', rawHeaders }: RequestHead): Refusal | null {
  const { hosts, hasBody } = outlineOf(rawHeaders)
  if (hosts !== 1) return { status: 400, message: 'The request must have exactly one Host header' }
  if (method === 'TRACE' || method === 'TRACK')
    return { status: 405, message: `${method} is not supported here` }
  if (url.length > MAX_URL_LENGTH) return { status: 414, message: 'The address is too long' }
  if (!url.startsWith('/'))
    return { status: 400, message: 'The request must be for a path of this site' }
  if (url.includes('%00'))
    return { status: 400, message: 'The address contains a NUL character (%00)' }
  return hasBody ? refusalOfBody(rawHeaders, limitOf(url)) : null
}

/** Counts host headers and detects a body. Runs for every request, so in one pass and without allocating lists. */
function outlineOf(rawHeaders: readonly string[]): { hosts: number; hasBody: boolean } {
  let hosts = 0
  let hasBody = false
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length === HOST.length) hosts += Number(name.toLowerCase() === HOST)
    else if (name.length === LENGTH.length) hasBody ||= name.toLowerCase() === LENGTH
    else if (name.length === CODING.length) hasBody ||= name.toLowerCase() === CODING
  }
  return { hosts, hasBody }
}

const HOST = 'host'
const LENGTH = 'content-length'
const CODING = 'transfer-encoding'

/** Picture uploads have a higher limit than other requests. */
function limitOf(url: string): number {
  return url.split('?', 1)[0] === UPLOAD_PATH ? UPLOAD_BYTES : MAX_BODY_BYTES
}

function refusalOfBody(rawHeaders: readonly string[], limit: number): Refusal | null {
  const lengths = valuesOf(rawHeaders, LENGTH)
  const codings = valuesOf(rawHeaders, CODING)
  // The length of a chunked body is unknown in advance; each route stops reading at its limit.
  const refusal =
    codings.length > 0 ? refusalOfCodings(codings, lengths) : refusalOfLength(lengths, limit)
  if (refusal) return refusal
  const [encoding] = valuesOf(rawHeaders, 'content-encoding')
  if (encoding !== undefined && encoding !== 'identity')
    return { status: 415, message: 'Send the body without a Content-Encoding' }
  return null
}

/** Only a single `chunked` without a content length is interpreted the same by all proxies. */
function refusalOfCodings(codings: readonly string[], lengths: readonly string[]): Refusal | null {
  if (lengths.length === 0 && codings.length === 1 && codings[0]?.toLowerCase() === 'chunked')
    return null
  return { status: 400, message: 'Send the body with its Content-Length, or in chunks' }
}

function refusalOfLength([length = '', ...more]: readonly string[], limit: number): Refusal | null {
  if (more.length > 0 || !/^\d+$/.test(length))
    return { status: 400, message: 'Content-Length is not a number' }
  if (Number(length) > limit)
    return { status: 413, message: `The body is too large: at most ${limit} bytes are allowed` }
  return null
}

function valuesOf(rawHeaders: readonly string[], wanted: string): string[] {
  const values: string[] = []
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.toLowerCase() === wanted) values.push(rawHeaders[index + 1] ?? '')
  }
  return values
}
