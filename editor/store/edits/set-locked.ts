import type { Draft } from 'immer'
import type { StoredBlock } from '#schema/page/content'
import type { Edit } from './edited-page'
import { readBlock } from './edited-page'

/** Locks a block against changes, moves and deletion, or unlocks it. */
export function setLocked(id: string, locked: boolean): Edit {
  return (page) => {
    const { locked: before, ...block } = readBlock(page, id)
    if ((before !== undefined && !hasFields(before)) === locked) return
    const changed = locked ? { ...readBlock(page, id), locked } : block
    page.tree.blocks.set(id, changed as Draft<StoredBlock>)
  }
}

/** Returns whether only single fields are locked. */
function hasFields(locked: unknown): boolean {
  return typeof locked === 'object' && locked !== null && 'fields' in locked
}
