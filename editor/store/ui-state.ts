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
export interface InsertingFrom {
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
export interface ToastAction {
  readonly label: string
  readonly run: () => void
}
