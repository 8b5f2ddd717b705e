import { t } from '#schema/messages/t'

interface Saved {
  readonly isNew: boolean
  /** True if saving also publishes a draft. */
  readonly publishes: boolean
}

/** Returns the label of the save button: "Create", "Save" or "Publish". */
export function saveLabel({ isNew, publishes }: Saved): string {
  if (publishes) return t('Publish')
  return isNew ? t('Create') : t('Save')
}
