import type { NavigationEntry } from '#schema/records/navigation/menu-changes'
import { isText } from '#schema/records/navigation/menu-languages'

/** An entry of a language as its form has it; links of the footer have no level. */
export type LanguageEntry = Omit<NavigationEntry, 'level'> & { readonly level?: number | null }

/** The text of a tree's entry that is stored or removed. */
interface TextChange {
  readonly entry: NavigationEntry
  readonly label: string
  /** True in the footer, whose links have no level. */
  readonly isFlat?: boolean
}

/**
 * Stores a language's text of an entry in the place that the entry has in the tree. An empty text is removed: the entry then says
 * what the default language says.
 */
export function withText(
  entries: readonly LanguageEntry[],
  tree: readonly Pick<NavigationEntry, 'entryId' | 'level'>[],
  { entry, label, isFlat }: TextChange,
): readonly LanguageEntry[] {
  const { entryId } = entry
  const at = entries.findIndex((each) => each.entryId === entryId)
  if (label === '') return nested(entries.filter((_, index) => index !== at))
  if (at >= 0) return entries.map((each, index) => (index === at ? { ...each, label } : each))
  const text = { entryId, part: 'text' as const, label, link: null }
  const next = isFlat ? text : { ...text, level: entry.level }
  const place = placeIn(entries, tree, entryId)
  return nested([...entries.slice(0, place), next, ...entries.slice(place)])
}

/** Returns the index after the last text of the entries that are before an entry of the tree. */
function placeIn(
  entries: readonly LanguageEntry[],
  tree: readonly Pick<NavigationEntry, 'entryId'>[],
  entryId: string,
): number {
  const position = new Map(tree.map((each, index) => [each.entryId, index]))
  const limit = position.get(entryId) ?? tree.length
  return (
    1 +
    entries.findLastIndex((each) => isText(each) && (position.get(each.entryId) ?? limit) < limit)
  )
}

/** Keeps every entry at most one level below the one before it, as a tree must be. */
function nested(entries: readonly LanguageEntry[]): readonly LanguageEntry[] {
  let most = 0
  return entries.map((entry) => {
    if (entry.level === undefined) return entry
    const level = Math.min(entry.level ?? 0, most)
    most = level + 1
    return { ...entry, level }
  })
}

/** Removes an entry of the language. */
export function withoutEntry(
  entries: readonly LanguageEntry[],
  entryId: string,
): readonly LanguageEntry[] {
  return nested(entries.filter((each) => each.entryId !== entryId))
}
