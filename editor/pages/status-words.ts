import type { PostStatus } from '#schema/entities/statuses'

/** What a document's status is called. */
export function statusWords({
  status,
  publishedVersion,
  version,
}: {
  readonly status: PostStatus
  readonly version: number
  readonly publishedVersion: number | null
}): string {
  if (status === 'IN_REVIEW') return 'In review'
  if (status === 'ABANDONED') return 'Abandoned'
  if (publishedVersion === null) return 'Draft'
  return publishedVersion === version ? 'Published' : 'Published, with changes not yet live'
}
