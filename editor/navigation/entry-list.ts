import type { LinkValue } from '#schema/fields'

/*
 * A tree as a flat list: an entry’s parent is the last entry before it that is one level higher. Every change returns the
 * new list and the entry’s new index, or `null` if it isn’t possible.
 */

export interface Entry {
  readonly label: string
  readonly link: LinkValue | null
  /** Absent in flat lists. */
  readonly level?: number
}

export type Entries = readonly Entry[]

export interface EntryListChange {
  readonly entries: Entries
  readonly at: number
}

/** Position for a moved entry: before the entry at index `to` of the list without it. */
interface EntryPosition {
  readonly to: number
  readonly level: number
}

export function levelOf(entry: Entry | undefined): number {
  return entry?.level ?? 0
}

/** Returns the index after an entry and its descendants. */
export function endOf(entries: Entries, index: number): number {
  const level = levelOf(entries[index])
  const next = entries.findIndex((entry, at) => at > index && levelOf(entry) <= level)
  return next < 0 ? entries.length : next
}

/** Moves an entry with its descendants. */
export function moveTo(
  entries: Entries,
  from: number,
  { to, level }: EntryPosition,
): EntryListChange {
  const end = endOf(entries, from)
  const by = level - levelOf(entries[from])
  const moved = entries.slice(from, end).map((entry) => withLevel(entry, levelOf(entry) + by))
  const rest = [...entries.slice(0, from), ...entries.slice(end)]
  return { entries: [...rest.slice(0, to), ...moved, ...rest.slice(to)], at: to }
}

/**
 * Returns the allowed level at a position that is nearest to the wanted one: at most one below the preceding entry, and none that
 * would change the parent of the following entries. `null` if descendants would be too deep.
 */
export function levelAt(
  entries: Entries,
  from: number,
  { to, level, deepest }: EntryPosition & { readonly deepest: number },
): number | null {
  const end = endOf(entries, from)
  const rest = [...entries.slice(0, from), ...entries.slice(end)]
  const own = entries.slice(from, end).map(levelOf)
  const height = Math.max(...own) - levelOf(entries[from])
  const most = Math.min(to === 0 ? 0 : levelOf(rest[to - 1]) + 1, deepest - height)
  const least = levelOf(rest[to])
  return most < least ? null : Math.min(Math.max(level, least), most)
}

/** Moves an entry before its previous sibling; a first child moves before its parent. */
export function moveUp(entries: Entries, index: number): EntryListChange | null {
  const level = levelOf(entries[index])
  const to = entries.findLastIndex((entry, at) => at < index && levelOf(entry) <= level)
  return to < 0 ? null : moveTo(entries, index, { to, level: levelOf(entries[to]) })
}

/** Moves an entry after its next sibling; a last child moves out of its parent. */
export function moveDown(entries: Entries, index: number): EntryListChange | null {
  const end = endOf(entries, index)
  if (end === entries.length) return moveOut(entries, index)
  const level = levelOf(entries[end])
  const size = end - index
  const isSibling = level === levelOf(entries[index])
  const to = isSibling ? endOf(entries, end) - size : index
  return moveTo(entries, index, { to, level })
}

/** Makes an entry a child of its previous sibling. */
export function moveIn(entries: Entries, index: number, deepest: number): EntryListChange | null {
  const level = levelOf(entries[index])
  if (index === 0 || levelOf(entries[index - 1]) < level) return null
  const wanted = { to: index, level: level + 1 }
  return levelAt(entries, index, { ...wanted, deepest }) === level + 1
    ? moveTo(entries, index, wanted)
    : null
}

/** Moves an entry out of its parent, to the place after it. */
export function moveOut(entries: Entries, index: number): EntryListChange | null {
  const level = levelOf(entries[index])
  if (level === 0) return null
  const parent = entries.findLastIndex((entry, at) => at < index && levelOf(entry) < level)
  const size = endOf(entries, index) - index
  return moveTo(entries, index, { to: endOf(entries, parent) - size, level: level - 1 })
}

/** Adds an entry after another with its descendants, or as its last child; at the end if none is given. */
export function add(
  entries: Entries,
  empty: Entry,
  after: { readonly index: number; readonly isBelow: boolean } | null,
): EntryListChange {
  const at = after === null ? entries.length : endOf(entries, after.index)
  const level = after === null ? 0 : levelOf(entries[after.index]) + (after.isBelow ? 1 : 0)
  const added = 'level' in empty ? { ...empty, level } : empty
  return { entries: [...entries.slice(0, at), added, ...entries.slice(at)], at }
}

/** Removes an entry with its descendants. */
export function remove(entries: Entries, index: number): EntryListChange {
  const end = endOf(entries, index)
  const left = [...entries.slice(0, index), ...entries.slice(end)]
  return { entries: left, at: Math.min(index, left.length - 1) }
}

function withLevel(entry: Entry, level: number): Entry {
  return 'level' in entry ? { ...entry, level } : entry
}
