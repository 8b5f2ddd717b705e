import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { StoredBlock } from '#schema/page/content'
import { childrenOf, ROOT } from '#schema/page/tree'
import { filterPastedBlocks } from '../clipboard/filter-pasted-blocks'
import { additionRefusal } from '../store/content-limits'
import { createIdGenerator } from '../store/create-id-generator'
import { copyBlocks, type Origin } from '../store/edits/copy-blocks'
import type { Edit } from '../store/edits/edited-page'
import { inOneStep } from '../store/edits/edited-page'
import { insertBlock } from '../store/edits/insert-block'
import { announceRefusal } from '../store/notify'
import type { EditorSession } from '../store/session'

/** Initial content of a page, and the label of its first history step: `Started from Festival`. */
export interface Start {
  readonly blocks: readonly StoredBlock[]
  readonly origin: Origin | null
  readonly from: string
  /** Page settings that are set together with it. */
  readonly settle?: readonly Edit[]
}

/** Appends copies of blocks to the page in one step, and reports those that were omitted. */
export function startPage(
  session: EditorSession,
  { blocks, origin, from, settle = [] }: Start,
): void {
  const { pageStore, registry, uiStore } = session
  const { tree } = pageStore.getState().page
  const along = filterPastedBlocks(blocks, { tree, slot: ROOT }, session)
  const problem = additionRefusal(tree, ROOT, along.blocks, session.maxBlocks)
  if (announceRefusal(session, problem && joinSentences(problem, t('Nothing was copied.')))) return
  const copies = copyBlocks(along.blocks, createIdGenerator(session), origin)
  const end = childrenOf(tree, ROOT).length
  const label = t('Created from {from}', { from })
  pageStore.edit(
    inOneStep([
      ...settle,
      ...copies.map((copy, at) => insertBlock(copy, { slot: ROOT, index: end + at }, registry)),
    ]),
    { label, after: copies[0]?.id ?? null },
  )
  uiStore.select(copies[0]?.id ?? null)
  const text = joinSentences(
    copies.length === 0 ? t('Nothing was copied.') : label,
    ...along.reasons,
  )
  uiStore.toast(text, { undo: copies.length > 0 })
  uiStore.announce(text)
}
