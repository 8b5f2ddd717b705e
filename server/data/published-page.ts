import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { bestText } from '#schema/entities/topic'
import { EMPTY_CONTENT, type PageContent } from '#schema/page/content'
import type { App } from '../app'
import { parseContent, parseItems, type StoredItem } from './revision-items'
import { documents, revisions, topicItems } from './tables'

/** A page as a visitor, or a preview, gets it: the item that fits the location and the language best. */
export interface FoundPage {
  readonly documentId: number
  readonly version: number
  /** The location that owns the page: the asked one, or the default location. */
  readonly ownerId: number
  readonly title: string
  readonly description: string
  readonly language: string
  /** Its address inside the location's site. */
  readonly path: string
  readonly content: PageContent
  /** When this version became what visitors see; `null` for a draft. ISO 8601. */
  readonly publishedAt: string | null
}

/** Which page: of which location's site, at which address inside it, in which language. */
export interface PageQuery {
  readonly locationId: number
  readonly path: string
  readonly language: string
}

/** The published page at an address: the location's own, else the default location's; `null` when there is none. */
export async function findPublishedPage(
  app: Pick<App, 'database'>,
  { locationId, path, language }: PageQuery,
): Promise<FoundPage | null> {
  const rows = await app.database.orm
    .select({ document: documents, items: revisions.items })
    .from(documents)
    .innerJoin(
      revisions,
      and(
        eq(revisions.documentId, documents.id),
        eq(revisions.version, documents.publishedVersion),
      ),
    )
    .where(and(isPublicPage, eq(documents.publishedUrl, path), ownedBy(locationId)))
  const own = rows.find(({ document }) => document.locationId === locationId) ?? rows[0]
  if (!own) return null
  const { document } = own
  const item = bestText(parseItems(own.items), { locationId, language })
  return {
    ...chosen(item, document.publishedTitle ?? document.title, language),
    documentId: document.id,
    version: document.publishedVersion ?? document.version,
    ownerId: document.locationId,
    description: document.publishedDescription ?? '',
    path,
    publishedAt: document.publishedAt?.toISOString() ?? null,
  }
}

/** Addresses of the pages that have one on a location's site: its own and the default location's. */
export async function listPublishedPages(
  app: Pick<App, 'database'>,
  locationId: number,
): Promise<
  readonly { readonly documentId: number; readonly path: string; readonly title: string }[]
> {
  const rows = await app.database.orm
    .select({
      documentId: documents.id,
      ownerId: documents.locationId,
      path: documents.publishedUrl,
      title: documents.publishedTitle,
    })
    .from(documents)
    .where(and(isPublicPage, isNotNull(documents.publishedUrl), ownedBy(locationId)))
    .orderBy(asc(documents.publishedUrl), asc(documents.id))
  const own = new Set(rows.filter((row) => row.ownerId === locationId).map(({ path }) => path))
  return rows.flatMap(({ documentId, ownerId, path, title }) =>
    path === null || (ownerId !== locationId && own.has(path))
      ? []
      : { documentId, path, title: title ?? '' },
  )
}

/** The draft of a page, for a preview. Whoever calls has checked that it may be seen. */
export async function draftPage(
  app: Pick<App, 'database'>,
  documentId: number,
  wanted: { readonly locationId?: number; readonly language: string } = { language: 'en-US' },
): Promise<FoundPage | null> {
  const { orm } = app.database
  const [document] = await orm.select().from(documents).where(eq(documents.id, documentId))
  if (!document || document.recordStatus === 'DELETED') return null
  const items = await orm.select().from(topicItems).where(eq(topicItems.topicId, document.topicId))
  const { language, locationId = document.locationId } = wanted
  return {
    ...chosen(bestText(items, { locationId, language }), document.title, language),
    documentId,
    version: document.version,
    ownerId: document.locationId,
    description: document.description,
    path: document.externalUrl ?? '/',
    publishedAt: null,
  }
}

const isPublicPage = and(
  eq(documents.recordStatus, 'ACTIVE'),
  isNotNull(documents.publishedVersion),
  inArray(documents.type, ['LOCATION', 'PAGE']),
)

function ownedBy(locationId: number) {
  return inArray(documents.locationId, [...new Set([locationId, DEFAULT_LOCATION_ID])])
}

function chosen(item: StoredItem | null, title: string, language: string) {
  return {
    title: item?.title || title,
    language: item?.language ?? language,
    content: item?.content ? parseContent(item.content) : EMPTY_CONTENT,
  }
}
