import type { ImportedTopic } from '#schema/import/network-content'

/** The texts of topics in a language, by their ids: one paragraph each. */
type TopicWords = Readonly<Record<number, readonly [title: string, text: string]>>

/** The topics with what they say in a language at the default location. Throws for words of no topic. */
export function translateTopics(
  language: string,
  topics: readonly ImportedTopic[],
  words: TopicWords,
): readonly ImportedTopic[] {
  const ids = new Set(topics.map(({ id }) => String(id)))
  const unused = Object.keys(words).filter((id) => !ids.has(id))
  if (unused.length > 0) throw new Error(`There are words of no topic: ${unused.join(', ')}`)
  return topics.map((topic) => {
    const translation = words[topic.id]
    if (!translation) return topic
    const [title, text] = translation
    const item = { language, locationId: 10, title, richText: `<p>${text}</p>` }
    return { ...topic, items: [...topic.items, item] }
  })
}
