import { migrateBlock, rawProps } from '#schema/page/stored-props'
import { blockElement } from '../blocks/block-element'
import { lockForbidsChange } from '../store/lock-commands'
import type { EditorSession } from '../store/session'
import { type DrawnText, drawnTexts } from './drawn-texts'

/** The texts of a block that can be written where they stand. */
export function textsOnCanvas(
  { pageStore, registry }: EditorSession,
  page: ParentNode,
  blockId: string,
): readonly DrawnText[] {
  const block = pageStore.getState().page.tree.blocks.get(blockId)
  const definition = block && registry.get(block.name)
  const root = blockElement(page, blockId)
  if (!definition || !root) return []
  return drawnTexts(root, definition.fields, rawProps(migrateBlock(definition, block)))
}

/** Begins to write the text at an element, or the block's first. Returns false where there is none, or it is locked. */
export function beginWriting(
  session: EditorSession,
  page: ParentNode,
  { blockId, at }: { readonly blockId: string; readonly at?: Node },
): boolean {
  if (!session.canEdit) return false
  const texts = textsOnCanvas(session, page, blockId)
  const text = at ? texts.find(({ element }) => element.contains(at)) : texts[0]
  if (!text) {
    if (at && isWritten(at)) void explain(session, blockId, at)
    return false
  }
  if (lockForbidsChange(session, blockId)) return false
  session.uiStore.select(blockId)
  session.uiStore.write({ blockId, path: text.path })
  return true
}

/** Whether an element holds text directly: not in a picture, nor in the room between texts. */
function isWritten(at: Node): boolean {
  return [...at.childNodes].some(
    (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim() !== '',
  )
}

/** Says where a text is kept that is not a field of the block: seldom asked, so what it takes is fetched then. */
async function explain(session: EditorSession, blockId: string, at: Node): Promise<void> {
  try {
    const { explainRecordText } = await import('./record-text')
    await explainRecordText(session, blockId, at)
  } catch {
    session.uiStore.toast(
      'This text is not part of the block. Where it is kept could not be found out now.',
    )
  }
}
