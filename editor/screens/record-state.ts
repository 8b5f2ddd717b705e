import type { ListedRecord } from '../api/record-desk'

/** The status of a record as lists and forms show it; each has a mark of its own shape (`status-mark.css`). */
export type RecordWords = 'On the site' | 'Planned' | 'Over' | 'Draft' | 'Archived' | 'In the trash'

/** The status of a record in words. */
export function stateWords(
  record: Pick<ListedRecord, 'recordStatus' | 'isPublic'> &
    Partial<Pick<ListedRecord, 'publishedAt' | 'until'>>,
  now = new Date(),
): RecordWords {
  if (record.recordStatus === 'DELETED') return 'In the trash'
  if (record.recordStatus === 'ARCHIVED') return 'Archived'
  if (record.isPublic) return 'On the site'
  if (record.recordStatus !== 'ACTIVE') return 'Draft'
  if (record.until && new Date(record.until) <= now) return 'Over'
  if (record.publishedAt && new Date(record.publishedAt) > now) return 'Planned'
  return 'Draft'
}
