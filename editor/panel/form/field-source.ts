import type { RawProps } from '#schema/block/block'
import type { Fields } from '#schema/fields'
import type { FieldGroup, PageIssue } from '#schema/fields/field'
import type { EditedPage } from '../../store/edits/edited-page'

/** Something with fields that the panel shows a form for: a block, or the page's settings. */
export interface FieldSource {
  /** Unique among what can be open: part of the ids of the controls. */
  readonly id: string
  readonly fields: Fields
  /** The values as they are stored now; `null` when what they belong to is no longer on the page. */
  values(page: EditedPage): RawProps | null
  /** What the store knows to be wrong with the stored values, so that a key press validates once; without it the form validates. */
  problems?(page: EditedPage): readonly PageIssue[]
  /** Stores a value, as a step of the history of its own. */
  set(name: string, value: unknown): void
  /** The same, as a step that is called a reset; without it fields offer no reset. */
  reset?(name: string, value: unknown): void
}

/** What the panel keeps while blocks come and go. */
export interface PanelMemory {
  /** The last request for focus that was served: each is served once. */
  served: number
  /** The tab that was chosen last: the next block opens on it, where it has it. */
  group: FieldGroup | null
}
