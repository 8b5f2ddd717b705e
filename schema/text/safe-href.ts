const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * Returns an address that is safe in a link: another site, email, phone, a path or an anchor of this site. `null` for
 * everything else, including disguised `javascript:`.
 */
export function safeHref(address: string | null | undefined): string | null {
  // Browsers drop tabs, line breaks and leading control characters before they read the scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  const text = (address ?? '').replace(/[\u0000-\u001f\u007f]/g, '').trim()
  if (text === '') return null
  if (text.startsWith('#')) return text
  if (text.startsWith('/')) return /^\/[/\\]/.test(text) ? null : text
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(text)?.[0].toLowerCase()
  return scheme && SAFE_PROTOCOLS.has(scheme) ? text : null
}
