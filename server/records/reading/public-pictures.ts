import DataLoader from 'dataloader'
import type { ContentSource } from '#schema/api/content-source'
import { type LoadMedia, readMedia } from './media'
import type { ReadContext } from './read-context'

/**
 * Loads pictures for a person: those that visitors see, too, from the source of visitors’ pages, and only the others by what the
 * person may see.
 */
export function publicPicturesFirst(
  readContext: ReadContext,
  { media }: Pick<ContentSource, 'media'>,
): LoadMedia {
  const others = new DataLoader((ids: readonly number[]) => readMedia(readContext, ids))
  return async (ids) => {
    const known = await media(ids)
    if (known.length === ids.length) return known
    const found = new Map(known.map((item) => [item.id, item]))
    const all = await Promise.all(ids.map((id) => found.get(id) ?? others.load(id)))
    return all.filter((item) => item !== null)
  }
}
