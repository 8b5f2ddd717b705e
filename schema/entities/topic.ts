import { z } from 'zod/mini'
import type { mediaItem } from './media'

/** One text of a topic in one language, for one location or for all (`locationId` null or the default location). */
export const topicText = z.object({
  language: z.string(),
  locationId: z.nullable(z.int()),
  title: z.string(),
  richText: z.string(),
})
export type TopicText = z.infer<typeof topicText>

/** A piece of content that lives on its own, with pieces below it: id 272 is the root of the visitor guidelines. */
export interface Topic {
  readonly id: number
  readonly externalUrl: string | null
  readonly dateTime: string | null
  readonly items: readonly TopicText[]
  readonly media: readonly z.infer<typeof mediaItem>[]
  readonly topicChildren: readonly Topic[]
}

/**
 * The text to show: that of the asked location, else of location 10, else one for everybody;
 * in the asked language, else en-US (specification section 3, Topic).
 */
export function bestText<T extends { language: string; locationId: number | null }>(
  items: readonly T[],
  wanted: { readonly locationId: number; readonly language: string },
): T | null {
  const languages = [...new Set([wanted.language, 'en-US'])]
  const locations = [...new Set([wanted.locationId, 10, null])]
  for (const locationId of locations)
    for (const language of languages) {
      const item = items.find(
        (candidate) => candidate.locationId === locationId && candidate.language === language,
      )
      if (item) return item
    }
  return null
}
