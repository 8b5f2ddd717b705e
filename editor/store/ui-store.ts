import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Place } from './edits/place'
import type { Dragged } from './places'

/** A drag under way. The page changes only when it ends. */
export interface Drag {
  readonly what: Dragged
  readonly by: 'pointer' | 'keyboard'
  /** Where it would land now; `null` where nothing may stand. */
  readonly place: Place | null
  /** Why the slot under the pointer does not take it. */
  readonly refusal: string | null
}

/** What the editor shows besides the page: never saved, never undone. */
export interface UiState {
  readonly selectedId: string | null
  readonly hoveredId: string | null
  readonly drag: Drag | null
  /** Where the next block from the palette goes; `null` for after the selection. */
  readonly insertAt: Place | null
  /** Grows when somebody asks for the palette: the shell shows it, the palette takes the focus. */
  readonly paletteRequests: number
  /** The block whose 'Move to…' dialog is open. */
  readonly movingId: string | null
  /** How wide the page is drawn, in CSS pixels; `null` fills the canvas. */
  readonly canvasWidth: number | null
  /** The last thing said to people who do not see the screen; `count` tells two equal ones apart. */
  readonly announcement: { readonly text: string; readonly count: number }
  /** A message that goes away by itself, with a way back where there is one. */
  readonly toast: {
    readonly text: string
    readonly undo: boolean
    readonly count: number
  } | null
  /** Asks the panel to put focus into a field: after an insert, or from a list of problems. */
  readonly focusRequest: {
    readonly blockId: string
    readonly field: string | null
    readonly count: number
  } | null
}

export interface UiStore extends StoreApi<UiState> {
  select(id: string | null): void
  hover(id: string | null): void
  announce(text: string): void
  toast(text: string, options?: { readonly undo?: boolean }): void
  /** Selects a block and asks for focus in a field of it, or in its first. */
  focusField(blockId: string, field?: string | null): void
  drag(drag: Drag | null): void
  /** Opens the palette for a place: what is chosen next goes there. */
  askForBlock(place: Place): void
  /** Opens or, with `null`, closes the dialog that moves a block. */
  askWhereTo(blockId: string | null): void
  setCanvasWidth(width: number | null): void
}

export function createUiStore(): UiStore {
  const store = createStore<UiState>(() => ({
    selectedId: null,
    hoveredId: null,
    drag: null,
    insertAt: null,
    paletteRequests: 0,
    movingId: null,
    canvasWidth: null,
    announcement: { text: '', count: 0 },
    toast: null,
    focusRequest: null,
  }))
  const { getState, setState } = store
  let count = 0
  return {
    ...store,
    select: (selectedId) =>
      getState().selectedId !== selectedId && setState({ selectedId, insertAt: null }),
    hover: (hoveredId) => getState().hoveredId !== hoveredId && setState({ hoveredId }),
    announce: (text) => setState({ announcement: { text, count: next() } }),
    toast: (text, { undo = false } = {}) => setState({ toast: { text, undo, count: next() } }),
    focusField: (blockId, field = null) =>
      setState({
        selectedId: blockId,
        insertAt: null,
        focusRequest: { blockId, field, count: next() },
      }),
    drag: (drag) => setState({ drag }),
    askForBlock: (insertAt) => setState({ insertAt, paletteRequests: next() }),
    askWhereTo: (movingId) => setState({ movingId }),
    setCanvasWidth: (canvasWidth) => setState({ canvasWidth }),
  }

  function next(): number {
    count += 1
    return count
  }
}
