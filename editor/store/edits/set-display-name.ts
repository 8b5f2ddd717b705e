import type { Draft } from 'immer'
import type { StoredBlock } from '#schema/page/content'
import type { Edit } from './edited-page'
import { readBlock } from './edited-page'

/** Names a block, for editors and the section navigation; an empty name removes it. */
export function setDisplayName(id: string, displayName: string): Edit {
  return (page) => {
    const { displayName: before, ...block } = readBlock(page, id)
    if ((before ?? '') === displayName) return
    const named = displayName ? { ...readBlock(page, id), displayName } : block
    page.tree.blocks.set(id, named as Draft<StoredBlock>)
  }
}
