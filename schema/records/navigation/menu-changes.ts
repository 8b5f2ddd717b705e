import type { LinkValue } from '../../fields'

/** An entry of a stored menu: it stands below the last one before it of a level less. */
export interface NavigationEntry {
  /** Names it in the changes of locations; empty in menus that were never saved since. */
  readonly entryId: string
  readonly label: string
  readonly link: LinkValue | null
  readonly level: number | null
}

/** What a location has otherwise of one entry: what is not set follows the network. */
export interface MenuChange {
  readonly entry: string
  readonly hidden: boolean
  /** Empty: as the network says. */
  readonly label: string
  readonly link: LinkValue | null
  readonly moved: boolean
  /** Where it stands when it is moved: below an entry, or on the first level; behind one, or as the first. */
  readonly under: string
  readonly after: string
}

/** An entry of a menu as a location shows it, with those below it. */
export interface MenuNode {
  readonly entry: NavigationEntry
  /** The location's own, or the network's. */
  readonly isOwn: boolean
  readonly change: MenuChange | null
  readonly items: readonly MenuNode[]
}

interface Growing extends MenuNode {
  readonly items: Growing[]
}

/**
 * The menu of a location: the network's entries as it has changed them, and its own. Whatever shows a menu calls it. A change of
 * an entry that is gone is not applied; one whose neighbours are gone stands as near to its place as it can.
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

/** The changes of entries that neither the network nor the location has any more. */
export function orphanedChanges(
  changes: readonly MenuChange[],
  ...menus: readonly (readonly Pick<NavigationEntry, 'entryId'>[])[]
): readonly MenuChange[] {
  const there = new Set(menus.flat().map(({ entryId }) => entryId))
  return changes.filter(({ entry }) => !there.has(entry))
}

/** What visitors see of a menu: hidden entries are left out with what stands below them. */
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

/** Whether a change says anything. */
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
  // The entry it stood below is gone, or stands too deep by now.
  if (!to || level + heightOf(node) > deepest) {
    from.splice(at, 0, node)
    return
  }
  const behind = to.findIndex((each) => each.entry.entryId === after)
  const place = behind >= 0 || after === '' ? behind + 1 : to.length
  to.splice(place, 0, node)
}

/** The list that holds an entry. */
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
