/**
 * The address to which a browser without script returns: the page that held the form, with the result, at its block.
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

/** Returns the escaped path of an address of this site; the home page for any other address. */
export function ownPath(page: string): string {
  if (!page.startsWith('/') || !URL.canParse(page, HERE)) return '/'
  // Parsed as browsers do: `//host`, `/\host` and embedded tabs lead to another site.
  const { origin, pathname } = new URL(page, HERE)
  return origin === HERE && !pathname.startsWith('//') ? pathname : '/'
}
