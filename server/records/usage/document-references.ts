import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { definitions } from '#renderer/registry/definitions'
import { type PageContent, visibleBlocks } from '#schema/page/content'
import { settingsFields, textFields, topicFields } from '#schema/page/page-fields'
import { propsOf } from '#schema/page/stored-props'
import type { Orm, RecordName } from '../../database/orm'
import { documents, publishedContents, topicItems, topics } from '../../database/tables'
import { isKeptAnywhere, readKeptVersions } from '../../documents/publications/kept-versions'
import { isPublishedContent } from '../../documents/publications/published-revision'
import {
  parseContent,
  parseItems,
  type StoredItem,
} from '../../documents/publications/revision-items'
import { can } from '../../people/access/can'
import type { ReadContext } from '../reading/read-context'
import {
  byId,
  type Reference,
  type SourceReferences,
  type SourceRows,
  uniqueReferences,
} from './reference'
import { targetsOf } from './targets-in'

const { richText } = textFields

/** A picture used by a page, and the block that uses it. */
interface PictureReference {
  readonly place: string
  readonly mediaId: number
}

/** The references of a document outside its texts. */
interface DocumentHead {
  readonly id: number
  readonly locationId: number
  readonly imageId: number | null
}

/** Returns the references of a page’s visible blocks, and the template that it was made from. */
function referencesOfPage(content: PageContent): readonly Reference[] {
  const blocks = [...visibleBlocks(content.blocks)].flatMap((block) => {
    const definition = definitions.get(block.name)
    return definition
      ? uniqueReferences(block.id, targetsOf(definition.fields, propsOf(definition, block)))
      : []
  })
  const { template } = content
  return template
    ? [...blocks, ...uniqueReferences('', [byId('document', template.pageId)])]
    : blocks
}

/** Returns the pictures among a page’s references. */
export function picturesOfPage(content: PageContent): readonly PictureReference[] {
  return referencesOfPage(content).flatMap(({ place, targetKind, targetId }) =>
    targetKind === 'media' ? { place, mediaId: targetId } : [],
  )
}

/** Returns the references of a document’s draft. */
export function draftReferences(
  { id, locationId, imageId }: DocumentHead,
  items: readonly StoredItem[],
): SourceReferences {
  return { id, locationId, state: 'DRAFT', references: referencesOfTexts(imageId, items) }
}

/** References of documents: published and in drafts. */
export const documentRows: SourceRows = {
  ...{ table: documents, id: documents.id, names: documentNames },
  async read(orm, { ids }) {
    if (ids.length === 0) return []
    const [live, drafts] = await Promise.all([liveDocuments(orm, ids), draftDocuments(orm, ids)])
    return [...live, ...drafts]
  },
}

/** Returns the names of documents; a page that the caller can’t see is listed without its title. */
async function documentNames(
  { orm, principal }: ReadContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RecordName>> {
  const rows = await orm
    .select()
    .from(documents)
    .where(inArray(documents.id, [...ids]))
  return new Map(
    rows.map(({ id, title, locationId, publishedVersion, publishedVisibility }) => {
      const isPublic = publishedVersion !== null && publishedVisibility === 'PUBLIC'
      const isSeen = can(principal, 'read', { locationId, isPublic })
      return [id, { title: isSeen ? title : 'A page you don’t have access to', locationId }]
    }),
  )
}

async function liveDocuments(
  orm: Orm,
  ids: readonly number[],
): Promise<readonly SourceReferences[]> {
  const rows = await orm
    .select({
      document: documents,
      items: publishedContents.items,
      mediaIds: topics.mediaIds,
      isKept: isKeptAnywhere,
    })
    .from(documents)
    .innerJoin(publishedContents, isPublishedContent)
    .innerJoin(topics, eq(topics.id, documents.topicId))
    .where(
      and(
        inArray(documents.id, [...ids]),
        eq(documents.recordStatus, 'ACTIVE'),
        isNotNull(documents.publishedVersion),
      ),
    )
  const kept = await readKeptVersions(
    orm,
    rows.flatMap(({ document, isKept }) => (isKept ? document.id : [])),
  )
  return rows.map(({ document: { id, locationId, publishedImageId }, items, mediaIds }) => ({
    id,
    locationId,
    state: 'LIVE',
    references: [
      ...referencesOfTexts(publishedImageId, parseItems(items)),
      // Earlier versions still shown at single locations are public too.
      ...[...new Set(kept.get(id)?.values())].flatMap((version) =>
        referencesOfTexts(version.head.imageId, version.items),
      ),
      ...uniqueReferences('media', targetsOf(topicFields, { mediaIds })),
    ],
  }))
}

/** Includes archived documents, whose references are needed when they are restored. */
async function draftDocuments(
  orm: Orm,
  ids: readonly number[],
): Promise<readonly SourceReferences[]> {
  const [rows, items] = await Promise.all([
    orm
      .select()
      .from(documents)
      .where(and(inArray(documents.id, [...ids]), ne(documents.recordStatus, 'DELETED'))),
    orm
      .select({ item: topicItems, documentId: documents.id })
      .from(topicItems)
      .innerJoin(documents, eq(documents.topicId, topicItems.topicId))
      .where(inArray(documents.id, [...ids])),
  ])
  return rows.map((row) => {
    const own = items.filter(({ documentId }) => documentId === row.id)
    return draftReferences(
      row,
      own.map(({ item }) => item),
    )
  })
}

/** Returns the references of a page’s texts. */
export function referencesOfTexts(
  imageId: number | null,
  items: readonly StoredItem[],
): readonly Reference[] {
  return [
    ...uniqueReferences('image', targetsOf(settingsFields, { imageId })),
    ...items.flatMap((item) => {
      const place = placeOf(item)
      const inBlocks = item.content === null ? [] : referencesOfPage(parseContent(item.content))
      return [
        ...uniqueReferences(
          `${place}/image`,
          targetsOf({ imageId: textFields.imageId }, { ...item }),
        ),
        ...uniqueReferences(`${place}/`, targetsOf({ richText }, { ...item })),
        ...inBlocks.map((reference) => ({ ...reference, place: `${place}/${reference.place}` })),
      ]
    }),
  ]
}

/** Returns the place of a text in its source, by language and location. */
export function placeOf({
  language,
  locationId,
}: Pick<StoredItem, 'language' | 'locationId'>): string {
  return `${language}/${locationId ?? ''}`
}
