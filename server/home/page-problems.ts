import { and, asc, desc, eq, isNotNull, like, lt, min, ne, not } from 'drizzle-orm'
import { contentReferences, documents, locations, mediaItems, schedules } from '../database/tables'
import { isPublicPage } from '../documents/publications/published-revision'
import { DESCRIBED } from '../records/reading/media'
import { blockOf, type FindInPages, MAX_PROBLEMS, pageColumns } from './problem'

/** Time without changes after which a draft is stale, in milliseconds. */
const STALE_MS = 30 * 24 * 3600 * 1000

/** Finds scheduled steps that failed. */
export const stepsNotDone: FindInPages = async (orm, here) => {
  const rows = await orm
    .select({
      ...pageColumns,
      id: schedules.id,
      language: schedules.language,
      problem: schedules.problem,
    })
    .from(schedules)
    .innerJoin(documents, eq(documents.id, schedules.documentId))
    .innerJoin(locations, eq(locations.id, documents.locationId))
    .where(and(isNotNull(schedules.problem), here))
    .orderBy(desc(schedules.at))
    .limit(MAX_PROBLEMS)
  return rows.map(({ id, problem, ...row }) => ({
    ...row,
    ...{ kind: 'NOT_DONE', key: String(id), block: null, detail: problem ?? '' },
  }))
}

/** Finds published pictures in blocks that have no alt text. */
export const picturesWithoutAlt: FindInPages = async (orm, here) => {
  const { sourceKind, sourceId, state, targetKind, targetId, targetPart, place } = contentReferences
  const rows = await orm
    .select({
      ...pageColumns,
      mediaId: mediaItems.id,
      detail: mediaItems.displayName,
      place: min(place),
    })
    .from(mediaItems)
    .innerJoin(contentReferences, and(eq(targetKind, 'media'), eq(targetId, mediaItems.id)))
    .innerJoin(documents, and(eq(sourceKind, 'document'), eq(documents.id, sourceId)))
    .innerJoin(locations, eq(locations.id, documents.locationId))
    .where(
      and(
        ...[eq(mediaItems.altText, ''), not(mediaItems.isDecorative)],
        like(mediaItems.type, 'image%'),
        ...[eq(state, 'LIVE'), ne(targetPart, DESCRIBED), isPublicPage, here],
      ),
    )
    .groupBy(documents.id, locations.id, mediaItems.id)
    .orderBy(asc(documents.id), asc(mediaItems.id))
    .limit(MAX_PROBLEMS)
  return rows.map(({ mediaId, place: at, ...row }) => ({
    ...row,
    ...blockOf(at ?? ''),
    ...{ kind: 'MISSING_ALT', key: `${row.documentId}/${mediaId}` },
  }))
}

/** Finds drafts unchanged for 30 days. */
export const staleDrafts: FindInPages = async (orm, here) => {
  const before = new Date(Date.now() - STALE_MS)
  const rows = await orm
    .select({ ...pageColumns, updatedAt: documents.updatedAt, by: documents.updatedByName })
    .from(documents)
    .innerJoin(locations, eq(locations.id, documents.locationId))
    .where(
      and(
        ...[eq(documents.status, 'DRAFT'), eq(documents.recordStatus, 'ACTIVE')],
        ...[lt(documents.updatedAt, before), here],
      ),
    )
    .orderBy(asc(documents.updatedAt), asc(documents.id))
    .limit(MAX_PROBLEMS)
  return rows.map(({ updatedAt, by, ...row }) => ({
    ...row,
    ...{ kind: 'STALE_DRAFT', key: String(row.documentId), language: null, block: null },
    detail: `${updatedAt.toISOString().slice(0, 10)}, ${by}`,
  }))
}
