/** The key of which pages there are in which other language: pages in those lead to each other. */
export const LANGUAGES_KEY = 'languages'
