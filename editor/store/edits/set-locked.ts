import type { Draft } from 'immer'
import type { StoredBlock } from '#schema/page/content'
import type { Edit } from './edited-page'
import { readBlock } from './edited-page'

/** A lock that locations see, with its reason. */
interface LockWithReason {
  readonly by: string
  readonly reason: string
  /** Names of the locked fields; the whole block is locked without them. */
  readonly fields?: readonly string[]
}

/** Locks a block against changes, moves and deletion, or only some of its fields; unlocks it with `false`. */
export function setLocked(id: string, locked: boolean | LockWithReason): Edit {
  return (page) => {
    const { locked: before, ...block } = readBlock(page, id)
    const isSame = locked === false ? before === undefined : locked === true && isWhole(before)
    if (isSame) return
    const changed = locked ? { ...readBlock(page, id), locked } : block
    page.tree.blocks.set(id, changed as Draft<StoredBlock>)
  }
}

/** Returns whether a stored lock covers the whole block, not only single fields. */
export function isWhole(locked: unknown): boolean {
  if (locked === true) return true
  return typeof locked === 'object' && locked !== null && !('fields' in locked)
}
