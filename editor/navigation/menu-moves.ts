import type { MenuChange, MenuNode } from '#schema/records/navigation/menu-changes'

/** Place of a menu entry: its parent (or the first level), and the entry before it (or the start). */
type MenuPlace = Pick<MenuChange, 'under' | 'after'>
export type MenuStep = 'up' | 'down' | 'in' | 'out'

interface NodePosition {
  readonly list: readonly MenuNode[]
  readonly at: number
  readonly level: number
  /** Ancestors from the first level down. */
  readonly parents: readonly MenuNode[]
}

/** Returns the place after a step; `null` if the entry stays, or would be next to an entry without an id. */
export function placeAfter(
  nodes: readonly MenuNode[],
  id: string,
  step: MenuStep,
  deepest: number,
): MenuPlace | null {
  const found = find(nodes, id)
  if (!found || id === '') return null
  const { list, at, level, parents } = found
  const parent = parents.at(-1)
  const under = idOf(parent)
  if (step === 'up')
    return at === 0 ? null : placeBeside({ under, after: idOf(list[at - 2]) }, list[at - 2])
  if (step === 'down') {
    const next = list[at + 1]
    return next ? placeBeside({ under, after: idOf(next) }, next) : null
  }
  if (step === 'out')
    return parent ? placeBeside({ under: idOf(parents.at(-2)), after: idOf(parent) }, parent) : null
  const above = list[at - 1]
  if (!above || level + 1 + heightOf(list[at]) > deepest) return null
  return placeBeside({ under: idOf(above), after: idOf(above.items.at(-1)) }, above)
}

function placeBeside(place: MenuPlace, neighbour: MenuNode | undefined): MenuPlace | null {
  return neighbour && idOf(neighbour) === '' ? null : place
}

function find(
  list: readonly MenuNode[],
  id: string,
  parents: readonly MenuNode[] = [],
): NodePosition | null {
  const at = list.findIndex(({ entry }) => entry.entryId === id)
  if (at >= 0) return { list, at, level: parents.length, parents }
  for (const node of list) {
    const found = find(node.items, id, [...parents, node])
    if (found) return found
  }
  return null
}

function idOf(node: MenuNode | undefined): string {
  return node?.entry.entryId ?? ''
}

function heightOf(node: MenuNode | undefined): number {
  if (!node || node.items.length === 0) return 0
  return 1 + Math.max(...node.items.map(heightOf))
}
