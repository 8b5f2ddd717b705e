import { flushSync } from 'react-dom'
import { isBlankMarkup } from '#schema/fields/text'
import { t } from '#schema/messages/t'
import { blockOf, childrenOf } from '#schema/page/tree'
import { inOneStep } from '../store/edits/edited-page'
import { removeBlock } from '../store/edits/remove-block'
import { setProp } from '../store/edits/set-prop'
import { lockForbidsRemoval } from '../store/lock-commands'
import { lockOf } from '../store/locks'
import { placeOf } from '../store/places'
import type { EditorSession } from '../store/session'
import type { TextEditTarget } from '../store/ui-state'
import type { UndoGroup } from '../store/undo-group'
import { mayStartTextBelow, removeBlankBlock, startTextBelow } from './start-text-below'
import { storedText, storeText } from './stored-text'

/** A text that is being edited, and the context of the edit. */
interface TextInEdit {
  readonly session: EditorSession
  readonly place: TextEditTarget
  readonly undoGroup: UndoGroup
}

/** Ends a text with `above` and starts a new text block below. Returns false if none is allowed there. */
export function beginTextBelow({ session, place, undoGroup }: TextInEdit, above: string): boolean {
  if (!mayStartTextBelow(session, place.blockId)) return false
  undoGroup.type(place.path, () => storeText(session, place, above))
  undoGroup.end()
  flushSync(() => session.uiStore.write(null))
  return startTextBelow(session, place.blockId)
}

/** Joins a text with the previous one. Returns false if there is none. */
export function joinWithTextBefore({ session, place, undoGroup }: TextInEdit): boolean {
  const before = textBefore(session, place)
  if (before === null) return false
  undoGroup.end()
  flushSync(() => session.uiStore.write(null))
  // Renders the joined text synchronously, because in-place editing starts from the rendered text.
  const next = flushSync(() => joinTexts(session, before, place))
  if (next) session.uiStore.write(next)
  return true
}

/** Returns the id of the block directly before a text if it is of the same kind and editable; otherwise `null`. */
function textBefore({ pageStore }: EditorSession, { blockId }: TextEditTarget): string | null {
  const { tree } = pageStore.getState().page
  const { slot, index } = placeOf(tree, blockId)
  const id = childrenOf(tree, slot)[index - 1]
  const before = id === undefined ? null : blockOf(tree, id)
  const isLikeIt = before?.name === blockOf(tree, blockId).name
  // Not into a hidden block, because that would hide the text, too.
  return before && isLikeIt && !before.hidden && lockOf(tree, before.id) === null ? before.id : null
}

/** Appends a text to the previous one in a single step. Returns the place where the two meet, for the caret. */
function joinTexts(
  session: EditorSession,
  before: string,
  place: TextEditTarget,
): TextEditTarget | null {
  const { pageStore, registry, uiStore } = session
  const { blockId, path, begun } = place
  const definition = registry.get(blockOf(pageStore.getState().page.tree, blockId).name)
  if (!definition || lockForbidsRemoval(session, blockId)) return null
  const [above, below] = [before, blockId].map((id) =>
    String(storedText(session, { blockId: id, path }) ?? ''),
  ) as [string, string]
  if (begun && isBlankMarkup(below)) removeBlankBlock(session, blockId, begun)
  else {
    const isAboveBlank = isBlankMarkup(above)
    const joined = isBlankMarkup(below) ? above : `${isAboveBlank ? '' : above}${below}`
    pageStore.edit(inOneStep([setProp(definition, before, path, joined), removeBlock(blockId)]), {
      label: t('Joined two text blocks'),
      before: blockId,
      after: before,
    })
    uiStore.announce(t('Joined with the text above'))
  }
  uiStore.select(before)
  const line = isBlankMarkup(above) ? 0 : linesIn(above)
  return { blockId: before, path, caret: isBlankMarkup(below) ? 'end' : { line } }
}

/** Counts the top-level elements of markup, such as paragraphs and lists. */
function linesIn(markup: string): number {
  return new DOMParser().parseFromString(markup, 'text/html').body.children.length
}
