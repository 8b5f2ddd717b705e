import { media, string } from '#schema/fields'
import { t } from '#schema/messages/t'

// Common fields of list items. A block whose items use a title differently defines its own fields.

export const itemTitle = string({
  label: t('Title'),
  help: t('A few words.'),
  required: true,
  max: 120,
  example: 'What it is',
})

export const itemDescription = string({
  label: t('Description'),
  help: t('One or two sentences.'),
  multiline: true,
  max: 600,
  example: 'One sentence about it',
})

export const itemPicture = media({
  label: t('Picture'),
  help: t('At least 1000 × 1000 pixels. The focal point stays in view.'),
})
