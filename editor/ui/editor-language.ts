/** The language of the editor's own words: said where they stand on a page that may be in another one. */
export const EDITOR_LANGUAGE = 'en'
