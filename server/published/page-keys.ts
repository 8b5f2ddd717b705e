/**
 * The key of what is at a path of a site, whichever location's it is: `path:/visit`. Printable ASCII without spaces
 * whatever the path is written in: keys are joined by spaces, in the table of changes and in headers for shared caches,
 * which take nothing else. Half of a surrogate pair, which has no encoding, stands as its number.
 */
export function pathKey(path: string): string {
  const encoded = path.replace(/[^!-$&-~]+/gu, (text) =>
    [...text]
      .map((character) =>
        /^\p{Cs}$/u.test(character)
          ? `%u${character.charCodeAt(0).toString(16)}`
          : encodeURIComponent(character),
      )
      .join(''),
  )
  return `path:${encoded}`
}

/** The key of all redirects that somebody has entered. */
export const REDIRECTS = 'redirects'

/** The key of which pages there are in which other language: pages in those lead to each other. */
export const LANGUAGES_KEY = 'languages'

/** The key of which galleries a location has: locations list them. */
export function galleriesKey(locationId: number): string {
  return `galleries:${locationId}`
}
