import { draggedLabel, movedIds, placeLabel, placeOfDragged } from '../store/places'
import type { EditorSession } from '../store/session'
import type { Drag } from '../store/ui-store'

/** Screen reader announcements during a drag. Names and positions, counted from 1. */

export function pickedUp(session: EditorSession, { what, place }: Drag): string {
  const where = place ? ` ${placeWords(session, { what, place })}.` : ''
  return `Picked up ${draggedLabel(treeOf(session), what, session.registry)}.${where}`
}

/** `Position 2 of 5 in Main`, after the reason why it is not further in. */
export function overPlace(session: EditorSession, drag: Drag): string {
  return [drag.refusal, placeWords(session, drag) ?? 'Not over a place'].filter(Boolean).join('. ')
}

export function cancelled(session: EditorSession, { what }: Drag): string {
  const tree = treeOf(session)
  const label = draggedLabel(tree, what, session.registry)
  if (what.kind === 'new') return `Cancelled. ${label} was not added`
  const place = tree.blocks.has(what.id) ? placeOfDragged(tree, what) : null
  if (!place) return 'Cancelled'
  const where = placeLabel(tree, what, place, session.registry)
  return `Cancelled. ${label} ${movedIds(what).length === 1 ? 'stays' : 'stay'} at ${where}`
}

function placeWords(session: EditorSession, { what, place }: Pick<Drag, 'what' | 'place'>) {
  if (!place) return null
  const words = placeLabel(treeOf(session), what, place, session.registry)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function treeOf({ pageStore }: EditorSession) {
  return pageStore.getState().page.tree
}
