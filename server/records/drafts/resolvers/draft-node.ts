import type { RecordDraftStatus } from '#schema/entities/statuses'
import { type ReviewNode, reviewNode } from '../../../documents/document-row'
import type { Principal } from '../../../people/access/principal'
import type { StoredDraft } from '../stored-drafts'

/** A draft of a record as the caller sees it (`RecordDraft` in schema/api). */
export interface DraftNode {
  readonly version: number
  readonly baseVersion: number
  readonly values: unknown
  readonly savedAt: string
  readonly savedBy: string
  readonly status: RecordDraftStatus
  readonly review: ReviewNode | null
}

export function draftNode(draft: StoredDraft, principal: Principal | null): DraftNode {
  const { version, baseVersion, values, savedAt, savedByName, status } = draft
  return {
    ...{ version, baseVersion, savedAt: savedAt.toISOString(), savedBy: savedByName, status },
    values: JSON.parse(values),
    review: reviewNode(draft, principal),
  }
}
