import { UPLOAD_BYTES, UPLOAD_PATH } from '#schema/api/upload'

/** What is known of a request before anything is read from its body. */
interface RequestHead {
  readonly method?: string | undefined
  readonly url?: string | undefined
  /** Names and values in turn, as they came. */
  readonly rawHeaders: readonly string[]
}

export interface Refusal {
  readonly status: 400 | 405 | 413 | 414 | 415
  readonly message: string
}

/** The largest body that is read, in bytes; uploaded pictures have a limit of their own. */
export const BODY_LIMIT = 2 * 1024 * 1024
const URL_LIMIT = 4096

/**
 * Why a request is turned away before any of its body is read; `null` when it is not. Ambiguous requests are
 * refused rather than guessed at: two parties that read them differently are how requests get smuggled.
 */
export function refusalOf({ method = '', url = '', rawHeaders }: RequestHead): Refusal | null {
  const { hosts, hasBody } = outlineOf(rawHeaders)
  if (hosts !== 1) return { status: 400, message: 'The request must have exactly one Host header' }
  if (method === 'TRACE' || method === 'TRACK')
    return { status: 405, message: `${method} is not supported here` }
  if (url.length > URL_LIMIT) return { status: 414, message: 'The address is too long' }
  if (!url.startsWith('/'))
    return { status: 400, message: 'The request must be for a path of this site' }
  if (url.includes('%00'))
    return { status: 400, message: 'The address contains a NUL character (%00)' }
  return hasBody ? refusalOfBody(rawHeaders, limitOf(url)) : null
}

/** How often the host is named, and whether a body is announced: asked of every request, so in one pass and without lists. */
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

/** Pictures are larger than anything else that is sent. */
function limitOf(url: string): number {
  return url.split('?', 1)[0] === UPLOAD_PATH ? UPLOAD_BYTES : BODY_LIMIT
}

function refusalOfBody(rawHeaders: readonly string[], limit: number): Refusal | null {
  const lengths = valuesOf(rawHeaders, LENGTH)
  const codings = valuesOf(rawHeaders, CODING)
  // A body in chunks has no length before it has come: each route stops reading at its limit.
  const refusal =
    codings.length > 0 ? refusalOfCodings(codings, lengths) : refusalOfLength(lengths, limit)
  if (refusal) return refusal
  const [encoding] = valuesOf(rawHeaders, 'content-encoding')
  if (encoding !== undefined && encoding !== 'identity')
    return { status: 415, message: 'Send the body without a Content-Encoding' }
  return null
}

/** Only `chunked`, said once and without a length beside it, is read the same by everyone on the way. */
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
