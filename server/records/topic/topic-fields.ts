import DataLoader from 'dataloader'
import { escapeText } from '#schema/text/escape-text'
import type { DocumentNode } from '../../documents/document-node'
import {
  type ChildList,
  parseContent,
  type StoredItem,
} from '../../documents/publications/revision-items'
import { readDocumentsOfTopics } from '../../documents/search-documents'
import type { RequestContext } from '../../graphql/operations/context'
import { keyOf } from '../reading/gallery-media'
import type { ReadContext } from '../reading/read-context'
import type { TopicRecord } from '../reading/topics'
import { topicVersions } from './topic.writer'

/** Resolvers of a topic in the form of specification section 3. */
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

/** Returns the place of an item; `location` is the name of specification section 3 for `locationId`. */
function placeOf({ language, locationId }: Pick<StoredItem, 'language' | 'locationId'>) {
  return { language, locationId, location: locationId }
}

export interface TopicChildNode extends ChildList {
  readonly id: string
}

/** Resolvers of a topic’s children for a language and location; children that the caller can’t see are omitted. */
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

/** Loaders for lists of topics: one statement per request. */
interface TopicLoaders {
  readonly document: DataLoader<number, DocumentNode | null>
  readonly version: DataLoader<number, number | null>
}

/** Not cached, because a mutation of the same request may have written in between. */
const BATCH = { maxBatchSize: 500, cache: false }

/** A read context belongs to one request. */
const loaders = new WeakMap<ReadContext, TopicLoaders>()

function topicLoaders(readContext: ReadContext): TopicLoaders {
  const known = loaders.get(readContext)
  if (known) return known
  const made: TopicLoaders = {
    document: new DataLoader((ids) => readDocumentsOfTopics(readContext, ids), BATCH),
    version: new DataLoader((ids) => topicVersions(readContext.orm, ids), BATCH),
  }
  loaders.set(readContext, made)
  return made
}
