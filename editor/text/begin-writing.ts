import { t } from '#schema/messages/t'
import { migrateBlock, rawProps } from '#schema/page/stored-props'
import { blockElement } from '../blocks/block-element'
import { lockForbidsChange } from '../store/lock-commands'
import { lockOf } from '../store/locks'
import type { EditorSession } from '../store/session'
import { withBlankLine } from '../store/starting-text'
import type { Caret } from '../store/ui-state'
import { type RenderedText, renderedTexts } from './rendered-texts'

/** Returns the texts of a block that can be edited in place. */
export function textsOnCanvas(
  { pageStore, registry }: EditorSession,
  page: ParentNode,
  blockId: string,
): readonly RenderedText[] {
  const block = pageStore.getState().page.tree.blocks.get(blockId)
  const definition = block && registry.get(block.name)
  const root = blockElement(page, blockId)
  // Texts of a shared block are edited in its own document.
  if (!definition || definition.isReference || !root) return []
  const drawn = withBlankLine(definition, migrateBlock(definition, block))
  return renderedTexts(root, definition.fields, rawProps(drawn))
}

/** Starts editing a block's first text. Returns false if it has none or is locked. */
export function writeFirstText(session: EditorSession, page: ParentNode, blockId: string): boolean {
  const [text] = session.canEdit ? textsOnCanvas(session, page, blockId) : []
  if (!text || lockForbidsChange(session, blockId)) return false
  session.uiStore.write({ blockId, path: text.path, caret: 'end' })
  return true
}

/** Starts editing a clicked text at the clicked position. Shows no message if it can't be edited. */
export function editTextAt(
  session: EditorSession,
  page: ParentNode,
  { blockId, at, caret }: PressTarget,
): void {
  const { tree } = session.pageStore.getState().page
  if (!session.canEdit || lockOf(tree, blockId) !== null) return
  const text = textsOnCanvas(session, page, blockId).find(({ element }) => element.contains(at))
  if (text) session.uiStore.write({ blockId, path: text.path, caret })
}

export interface PressTarget {
  readonly blockId: string
  readonly at: Node
  readonly caret: Caret
}

/** Explains why a double-clicked text can't be edited in place. Its code is loaded on demand, because this is rare. */
export async function explainUneditableText(
  session: EditorSession,
  page: ParentNode,
  { blockId, at }: Omit<PressTarget, 'caret'>,
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
      t(
        'This text can’t be edited here: it isn’t part of the block, and its source couldn’t be found.',
      ),
    )
  }
}

/** Returns whether an element directly contains text, i.e. isn't a picture or the space between texts. */
function isWritten(at: Node): boolean {
  return [...at.childNodes].some(
    (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim() !== '',
  )
}
