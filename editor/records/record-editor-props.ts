import type { ReactNode, RefObject } from 'react'
import type { RawProps } from '#schema/block/block'
import type { PanelMemory } from '../panel/form/field-source'
import type { OpenedRecord, RecordFormOf } from './forms/opened-record'
import type { DraftName } from './forms/stored-draft'

export interface PageParts {
  /** False for users who may only view it. */
  readonly canEdit: boolean
  /** Why this user may only view it, where there is a particular reason. */
  readonly viewOnly?: string
  /** What archiving it does; `null` where it cannot be archived, or not by this user. */
  readonly consequence: string | null
  /** A question to ask before these values replace those; `null` for none. */
  readonly question?: (change: Change) => ReactNode
  /**
   * Called when it was saved or archived, so that what shows it is refreshed. Fields refer to a saved record by `key`; of a
   * new one the `words` are to be shown where it is opened.
   */
  readonly onChanged: (key?: string, words?: string) => void
}

/** A change that waits for a confirmation. */
export interface Change {
  readonly before: RawProps
  readonly after: RawProps
  readonly save: () => void
  readonly stay: () => void
}

export interface RecordEditorProps extends PageParts {
  /** The draft beside it, for kinds whose records are reviewed. */
  readonly draftOf?: DraftName
  /** Whether this person decides what visitors see; others submit it. */
  readonly mayPublish?: boolean
  /** Called when changes of a live record were kept as a draft. */
  readonly onKeptAsDraft?: (() => void) | undefined
  /** Called when the draft was published. */
  readonly onPublished?: () => void
  readonly form: RecordFormOf
  readonly opened: OpenedRecord
  /** What stays when another version of the record is opened: the current tab. */
  readonly memory: RefObject<PanelMemory>
  /** Opens what is stored now. */
  readonly again: () => void
  /** Called when a draft was saved by itself. */
  readonly onAutosaved?: (version: number) => void
  /** While it must not be saved. */
  readonly isLocked?: boolean
  /** Lets components next to the form wait for pending changes. */
  readonly pending?: RefObject<PendingChanges | null>
}

export interface PendingChanges {
  /** Saves what can be saved without a press; returns the stored version, or `null` when changes are left. */
  settle(): Promise<number | null>
  /** Gives up what is not saved: what is opened next takes its place. */
  discard(): void
}
