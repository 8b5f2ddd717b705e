import { and, eq, exists, inArray, isNotNull, sql } from 'drizzle-orm'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { bestOf } from '#schema/entities/place'
import { textsIn } from '#schema/fields/texts'
import { allBlocks } from '#schema/page/content'
import type { PageVersion } from '#schema/page/overrides/override'
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
import { isKeptAnywhere, keptItems } from '../documents/publications/kept-versions'
import {
  NO_OVERRIDES,
  type OverridesAtLocation,
  readAllPublishedOverrides,
  resolvedPage,
} from '../documents/publications/published-overrides'
import { isPublicPage, isPublishedContent } from '../documents/publications/published-revision'
import {
  parseContent,
  parseItems,
  type StoredItem,
  textsAt,
  versionOf,
} from '../documents/publications/revision-items'
import { joinTexts, searchWordsOf, textOfBlocks } from './search-text'
import { readSharedTexts, type SharedTexts } from './shared-texts'

/** The searchable texts of a record. */
export interface SearchText extends Omit<typeof searchEntries.$inferInsert, 'id' | 'words'> {
  /** Words that are searched, but not shown in excerpts. */
  readonly keywords: string
  /** Texts in its other languages, searched with the lowest weight. */
  readonly elsewhere?: string
}

/** The root topic of the visitor guidelines (specification section 7), and their default address. */
const GUIDELINES = { topicId: 272, path: '/visit', block: 'VisitorGuidelines' }

/** Reads the texts of published pages, one per language and location, without unlisted pages, layouts and record pages. */
export async function textsOfDocuments(
  orm: Orm,
  ids: readonly number[],
): Promise<readonly SearchText[]> {
  const rows = await orm
    .select({ document: documents, items: publishedContents.items, isKept: isKeptAnywhere })
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
  const overrides = await readAllPublishedOverrides(
    orm,
    rows.map(({ document }) => document.id),
    rows.flatMap(({ document, isKept }) => (isKept ? document.id : [])),
  )
  const pages = rows.map(({ document, items }) => ({
    document,
    items,
    overrides: overrides.get(document.id),
  }))
  const shared = await readSharedTexts(orm, pages)
  return pages.flatMap(({ document, ...texts }) => textsOfPage(document, { ...texts, shared }))
}

interface PageTexts {
  readonly items: string
  /** Locations’ overrides. */
  readonly overrides: ReadonlyMap<number, OverridesAtLocation> | undefined
  /** Shared blocks used by the pages. */
  readonly shared: SharedTexts
}

function textsOfPage(
  document: typeof documents.$inferSelect,
  { items: json, overrides, shared }: PageTexts,
): SearchText[] {
  const { id, locationId, publishedUrl: path, publishedTitle, title } = document
  if (path === null || kindOfTemplate(path) !== null) return []
  const items = parseItems(json)
  const head = {
    title: publishedTitle ?? title,
    description: document.publishedDescription ?? '',
    imageId: null,
  }
  const textOf = (
    { language }: StoredItem,
    textLocationId: number | null,
    page: PageVersion,
  ): SearchText => {
    const { blocks } = shared.shownIn(page.content, {
      ...{ locationId: textLocationId ?? locationId, language },
    })
    return {
      ...{ kind: 'PAGE', recordId: id, version: document.publishedVersion, locationId },
      ...{ textLocationId, language, path, title: page.title, date: null },
      body: joinTexts(
        // Page descriptions exist only in the default language.
        language === DEFAULT_LANGUAGE ? page.description : '',
        textOfBlocks(blocks),
      ),
      keywords: searchWordsOf(blocks),
    }
  }
  const own = ownTexts(items).map((item) =>
    textOf(item, isNetworks(item) ? null : item.locationId, versionOf(item, head)),
  )
  const differing = locationId === DEFAULT_LOCATION_ID ? shared.differingFor(items) : []
  const places = new Set([...(overrides?.keys() ?? []), ...differing])
  const others = [...places].flatMap((at) => {
    const each = overrides?.get(at) ?? NO_OVERRIDES
    const shown = each.kept ? keptItems(items, each.kept) : items
    return shown.flatMap((item) => {
      if (!isNetworkText(shown, item, { ownerId: locationId, at })) return []
      const network = versionOf(item, each.kept?.head ?? head)
      const { page, applied } = resolvedPage(network, each, item.language)
      const isOther = applied.length > 0 || each.kept !== null || differing.includes(at)
      return isOther ? textOf(item, at, page) : []
    })
  })
  return [...own, ...others]
}

/** Texts, without those for all locations where the default location has one in the same language. */
function ownTexts(items: readonly StoredItem[]): readonly StoredItem[] {
  const shown = (item: StoredItem) =>
    bestOf(items.filter(isNetworks), { locationId: DEFAULT_LOCATION_ID, language: item.language })
  return items.filter((item) => !isNetworks(item) || shown(item) === item)
}

/** Returns whether an entry is the network’s: shown at locations without their own. Entries of the default location are its differences. */
function isNetworks({ locationId }: StoredItem): boolean {
  return locationId === null || locationId === DEFAULT_LOCATION_ID
}

/** Returns whether a text is the network’s text that a location shows in its language. */
function isNetworkText(
  items: readonly StoredItem[],
  item: StoredItem,
  { ownerId, at }: { readonly ownerId: number; readonly at: number },
): boolean {
  const { own, network } = textsAt(items, { ownerId, locationId: at, language: item.language })
  return network === item && own === null
}

/** Reads the texts of the visitor guidelines: the topics directly below their root, per language and location. */
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
    body: joinTexts(...textsIn(textFields, item).map(({ text }) => text)),
    keywords: '',
    date: null,
  }))
}

/** Condition that a text belongs to a topic below the guidelines. */
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

/** Returns the path of the default location’s page that shows the guidelines. */
export async function guidelinesPage(orm: Orm): Promise<string> {
  const [root] = await orm
    .select({ path: topics.externalUrl })
    .from(topics)
    .where(eq(topics.id, GUIDELINES.topicId))
  return root?.path ?? GUIDELINES.path
}

/** Returns the address of the guidelines: `/visit#guidelines`, at the block that shows them. */
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
