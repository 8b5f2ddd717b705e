/** The key of all redirects that somebody has entered. */
export const REDIRECTS = 'redirects'
