import { createHash } from 'node:crypto'

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
