import { createContext, use } from 'react'
import { ROOT } from '#schema/page/tree'
import { drop } from '../store/commands'
import type { InsertionPoint } from '../store/edits/edited-page'
import { announceRefusal } from '../store/notify'
import {
  type Dragged,
  movedIds,
  placeAfter,
  placeOfDragged,
  placesFor,
  refusal,
  samePlace,
} from '../store/places'
import type { EditorSession } from '../store/session'
import type { Drag } from '../store/ui-state'
import { cancelMessage, overPlace, pickedUp } from './drag-messages'
import { type DropContext, type DropSpot, findStickyPlace, lineOf } from './find-place'
import { isSameRect, type PageGeometry, type Point, pageGeometry, type Rect } from './geometry'

/** A single drag at a time, by pointer or keyboard: finds the place, announces it, and changes the page only on drop. */
export interface PageDrag {
  /** Registers the page as a drop target. Returns a function that removes it. */
  attach(root: HTMLElement): () => void
  start(what: Dragged, by: Drag['by']): void
  /** Reports the pointer's position in window pixels; `null` if it isn't over the canvas. */
  pointAt(point: Point | null): void
  /**
   * Registers another list of the page's blocks as a drop target, which finds places itself. Returns a function that removes it.
   */
  attachRows(find: FindInRows): () => void
  /** Reports the pointer over that list, in window pixels. */
  pointAtRows(point: Point | null): void
  /** Reports that the page scrolled under a resting pointer. */
  scrolled(): void
  /** Reports that the page is now rendered at another size. */
  resized(): void
  /** Moves to another place in reading order; stops at the ends. */
  step(by: 1 | -1 | 'first' | 'last'): void
  /** Drops at the shown place; does nothing without one. */
  drop(): void
  cancel(): void
  /** Returns the position of the line for the shown place, in page pixels; the same object while it doesn't change. */
  line(): Rect | null
  /** Subscribes to changes of the line, when the place changes or the page moves. Returns a function that unsubscribes. */
  onLine(call: () => void): () => void
}

/** Finds the place for the dragged block at a point of the window. */
type FindInRows = (point: Point, what: Dragged) => DropSpot

export function pageDrag(session: EditorSession): PageDrag {
  const { pageStore, uiStore } = session
  let root: HTMLElement | null = null
  let geometry: PageGeometry | null = null
  let pointer: Point | null = null
  let places: readonly InsertionPoint[] = []
  const { line, show, drawLine } = shownDrag(session, contextNow)
  const rows = rowsTarget()
  return {
    attach,
    attachRows: rows.attach,
    start,
    pointAt,
    pointAtRows,
    scrolled,
    resized,
    step,
    drop: finish,
    cancel,
    line: line.now,
    onLine: line.subscribe,
  }

  function attach(element: HTMLElement): () => void {
    root = element
    const stop = whenGone(session, cancel)
    return () => {
      stop()
      cancel()
      root = null
    }
  }

  function start(what: Dragged, by: Drag['by']): void {
    cancel()
    if (!session.canEdit) return
    geometry = root && pageGeometry(root, scrolled)
    places = by === 'keyboard' ? placesFor(pageStore.getState().page.tree, what, session) : []
    const drag = beginning(session, { what, by }, places)
    uiStore.drag(drag)
    drawLine()
    uiStore.announce(pickedUp(session, drag))
  }

  function pointAt(point: Point | null): void {
    pointer = point
    const { drag } = uiStore.getState()
    if (point) scrolled()
    else if (drag?.by === 'pointer') show({ ...drag, place: null, refusal: null })
  }

  function pointAtRows(point: Point | null): void {
    // Canvas scrolling is irrelevant while the pointer is elsewhere.
    pointer = null
    const { drag } = uiStore.getState()
    const spot = drag?.by === 'pointer' && point ? rows.find(point, drag.what) : null
    if (drag && spot) show({ ...drag, place: spot.place, refusal: spot.refusal })
  }

  function scrolled(): void {
    const context = contextNow()
    const { drag } = uiStore.getState()
    if (!context || !geometry || !drag) return
    if (drag.by === 'pointer' && pointer)
      show({ ...drag, ...findStickyPlace(context, geometry.toPage(pointer), drag.place) })
    else drawLine()
  }

  function resized(): void {
    geometry?.forget()
    scrolled()
  }

  function step(by: 1 | -1 | 'first' | 'last'): void {
    const { drag } = uiStore.getState()
    if (!drag) return
    const place = placeAfterStep(places, drag.place, by)
    if (place) show({ ...drag, place })
  }

  function finish(): void {
    const { drag } = uiStore.getState()
    if (drag?.place) {
      end()
      drop(session, drag.what, drag.place)
    } else cancel(drag?.refusal)
  }

  function cancel(reason: string | null = null): void {
    const { drag } = uiStore.getState()
    end()
    if (drag) uiStore.announce(cancelMessage(session, drag))
    announceRefusal(session, reason)
  }

  function end(): void {
    geometry?.stop()
    geometry = null
    pointer = null
    places = []
    if (uiStore.getState().drag) uiStore.drag(null)
    line.show(null)
  }

  function contextNow(): DropContext | null {
    return geometry && dropContextOf(session, geometry)
  }
}

/** Creates the visible state of a drag: the target as text and as a line. */
function shownDrag(session: EditorSession, contextNow: () => DropContext | null) {
  const { uiStore } = session
  const line = shownLine()
  return { line, show, drawLine }

  /** Sets the drop target, and announces it if it has changed. */
  function show(next: Drag): void {
    const { drag } = uiStore.getState()
    if (drag && !(samePlace(drag.place, next.place) && drag.refusal === next.refusal)) {
      uiStore.drag(next)
      uiStore.announce(overPlace(session, next))
    }
    drawLine()
  }

  function drawLine(): void {
    const context = contextNow()
    const place = uiStore.getState().drag?.place
    line.show(context && place ? lineOf(context, place) : null)
  }
}

function dropContextOf(session: EditorSession, geometry: PageGeometry): DropContext | null {
  const { drag } = session.uiStore.getState()
  if (!drag) return null
  const { tree } = session.pageStore.getState().page
  return { tree, what: drag.what, rules: session, geometry }
}

/** Returns the initial state of a drag. By keyboard it starts at the first valid place, or has the reason why there is none. */
function beginning(
  session: EditorSession,
  { what, by }: Pick<Drag, 'what' | 'by'>,
  places: readonly InsertionPoint[],
): Drag {
  if (by === 'pointer') return { what, by, place: null, refusal: null }
  const place = firstPlace(session, what, places)
  const { tree } = session.pageStore.getState().page
  return { what, by, place, refusal: place ? null : refusal(tree, what, ROOT, session) }
}

/** Calls back when the dragged block is removed, e.g. by another person. Returns a function that stops. */
function whenGone({ pageStore, uiStore }: EditorSession, call: () => void): () => void {
  return pageStore.subscribe(({ page }) => {
    const { drag } = uiStore.getState()
    if (drag && !movedIds(drag.what).every((id) => page.tree.blocks.has(id))) call()
  })
}

/** Returns the first place of a keyboard drag: the block's own, or the place where a new block would go. */
function firstPlace(
  { pageStore, uiStore }: EditorSession,
  what: Dragged,
  places: readonly InsertionPoint[],
): InsertionPoint | null {
  const { tree } = pageStore.getState().page
  if (what.kind === 'block') return placeOfDragged(tree, what)
  const after = placeAfter(tree, uiStore.getState().selectedId)
  return places.find((place) => samePlace(place, after)) ?? places.at(-1) ?? null
}

function placeAfterStep(
  places: readonly InsertionPoint[],
  from: InsertionPoint | null,
  by: 1 | -1 | 'first' | 'last',
): InsertionPoint | undefined {
  const now = places.findIndex((place) => samePlace(place, from))
  const ends = { first: 0, last: places.length - 1 }
  const next = typeof by === 'string' ? ends[by] : now + by
  return places[Math.min(Math.max(next, 0), places.length - 1)]
}

/** Creates the drop target of the outline's rows, the only other one. */
function rowsTarget() {
  let finder: FindInRows | null = null
  return {
    attach(find: FindInRows): () => void {
      finder = find
      return () => {
        if (finder === find) finder = null
      }
    },
    find: (point: Point, what: Dragged) => finder?.(point, what) ?? null,
  }
}

/** Stores the current line for its renderer. */
function shownLine() {
  let rect: Rect | null = null
  const calls = new Set<() => void>()
  return {
    now: () => rect,
    show(next: Rect | null): void {
      if (rect === next || (rect && next && isSameRect(rect, next))) return
      rect = next
      for (const call of calls) call()
    },
    subscribe(call: () => void): () => void {
      calls.add(call)
      return () => calls.delete(call)
    },
  }
}

const DragContext = createContext<PageDrag | null>(null)
export const DragProvider = DragContext.Provider

/** Returns the page's drag, for drag sources and drop targets. */
export function useDrag(): PageDrag {
  const drag = use(DragContext)
  if (!drag) throw new Error('Nothing can be dragged here: CanvasDrag is missing')
  return drag
}
