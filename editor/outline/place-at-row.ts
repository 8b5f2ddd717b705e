import { childrenOf, ROOT } from '#schema/page/tree'
import type { DropSpot } from '../drag/find-place'
import type { InsertionPoint } from '../store/edits/edited-page'
import { type Dragged, movedIds, othersIn, refusal, shownSlots } from '../store/places'
import type { EditorSession } from '../store/session'

/** Pointer position within a row: 0 at its upper edge, 1 at its lower one. `null` below the last row. */
export interface RowPoint {
  readonly id: string
  readonly share: number
  /** True if the row is a column: its id is then a slot key. */
  readonly isLane?: boolean
}

type RowSpot = DropSpot & { readonly side: 'before' | 'after' | 'inside' }

/** Returns where a drop on a row places the dragged block: before it, after it, or inside it if it contains blocks. */
export function placeAtRow(session: EditorSession, what: Dragged, point: RowPoint | null): RowSpot {
  const { tree } = session.pageStore.getState().page
  const spots = point ? spotsAt(session, what, point) : [end()]
  const taken = spots.find(({ place }) => refusal(tree, what, place.slot, session) === null)
  if (taken) return { ...taken, refusal: null }
  const [first] = spots
  if (!first) return { place: null, refusal: null, side: 'inside' }
  return { place: null, refusal: refusal(tree, what, first.place.slot, session), side: first.side }

  function end() {
    return {
      place: { slot: ROOT, index: othersIn(tree, ROOT, what).length },
      side: 'after' as const,
    }
  }
}

interface Spot {
  readonly place: InsertionPoint
  readonly side: 'before' | 'after' | 'inside'
}

/** Returns the possible places for a point, nearest first; none over the dragged block itself. */
function spotsAt(session: EditorSession, what: Dragged, { id, share, isLane }: RowPoint): Spot[] {
  const { tree } = session.pageStore.getState().page
  if (isLane)
    return [{ place: { slot: id, index: othersIn(tree, id, what).length }, side: 'inside' }]
  const parent = tree.parents.get(id)
  if (parent === undefined || movedIds(what).includes(id)) return []
  const slots = shownSlots(tree, id, session.registry)
  const others = othersIn(tree, parent, what)
  const before: Spot = { place: { slot: parent, index: others.indexOf(id) }, side: 'before' }
  const after: Spot = { place: { slot: parent, index: others.indexOf(id) + 1 }, side: 'after' }
  const inside = slots.map(
    (slot): Spot => ({
      place: { slot, index: othersIn(tree, slot, what).length },
      side: 'inside',
    }),
  )
  if (slots.length === 0) return share < 0.5 ? [before] : [after]
  if (share < 0.3) return [before]
  const isEmpty = slots.every((slot) => childrenOf(tree, slot).length === 0)
  // The first block follows below a container’s row, so the lower part of the row means “after” only if the container is
  // empty.
  return share > 0.7 && isEmpty ? [after] : [...inside, after]
}
