import type { PageContent } from '#schema/page/content'
import { toTree } from '#schema/page/tree'
import { additionRefusal } from '../store/content-limits'
import { cameBack } from '../store/edits/restore-block'
import type { EditorSession } from '../store/session'

/** Why a block that is gone may not come back; `null` when it may, and for one that is on the page. */
export function restoreRefusal(
  session: EditorSession,
  content: PageContent,
  id: string,
): string | null {
  const { pageStore, registry, maxBlocks } = session
  const { tree } = pageStore.getState().page
  if (tree.blocks.has(id)) return null
  const { block, place } = cameBack(tree, id, toTree(content, registry))
  return additionRefusal(tree, place.slot, [block], maxBlocks)
}
