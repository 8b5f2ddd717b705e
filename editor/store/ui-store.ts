import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Place } from './edits/place'

/** What is being dragged: a kind of block from the palette, or a block of the page. */
export type Dragged =
  | { readonly kind: 'new'; readonly name: string }
  | { readonly kind: 'block'; readonly id: string }

/** What the editor shows besides the page: never saved, never undone. */
export interface UiState {
  readonly selectedId: string | null
  readonly hoveredId: string | null
  readonly drag: { readonly what: Dragged; readonly place: Place | null } | null
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
}

export function createUiStore(): UiStore {
  const store = createStore<UiState>(() => ({
    selectedId: null,
    hoveredId: null,
    drag: null,
    announcement: { text: '', count: 0 },
    toast: null,
    focusRequest: null,
  }))
  const { getState, setState } = store
  let count = 0
  return {
    ...store,
    select: (selectedId) => getState().selectedId !== selectedId && setState({ selectedId }),
    hover: (hoveredId) => getState().hoveredId !== hoveredId && setState({ hoveredId }),
    announce: (text) => setState({ announcement: { text, count: next() } }),
    toast: (text, { undo = false } = {}) => setState({ toast: { text, undo, count: next() } }),
    focusField: (blockId, field = null) =>
      setState({ selectedId: blockId, focusRequest: { blockId, field, count: next() } }),
  }

  function next(): number {
    count += 1
    return count
  }
}
