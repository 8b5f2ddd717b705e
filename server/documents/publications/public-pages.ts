import { and, type Column, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { documents, locations, publishedContents } from '../../database/tables'

/** Joins a document with its published content. */
export const isPublishedContent = eq(publishedContents.documentId, documents.id)

/**
 * SQL for the state of a document and its published content: the transactions that wrote the two rows (PostgreSQL's `xmin`),
 * because a version alone doesn't determine which of its texts are public.
 */
export const publishedStamp = sql<string>`${documents}.xmin || ' ' || ${publishedContents}.xmin`

/** SQL condition that a document is a public page of the site, with an address or only an id. */
export const isPublicPage = and(
  eq(documents.recordStatus, 'ACTIVE'),
  isNotNull(documents.publishedVersion),
  inArray(documents.type, ['LOCATION', 'PAGE']),
)

/** Returns the condition that a location is open to visitors. */
export function isOpen(locationId: Column): SQL {
  return sql`${locationId} in (select id from ${locations} where status = 'ACTIVE')`
}

/** Returns the root of a location's site: `` for the default location, `/ottawa` for another (design section 6). */
export function siteRoot(location: { readonly id: number; readonly slug: string }): string {
  return location.id === DEFAULT_LOCATION_ID ? '' : `/${location.slug}`
}

/** Returns a page's full public path. */
export function publicPath(
  location: { readonly id: number; readonly slug: string },
  externalUrl: string,
): string {
  const root = siteRoot(location)
  return externalUrl === '/' ? root || '/' : `${root}${externalUrl}`
}
