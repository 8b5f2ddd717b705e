import { asc, eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../database/orm'
import { topicItems } from '../database/tables'
import { ApiError } from '../http/errors/api-error'
import type { DocumentRow } from './document-row'
import { parseContent } from './publications/revision-items'

/**
 * Creates the error for a stale version with the complete stored state, so that the editor can show both versions and loses
 * nothing. The recipient may save the document, and therefore read it.
 */
export async function conflict(tx: Orm, row: DocumentRow, expected: number): Promise<ApiError> {
  const items = await tx
    .select()
    .from(topicItems)
    .where(eq(topicItems.topicId, row.topicId))
    .orderBy(asc(topicItems.id))
  return new ApiError('CONFLICT', refusalFor('newerVersion', { version: row.version, expected }), {
    current: {
      version: row.version,
      savedAt: row.updatedAt.toISOString(),
      savedBy: row.updatedByName,
      title: row.title,
      description: row.description,
      externalUrl: row.externalUrl,
      imageId: row.imageId,
      visibility: row.visibility,
      items: items.map(({ language, locationId, title, content, description, imageId }) => ({
        language,
        locationId,
        title,
        description,
        imageId,
        content: content === null ? null : parseContent(content),
      })),
    },
  })
}

/** Refuses a step requested for a version other than the stored one. */
export async function checkVersion(tx: Orm, row: DocumentRow, expected: number): Promise<void> {
  if (row.version !== expected) throw await conflict(tx, row, expected)
}
