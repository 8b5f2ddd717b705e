/** Set in the browser for a year by `editor/app/theme.ts`. */
const COOKIE = /(?:^|;\s*)toran-theme=(light|dark)(?:;|$)/

/**
 * Adds the colour scheme chosen in this browser to the editor’s HTML, before any style sheet or script, to avoid a flash of the
 * other colours.
 */
export function addTheme(html: string, cookie: string | undefined): string {
  const theme = COOKIE.exec(cookie ?? '')?.[1]
  if (theme === undefined) return html
  return html
    .replace('<html ', `<html data-theme="${theme}" `)
    .replace(
      '<meta name="color-scheme" content="light dark"',
      `<meta name="color-scheme" content="${theme}"`,
    )
}
