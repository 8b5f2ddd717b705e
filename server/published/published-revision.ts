import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { documents, publishedContents } from '../database/tables'

/** Joins a document with what visitors see of its texts. */
export const isPublishedContent = eq(publishedContents.documentId, documents.id)

/** A document that is a page of the site now, with an address or by its number only. */
export const isPublicPage = and(
  eq(documents.recordStatus, 'ACTIVE'),
  isNotNull(documents.publishedVersion),
  inArray(documents.type, ['LOCATION', 'PAGE']),
)
