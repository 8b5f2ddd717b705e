import type { LinkValue } from '../../fields'

/** An entry of a stored menu. Its parent is the last entry before it that is one level higher. */
export interface NavigationEntry {
  /** Identifies it in the changes of locations; empty in menus not saved since ids were introduced. */
  readonly entryId: string
  readonly label: string
  readonly link: LinkValue | null
  readonly level: number | null
  /** Only in languages other than the default; translations refer to the default’s entry with the same id. */
  readonly part?: MenuPart | undefined
}

/** Content of an entry in another language: an entry of its own, or the translated text of one, or its text and link. */
export type MenuPart = 'entry' | 'text' | 'textAndLink'

/** A location's changes to one entry; unset properties follow the network. */
export interface MenuChange {
  readonly entry: string
  readonly hidden: boolean
  /** Empty: follows the network. */
  readonly label: string
  readonly link: LinkValue | null
  readonly moved: boolean
  /** The position if moved: below an entry, or on the first level; after an entry, or first. */
  readonly under: string
  readonly after: string
}

/** An entry of a location's menu with its child entries. */
export interface MenuNode {
  readonly entry: NavigationEntry
  /** True for the location's own entry, false for the network's. */
  readonly isOwn: boolean
  readonly change: MenuChange | null
  readonly items: readonly MenuNode[]
}

interface Growing extends MenuNode {
  readonly items: Growing[]
}

/**
 * Resolves a location's menu: the network's entries with its changes, and its own entries. Everything that shows a menu uses it.
 * Changes to a missing entry are not applied; an entry whose neighbours are missing is placed as close as possible.
 */
export function resolveMenu(
  network: readonly NavigationEntry[],
  own: readonly NavigationEntry[],
  changes: readonly MenuChange[],
  deepest: number,
): readonly MenuNode[] {
  const byEntry = new Map(changes.map((change) => [change.entry, change]))
  const top = [...treeOf(network, false, byEntry), ...treeOf(own, true, byEntry)]
  for (const change of changes) if (change.moved) move(top, change, deepest)
  return top
}

/** Returns the changes to entries that no longer exist in the network's or location's menu. */
export function orphanedChanges(
  changes: readonly MenuChange[],
  ...menus: readonly (readonly Pick<NavigationEntry, 'entryId'>[])[]
): readonly MenuChange[] {
  const there = new Set(menus.flat().map(({ entryId }) => entryId))
  return changes.filter(({ entry }) => !there.has(entry))
}

/** Returns the visible entries of a menu: hidden ones are omitted with their child entries. */
export function shownEntries(nodes: readonly MenuNode[], level = 0): readonly NavigationEntry[] {
  return nodes
    .filter(({ change }) => !change?.hidden)
    .flatMap(({ entry, change, items }) => [
      {
        ...entry,
        level,
        label: change?.label || entry.label,
        link: change?.link ?? entry.link,
      },
      ...shownEntries(items, level + 1),
    ])
}

/** Returns whether a change has an effect. */
export function isChanged({ hidden, label, link, moved }: MenuChange): boolean {
  return hidden || moved || label !== '' || link !== null
}

function treeOf(
  entries: readonly NavigationEntry[],
  isOwn: boolean,
  changes: ReadonlyMap<string, MenuChange>,
): Growing[] {
  const top: Growing[] = []
  const open: Growing[][] = [top]
  for (const entry of entries) {
    const level = Math.min(entry.level ?? 0, open.length - 1)
    const change = (entry.entryId !== '' && changes.get(entry.entryId)) || null
    const node: Growing = { entry, isOwn, change, items: [] }
    open[level]?.push(node)
    open.splice(level + 1, open.length, node.items)
  }
  return top
}

function move(top: Growing[], { entry, under, after }: MenuChange, deepest: number): void {
  const from = listOf(top, entry)
  const at = from?.findIndex((node) => node.entry.entryId === entry) ?? -1
  const node = from?.[at]
  if (!from || !node) return
  from.splice(at, 1)
  const parent = under === '' ? null : nodeOf(top, under)
  const to = under === '' ? top : parent?.items
  const level = under === '' ? 0 : levelOf(top, under) + 1
  // The parent entry is gone, or is now too deep.
  if (!to || level + heightOf(node) > deepest) {
    from.splice(at, 0, node)
    return
  }
  const behind = to.findIndex((each) => each.entry.entryId === after)
  const place = behind >= 0 || after === '' ? behind + 1 : to.length
  to.splice(place, 0, node)
}

/** Returns the list that contains an entry. */
function listOf(nodes: Growing[], id: string): Growing[] | null {
  if (nodes.some(({ entry }) => entry.entryId === id)) return nodes
  for (const { items } of nodes) {
    const found = listOf(items, id)
    if (found) return found
  }
  return null
}

function nodeOf(nodes: Growing[], id: string): Growing | undefined {
  return listOf(nodes, id)?.find(({ entry }) => entry.entryId === id)
}

function levelOf(nodes: readonly MenuNode[], id: string): number {
  if (nodes.some(({ entry }) => entry.entryId === id)) return 0
  return 1 + Math.max(...nodes.map(({ items }) => (contains(items, id) ? levelOf(items, id) : -1)))
}

function contains(nodes: readonly MenuNode[], id: string): boolean {
  return nodes.some(({ entry, items }) => entry.entryId === id || contains(items, id))
}

function heightOf({ items }: MenuNode): number {
  return items.length === 0 ? 0 : 1 + Math.max(...items.map(heightOf))
}
