import type { ContentSource } from '#schema/api/content-source'

/**
 * Wraps a content source of public records: throws for records that visitors can’t see. Editors may still see these, so the
 * blocks that show them query GraphQL instead.
 */
export function visibleRecords(source: ContentSource): ContentSource {
  return {
    ...source,
    record: async (kind, key) => requireRecord(await source.record(kind, key), `${kind} ${key}`),
    media: async (ids) => requireAll(await source.media(ids), ids, 'media'),
    async pages(query) {
      const pages = await source.pages(query)
      return 'ids' in query ? requireAll(pages, query.ids, 'pages') : pages
    },
  }
}

function requireRecord<T>(record: T | null, what: string): T {
  if (record === null) throw new Error(`Visitors don’t see ${what}`)
  return record
}

function requireAll<T>(records: readonly T[], ids: readonly number[], what: string): readonly T[] {
  if (records.length < new Set(ids).size)
    throw new Error(`Visitors don’t see all of ${what} ${ids}`)
  return records
}
