/** The id of the script element with the opening's data (`opening.ts`), for code that reads it without its parser. */
export const OPENING_ELEMENT = 'opening'

/** The operations that open a page in the editor, by their names in its documents. */
export const openingOperations = [
  'Me',
  'Document',
  'LocationNames',
  'SiteLayout',
  'Location',
] as const
export type OpeningOperation = (typeof openingOperations)[number]
