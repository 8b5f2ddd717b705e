import { and, type Column, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { documents, locations, publishedContents } from '../../database/tables'

/** Joins a document with what visitors see of its texts. */
export const isPublishedContent = eq(publishedContents.documentId, documents.id)

/**
 * Stands for the state of a document and of what visitors see of its texts: the transactions that wrote the two rows
 * (PostgreSQL's `xmin`), for a version alone does not say which of its texts are public.
 */
export const publishedStamp = sql<string>`${documents}.xmin || ' ' || ${publishedContents}.xmin`

/** A document that is a page of the site now, with an address or by its number only. */
export const isPublicPage = and(
  eq(documents.recordStatus, 'ACTIVE'),
  isNotNull(documents.publishedVersion),
  inArray(documents.type, ['LOCATION', 'PAGE']),
)

/** The condition that a location is open to visitors. */
export function isOpen(locationId: Column): SQL {
  return sql`${locationId} in (select id from ${locations} where status = 'ACTIVE')`
}
