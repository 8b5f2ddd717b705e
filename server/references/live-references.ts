import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { referencesOf } from '#renderer/page/references'
import { definitions } from '#renderer/registry/definitions'
import { type PageContent, visibleBlocks } from '#schema/page/content'
import { propsOf } from '#schema/page/stored-props'
import type { Orm } from '../database/orm'
import { documents, revisions, topicItems, topics } from '../database/tables'
import { picturesNamedIn } from '../published/picture-address'
import { isPublishedRevision } from '../published/published-revision'
import { parseContent, parseItems } from '../published/revision-items'

/** A picture that something points at, and where in it. */
export interface PictureReference {
  readonly place: string
  readonly mediaId: number
}

/** What visitors see of a page or a record. */
export interface LiveSource {
  readonly id: number
  readonly references: readonly PictureReference[]
  /** `null` is without limit. */
  readonly from?: Date | null
  readonly until?: Date | null
}

/** Which of a kind, at most `READ_AT_ONCE`. */
export interface Asked {
  readonly ids: readonly number[]
}

export type LiveReader = (orm: Orm, asked: Asked) => Promise<readonly LiveSource[]>

/** What points at pictures and is no record of one table: pages, and topics with their texts. */
export const liveReaders = {
  document: liveDocuments,
  topic: liveTopics,
} as const satisfies Record<string, LiveReader>

/** How many are read at a time. */
export const READ_AT_ONCE = 100

/** The pictures that a page's visible blocks point at: in fields of pictures, and in rich text. */
export function picturesOfPage(content: PageContent): readonly PictureReference[] {
  return [...visibleBlocks(content.blocks)].flatMap((block) => {
    const definition = definitions.get(block.name)
    if (!definition) return []
    const props = propsOf(definition, block)
    const { media } = referencesOf(definition, props)
    return at(block.id, ...media, ...picturesNamedIn(JSON.stringify(props)))
  })
}

async function liveDocuments(orm: Orm, asked: Asked): Promise<readonly LiveSource[]> {
  const rows = await orm
    .select({ document: documents, items: revisions.items, mediaIds: topics.mediaIds })
    .from(documents)
    .innerJoin(revisions, isPublishedRevision)
    .innerJoin(topics, eq(topics.id, documents.topicId))
    .where(
      and(
        inArray(documents.id, [...asked.ids]),
        eq(documents.recordStatus, 'ACTIVE'),
        isNotNull(documents.publishedVersion),
      ),
    )
  return rows.map(({ document, items, mediaIds }) => ({
    id: document.id,
    references: [
      ...at('image', document.publishedImageId),
      ...at('media', ...mediaIds),
      ...parseItems(items).flatMap(({ language, locationId, richText, content }) => {
        const place = `${language}/${locationId ?? ''}`
        const inBlocks = content === null ? [] : picturesOfPage(parseContent(content))
        return [
          ...at(`${place}/`, ...picturesNamedIn(richText)),
          ...inBlocks.map(({ place: block, mediaId }) => ({ place: `${place}/${block}`, mediaId })),
        ]
      }),
    ],
  }))
}

/** Topics that stand by themselves; that of a page is published with the page. */
async function liveTopics(orm: Orm, asked: Asked): Promise<readonly LiveSource[]> {
  const rows = await orm
    .select({ topic: topics, documentId: documents.id })
    .from(topics)
    .leftJoin(documents, eq(documents.topicId, topics.id))
    .where(inArray(topics.id, [...asked.ids]))
  const texts = await orm
    .select()
    .from(topicItems)
    .where(
      inArray(
        topicItems.topicId,
        rows.map(({ topic }) => topic.id),
      ),
    )
  return rows.map(({ topic: { id, mediaIds }, documentId }) => ({
    id,
    references:
      documentId === null
        ? [
            ...at('media', ...mediaIds),
            ...texts.flatMap(({ topicId, language, locationId, richText }) =>
              topicId === id
                ? at(`${language}/${locationId ?? ''}/`, ...picturesNamedIn(richText))
                : [],
            ),
          ]
        : [],
  }))
}

export function at(place: string, ...ids: readonly (number | null)[]): readonly PictureReference[] {
  return [...new Set(ids)].flatMap((mediaId) => (mediaId === null ? [] : { place, mediaId }))
}
