import type { LinkValue } from '../../fields'
import type { MenuPart } from './menu-changes'

interface Entry {
  readonly entryId?: string | undefined
  readonly label: string
  readonly link: LinkValue | null
  readonly level?: number | null | undefined
  readonly part?: MenuPart | undefined
}

/** The entries that a language can translate. */
interface TextTree<E extends Entry = Entry> {
  readonly all: readonly E[]
  /** Entries of the same location. Only these are matched by address, because other entries repeat the network’s. */
  readonly own: readonly E[]
}

/**
 * Marks the entries of a language that translate entries of the tree: by id, or for entries without an id by address. A translation
 * with a different link keeps it, unless it followed the tree's link when it was last saved.
 */
export function asTexts<E extends Entry>(
  entries: readonly E[],
  tree: TextTree,
  stored: readonly Entry[] = [],
): (E & { readonly part: MenuPart })[] {
  const byId = new Map(tree.all.map((entry) => [entry.entryId, entry]))
  const used = new Set(entries.map(({ entryId }) => entryId))
  const free = tree.own.filter(({ entryId }) => entryId && !used.has(entryId))
  return entries.map((entry) => {
    const same = entry.entryId ? byId.get(entry.entryId) : takeSame(entry, free)
    if (!same?.entryId) return { ...entry, part: (entry.entryId && entry.part) || 'entry' }
    const { entryId } = same
    const followed = stored.some(
      (each) => each.entryId === entryId && each.part === 'text' && sameLink(each, entry),
    )
    const follows = entry.link === null || sameLink(entry, same) || followed
    return { ...entry, entryId, part: follows ? 'text' : 'textAndLink' }
  })
}

function takeSame(entry: Entry, free: Entry[]): Entry | undefined {
  const at = free.findIndex(
    (each) => sameLink(each, entry) && (each.link !== null || each.level === entry.level),
  )
  return at < 0 ? undefined : free.splice(at, 1)[0]
}

function sameLink(one: Entry, other: Entry): boolean {
  return target(one) === target(other)
}

function target({ link }: Entry): string {
  return JSON.stringify([link?.href || null, link?.pageId || null, link?.blockId || null])
}
