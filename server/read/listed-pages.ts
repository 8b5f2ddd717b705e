import { and, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { bestText } from '#schema/entities/topic'
import type { RecordReference } from '#schema/site/page-record'
import { addressOfRecord, recordAt } from '#schema/site/record-address'
import type { App } from '../app/app'
import {
  activities,
  documents,
  events,
  galleries,
  locations,
  posts,
  revisions,
} from '../database/tables'
import { isPublicPage, isPublishedRevision } from '../published/published-revision'

/** A page that search engines are told of. */
export interface ListedPage {
  readonly locationId: number
  /** Inside the location's site. */
  readonly path: string
  /** When it last became what visitors see, ISO 8601; `null` when nobody knows. */
  readonly modifiedAt: string | null
  /** The languages it is there in. */
  readonly languages: readonly string[]
}

/** Every public page of every location's site: its own, those the default location lends it, and its records'. */
export async function listPages(app: Pick<App, 'database'>): Promise<readonly ListedPage[]> {
  const [sites, pages, records] = await Promise.all([
    app.database.orm
      .select({ id: locations.id })
      .from(locations)
      .where(eq(locations.status, 'ACTIVE')),
    publishedPages(app),
    publicRecords(app),
  ])
  return sites.flatMap(({ id }) => pagesOf(id, pages, records))
}

interface PublishedPage {
  readonly ownerId: number
  readonly path: string
  readonly publishedAt: Date | null
  /** False: it keeps its address, and what is lent there away, but nobody is told of it. */
  readonly isListed: boolean
  readonly texts: readonly { readonly language: string; readonly locationId: number | null }[]
}

interface PublicRecord {
  readonly locationId: number
  readonly record: RecordReference
  readonly category?: string
  readonly publishedAt?: Date | null
}

function pagesOf(
  locationId: number,
  pages: readonly PublishedPage[],
  records: readonly PublicRecord[],
): ListedPage[] {
  const own = pages.filter(({ ownerId }) => ownerId === locationId)
  const taken = new Set(own.map(({ path }) => path))
  const lent = pages.filter(
    ({ ownerId, path }) =>
      ownerId === DEFAULT_LOCATION_ID && locationId !== DEFAULT_LOCATION_ID && !taken.has(path),
  )
  const all = [...own, ...lent]
  const paths = new Map(all.map((page) => [page.path, page]))
  const listed = all
    .filter(({ path, isListed }) => isListed && !path.includes(':'))
    .map(({ path, publishedAt, texts }) => ({
      locationId,
      path,
      modifiedAt: publishedAt?.toISOString() ?? null,
      languages: languagesAt(locationId, texts),
    }))
  return [...listed, ...recordPagesOf(locationId, records, paths)]
}

/** Records are listed where they are at home, when the site has a page that draws them. */
function recordPagesOf(
  locationId: number,
  records: readonly PublicRecord[],
  pages: ReadonlyMap<string, PublishedPage>,
): ListedPage[] {
  return records.flatMap((entry) => {
    if (entry.locationId !== locationId) return []
    const path = addressOfRecord(entry.record, entry.category)
    const drawnBy = pages.get(recordAt(path)?.template ?? '')
    if (!drawnBy?.isListed || pages.has(path)) return []
    const modifiedAt = entry.publishedAt?.toISOString() ?? null
    return { locationId, path, modifiedAt, languages: languagesAt(locationId, drawnBy.texts) }
  })
}

function languagesAt(locationId: number, texts: PublishedPage['texts']): string[] {
  return [...new Set(texts.map(({ language }) => language))]
    .filter((language) => bestText(texts, { locationId, language })?.language === language)
    .sort()
}

/** Languages are read out of the revisions by the database: their contents are long and nobody needs them here. */
const texts = sql<string>`(select json_agg(json_build_object('language', item->>'language', 'locationId', item->'locationId')) from json_array_elements(${revisions.items}::json) item)::text`

async function publishedPages({ database }: Pick<App, 'database'>): Promise<PublishedPage[]> {
  const rows = await database.orm
    .select({
      ownerId: documents.locationId,
      path: documents.publishedUrl,
      publishedAt: documents.publishedAt,
      visibility: documents.publishedVisibility,
      texts,
    })
    .from(documents)
    .innerJoin(revisions, isPublishedRevision)
    .where(and(isPublicPage, isNotNull(documents.publishedUrl)))
    .orderBy(documents.publishedUrl, documents.id)
  return rows.flatMap(({ path, visibility, texts: json, ...page }) =>
    path === null
      ? []
      : { ...page, path, isListed: visibility === 'PUBLIC', texts: JSON.parse(json ?? '[]') },
  )
}

async function publicRecords({ database: { orm } }: Pick<App, 'database'>) {
  const now = new Date()
  const [eventRows, postRows, galleryRows, activityRows] = await Promise.all([
    orm
      .select({ id: events.id, locationId: events.locationId })
      .from(events)
      .where(eq(events.recordStatus, 'ACTIVE')),
    orm
      .select({ slug: posts.slug, locationId: posts.locationId, publishedAt: posts.publishedAt })
      .from(posts)
      .where(
        and(
          eq(posts.status, 'PUBLISHED'),
          eq(posts.recordStatus, 'ACTIVE'),
          lte(posts.publishedAt, now),
          or(isNull(posts.expireAt), gt(posts.expireAt, now)),
        ),
      ),
    orm
      .select({
        id: galleries.id,
        locationId: galleries.locationId,
        category: galleries.category,
        publishedAt: galleries.dateTime,
      })
      .from(galleries)
      .where(and(eq(galleries.isPublic, true), eq(galleries.status, 'ACTIVE'))),
    orm
      .select({ slug: activities.slug, locationId: activities.locationId })
      .from(activities)
      .where(eq(activities.recordStatus, 'ACTIVE')),
  ])
  const records: PublicRecord[] = [
    ...eventRows.map(({ id, locationId }) => ({
      locationId,
      record: { kind: 'event', id } as const,
    })),
    ...postRows.map(({ slug, locationId, publishedAt }) => ({
      locationId,
      publishedAt,
      record: { kind: 'newsArticle', slug } as const,
    })),
    ...galleryRows.map(({ id, locationId, category, publishedAt }) => ({
      locationId,
      publishedAt,
      category,
      record: { kind: 'gallery', id } as const,
    })),
    ...activityRows.map(({ slug, locationId }) => ({
      locationId,
      record: { kind: 'activity', slug } as const,
    })),
  ]
  return records
}
