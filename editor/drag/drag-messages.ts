import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { draggedLabel, movedIds, placeLabel, placeOfDragged } from '../store/places'
import type { EditorSession } from '../store/session'
import type { Drag } from '../store/ui-state'

/** Returns the screen reader announcement when a drag begins. Positions count from 1. */

export function pickedUp(session: EditorSession, { what, place, refusal }: Drag): string {
  const words = place ? dropTargetMessage(session, { what, place }) : refusal
  const label = draggedLabel(treeOf(session), what, session.registry)
  return joinSentences(
    t('{count, plural, one {Picked up “{label}”.} other {Picked up # blocks.}}', {
      count: countOf(what),
      label,
    }),
    words,
  )
}

/** Returns `Position 2 of 5 in Main`, after the reason why the block can't go further in. */
export function overPlace(session: EditorSession, drag: Drag): string {
  const words = dropTargetMessage(session, drag) ?? t('Can’t drop here')
  return drag.refusal ? joinSentences(drag.refusal, words) : words
}

export function cancelMessage(session: EditorSession, { what }: Drag): string {
  const tree = treeOf(session)
  const isThere = movedIds(what).every((id) => tree.blocks.has(id))
  if (!isThere) return t('Cancelled: the block you moved is no longer on the page')
  const label = draggedLabel(tree, what, session.registry)
  if (what.kind === 'new') return t('Cancelled. “{label}” wasn’t added', { label })
  const place = placeOfDragged(tree, what)
  if (!place) return t('Cancelled')
  const where = placeLabel(tree, what, place, session.registry)
  return t(
    '{count, plural, one {Cancelled. “{label}” stays at {where}} other {Cancelled. # blocks stay at {where}}}',
    { count: countOf(what), label, where },
  )
}

function dropTargetMessage(session: EditorSession, { what, place }: Pick<Drag, 'what' | 'place'>) {
  if (!place) return null
  const words = placeLabel(treeOf(session), what, place, session.registry)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A new block counts as one. */
function countOf(what: Drag['what']): number {
  return Math.max(movedIds(what).length, 1)
}

function treeOf({ pageStore }: EditorSession) {
  return pageStore.getState().page.tree
}
