import { and, eq, exists, inArray, isNotNull, sql } from 'drizzle-orm'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { textsIn } from '#schema/fields/texts'
import { allBlocks } from '#schema/page/content'
import { textFields } from '#schema/page/page-fields'
import { kindOfTemplate } from '#schema/site/record-address'
import type { Orm } from '../database/orm'
import {
  documents,
  publishedContents,
  type searchEntries,
  topicChildren,
  topicItems,
  topics,
} from '../database/tables'
import { isPublicPage, isPublishedContent } from '../documents/publications/published-revision'
import { parseContent, parseItems } from '../documents/publications/revision-items'
import { joined, searchWordsOf, textOfBlocks } from './search-text'

/** The searchable texts of a record. */
export interface SearchText extends Omit<typeof searchEntries.$inferInsert, 'id' | 'words'> {
  /** Words that are searched, but not shown in excerpts. */
  readonly keywords: string
  /** What it says in its other languages: searched as well, and counts least. */
  readonly elsewhere?: string
}

/** The root of the visitor guidelines (specification section 7), and their default address. */
const GUIDELINES = { topicId: 272, path: '/visit', block: 'VisitorGuidelines' }

/** The texts of published pages, one for each language and location, without unlisted pages, layouts and record pages. */
export async function textsOfDocuments(
  orm: Orm,
  ids: readonly number[],
): Promise<readonly SearchText[]> {
  const rows = await orm
    .select({ document: documents, items: publishedContents.items })
    .from(documents)
    .innerJoin(publishedContents, isPublishedContent)
    .where(
      and(
        inArray(documents.id, [...ids]),
        isPublicPage,
        isNotNull(documents.publishedUrl),
        eq(documents.publishedVisibility, 'PUBLIC'),
      ),
    )
  return rows.flatMap(({ document, items }) => textsOfPage(document, items))
}

function textsOfPage(document: typeof documents.$inferSelect, items: string): SearchText[] {
  const { publishedUrl: path, publishedTitle, publishedDescription, title } = document
  if (path === null || kindOfTemplate(path) !== null) return []
  return parseItems(items).map((item) => ({
    kind: 'PAGE',
    recordId: document.id,
    version: document.publishedVersion,
    locationId: document.locationId,
    textLocationId: item.locationId,
    language: item.language,
    path,
    title: item.title || publishedTitle || title,
    body: joined(
      // A page is described in the default language alone.
      item.language === DEFAULT_LANGUAGE ? publishedDescription : '',
      item.content === null ? '' : textOfBlocks(parseContent(item.content).blocks),
    ),
    keywords: item.content === null ? '' : searchWordsOf(parseContent(item.content).blocks),
    date: null,
  }))
}

/** The texts of the visitor guidelines: the topics directly below their root, in each language and for each location. */
export async function textsOfGuidelines(
  orm: Orm,
  ids: readonly number[],
): Promise<readonly SearchText[]> {
  const rows = await orm
    .select({ item: topicItems })
    .from(topicItems)
    .innerJoin(topics, eq(topics.id, topicItems.topicId))
    .where(
      and(
        inArray(topicItems.topicId, [...ids]),
        eq(topics.recordStatus, 'ACTIVE'),
        isGuideline(orm),
      ),
    )
  if (rows.length === 0) return []
  const path = await guidelinesAddress(orm)
  return rows.map(({ item }) => ({
    kind: 'GUIDELINE',
    recordId: item.topicId,
    version: null,
    locationId: DEFAULT_LOCATION_ID,
    textLocationId: item.locationId,
    language: item.language,
    path,
    title: item.title,
    body: joined(...textsIn(textFields, item).map(({ text }) => text)),
    keywords: '',
    date: null,
  }))
}

/** The condition that a text belongs to a topic below the guidelines. */
function isGuideline(orm: Orm) {
  const below = orm
    .select({ one: sql`1` })
    .from(topicChildren)
    .where(
      and(
        eq(topicChildren.topicId, GUIDELINES.topicId),
        eq(topicChildren.childId, topicItems.topicId),
      ),
    )
  return exists(below)
}

/** The default location's page that shows the guidelines. */
export async function guidelinesPage(orm: Orm): Promise<string> {
  const [root] = await orm
    .select({ path: topics.externalUrl })
    .from(topics)
    .where(eq(topics.id, GUIDELINES.topicId))
  return root?.path ?? GUIDELINES.path
}

/** The address of the guidelines: `/visit#guidelines`, at the block that shows them. */
export async function guidelinesAddress(orm: Orm): Promise<string> {
  const path = await guidelinesPage(orm)
  const [page] = await orm
    .select({ items: publishedContents.items })
    .from(documents)
    .innerJoin(publishedContents, isPublishedContent)
    .where(and(eq(documents.publishedUrl, path), eq(documents.locationId, DEFAULT_LOCATION_ID)))
  const blocks = parseItems(page?.items ?? '[]').flatMap(({ content }) =>
    content === null ? [] : [...allBlocks(parseContent(content).blocks)],
  )
  const shown = blocks.find(({ name, hidden }) => name === GUIDELINES.block && !hidden)
  return shown ? `${path}#${encodeURIComponent(shown.id)}` : path
}
