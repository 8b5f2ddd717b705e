/**
 * Record pages: one page, made of blocks like any other, stands for all records of a kind. Its address has the kind in
 * place of the record: the page at `/connect/events/:event` is drawn at `/connect/events/7` with event 7.
 */

/** The record a page is drawn for. */
export type RecordReference =
  | { readonly kind: 'event'; readonly id: number }
  | { readonly kind: 'newsArticle'; readonly slug: string }
  | { readonly kind: 'gallery'; readonly id: number }
  | { readonly kind: 'activity'; readonly slug: string }
export type RecordKind = RecordReference['kind']

/** The addresses of record pages (specification section 2), the more particular first. */
export const recordTemplates = [
  '/connect/events/:event',
  '/connect/news/:newsArticle',
  '/connect/activities/:activity',
  '/galleries/murti-darshan/:gallery',
  '/galleries/:gallery',
] as const
export type RecordTemplate = (typeof recordTemplates)[number]

/** The template and the record that a path may mean; `null` for every other path. */
export function recordAt(
  path: string,
): { readonly template: RecordTemplate; readonly record: RecordReference } | null {
  for (const template of recordTemplates) {
    const [prefix = '', kind = ''] = template.split(':')
    if (!path.startsWith(prefix)) continue
    const record = referenceOf(kind as RecordKind, path.slice(prefix.length))
    if (record) return { template, record }
  }
  return null
}

/** The kind of record that a page at this address stands for; `null` for an ordinary page. */
export function kindOfTemplate(path: string): RecordKind | null {
  const template = recordTemplates.find((candidate) => candidate === path)
  return template ? ((template.split(':')[1] ?? null) as RecordKind | null) : null
}

/** Where a record is shown: `/connect/events/7`. Galleries of darshan have addresses of their own (section 2). */
export function addressOfRecord(record: RecordReference, isMurtiDarshan = false): string {
  switch (record.kind) {
    case 'event':
      return `/connect/events/${record.id}`
    case 'newsArticle':
      return `/connect/news/${record.slug}`
    case 'activity':
      return `/connect/activities/${record.slug}`
    case 'gallery':
      return `/galleries/${isMurtiDarshan ? 'murti-darshan/' : ''}${record.id}`
  }
}

function referenceOf(kind: RecordKind, key: string): RecordReference | null {
  if (kind === 'event' || kind === 'gallery')
    return /^[1-9]\d{0,8}$/.test(key) ? { kind, id: Number(key) } : null
  return key !== '' && !key.includes('/') && !key.startsWith(':') ? { kind, slug: key } : null
}
