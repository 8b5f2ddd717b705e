import { z } from 'zod/mini'
import type { mediaItem } from './media'
import { bestOf, type LocaleScope, place } from './place'

/** One text of a topic in one language, for one location or for all (`locationId` null or the default location). */
const topicText = z.extend(place, {
  title: z.string(),
  richText: z.string(),
})
export type TopicText = z.infer<typeof topicText>

/** The topics below a topic, in their order, for a language and location. */
interface TopicChildren extends LocaleScope {
  readonly items: readonly Topic[]
}

/** A piece of content that lives on its own, with pieces below it: id 272 is the root of the visitor guidelines. */
export interface Topic {
  readonly id: number
  readonly externalUrl: string | null
  readonly dateTime: string | null
  readonly items: readonly TopicText[]
  readonly media: readonly z.infer<typeof mediaItem>[]
  readonly topicChildren: readonly TopicChildren[]
}

/** The topics below a topic for a place: each may show others, in another order. */
export function childrenOf({ topicChildren }: Topic, wanted: LocaleScope): readonly Topic[] {
  return bestOf(topicChildren, wanted)?.items ?? []
}
