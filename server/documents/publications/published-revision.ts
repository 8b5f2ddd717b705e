import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { documents, publishedContents } from '../../database/tables'

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
