import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ShownRecord } from '#schema/block/shown-records'
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
  /** The block the panel, the bar and the keys mean: the one selected last. */
  readonly selectedId: string | null
  /** Everything selected, in the order it was; `selectedId` is among them. */
  readonly selectedIds: ReadonlySet<string>
  /** Where a range begins: the block that was selected by itself last. */
  readonly anchorId: string | null
  readonly hoveredId: string | null
  readonly drag: Drag | null
  /** Where the next block from the palette goes; `null` for after the selection. */
  readonly insertAt: Place | null
  /** Grows when somebody asks for the palette: the shell shows it, the palette takes the focus. */
  readonly paletteRequests: number
  /** The block whose 'Move to…' dialog is open. */
  readonly movingId: string | null
  /** The block whose name is asked for. */
  readonly namingId: string | null
  /** Where the inserter is open; `null` when it is closed. */
  readonly insertingAt: Place | null
  /** How wide the page is rendered, in CSS pixels; `null` fills the canvas. */
  readonly canvasWidth: number | null
  /** How large the page is rendered, 1 being its actual size; `null` as large as there is room for, at most 1. */
  readonly zoom: number | null
  /** While something is dragged: the whole page is shown, however small. */
  readonly isOverview: boolean
  /** The page is tried out: carousels and tabs work, and nothing is selected by pressing. */
  readonly isInteractive: boolean
  readonly areSidesHidden: boolean
  /** Grows when somebody asks for the outline. */
  readonly outlineRequests: number
  /** What is open over the whole editor. */
  readonly overlay: 'commands' | 'shortcuts' | 'templates' | 'copy' | 'tour' | null
  /** The text that is written in place on the canvas, by its path in the block: `slides.2.title`. */
  readonly writing: { readonly blockId: string; readonly path: string } | null
  /** Every language the page has; the one that is edited (`context.language`) may not be among them yet. */
  readonly languages: readonly string[]
  /** A text of a block that is not one of its fields, where somebody wanted to write it: it is said where it is kept. */
  readonly recordText: RecordText | null
  /** Grows when a record that blocks show was changed here: it is fetched again. */
  readonly recordChanges: number
  /** The last thing announced to screen readers; `count` tells two equal ones apart. */
  readonly announcement: { readonly text: string; readonly count: number }
  /** A message that goes away by itself, with a way back where there is one. */
  readonly toast: {
    readonly text: string
    readonly undo: boolean
    /** A way of its own instead, called by what it does. */
    readonly action: ToastAction | null
    readonly count: number
  } | null
  /** Asks the panel to put focus into a field: after an insert, or from a list of problems. */
  readonly focusRequest: {
    readonly blockId: string
    readonly field: string | null
    readonly count: number
  } | null
}

export interface RecordText {
  readonly blockId: string
  /** Where it stands on the canvas. */
  readonly at: Element
  /** The record it is kept in; `null` where it is one of those the block lists. */
  readonly record: ShownRecord | null
  /** The kind of what the block lists. */
  readonly listed: string | null
}

/** What can be done from a message. */
export interface ToastAction {
  readonly label: string
  readonly run: () => void
}

export interface UiStore extends StoreApi<UiState> {
  select(id: string | null): void
  /** Selects several blocks; the last is the one meant first, unless another of them is named. */
  selectSeveral(ids: Iterable<string>, options?: SeveralOptions): void
  hover(id: string | null): void
  announce(text: string): void
  toast(
    text: string,
    options?: { readonly undo?: boolean; readonly action?: ToastAction | null },
  ): void
  /** Selects a block and asks for focus in a field of it, or in its first. */
  focusField(blockId: string, field?: string | null): void
  /** Deselects everything, so that the page's own settings are shown, and asks for focus in one of them. */
  focusPageField(field: string): void
  /** Asks for focus in a field of what the panel shows already, whatever is selected. */
  focusIn(sourceId: string, field: string): void
  drag(drag: Drag | null): void
  /** Opens the palette for a place: what is chosen next goes there. */
  askForBlock(place: Place): void
  /** Opens or, with `null`, closes the dialog that moves a block. */
  askWhereTo(blockId: string | null): void
  /** Opens or, with `null`, closes the dialog that names a block. */
  askName(blockId: string | null): void
  /** Opens the inserter for a place, or closes it: what is chosen there goes there. */
  openInserter(place: Place | null): void
  setCanvasWidth(width: number | null): void
  /** Renders the page at a size between half and twice its own; `null` fits it into its room. */
  setZoom(zoom: number | null): void
  setOverview(isOverview: boolean): void
  setInteractive(isInteractive: boolean): void
  hideSides(areSidesHidden: boolean): void
  askForOutline(): void
  openOverlay(overlay: UiState['overlay']): void
  /** Begins, or with `null` ends, writing a text in place. */
  write(writing: UiState['writing']): void
  /** Says that a record has changed: canvas and pickers fetch what they show again. */
  refreshRecords(): void
}

/** What the settings of the page are called as a source of fields. */
export const PAGE_SOURCE = 'page'

export const ZOOM_MIN = 0.5
export const ZOOM_MAX = 2

export interface SeveralOptions {
  readonly primary?: string
  /** Where further ranges begin; the primary one when not given. */
  readonly anchor?: string | null
}

const NONE: ReadonlySet<string> = new Set()

export function createUiStore(languages: readonly string[] = []): UiStore {
  const store = createStore<UiState>(() => ({
    selectedId: null,
    selectedIds: NONE,
    anchorId: null,
    hoveredId: null,
    drag: null,
    insertAt: null,
    paletteRequests: 0,
    movingId: null,
    namingId: null,
    insertingAt: null,
    canvasWidth: null,
    zoom: null,
    isOverview: false,
    isInteractive: false,
    areSidesHidden: false,
    outlineRequests: 0,
    overlay: null,
    writing: null,
    languages,
    recordText: null,
    recordChanges: 0,
    announcement: { text: '', count: 0 },
    toast: null,
    focusRequest: null,
  }))
  const { getState, setState } = store
  let count = 0
  return {
    ...store,
    select(id) {
      const { selectedId, selectedIds } = getState()
      if (selectedId !== id || selectedIds.size > 1) setState({ ...only(id), insertAt: null })
    },
    selectSeveral(ids, { primary, anchor } = {}) {
      const selectedIds = new Set(ids)
      const selectedId = primary ?? [...selectedIds].at(-1) ?? null
      setState({ selectedId, selectedIds, anchorId: anchor ?? selectedId, insertAt: null })
    },
    hover: (hoveredId) => getState().hoveredId !== hoveredId && setState({ hoveredId }),
    announce: (text) => setState({ announcement: { text, count: next() } }),
    toast: (text, { undo = false, action = null } = {}) =>
      setState({ toast: { text, undo, action, count: next() } }),
    focusField: (blockId, field = null) =>
      setState({
        ...only(blockId),
        insertAt: null,
        focusRequest: { blockId, field, count: next() },
      }),
    focusPageField: (field) =>
      setState({
        ...only(null),
        insertAt: null,
        focusRequest: { blockId: PAGE_SOURCE, field, count: next() },
      }),
    focusIn: (blockId, field) => setState({ focusRequest: { blockId, field, count: next() } }),
    drag: (drag) => setState({ drag }),
    askForBlock: (insertAt) => setState({ insertAt, paletteRequests: next() }),
    askWhereTo: (movingId) => setState({ movingId }),
    askName: (namingId) => setState({ namingId }),
    openInserter: (insertingAt) => setState({ insertingAt }),
    setCanvasWidth: (canvasWidth) => setState({ canvasWidth }),
    setZoom: (zoom) =>
      setState({ zoom: zoom === null ? null : Math.min(Math.max(zoom, ZOOM_MIN), ZOOM_MAX) }),
    setOverview: (isOverview) => getState().isOverview !== isOverview && setState({ isOverview }),
    setInteractive: (isInteractive) => setState({ isInteractive, hoveredId: null }),
    hideSides: (areSidesHidden) => setState({ areSidesHidden }),
    askForOutline: () => setState({ outlineRequests: next() }),
    openOverlay: (overlay) => setState({ overlay }),
    write: (writing) => setState({ writing }),
    refreshRecords: () => setState({ recordChanges: next() }),
  }

  function next(): number {
    count += 1
    return count
  }
}

function only(id: string | null) {
  return { selectedId: id, selectedIds: id === null ? NONE : new Set([id]), anchorId: id }
}
