import { media, string } from '#schema/fields'

// What most items of a list are made of. A block whose items mean something else by a title says so in fields of its own.

export const itemTitle = string({
  label: 'Title',
  help: 'A few words.',
  required: true,
  max: 120,
  example: 'What it is',
})

export const itemDescription = string({
  label: 'Description',
  help: 'One or two sentences.',
  multiline: true,
  max: 600,
  example: 'One sentence about it',
})

export const itemPicture = media({
  label: 'Picture',
  help: 'At least 1000 × 1000 pixels. The focal point stays in view.',
})
