import type { ArchivedKind } from '../archived-kinds'
import type { Line } from '../record-lines'

/** Columns about the time and the author of a save: records that differ only in these are equal. */
const ABOUT_SAVING = new Set([
  ...['id', 'key', 'version', 'createdAt', 'createdBy'],
  ...['updatedAt', 'updatedBy', 'updatedByName', 'publishedVersion'],
])
/** Columns of a page's publication that don't count. */
const ABOUT_PUBLISHING = new Set(['version', 'from'])
const PUBLISHED_AT = 'publishedAt'

/** Returns whether a stored record equals a line; columns missing in the line are ignored. */
export function isSameRecord(kind: ArchivedKind, line: Line, stored: Line): boolean {
  return Object.entries(line).every(([name, value]) => {
    if (ABOUT_SAVING.has(name) || (kind.kind === 'document' && name === PUBLISHED_AT)) return true
    // The file is missing from the archive: that doesn’t make it a different picture.
    if (kind.kind === 'media' && name === 'original' && value === null) return true
    const ignored = name === 'publications' ? ABOUT_PUBLISHING : null
    return textOf(value, ignored) === textOf(stored[name] ?? null, ignored)
  })
}

function textOf(value: unknown, ignored: ReadonlySet<string> | null): string {
  return JSON.stringify(value, (name, own: unknown) => (ignored?.has(name) ? undefined : own))
}
