import type { CSSProperties } from 'react'
import type { Registry } from '#schema/block/block'
import { childrenOf, type PageTree, ROOT, type SlotKey } from '#schema/page/tree'
import { shownSlots } from '../store/places'

/** A row of the outline: a block, or one lane (slot) of a block with several, and its position among its siblings. */
export interface OutlineLine {
  /** Id of the block; for a column, the key of its slot, which is never a block id. */
  readonly id: string
  readonly kind: 'block' | 'lane'
  /** 1 for top-level blocks, like `aria-level`. */
  readonly level: number
  /** Starts at 1. */
  readonly position: number
  readonly siblings: number
  /** True if its descendants are listed; `null` for an empty block and for a column. */
  readonly isOpen: boolean | null
}

/**
 * Returns the blocks of a page in reading order, without those in collapsed branches. If a block has several slots, such as
 * columns, each has its own row, also while it is empty.
 */
export function outlineRows(
  tree: PageTree,
  registry: Registry,
  closed: ReadonlySet<string>,
  /** The blocks to list; all if omitted. */
  shown: ReadonlySet<string> | null = null,
): OutlineLine[] {
  return blocksIn(ROOT, 1)

  function blocksIn(slot: SlotKey, level: number): OutlineLine[] {
    const ids = childrenOf(tree, slot).filter((id) => shown === null || shown.has(id))
    return ids.flatMap((id, index) => {
      const children = childRows(id, level + 1)
      const isOpen = children.length === 0 ? null : !closed.has(id)
      const at = { level, position: index + 1, siblings: ids.length }
      const row: OutlineLine = { id, kind: 'block', ...at, isOpen }
      return isOpen ? [row, ...children] : [row]
    })
  }

  function childRows(id: string, level: number): OutlineLine[] {
    const slots = shownSlots(tree, id, registry)
    if (slots.length < 2) return slots.flatMap((slot) => blocksIn(slot, level))
    return slots.flatMap((slot, index): OutlineLine[] => {
      const at = { level, position: index + 1, siblings: slots.length }
      return [{ id: slot, kind: 'lane', ...at, isOpen: null }, ...blocksIn(slot, level + 1)]
    })
  }
}

/** Returns the style that sets a row's indentation and number of guide lines. */
export function levelStyle(level: number): CSSProperties {
  return { '--ed-level': level } as CSSProperties
}
