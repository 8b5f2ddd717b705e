import { t } from '#schema/messages/t'

interface Saved {
  readonly one: string
  readonly isNew: boolean
  /** Whether a draft beside what visitors see goes live with it. */
  readonly publishes: boolean
}

/** What the button of a record's form says: "Create event", "Save event" or "Publish event". */
export function saveLabel({ one, isNew, publishes }: Saved): string {
  if (publishes) return t('Publish {one}', { one })
  return isNew ? t('Create {one}', { one }) : t('Save {one}', { one })
}
