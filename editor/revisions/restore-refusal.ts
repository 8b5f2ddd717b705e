import type { PageContent } from '#schema/page/content'
import { toTree } from '#schema/page/tree'
import { additionRefusal } from '../store/content-limits'
import { restoredBlocks } from '../store/edits/restore-block'
import { lockOf, lockOfSlot } from '../store/locks'
import { lockedMessage } from '../store/places'
import type { EditorSession } from '../store/session'

/** Returns why a block can't be restored to a version, or recreated if deleted; `null` if it can. */
export function restoreRefusal(
  session: EditorSession,
  content: PageContent,
  id: string,
): string | null {
  const { pageStore, registry, maxBlocks } = session
  const { tree } = pageStore.getState().page
  const words = (lock: string | null) => lock && lockedMessage(tree, lock, registry)
  if (tree.blocks.has(id)) return words(lockOf(tree, id))
  const { block, place } = restoredBlocks(tree, id, toTree(content, registry))
  return (
    words(lockOfSlot(tree, place.slot)) ?? additionRefusal(tree, place.slot, [block], maxBlocks)
  )
}
