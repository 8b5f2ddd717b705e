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
  /** Place of a drop; `null` if it isn't allowed. */
  readonly place: InsertionPoint | null
  /** Reason why the slot under the pointer refuses it. */
  readonly refusal: string | null
}

/** UI state of the editor: never saved, and not part of undo. */
export interface UiState {
  /** Primary selection, used by panel, bar and keys: the block selected last. */
  readonly selectedId: string | null
  /** All selected blocks in the order of selection, including `selectedId`. */
  readonly selectedIds: ReadonlySet<string>
  /** Anchor of a range: the last block selected individually. */
  readonly anchorId: string | null
  readonly hoveredId: string | null
  /** Other people in this page. */
  readonly others: readonly OtherPerson[]
  /** Blocks just changed by another person, highlighted briefly. */
  readonly marked: { readonly by: string; readonly blockIds: readonly string[] } | null
  /** Number of open comments by block, including deleted blocks. */
  readonly openComments: ReadonlyMap<string, number>
  /** Incremented to open the comments. */
  readonly commentRequests: number
  readonly drag: Drag | null
  /** Incremented when a new block is added in any way. */
  readonly insertions: number
  /** The block whose 'Move to…' dialog is open. */
  readonly movingId: string | null
  /** The block whose 'Rename…' dialog is open. */
  readonly namingId: string | null
  /** Returns the name of the shared block that a block refers to, once it is loaded. */
  readonly sharedName: ((block: StoredBlock) => string | undefined) | null
  /** Number of pages on which publishing the open shared block shows; 0 for anything else. */
  readonly publishesOn: number
  /** Blocks in the open dialog for a new shared block. */
  readonly sharing: readonly string[] | null
  /** Place of the open inserter; `null` if it is closed. */
  readonly insertingAt: InsertionPoint | null
  /** A chosen header or footer block, while the user is asked whether it may replace the site's. */
  readonly replacing: FrameReplacement | null
  /** Opener of the inserter, if it handles the choice itself. */
  readonly insertingFrom: InsertingFrom | null
  /** Width of the page in CSS pixels; `null` fills the canvas. */
  readonly canvasWidth: number | null
  /**
   * Zoom; 1 is the actual size. `null` fits the page to the canvas while its text stays readable, `fit` always; both are at most
   * 1.
   */
  readonly zoom: number | 'fit' | null
  /** Zoom of the page while no number is chosen. */
  readonly fittedZoom: number
  /** Colour scheme of the page on the canvas; `null` for that of the device, as in the editor. */
  readonly siteScheme: SiteScheme | null
  /** True during a drag while the whole page is scaled into view. */
  readonly isOverview: boolean
  /** Preview mode: carousels and tabs work, and a click selects nothing. */
  readonly isInteractive: boolean
  /** Sides folded to a rail. */
  readonly foldedSides: ReadonlySet<SideName>
  /** Incremented to open the outline. */
  readonly outlineRequests: number
  /** The overlay open above the whole editor. */
  readonly overlay: 'commands' | 'shortcuts' | 'templates' | 'copy' | 'tour' | null
  /** The text being edited in place on the canvas, by its path in the block: `slides.2.title`. */
  readonly writing: TextEditTarget | null
  /** All languages of the page; the edited one (`context.language`) may be missing. */
  readonly languages: readonly string[]
  /**
   * A text on the canvas that the user tried to edit but that isn't a field of its block; a notice explains where it is stored.
   */
  readonly recordText: RecordText | null
  /** Incremented when a record shown by blocks was changed here: canvas and pickers refetch it. */
  readonly recordChanges: number
  /** Latest screen reader announcement; `count` distinguishes equal ones. */
  readonly announcement: { readonly text: string; readonly count: number }
  /** A message that disappears automatically, with an undo action if available. */
  readonly toast: {
    readonly text: string
    readonly undo: boolean
    /** Custom action instead of undo, with its own label. */
    readonly action: ToastAction | null
    readonly count: number
  } | null
  /** A request to focus a field in the panel: after an insert, or from a list of issues. */
  readonly focusRequest: {
    readonly blockId: string
    readonly field: string | null
    /** True to start filling it, too: opens its chooser, or adds the first item of a list. */
    readonly fills: boolean
    readonly count: number
  } | null
  /** The picture whose alt text dialog is open. */
  readonly describedPicture: number | null
}

/** Another person in the page, or the same user in another tab. */
export interface OtherPerson {
  /** Identifies the tab. */
  readonly tab: string
  readonly name: string
  readonly isMe: boolean
  /** The block selected there. */
  readonly block: string | null
  readonly isTyping: boolean
}

export type SiteScheme = 'light' | 'dark'

export type SideName = 'left' | 'right'

/** The text being edited in place. */
export interface TextEditTarget {
  readonly blockId: string
  readonly path: string
  /** Initial position of the caret. */
  readonly caret?: Caret
  /** History position before the block was added for this text: the block is removed if the text stays empty. */
  readonly begun?: Mark
}

/** A position in a text: its end, a pointer position in window pixels, or the start of a paragraph, counted from 0. */
export type Caret = 'end' | Pointed | { readonly line: number }
export interface Pointed {
  readonly x: number
  readonly y: number
}

/** Replaces the inserter's default handling: adds the chosen block, and takes the focus if nothing was chosen. */
export interface InsertingFrom {
  readonly choose: (name: string, values?: RawProps) => void
  readonly cancel: () => void
}

/** A block that replaces the site's header or footer on this page. */
export interface FrameReplacement {
  readonly name: string
  readonly part: FrameRole
  readonly add: () => void
  /** Called if it isn't added; handles the focus. */
  readonly cancel: (() => void) | null
}

export interface RecordText {
  readonly blockId: string
  /** Its element on the canvas. */
  readonly at: Element
  /** The record that contains it; `null` if it is one of those that the block lists. */
  readonly record: ShownRecord | null
  /** The record kind that the block lists. */
  readonly listed: string | null
}

/** Action of a toast. */
export interface ToastAction {
  readonly label: string
  readonly run: () => void
}
