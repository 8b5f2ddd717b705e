import type { Registry } from '#schema/block/block'
import { childrenOf, type PageTree, ROOT } from '#schema/page/tree'
import { slotsOfBlock } from '../store/places'

/** One line of the outline, and where it stands among its siblings. */
export interface OutlineLine {
  readonly id: string
  /** 1 for blocks of the page itself, as `aria-level` counts. */
  readonly level: number
  /** Counted from 1. */
  readonly position: number
  readonly siblings: number
  /** Whether what it holds is listed; `null` for a block that holds nothing. */
  readonly isOpen: boolean | null
}

/** The blocks of a page in reading order, without those in closed branches. */
export function outlineRows(
  tree: PageTree,
  registry: Registry,
  closed: ReadonlySet<string>,
): OutlineLine[] {
  return rowsOf(childrenOf(tree, ROOT), 1)

  function rowsOf(ids: readonly string[], level: number): OutlineLine[] {
    return ids.flatMap((id, index) => {
      const held = heldBy(tree, id, registry)
      const isOpen = held.length === 0 ? null : !closed.has(id)
      const row = { id, level, position: index + 1, siblings: ids.length, isOpen }
      return isOpen ? [row, ...rowsOf(held, level + 1)] : [row]
    })
  }
}

/** What a block holds, in all its slots. */
export function heldBy(tree: PageTree, id: string, registry: Registry): readonly string[] {
  return slotsOfBlock(tree, id, registry).flatMap((slot) => childrenOf(tree, slot))
}
