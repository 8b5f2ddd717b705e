import { createStore, type StoreApi } from 'zustand/vanilla'
import type { InsertionPoint } from './edits/edited-page'
import type {
  Drag,
  FrameReplacement,
  InsertingFrom,
  SideName,
  SiteScheme,
  ToastAction,
  UiState,
} from './ui-state'

export interface UiStore extends StoreApi<UiState> {
  select(id: string | null): void
  /** Selects several blocks; the last one is primary, unless another is given. */
  selectSeveral(ids: Iterable<string>, options?: SeveralOptions): void
  hover(id: string | null): void
  announce(text: string): void
  toast(
    text: string,
    options?: { readonly undo?: boolean; readonly action?: ToastAction | null },
  ): void
  /** Selects a block and requests the focus for one of its fields, by default the first. */
  focusField(blockId: string, field?: string | null): void
  /** Requests the focus like `focusField`, and starts filling the field. */
  fillField(blockId: string, field: string): void
  describePicture(id: number | null): void
  /** Clears the selection, so that the page's settings are shown, and requests the focus for one of them. */
  focusPageField(field: string): void
  /** Requests the focus for a field that the panel already shows, regardless of the selection. */
  focusIn(sourceId: string, field: string): void
  drag(drag: Drag | null): void
  /** Reports that a new block was added, so that searches are cleared. */
  noteInsertion(): void
  /** Opens or, with `null`, closes the 'Move to…' dialog. */
  chooseDestination(blockId: string | null): void
  /** Opens or, with `null`, closes the 'Rename…' dialog. */
  startRename(blockId: string | null): void
  /** Opens the inserter for a place or, with `null`, closes it. */
  openInserter(place: InsertionPoint | null, from?: InsertingFrom | null): void
  /** Opens the confirmation for replacing the site's header or footer; `null` closes it. */
  confirmReplace(replacing: FrameReplacement | null): void
  /** Sets another width of the page and resets the zoom. */
  setCanvasWidth(width: number | null): void
  /** Sets the zoom between a quarter and twice the actual size, or fits the page's width to the canvas. */
  setZoom(zoom: number | 'fit'): void
  setFittedZoom(fittedZoom: number): void
  /** Renders the page in light or dark colours, independent of the editor's. */
  setSiteScheme(siteScheme: SiteScheme | null): void
  setOverview(isOverview: boolean): void
  setInteractive(isInteractive: boolean): void
  foldSide(side: SideName, isFolded: boolean): void
  /** Folds both sides, or unfolds them if both are already folded. */
  toggleSides(): void
  openOutline(): void
  /** Selects a block and opens its comments. */
  showComments(blockId: string): void
  openOverlay(overlay: UiState['overlay']): void
  /** Starts or, with `null`, ends editing a text in place. */
  write(writing: UiState['writing']): void
  /** Reports that a record has changed: canvas and pickers refetch their data. */
  refreshRecords(): void
}

/** Id of the page's settings as a field source. */
export const PAGE_SOURCE = 'page'

export const ZOOM_MIN = 0.25
export const ZOOM_MAX = 2

interface SeveralOptions {
  readonly primary?: string
  /** Anchor of further ranges; defaults to the primary block. */
  readonly anchor?: string | null
}

const NONE: ReadonlySet<string> = new Set()

export function createUiStore(languages: readonly string[] = []): UiStore {
  const store = createStore<UiState>(() => firstState(languages))
  const { getState, setState } = store
  let count = 0
  return {
    ...store,
    select(id) {
      const { selectedId, selectedIds } = getState()
      if (selectedId !== id || selectedIds.size > 1) setState(only(id))
    },
    selectSeveral(ids, { primary, anchor } = {}) {
      const selectedIds = new Set(ids)
      const selectedId = primary ?? [...selectedIds].at(-1) ?? null
      setState({ selectedId, selectedIds, anchorId: anchor ?? selectedId })
    },
    hover: (hoveredId) => getState().hoveredId !== hoveredId && setState({ hoveredId }),
    announce: (text) => setState({ announcement: { text, count: next() } }),
    toast: (text, { undo = false, action = null } = {}) =>
      setState({ toast: { text, undo, action, count: next() } }),
    focusField: (blockId, field = null) => requestFocus(blockId, field, false),
    fillField: (blockId, field) => requestFocus(blockId, field, true),
    describePicture: (describedPicture) => setState({ describedPicture }),
    focusPageField: (field) =>
      setState({
        ...only(null),
        focusRequest: { blockId: PAGE_SOURCE, field, fills: false, count: next() },
      }),
    focusIn: (blockId, field) =>
      setState({ focusRequest: { blockId, field, fills: false, count: next() } }),
    drag: (drag) => setState({ drag }),
    noteInsertion: () => setState({ insertions: next() }),
    chooseDestination: (movingId) => setState({ movingId }),
    startRename: (namingId) => setState({ namingId }),
    openInserter: (insertingAt, insertingFrom = null) => setState({ insertingAt, insertingFrom }),
    confirmReplace: (replacing) => setState({ replacing }),
    setCanvasWidth: (canvasWidth) => setState({ canvasWidth, zoom: null }),
    setZoom: (zoom) =>
      setState({ zoom: zoom === 'fit' ? zoom : Math.min(Math.max(zoom, ZOOM_MIN), ZOOM_MAX) }),
    setFittedZoom: (fittedZoom) => setState({ fittedZoom }),
    setSiteScheme: (siteScheme) => setState({ siteScheme }),
    setOverview: (isOverview) => getState().isOverview !== isOverview && setState({ isOverview }),
    setInteractive: (isInteractive) => setState({ isInteractive, hoveredId: null }),
    foldSide(side, isFolded) {
      const { foldedSides } = getState()
      if (foldedSides.has(side) === isFolded) return
      const others = [...foldedSides].filter((each) => each !== side)
      setState({ foldedSides: new Set(isFolded ? [...others, side] : others) })
    },
    toggleSides: () =>
      setState(({ foldedSides }) => ({
        foldedSides: new Set<SideName>(foldedSides.size < 2 ? ['left', 'right'] : []),
      })),
    showComments: (blockId) => setState({ ...only(blockId), commentRequests: next() }),
    openOutline: () => setState({ outlineRequests: next() }),
    openOverlay: (overlay) => setState({ overlay }),
    write: (writing) => setState({ writing }),
    refreshRecords: () => setState({ recordChanges: next() }),
  }

  function requestFocus(blockId: string, field: string | null, fills: boolean): void {
    setState({
      ...only(blockId),
      focusRequest: { blockId, field, fills, count: next() },
    })
  }

  function next(): number {
    count += 1
    return count
  }
}

function firstState(languages: readonly string[]): UiState {
  return {
    selectedId: null,
    selectedIds: NONE,
    anchorId: null,
    hoveredId: null,
    others: [],
    marked: null,
    openComments: new Map(),
    commentRequests: 0,
    drag: null,
    insertions: 0,
    movingId: null,
    namingId: null,
    sharedName: null,
    publishesOn: 0,
    sharing: null,
    insertingAt: null,
    insertingFrom: null,
    replacing: null,
    canvasWidth: null,
    zoom: null,
    fittedZoom: 1,
    siteScheme: null,
    isOverview: false,
    isInteractive: false,
    foldedSides: new Set(),
    outlineRequests: 0,
    overlay: null,
    writing: null,
    languages,
    recordText: null,
    recordChanges: 0,
    announcement: { text: '', count: 0 },
    toast: null,
    focusRequest: null,
    describedPicture: null,
  }
}

function only(id: string | null) {
  return { selectedId: id, selectedIds: id === null ? NONE : new Set([id]), anchorId: id }
}
