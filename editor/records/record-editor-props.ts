import type { ReactNode, RefObject } from 'react'
import type { RawProps } from '#schema/block/block'
import type { PanelMemory } from '../panel/form/field-source'
import type { OpenedRecord, RecordFormOf } from './forms/opened-record'
import type { DraftName } from './forms/stored-draft'

export interface PageParts {
  /** False for read-only users. */
  readonly canEdit: boolean
  /** The reason why the user has read-only access, if it is a special one. */
  readonly viewOnly?: string
  /** Effect of archiving; `null` if it can't be archived, or not by this user. */
  readonly consequence: string | null
  /** Returns a confirmation for replacing these values; `null` for none. */
  readonly question?: (change: Change) => ReactNode
  /**
   * Called after the record is saved or archived, so that the caller can refresh. `key` is the reference key of a saved record;
   * `words` is the display name of a new one.
   */
  readonly onChanged: (key?: string, words?: string) => void
}

/** A change that needs a confirmation. */
export interface Change {
  readonly before: RawProps
  readonly after: RawProps
  readonly save: () => void
  readonly stay: () => void
}

export interface RecordEditorProps extends PageParts {
  /** Its draft, for kinds whose records are reviewed. */
  readonly draftOf?: DraftName
  /** True if the user may publish; others submit for review. */
  readonly mayPublish?: boolean
  /** Called when changes of a public record were stored as a draft. */
  readonly onKeptAsDraft?: (() => void) | undefined
  /** Called when the draft was published. */
  readonly onPublished?: () => void
  readonly form: RecordFormOf
  readonly opened: OpenedRecord
  /** State kept when another version of the record is opened: the current tab. */
  readonly memory: RefObject<PanelMemory>
  /** Opens the stored record again. */
  readonly reload: () => void
  /** Called after a draft was autosaved. */
  readonly onAutosaved?: (version: number) => void
  /** True while it must not be saved. */
  readonly isLocked?: boolean
  /** Lets components next to the form wait for pending changes. */
  readonly pending?: RefObject<PendingChanges | null>
}

export interface PendingChanges {
  /** Saves everything that can be autosaved; returns the stored version, or `null` if unsaved changes remain. */
  settle(): Promise<number | null>
  /** Discards unsaved changes before another version is opened. */
  discard(): void
}
