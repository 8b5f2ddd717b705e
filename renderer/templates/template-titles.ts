/**
 * Titles, in lower case, that only state the kind of page: such a page needs an individual title. Kept outside the templates,
 * because checks and publishing don't need their texts.
 */
export const templateTitles: ReadonlySet<string> = new Set([
  'class or course',
  'donation drive',
  'event',
  'festival',
  'text page',
])
