import type { PostStatus, RecordStatus } from '#schema/entities/statuses'

type StatusWords =
  | 'Draft'
  | 'In review'
  | 'Published'
  | 'Published, with changes not yet live'
  | 'Abandoned'
  | 'Hidden'
  | 'Archived'
  | 'In the trash'

/** What a document's status is called. What became of the record says more than what its text went through. */
export function statusWords({
  status,
  publishedVersion,
  version,
  recordStatus = 'ACTIVE',
}: {
  readonly status: PostStatus
  readonly version: number
  readonly publishedVersion: number | null
  readonly recordStatus?: RecordStatus
}): StatusWords {
  if (recordStatus === 'DELETED') return 'In the trash'
  if (recordStatus === 'ARCHIVED') return 'Archived'
  if (recordStatus === 'INACTIVE') return 'Hidden'
  if (status === 'IN_REVIEW') return 'In review'
  if (status === 'ABANDONED') return 'Abandoned'
  if (publishedVersion === null) return 'Draft'
  // Of a page in several languages, one may be live as it is here and another not.
  const isLive = publishedVersion === version && status === 'PUBLISHED'
  return isLive ? 'Published' : 'Published, with changes not yet live'
}
