import { t } from '#schema/messages/t'

interface SaveLabelOptions {
  readonly isNew: boolean
  /** True if saving also publishes a draft. */
  readonly publishes: boolean
}

/** Returns the label of the save button: "Create", "Save" or "Publish". */
export function saveLabel({ isNew, publishes }: SaveLabelOptions): string {
  if (publishes) return t('Publish')
  return isNew ? t('Create') : t('Save')
}
