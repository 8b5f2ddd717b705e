import { childrenOf, type PageTree, ROOT, type SlotKey } from '#schema/page/tree'
import type { InsertionPoint } from '../store/edits/edited-page'
import {
  type Dragged,
  movedIds,
  othersIn,
  type PlacementRules,
  placeOf,
  refusal,
  samePlace,
  slotsOfBlock,
} from '../store/places'
import type { Geometry, Point, Rect } from './geometry'

/** The input of the search for a drop place. */
export interface DropContext {
  readonly tree: PageTree
  readonly what: Dragged
  readonly rules: PlacementRules
  readonly geometry: Geometry
}

export interface DropSpot {
  readonly place: InsertionPoint | null
  /** The reason why the innermost slot under the pointer refuses the block, which is then dropped further out. */
  readonly refusal: string | null
}

/** Distance from a container's upper or lower edge within which a point counts as before or after it, in pixels. */
const EDGE = 10
/** Hysteresis: distance that the pointer must move beyond a place's border before the place changes, in pixels. */
const STICKY = 6

/** Returns the place under a point, in the deepest slot that accepts the block. */
export function findPlace(context: DropContext, point: Point): DropSpot {
  let spot: DropSpot = { place: null, refusal: null }
  let slot: SlotKey | null = ROOT
  while (slot !== null) {
    const reason = refusal(context.tree, context.what, slot, context.rules)
    spot =
      reason === null
        ? { place: { slot, index: indexAt(context, slot, point) }, refusal: null }
        : { ...spot, refusal: reason }
    slot = slotUnder(context, slot, point)
  }
  return spot
}

/** Finds the place like `findPlace`, with hysteresis, so that small pointer movements don't change it. */
export function findStickyPlace(
  context: DropContext,
  point: Point,
  previous: InsertionPoint | null,
): DropSpot {
  const spot = findPlace(context, point)
  if (previous === null || samePlace(spot.place, previous)) return spot
  const sticky = stickyAt(context, spot.place)
  for (const dy of [-sticky, sticky]) {
    const near = findPlace(context, { x: point.x, y: point.y + dy })
    if (samePlace(near.place, previous)) return near
  }
  return spot
}

/** Returns the hysteresis, which is smaller for small blocks, so that each place stays reachable. */
function stickyAt(context: DropContext, place: InsertionPoint | null): number {
  if (!place) return STICKY
  const others = othersIn(context.tree, place.slot, context.what)
  const beside = [rectAt(context, others[place.index - 1]), rectAt(context, others[place.index])]
  return Math.min(STICKY, ...beside.flatMap((rect) => (rect ? [rect.height / 4] : [])))
}

/** Returns the position of the line that marks a place; `null` if nothing around it is rendered yet. */
export function lineOf(context: DropContext, place: InsertionPoint): Rect | null {
  const { geometry, tree, what } = context
  const [first, ...more] = movedIds(what)
  if (first !== undefined && more.length === 0 && samePlace(placeOf(tree, first), place)) {
    const own = geometry.rectOf(first)
    return own && { ...own, height: 0 }
  }
  const others = othersIn(tree, place.slot, what)
  const above = rectAt(context, others[place.index - 1])
  const below = rectAt(context, others[place.index])
  if (above && below) return between(above, below)
  if (above) return { ...above, top: bottomOf(above), height: 0 }
  if (below) return { ...below, height: 0 }
  const alone = childrenOf(tree, place.slot)[0]
  return geometry.emptySlotRect(place.slot) ?? rectAt(context, alone)
}

function between(above: Rect, below: Rect): Rect {
  return { ...above, top: (bottomOf(above) + below.top) / 2, height: 0 }
}

function indexAt(context: DropContext, slot: SlotKey, { y }: Point): number {
  const others = othersIn(context.tree, slot, context.what)
  return countWhile(others.length, (index) => {
    const rect = rectAt(context, others[index])
    return rect !== null && rect.top + rect.height / 2 < y
  })
}

/** Returns the slot under the point one level deeper, inside the block there. */
function slotUnder(context: DropContext, slot: SlotKey, point: Point): SlotKey | null {
  const id = childAt(context, slot, point)
  if (id === null || movedIds(context.what).includes(id)) return null
  const slots = slotsOfBlock(context.tree, id, context.rules.registry)
  if (slots.length <= 1) return slots[0] ?? null
  return nearest(context, slots, point)
}

function childAt(context: DropContext, slot: SlotKey, { y }: Point): string | null {
  const ids = childrenOf(context.tree, slot)
  const index = countWhile(ids.length, (at) => (rectAt(context, ids[at])?.top ?? Infinity) <= y) - 1
  const id = ids[index]
  const rect = rectAt(context, id)
  if (id === undefined || !rect) return null
  const edge = Math.min(EDGE, rect.height / 4)
  return y >= rect.top + edge && y <= bottomOf(rect) - edge ? id : null
}

/**
 * Returns the slot nearest to the point. Of slots side by side, the one above or below the pointer wins, however short its blocks
 * are; between two of them the nearer one. Stacked slots are compared by height.
 */
function nearest(context: DropContext, slots: readonly SlotKey[], point: Point): SlotKey | null {
  const ranked = slots.flatMap((slot) => {
    const area = areaOf(context, slot)
    return area ? [{ slot, ...distancesTo(area, point) }] : []
  })
  const [best] = ranked.sort((a, b) => a.across - b.across || a.down - b.down)
  return best?.slot ?? null
}

/** Returns the area of a slot: that of its blocks, or of its placeholder; `null` if it isn't shown. */
function areaOf({ tree, geometry }: DropContext, slot: SlotKey): Rect | null {
  const ids = childrenOf(tree, slot)
  if (ids.length === 0) return geometry.emptySlotRect(slot)
  const first = rectAt({ geometry }, ids[0])
  const last = rectAt({ geometry }, ids.at(-1))
  return first && last && { ...first, height: bottomOf(last) - first.top }
}

function distancesTo({ top, left, width, height }: Rect, { x, y }: Point) {
  return {
    across: Math.max(left - x, 0, x - left - width),
    down: Math.max(top - y, 0, y - top - height),
  }
}

function rectAt({ geometry }: Pick<DropContext, 'geometry'>, id: string | undefined): Rect | null {
  return id === undefined ? null : geometry.rectOf(id)
}

function bottomOf({ top, height }: Rect): number {
  return top + height
}

/** Returns the number of leading items that satisfy the condition, by binary search. All matching items must come first. */
function countWhile(count: number, matches: (index: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (matches(middle)) low = middle + 1
    else high = middle
  }
  return low
}
