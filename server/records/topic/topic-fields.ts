import { escapeText } from '#schema/text/escape-text'
import {
  type ChildList,
  parseContent,
  type StoredItem,
} from '../../documents/publications/revision-items'
import type { RequestContext } from '../../graphql/operations/context'
import { keyOf } from '../reading/gallery-media'
import type { TopicRecord } from '../reading/topics'
import { topicLoaders } from './topic-loaders'

/** A topic in the form of specification section 3, from what is stored. */
export const topicType = {
  document: ({ id }: TopicRecord, _: unknown, { readContext }: RequestContext) =>
    topicLoaders(readContext).document.load(id),
  version: ({ id }: TopicRecord, _: unknown, { readContext }: RequestContext) =>
    topicLoaders(readContext).version.load(id),
  title: ({ items }: TopicRecord) => ({
    items: items.map(({ title, ...item }) => ({
      text: title,
      richText: escapeText(title),
      ...placeOf(item),
    })),
  }),
  text: ({ items }: TopicRecord) => ({
    items: items.map(({ richText, ...item }) => ({ richText, ...placeOf(item) })),
  }),
  mediaSelection: ({ id, media }: TopicRecord) =>
    media.length === 0
      ? null
      : { id, metadata: { layout: media.length > 1 ? 'ROW' : 'SINGLE' }, media },
  topicChildren: ({ id, children }: TopicRecord) =>
    children.map((list): TopicChildNode => ({ ...list, id: `${id}-${keyOf(list)}` })),
}

/** Whom an item is for: `location` is the name of specification section 3 for `locationId`. */
function placeOf({ language, locationId }: Pick<StoredItem, 'language' | 'locationId'>) {
  return { language, locationId, location: locationId }
}

export interface TopicChildNode extends ChildList {
  readonly id: string
}

/** The topics below one for a language and location; those that the caller may not see are left out. */
export const topicChildType = {
  numChildren: async (list: TopicChildNode, _: unknown, { loaders }: RequestContext) =>
    (await loadChildren(list, loaders)).length,
  items: async (list: TopicChildNode, _: unknown, { loaders }: RequestContext) =>
    (await loadChildren(list, loaders)).map((topic, order) => ({
      order,
      topicId: topic.id,
      topic,
    })),
}

async function loadChildren(
  { topicIds }: ChildList,
  { topic }: RequestContext['loaders'],
): Promise<readonly TopicRecord[]> {
  const found = await Promise.all(topicIds.map((id) => topic.load(id)))
  return found.filter((child) => child !== null)
}

export const topicItemType = {
  content: ({ content }: StoredItem, _: unknown, { answer }: RequestContext) => {
    if (content === null) return null
    answer.add(content.length)
    return parseContent(content)
  },
}
