/** Kept by the browser for a year: `editor/app/theme.ts`. */
const COOKIE = /(?:^|;\s*)toran-theme=(light|dark)(?:;|$)/

/** The editor's HTML in the colours that were chosen in this browser: before any sheet or script, so that no others are seen first. */
export function pageInTheme(html: string, cookie: string | undefined): string {
  const theme = COOKIE.exec(cookie ?? '')?.[1]
  if (theme === undefined) return html
  return html
    .replace('<html ', `<html data-theme="${theme}" `)
    .replace(
      '<meta name="color-scheme" content="light dark"',
      `<meta name="color-scheme" content="${theme}"`,
    )
}
