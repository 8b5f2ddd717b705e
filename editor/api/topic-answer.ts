import type { Topic } from '#schema/entities/topic'
import type { TopicQuery, TopicTextsFragment } from './operations/generated'

/** Parses a topic of the server's answer, with its children in order; `null` if there is none. */
export function topicOf(topic: TopicQuery['topic']): Topic | null {
  if (!topic) return null
  const lists = topic.topicChildren.map(({ language, locationId, items }) => ({
    ...{ language, locationId },
    items: [...items]
      .sort((a, b) => a.order - b.order)
      .map((child) => withChildren(child.topic, [])),
  }))
  return withChildren(topic, lists)
}

function withChildren(texts: TopicTextsFragment, topicChildren: Topic['topicChildren']): Topic {
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
