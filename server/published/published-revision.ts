import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { documents, revisions } from '../database/tables'

/** Joins a document with the revision that visitors see. */
export const isPublishedRevision = and(
  eq(revisions.documentId, documents.id),
  eq(revisions.version, documents.publishedVersion),
)

/** A document that is a page of the site now, with an address or by its number only. */
export const isPublicPage = and(
  eq(documents.recordStatus, 'ACTIVE'),
  isNotNull(documents.publishedVersion),
  inArray(documents.type, ['LOCATION', 'PAGE']),
)
