import type { CSSProperties } from 'react'
import type { Registry } from '#schema/block/block'
import { childrenOf, type PageTree, ROOT, type SlotKey } from '#schema/page/tree'
import { shownSlots } from '../store/places'

/** A row of the outline: a block, or one lane (slot) of a block with several, and its position among its siblings. */
export interface OutlineLine {
  /** The id of a block; of a lane the key of its slot, which is no id of a block. */
  readonly id: string
  readonly kind: 'block' | 'lane'
  /** 1 for blocks of the page itself, as `aria-level` counts. */
  readonly level: number
  /** Counted from 1. */
  readonly position: number
  readonly siblings: number
  /** Whether what it holds is listed; `null` for a block that holds nothing, and for a lane. */
  readonly isOpen: boolean | null
}

/**
 * The blocks of a page in reading order, without those in closed branches. The slots of a block that has several, as columns,
 * are lanes of their own, also while they are empty.
 */
export function outlineRows(
  tree: PageTree,
  registry: Registry,
  closed: ReadonlySet<string>,
  /** The blocks that are listed; all where it is left out. */
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

/** How far in a row begins, and so many guides stand before it. */
export function levelStyle(level: number): CSSProperties {
  return { '--ed-level': level } as CSSProperties
}
