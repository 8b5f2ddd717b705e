import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { referencesOf } from '#renderer/page/references'
import { definitions } from '#renderer/registry/definitions'
import { type PageContent, visibleBlocks } from '#schema/page/content'
import { propsOf } from '#schema/page/stored-props'
import type { Orm } from '../database/orm'
import {
  activities,
  documents,
  events,
  galleries,
  galleryItems,
  locations,
  posts,
  revisions,
  socialPosts,
  topicItems,
  topics,
  wisdomItems,
} from '../database/tables'
import type { StoredAuthor, StoredPostPart } from '../database/tables/stored-values'
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

/** What each kind points at where visitors see it; what they do not see is left out. */
export const liveReaders = {
  document: liveDocuments,
  event: liveEvents,
  article: liveArticles,
  gallery: liveGalleries,
  topic: liveTopics,
  activity: liveActivities,
  wisdom: liveWisdom,
  socialPost: liveSocialPosts,
  location: liveLocations,
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

async function liveEvents(orm: Orm, asked: Asked): Promise<readonly LiveSource[]> {
  const rows = await orm
    .select()
    .from(events)
    .where(and(inArray(events.id, [...asked.ids]), eq(events.recordStatus, 'ACTIVE')))
  return rows.map(({ id, imageId, photoIds, body, description }) => ({
    id,
    references: [
      ...at('image', imageId),
      ...at('photos', ...photoIds),
      ...at('body', ...picturesNamedIn(`${description} ${body}`)),
    ],
  }))
}

/** An article may appear later, and end. */
async function liveArticles(orm: Orm, asked: Asked): Promise<readonly LiveSource[]> {
  const rows = await orm
    .select()
    .from(posts)
    .where(
      and(
        inArray(posts.id, [...asked.ids]),
        eq(posts.status, 'PUBLISHED'),
        eq(posts.recordStatus, 'ACTIVE'),
        isNotNull(posts.publishedAt),
      ),
    )
  return rows.map((post) => {
    const parts = JSON.parse(post.content) as readonly StoredPostPart[]
    const author = post.author === null ? null : (JSON.parse(post.author) as StoredAuthor)
    return {
      id: post.id,
      from: post.publishedAt,
      until: post.expireAt,
      references: [
        ...at('image', post.imageId),
        ...at('author', author?.avatarId ?? null),
        ...parts.flatMap(({ text, media }) =>
          at('content', ...(media?.mediaIds ?? []), ...picturesNamedIn(text ?? '')),
        ),
      ],
    }
  })
}

async function liveGalleries(orm: Orm, asked: Asked): Promise<readonly LiveSource[]> {
  const rows = await orm
    .select()
    .from(galleries)
    .where(
      and(
        inArray(galleries.id, [...asked.ids]),
        eq(galleries.isPublic, true),
        eq(galleries.status, 'ACTIVE'),
      ),
    )
  const items = await orm
    .select()
    .from(galleryItems)
    .where(
      inArray(
        galleryItems.galleryId,
        rows.map(({ id }) => id),
      ),
    )
  return rows.map(({ id, featuredMediaId, description }) => ({
    id,
    references: [
      ...at('featured', featuredMediaId),
      ...at('items', ...items.flatMap((item) => (item.galleryId === id ? item.mediaId : []))),
      ...at('description', ...picturesNamedIn(description)),
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

async function liveActivities(orm: Orm, asked: Asked): Promise<readonly LiveSource[]> {
  const rows = await orm
    .select()
    .from(activities)
    .where(and(inArray(activities.id, [...asked.ids]), eq(activities.recordStatus, 'ACTIVE')))
  return rows.map(({ id, imageId, imageIds, intro, description }) => ({
    id,
    references: [
      ...at('image', imageId),
      ...at('images', ...imageIds),
      ...at('intro', ...picturesNamedIn(`${description} ${intro}`)),
    ],
  }))
}

async function liveWisdom(orm: Orm, asked: Asked): Promise<readonly LiveSource[]> {
  const rows = await orm
    .select()
    .from(wisdomItems)
    .where(and(inArray(wisdomItems.id, [...asked.ids]), eq(wisdomItems.recordStatus, 'ACTIVE')))
  return rows.map(({ id, imageId, description }) => ({
    id,
    references: [...at('image', imageId), ...at('description', ...picturesNamedIn(description))],
  }))
}

async function liveSocialPosts(orm: Orm, asked: Asked): Promise<readonly LiveSource[]> {
  const rows = await orm
    .select()
    .from(socialPosts)
    .where(and(inArray(socialPosts.id, [...asked.ids]), eq(socialPosts.recordStatus, 'ACTIVE')))
  return rows.map(({ id, imageId }) => ({ id, references: at('image', imageId) }))
}

async function liveLocations(orm: Orm, asked: Asked): Promise<readonly LiveSource[]> {
  const rows = await orm
    .select()
    .from(locations)
    .where(and(inArray(locations.id, [...asked.ids]), eq(locations.status, 'ACTIVE')))
  return rows.map(({ id, introText, configuration }) => ({
    id,
    references: at('text', ...picturesNamedIn(`${introText} ${configuration}`)),
  }))
}

export function at(place: string, ...ids: readonly (number | null)[]): readonly PictureReference[] {
  return [...new Set(ids)].flatMap((mediaId) => (mediaId === null ? [] : { place, mediaId }))
}
