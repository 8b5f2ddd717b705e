/** The operations that open a page in the editor, by their names in its documents. */
export const openingOperations = [
  'Me',
  'Document',
  'LocationNames',
  'SiteLayout',
  'Location',
] as const
export type OpeningOperation = (typeof openingOperations)[number]
