import { t } from '#schema/messages/t'

interface Saved {
  readonly one: string
  readonly isNew: boolean
  /** True if saving also publishes a draft. */
  readonly publishes: boolean
}

/** Returns the label of the save button: "Create event", "Save event" or "Publish event". */
export function saveLabel({ one, isNew, publishes }: Saved): string {
  if (publishes) return t('Publish {one}', { one })
  return isNew ? t('Create {one}', { one }) : t('Save {one}', { one })
}
