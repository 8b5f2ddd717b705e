import type { FieldGroup } from '#schema/fields/field'

/** What the panel keeps while blocks come and go. */
export interface PanelMemory {
  /** The last request for focus that was served: each is served once. */
  served: number
  /** The tab that was chosen last: the next block opens on it, where it has it. */
  group: FieldGroup | null
}
