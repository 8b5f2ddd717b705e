import type { ContentSource } from '#schema/api/content-source'

/**
 * What visitors see, or nothing: a record that is not there for them is an error. Whoever edits may see it all the same, so what a block
 * shows of it is for GraphQL to say.
 */
export function visibleRecords(source: ContentSource): ContentSource {
  return {
    ...source,
    topic: async (id) => found(await source.topic(id), `topic ${id}`),
    gallery: async (id) => found(await source.gallery(id), `gallery ${id}`),
    location: async (slug) => found(await source.location(slug), `location ${slug}`),
    media: async (ids) => all(await source.media(ids), ids, 'media'),
    pages: async (ids) => all(await source.pages(ids), ids, 'pages'),
  }
}

function found<T>(record: T | null, what: string): T {
  if (record === null) throw new Error(`Visitors don’t see ${what}`)
  return record
}

function all<T>(records: readonly T[], ids: readonly number[], what: string): readonly T[] {
  if (records.length < new Set(ids).size)
    throw new Error(`Visitors don’t see all of ${what} ${ids}`)
  return records
}
