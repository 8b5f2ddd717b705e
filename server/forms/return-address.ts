/**
 * Where a browser without script goes back to: the page that held the form, with the result, at its block.
 * Only ever a path of this site; for anything else the home page.
 */
export function returnAddress(
  { page, block }: { readonly page: string; readonly block: string },
  sent: string,
): string {
  const anchor = /^[\w-]{1,64}$/.test(block) ? `#${block}` : ''
  return `${ownPath(page)}?sent=${encodeURIComponent(sent)}${anchor}`
}

const HERE = 'http://site.invalid'

/** The path of an address of this site, written safely; that of the home page for any other. */
export function ownPath(page: string): string {
  if (!page.startsWith('/') || !URL.canParse(page, HERE)) return '/'
  // Read as browsers read it: `//host`, `/\host` and tabs in between lead elsewhere.
  const { origin, pathname } = new URL(page, HERE)
  return origin === HERE && !pathname.startsWith('//') ? pathname : '/'
}
