import { t } from '#schema/messages/t'
import { migrateBlock, rawProps } from '#schema/page/stored-props'
import { blockElement } from '../blocks/block-element'
import { lockForbidsChange } from '../store/lock-commands'
import { lockOf } from '../store/locks'
import type { EditorSession } from '../store/session'
import { withBlankLine } from '../store/starting-text'
import type { Caret } from '../store/ui-state'
import { type RenderedText, renderedTexts } from './rendered-texts'

/** The texts of a block that can be written where they stand. */
export function textsOnCanvas(
  { pageStore, registry }: EditorSession,
  page: ParentNode,
  blockId: string,
): readonly RenderedText[] {
  const block = pageStore.getState().page.tree.blocks.get(blockId)
  const definition = block && registry.get(block.name)
  const root = blockElement(page, blockId)
  // The texts of a shared block are written in its own document.
  if (!definition || definition.isReference || !root) return []
  const drawn = withBlankLine(definition, migrateBlock(definition, block))
  return renderedTexts(root, definition.fields, rawProps(drawn))
}

/** Begins to write the first text of a block. Returns false where there is none, or it is locked. */
export function writeFirstText(session: EditorSession, page: ParentNode, blockId: string): boolean {
  const [text] = session.canEdit ? textsOnCanvas(session, page, blockId) : []
  if (!text || lockForbidsChange(session, blockId)) return false
  session.uiStore.write({ blockId, path: text.path, caret: 'end' })
  return true
}

/** A press on a text: it is written there, at the place that was pressed. Says nothing where none can be written. */
export function editTextAt(
  session: EditorSession,
  page: ParentNode,
  { blockId, at, caret }: Pressed,
): void {
  const { tree } = session.pageStore.getState().page
  if (!session.canEdit || lockOf(tree, blockId) !== null) return
  const text = textsOnCanvas(session, page, blockId).find(({ element }) => element.contains(at))
  if (text) session.uiStore.write({ blockId, path: text.path, caret })
}

export interface Pressed {
  readonly blockId: string
  readonly at: Node
  readonly caret: Caret
}

/** A text was pressed twice and cannot be written there: says why. Seldom asked, so what it takes is fetched then. */
export async function explainText(
  session: EditorSession,
  page: ParentNode,
  { blockId, at }: Omit<Pressed, 'caret'>,
): Promise<void> {
  if (!session.canEdit || !isWritten(at)) return
  if (textsOnCanvas(session, page, blockId).some(({ element }) => element.contains(at))) {
    lockForbidsChange(session, blockId)
    return
  }
  try {
    const { explainRecordText } = await import('./record-text')
    await explainRecordText(session, blockId, at)
  } catch {
    session.uiStore.toast(
      t('This text is not part of the block. Couldn’t find where it comes from.'),
    )
  }
}

/** Whether an element holds text directly: not in a picture, nor in the room between texts. */
function isWritten(at: Node): boolean {
  return [...at.childNodes].some(
    (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim() !== '',
  )
}
