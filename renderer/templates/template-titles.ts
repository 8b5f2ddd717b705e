/**
 * Titles that only say what kind of page it is, in lower case: every such page has a name of its own. Beside the templates,
 * whose words checks and publishing do not need.
 */
export const templateTitles: ReadonlySet<string> = new Set([
  'class or course',
  'donation drive',
  'event',
  'festival',
  'text page',
])
