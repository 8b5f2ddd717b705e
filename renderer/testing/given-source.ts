import type { ContentSource, PageAddress, ShapeReaders } from '#schema/api/content-source'
import type { Location } from '#schema/entities/location'
import type { Gallery } from '#schema/entities/media'
import type { Topic } from '#schema/entities/topic'

/** The content of a test's source: single records by functions of their kinds, pages by their ids, and those above a path. */
export interface GivenSource extends Partial<Omit<ContentSource, 'record' | 'pages'>> {
  topic?(id: number): Promise<Topic | null>
  gallery?(id: number): Promise<Gallery | null>
  location?(slug: string): Promise<Location | null>
  pages?(ids: readonly number[]): Promise<readonly PageAddress[]>
  trail?(): Promise<readonly PageAddress[]>
}

/** The same as the calls of a source. */
export function callsOf({ topic, gallery, location, pages, trail, ...others }: GivenSource) {
  const shapes: ShapeReaders = {
    topic: async (id) => (await topic?.(Number(id))) ?? null,
    gallery: async (id) => (await gallery?.(Number(id))) ?? null,
    location: async (slug) => (await location?.(String(slug))) ?? null,
  }
  const calls: Pick<ContentSource, 'record' | 'pages'> = {
    record: (kind, key) => shapes[kind](key),
    pages: async (query) => (await ('ids' in query ? pages?.(query.ids) : trail?.())) ?? [],
  }
  return { ...others, ...calls }
}
