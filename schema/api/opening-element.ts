/** The id of the script element with the opening's data (`opening.ts`), for code that reads it without its parser. */
export const OPENING_ELEMENT = 'opening'
