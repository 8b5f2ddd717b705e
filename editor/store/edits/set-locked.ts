import type { Draft } from 'immer'
import type { StoredBlock } from '#schema/page/content'
import type { Edit } from './edited-page'
import { readBlock } from './edited-page'

/** Keeps a block from being changed, moved or deleted, or lets it be changed again. */
export function setLocked(id: string, locked: boolean): Edit {
  return (page) => {
    const { locked: before, ...block } = readBlock(page, id)
    if ((before === true) === locked) return
    const changed = locked ? { ...readBlock(page, id), locked } : block
    page.tree.blocks.set(id, changed as Draft<StoredBlock>)
  }
}
