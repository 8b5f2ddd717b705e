import type { Draft } from 'immer'
import type { StoredBlock } from '#schema/page/content'
import type { Edit } from './edited-page'
import { readBlock } from './edited-page'

/** Hides a block from visitors, or shows it again. */
export function setHidden(id: string, hidden: boolean): Edit {
  return (page) => {
    const { hidden: before, ...block } = readBlock(page, id)
    if ((before ?? false) === hidden) return
    const changed = hidden ? { ...readBlock(page, id), hidden } : block
    page.tree.blocks.set(id, changed as Draft<StoredBlock>)
  }
}
