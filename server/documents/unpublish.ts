import { refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../database/orm'
import { ApiError } from '../http/errors/api-error'
import { NOT_PUBLISHED, type StatusDecision } from './change-status'
import type { DocumentRow } from './document-row'
import { composePublished, readPublications } from './publications/publications'
import { isMeant, noText, type TextsOfPage } from './texts-of-page'
import { nextStatuses, statusAfter } from './transitions'

/** Unpublishes texts of a page, all if none are named; the draft stays. */
export async function unpublishTexts(
  tx: Orm,
  row: DocumentRow,
  part: TextsOfPage,
): Promise<StatusDecision> {
  const { id, status, publishedVersion } = row
  if (publishedVersion === null)
    throw new ApiError('INVALID_TRANSITION', refusalFor('notPublished'), {
      allowed: nextStatuses(status),
    })
  const known = await readPublications(tx, id)
  const rows = known.filter((text) => !isMeant(row, part)(text))
  if (rows.length === known.length && known.length > 0) throw noText('unpublish')
  const after = statusAfter('unpublish', status)
  if (rows.length === 0) return { set: { ...NOT_PUBLISHED, status: after } }
  return {
    set: { status: after, publishedAt: new Date() },
    published: await composePublished(tx, { documentId: id, rows, version: publishedVersion }),
  }
}
