import { z } from 'zod/mini'
import type { mediaItem } from './media'
import { bestOf, type LocaleScope, place } from './place'

/** A text of a topic in one language, for one location or all (`locationId` null or the default location). */
const topicText = z.extend(place, {
  title: z.string(),
  richText: z.string(),
})
export type TopicText = z.infer<typeof topicText>

/** The topics below a topic, in order, for a language and location. */
interface TopicChildren extends LocaleScope {
  readonly items: readonly Topic[]
}

/** An independent piece of content with child topics: id 272 is the root of the visitor guidelines. */
export interface Topic {
  readonly id: number
  readonly externalUrl: string | null
  readonly dateTime: string | null
  readonly items: readonly TopicText[]
  readonly media: readonly z.infer<typeof mediaItem>[]
  readonly topicChildren: readonly TopicChildren[]
}

/** Returns the topics below a topic for a place. Each place may have its own selection and order. */
export function childrenOf({ topicChildren }: Topic, wanted: LocaleScope): readonly Topic[] {
  return bestOf(topicChildren, wanted)?.items ?? []
}
