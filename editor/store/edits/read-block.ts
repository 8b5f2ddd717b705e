import { current, type Draft, isDraft } from 'immer'
import type { StoredBlock } from '#schema/page/content'
import type { EditedPage } from './edited-page'

/** A block of the page as plain data, from inside an edit. Throws when it is not on the page. */
export function readBlock(page: Draft<EditedPage>, id: string): StoredBlock {
  const block = page.tree.blocks.get(id)
  if (!block) throw new Error(`Block '${id}' is not on the page`)
  return (isDraft(block) ? current(block) : block) as StoredBlock
}
