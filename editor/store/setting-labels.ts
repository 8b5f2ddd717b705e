import type { PageSettings } from './edits/edited-page'

/** What the settings of a page are called, in the panel and among the commands. */
export const settingLabels: { readonly [Name in keyof PageSettings]: string } = {
  title: 'Title',
  description: 'Description',
  externalUrl: 'Address',
  imageId: 'Picture to share',
  visibility: 'Visibility',
}
