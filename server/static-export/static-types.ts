/** Content types by extension, as the live site sends them. */
export const FILE_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'application/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
}

/** Types that are sent with their character set; web servers always add it to HTML. */
export const CHARSET_TYPES = Object.values(FILE_TYPES)
  .filter((type) => type.includes('charset') && !type.startsWith('text/html'))
  .map(plainType)
  // The type of feeds, which share the extension of the sitemap.
  .concat('application/rss+xml')

/** Returns a type without parameters. */
export function plainType(type: string): string {
  return type.replace(/;.*/, '')
}

/** Returns whether web servers would send a file with another type, by its extension. */
export function hasOtherType(name: string, type: string): boolean {
  const extension = /\.(\w+)$/.exec(name)?.[1] ?? ''
  return FILE_TYPES[extension] !== type
}
