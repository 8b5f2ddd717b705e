import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FrameRole, RawProps } from '#schema/block/block'
import type { ShownRecord } from '#schema/block/shown-records'
import type { StoredBlock } from '#schema/page/content'
import type { InsertionPoint } from './edits/edited-page'
import type { Mark } from './history'
import type { Dragged } from './places'

/** A drag in progress. The page changes only on drop. */
export interface Drag {
  readonly what: Dragged
  readonly by: 'pointer' | 'keyboard'
  /** Where it would land now; `null` where it may not be dropped. */
  readonly place: InsertionPoint | null
  /** Why the slot under the pointer does not accept it. */
  readonly refusal: string | null
}

/** UI state beside the page: never saved, never undone. */
export interface UiState {
  /** The primary selection, which panel, bar and keys act on: the block selected last. */
  readonly selectedId: string | null
  /** All selected blocks in the order of selection, `selectedId` among them. */
  readonly selectedIds: ReadonlySet<string>
  /** The anchor of a range: the block that was last selected by itself. */
  readonly anchorId: string | null
  readonly hoveredId: string | null
  /** Who else has the page open. */
  readonly others: readonly OtherPerson[]
  /** What someone else has just changed, to be marked for a moment. */
  readonly marked: { readonly by: string; readonly blockIds: readonly string[] } | null
  /** How many open comments there are, by block; those of deleted blocks among them. */
  readonly openComments: ReadonlyMap<string, number>
  /** Incremented to open the comments. */
  readonly commentRequests: number
  readonly drag: Drag | null
  /** Incremented when a new block was added, from wherever. */
  readonly insertions: number
  /** The block whose 'Move to…' dialog is open. */
  readonly movingId: string | null
  /** The block whose 'Rename…' dialog is open. */
  readonly namingId: string | null
  /** What the shared block that a block stands for is called, once it was read. */
  readonly sharedName: ((block: StoredBlock) => string | undefined) | null
  /** What the button that publishes says in place of “Publish”. */
  readonly publishLabel: string | null
  /** The blocks of which a shared block is being made. */
  readonly sharing: readonly string[] | null
  /** Where the inserter is open; `null` when it is closed. */
  readonly insertingAt: InsertionPoint | null
  /** A header or footer of the page's own that was chosen, while it is asked whether it may replace the site's. */
  readonly replacing: FrameReplacement | null
  /** What opened the inserter, where that decides itself what becomes of the choice. */
  readonly insertingFrom: InsertingFrom | null
  /** How wide the page is rendered, in CSS pixels; `null` fills the canvas. */
  readonly canvasWidth: number | null
  /** The zoom, 1 being the page's actual size. `null` fits the canvas as long as text can be read, `fit` always; both at most 1. */
  readonly zoom: number | 'fit' | null
  /** The zoom at which the page is shown as long as no number is chosen. */
  readonly fittedZoom: number
  /** The colours of the page on the canvas; `null` for those of the device, as the editor has them. */
  readonly siteScheme: SiteScheme | null
  /** During a drag: the whole page is scaled into view. */
  readonly isOverview: boolean
  /** Preview mode: carousels and tabs work, and a press selects nothing. */
  readonly isInteractive: boolean
  /** The sides of the frame that are folded to a rail. */
  readonly foldedSides: ReadonlySet<SideName>
  /** Incremented to open the outline. */
  readonly outlineRequests: number
  /** The overlay that is open over the whole editor. */
  readonly overlay: 'commands' | 'shortcuts' | 'templates' | 'copy' | 'tour' | null
  /** The text being edited in place on the canvas, by its path in the block: `slides.2.title`. */
  readonly writing: TextEditTarget | null
  /** Every language the page has; the one that is edited (`context.language`) may not be among them yet. */
  readonly languages: readonly string[]
  /** A text on the canvas that is no field of its block, which the user tried to edit; a notice says where it is stored. */
  readonly recordText: RecordText | null
  /** Incremented when a record that blocks show was changed here: canvas and pickers refetch it. */
  readonly recordChanges: number
  /** The latest announcement for screen readers; `count` tells two equal ones apart. */
  readonly announcement: { readonly text: string; readonly count: number }
  /** A message that disappears by itself, with an undo action where there is one. */
  readonly toast: {
    readonly text: string
    readonly undo: boolean
    /** An action of its own in place of undo, labelled by what it does. */
    readonly action: ToastAction | null
    readonly count: number
  } | null
  /** A request to focus a field in the panel: after an insert, or from a list of problems. */
  readonly focusRequest: {
    readonly blockId: string
    readonly field: string | null
    /** Whether to begin filling it, too: its chooser opens, a list gets its first item. */
    readonly fills: boolean
    readonly count: number
  } | null
  /** The picture whose alt text is written in a dialog over the page. */
  readonly describedPicture: number | null
}

/** Someone else who has the page open, or the user in another tab. */
export interface OtherPerson {
  /** Tells two tabs apart. */
  readonly tab: string
  readonly name: string
  readonly isMe: boolean
  /** The block that is selected there. */
  readonly block: string | null
  readonly isTyping: boolean
}

export type SiteScheme = 'light' | 'dark'

export type SideName = 'left' | 'right'

/** The text being edited in place. */
export interface TextEditTarget {
  readonly blockId: string
  readonly path: string
  /** Where the caret goes first. */
  readonly caret?: Caret
  /** Where the history was before the block was added just for this text: it goes again when it is left without a word. */
  readonly begun?: Mark
}

/** A place in a text: its end, where the pointer was, in pixels of the window, or the start of a paragraph, counted from 0. */
export type Caret = 'end' | Pointed | { readonly line: number }
export interface Pointed {
  readonly x: number
  readonly y: number
}

/** Takes over from the inserter: what was chosen is added by it, and the focus is its own when nothing was. */
interface InsertingFrom {
  readonly choose: (name: string, values?: RawProps) => void
  readonly cancel: () => void
}

/** A block that takes the place of the site's header or footer on this page. */
export interface FrameReplacement {
  readonly name: string
  readonly part: FrameRole
  readonly add: () => void
  /** Called when it is not added; focus is its own. */
  readonly cancel: (() => void) | null
}

export interface RecordText {
  readonly blockId: string
  /** Where it stands on the canvas. */
  readonly at: Element
  /** The record it is stored in; `null` where it is one of those the block lists. */
  readonly record: ShownRecord | null
  /** The kind of record the block lists. */
  readonly listed: string | null
}

/** The action of a message. */
interface ToastAction {
  readonly label: string
  readonly run: () => void
}

export interface UiStore extends StoreApi<UiState> {
  select(id: string | null): void
  /** Selects several blocks; the last is the primary one, unless another is given. */
  selectSeveral(ids: Iterable<string>, options?: SeveralOptions): void
  hover(id: string | null): void
  announce(text: string): void
  toast(
    text: string,
    options?: { readonly undo?: boolean; readonly action?: ToastAction | null },
  ): void
  /** Selects a block and requests focus for one of its fields, by default the first. */
  focusField(blockId: string, field?: string | null): void
  /** As `focusField`, and begins to fill it. */
  fillField(blockId: string, field: string): void
  describePicture(id: number | null): void
  /** Clears the selection, so that the page's settings are shown, and requests focus for one of them. */
  focusPageField(field: string): void
  /** Requests focus for a field that the panel shows already, whatever is selected. */
  focusIn(sourceId: string, field: string): void
  drag(drag: Drag | null): void
  /** Notifies that a new block was added: what was searched for has been found. */
  noteInsertion(): void
  /** Opens or, with `null`, closes the 'Move to…' dialog. */
  chooseDestination(blockId: string | null): void
  /** Opens or, with `null`, closes the 'Rename…' dialog. */
  startRename(blockId: string | null): void
  /** Opens the inserter for a place, or closes it. */
  openInserter(place: InsertionPoint | null, from?: InsertingFrom | null): void
  /** Asks whether the site's header or footer may be replaced; `null` once it is answered. */
  askToReplace(replacing: FrameReplacement | null): void
  /** Renders the page at another width, with no zoom chosen. */
  setCanvasWidth(width: number | null): void
  /** Zooms the page to between a quarter and twice its actual size, or fits all of its width into the canvas. */
  setZoom(zoom: number | 'fit'): void
  setFittedZoom(fittedZoom: number): void
  /** Renders the page in light or dark colours, whatever those of the editor are. */
  setSiteScheme(siteScheme: SiteScheme | null): void
  setOverview(isOverview: boolean): void
  setInteractive(isInteractive: boolean): void
  foldSide(side: SideName, isFolded: boolean): void
  /** Folds both sides, or shows both where none is left to fold. */
  toggleSides(): void
  openOutline(): void
  /** Selects a block and opens its comments. */
  showComments(blockId: string): void
  openOverlay(overlay: UiState['overlay']): void
  /** Starts or, with `null`, ends editing a text in place. */
  write(writing: UiState['writing']): void
  /** Notifies that a record has changed: canvas and pickers refetch what they show. */
  refreshRecords(): void
}

/** The id by which the page's settings are a source of fields. */
export const PAGE_SOURCE = 'page'

export const ZOOM_MIN = 0.25
export const ZOOM_MAX = 2

interface SeveralOptions {
  readonly primary?: string
  /** The anchor of further ranges; by default the primary block. */
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
    askToReplace: (replacing) => setState({ replacing }),
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
    publishLabel: null,
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
