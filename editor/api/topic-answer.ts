import { z } from 'zod/mini'
import { mediaItem } from '#schema/entities/media'
import type { Topic } from '#schema/entities/topic'
import { plainAnswer } from './plain-answer'

const place = { language: z.string(), locationId: z.nullable(z.number()) }

const topicTexts = z.object({
  id: z.number(),
  externalUrl: z.nullable(z.string()),
  dateTime: z.nullable(z.string()),
  title: z.object({ items: z.array(z.object({ text: z.string(), ...place })) }),
  text: z.object({ items: z.array(z.object({ richText: z.string(), ...place })) }),
  mediaSelection: z.nullable(z.object({ media: z.array(mediaItem) })),
})

const topicAnswer = z.extend(topicTexts, {
  topicChildren: z.array(
    z.object({ items: z.array(z.object({ order: z.number(), topic: topicTexts })) }),
  ),
})

/** A topic of the server's answer, with its children in their order; `null` when there is none. */
export function topicOf(answer: unknown): Topic | null {
  const parsed = topicAnswer.safeParse(plainAnswer(answer))
  if (!parsed.success) return null
  const children = parsed.data.topicChildren
    .flatMap(({ items }) => items)
    .sort((a, b) => a.order - b.order)
    .map(({ topic }) => withChildren(topic, []))
  return withChildren(parsed.data, children)
}

function withChildren(texts: z.infer<typeof topicTexts>, topicChildren: readonly Topic[]): Topic {
  const { id, externalUrl, dateTime, title, text, mediaSelection } = texts
  const items = title.items.map(({ text: words, language, locationId }) => ({
    language,
    locationId,
    title: words,
    richText:
      text.items.find((item) => item.language === language && item.locationId === locationId)
        ?.richText ?? '',
  }))
  return { id, externalUrl, dateTime, items, media: mediaSelection?.media ?? [], topicChildren }
}
