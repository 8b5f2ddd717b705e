/** The operations the editor opens a page with, by the names they have in its documents. */
export const openingOperations = [
  'Me',
  'Document',
  'LocationNames',
  'SiteLayout',
  'Location',
] as const
export type OpeningOperation = (typeof openingOperations)[number]
