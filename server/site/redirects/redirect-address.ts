import { RESERVED_WORDS } from '#schema/site/path-rules'

const MAX_LENGTH = 500

/** An address inside a site as visitors ask for it: decoded, without parameters or a slash at its end. `null` for what is none. */
export function readPath(text: string): string | null {
  const given = text.trim()
  if (given.length > MAX_LENGTH || !/^\/(?![/\\])\S*$/.test(given)) return null
  try {
    const path = decodeURIComponent(given.replace(/[?#].*$/, '')).replace(/\/+$/, '')
    return path === '' ? '/' : path
  } catch {
    // A percent sign that stands for nothing.
    return null
  }
}

/** A path of the site, or the whole address of another; `null` for what visitors could not follow. */
export function readTarget(text: string): string | null {
  const given = text.trim()
  if (given.startsWith('/')) return readPath(given)
  if (given.length > MAX_LENGTH || !/^https?:\/\//i.test(given) || !URL.canParse(given)) return null
  return new URL(given).href
}

/** Whether the server itself answers at a path, whatever is entered. */
export function isReserved(path: string): boolean {
  return path === '/' || RESERVED_WORDS.has(path.split('/')[1] ?? '')
}
