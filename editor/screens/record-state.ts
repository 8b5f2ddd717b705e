import type { PublicationFacts } from '#schema/publication/publication-facts'
import { type PublicationStatus, publicationStatus } from '#schema/publication/publication-status'
import type { ListedRecord } from '../api/record-desk'

type Listed = Pick<ListedRecord, 'recordStatus' | 'isPublic'> &
  Partial<Pick<ListedRecord, 'publishedAt' | 'until'>>

/** The draft beside a record, where it is known. */
interface DraftFacts {
  readonly status: 'DRAFT' | 'IN_REVIEW' | 'RETURNED'
}

/** What lists and forms say of a record: the same as of a page, made of what is stored. */
export function recordStatus(
  record: Listed,
  draft: DraftFacts | null = null,
  now = new Date(),
): PublicationStatus {
  return publicationStatus(factsOf(record, draft, now))
}

function factsOf(record: Listed, draft: DraftFacts | null, now: Date): PublicationFacts {
  const { recordStatus: status, isPublic, publishedAt = null, until = null } = record
  const isOver = status === 'ACTIVE' && until !== null && new Date(until) <= now
  const isPlanned = status === 'ACTIVE' && publishedAt !== null && new Date(publishedAt) > now
  const isInReview = draft !== null && draft.status !== 'DRAFT'
  const step = draft?.status === 'RETURNED' ? 'RETURNED' : 'SUBMITTED'
  const plan = { action: 'PUBLISH', language: null, localUntil: null, problem: null } as const
  return {
    ...{ noun: 'record', recordStatus: status, isClosed: false, visibility: 'PUBLIC' },
    timeZone: 'UTC',
    texts: [
      {
        ...{ language: null, isInReview, hasChanges: draft !== null },
        live: isPublic ? { version: null, since: publishedAt, until } : null,
        ended: isOver && !isPublic ? { at: until, by: 'EXPIRED' } : null,
      },
    ],
    review: isInReview ? { step, by: '', isMine: false, at: now.toISOString() } : null,
    schedules: isPlanned ? [{ ...plan, localAt: publishedAt.slice(0, 16) }] : [],
  }
}
