import type { KeyboardEvent } from 'react'

/** Minimum distance between columns of the list, in pixels. */
const MAX_COLUMN_OFFSET = 8

/**
 * Handles arrow keys, Home and End in the list: left and right in reading order, up and down within a column. The list is a
 * single tab stop, so that Tab skips it in one press.
 */
export function pressEntryKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey, shiftKey } = event
  if (ctrlKey || metaKey || altKey || shiftKey || event.defaultPrevented) return
  const entries = [...currentTarget.querySelectorAll<HTMLElement>('[data-palette-block]')]
  const next = entryFor(key, entries, entries.indexOf(target as HTMLElement))
  if (!next) return
  event.preventDefault()
  next.focus()
}

function entryFor(key: string, entries: readonly HTMLElement[], at: number) {
  // In the search field, Down moves to the list; other arrows move the caret.
  if (at < 0) return key === 'ArrowDown' ? entries[0] : undefined
  switch (key) {
    case 'ArrowRight':
      return entries[at + 1]
    case 'ArrowLeft':
      return entries[at - 1]
    case 'ArrowDown':
      return inColumn(entries.slice(at), 1) ?? entries[at + 1]
    case 'ArrowUp':
      return inColumn(entries.slice(0, at + 1).reverse(), -1) ?? entries[at - 1]
    case 'Home':
      return entries[0]
    case 'End':
      return entries.at(-1)
    default:
      return undefined
  }
}

/** Returns the nearest entry above or below the first of these, in its column. */
function inColumn([from, ...others]: readonly HTMLElement[], way: 1 | -1) {
  const here = from?.getBoundingClientRect()
  return (
    here &&
    others.find((other) => {
      const { left, top } = other.getBoundingClientRect()
      return Math.abs(left - here.left) < MAX_COLUMN_OFFSET && (top - here.top) * way > 0
    })
  )
}
