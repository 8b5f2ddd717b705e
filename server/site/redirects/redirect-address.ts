import { RESERVED_WORDS } from '#schema/entities/page-address'

const MAX_LENGTH = 500

/**
 * Returns an address within a site in canonical form: decoded, without parameters and trailing slash. Returns `null` if it is
 * invalid.
 */
export function readPath(text: string): string | null {
  const given = text.trim()
  if (given.length > MAX_LENGTH || !/^\/(?![/\\])\S*$/.test(given)) return null
  try {
    const path = decodeURIComponent(given.replace(/[?#].*$/, '')).replace(/\/+$/, '')
    return path === '' ? '/' : path
  } catch {
    // A malformed percent-encoding.
    return null
  }
}

/** Returns a path of the site or an absolute external address; `null` if browsers couldn’t follow it. */
export function readTarget(text: string): string | null {
  const given = text.trim()
  if (given.startsWith('/')) return readPath(given)
  if (given.length > MAX_LENGTH || !/^https?:\/\//i.test(given) || !URL.canParse(given)) return null
  return new URL(given).href
}

/** Returns whether a path is reserved by the server, so that a redirect there would have no effect. */
export function isReserved(path: string): boolean {
  return path === '/' || RESERVED_WORDS.has(path.split('/')[1] ?? '')
}
