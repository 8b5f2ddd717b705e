import { media, string } from '#schema/fields'
import { t } from '#schema/messages/t'

// What most items of a list are made of. A block whose items mean something else by a title says so in fields of its own.

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
