import type { RawProps } from '#schema/block/block'
import type { Fields } from '#schema/fields'
import type { FieldGroup, PageIssue } from '#schema/fields/field'
import type { EditedPage } from '../../store/edits/edited-page'

/** An object with fields that the panel shows a form for: a block, or the page's settings. */
export interface FieldSource {
  /** Unique among all open sources: part of the controls' ids. */
  readonly id: string
  readonly fields: Fields
  /** Returns the stored values; `null` if their owner is no longer on the page. */
  values(page: EditedPage): RawProps | null
  /**
   * Returns the store's known issues of the stored values, so that a key press validates only once; if omitted, the form
   * validates.
   */
  problems?(page: EditedPage): readonly PageIssue[]
  /** Stores a value as a separate history step. */
  set(name: string, value: unknown): void
  /** Stores a value as a history step labelled as a reset; if omitted, fields offer no reset. */
  reset?(name: string, value: unknown): void
}

/** State of the panel that survives changes of the selection. */
export interface PanelMemory {
  /** The last handled focus request: each is handled once. */
  served: number
  /** The last chosen tab: the next block opens on it, if it has it. */
  group: FieldGroup | null
}
