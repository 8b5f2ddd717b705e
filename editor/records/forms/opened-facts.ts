import type { RecordStatus } from '#schema/entities/statuses'
import type { PublicationFacts } from '#schema/publication/publication-facts'
import { recordFacts } from '#schema/publication/record-facts'
import type { ApiClient } from '../../api/fetch-query'
import type { OpenedRecord, RecordFormOf } from './opened-record'

/** Returns the publication facts of a record as it was opened. */
export function factsOfOpened(opened: OpenedRecord, now = new Date()): PublicationFacts {
  const { recordStatus = 'ACTIVE', isPublic = false, stored = null, ...rest } = opened
  return recordFacts({ ...rest, isPublic, recordStatus: statusOf(recordStatus) }, stored, now)
}

/** Reads the publication facts stored for a record; `null` for kinds without any, and while they can’t be read. */
export async function readFacts(
  client: ApiClient,
  { openById }: RecordFormOf,
  id: number | string | null,
): Promise<PublicationFacts | null> {
  if (id === null) return null
  const opened = await openById?.(client, Number(id)).catch(() => null)
  return opened ? factsOfOpened(opened) : null
}

/** Returns the record status as used by lists. */
export function statusOf(status: string): RecordStatus {
  const known = ['ACTIVE', 'ARCHIVED', 'DELETED', 'INACTIVE'] as const
  return known.find((each) => each === status) ?? 'ACTIVE'
}
