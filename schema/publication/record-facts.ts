import { localTime } from '../entities/local-time'
import type { RecordStatus, ScheduledAction } from '../entities/statuses'
import type { PublicationFacts, ScheduleFacts } from './publication-facts'

/** The stored fields that determine a record's visibility, as lists and forms receive them. Times are ISO 8601. */
export interface StoredRecordFacts {
  readonly recordStatus: RecordStatus
  readonly isPublic: boolean
  /** False while its own visibility is that of a draft: its period then has no effect. */
  readonly isPublished?: boolean | null
  /** The period in which it is public, for kinds that have one. */
  readonly publishedAt?: string | null
  readonly until?: string | null
  /** The location's time zone; may be absent for records of the whole network. */
  readonly timeZone?: string | null
  readonly schedules?: readonly {
    readonly action: ScheduledAction
    readonly localAt: string
    readonly problem: string | null
  }[]
}

/** A record's draft, if known. */
export interface StoredDraftFacts {
  readonly status: 'DRAFT' | 'IN_REVIEW' | 'RETURNED'
  readonly review?: { readonly by: string; readonly at: string; readonly isMine: boolean } | null
}

/** Converts a record's state to the facts that messages are derived from. */
export function recordFacts(
  record: StoredRecordFacts,
  draft: StoredDraftFacts | null,
  now: Date,
): PublicationFacts {
  const { recordStatus, isPublic, publishedAt = null, until = null } = record
  const timeZone = record.timeZone ?? 'UTC'
  const isOver = isReleased(record) && until !== null && new Date(until) <= now
  const isInReview = draft !== null && draft.status !== 'DRAFT'
  const step = draft?.status === 'RETURNED' ? 'RETURNED' : 'SUBMITTED'
  const { by = '', at = now.toISOString(), isMine = false } = draft?.review ?? {}
  return {
    ...{ recordStatus, isClosed: false },
    ...{ visibility: 'PUBLIC', timeZone },
    texts: [
      {
        ...{ language: null, isInReview, hasChanges: draft !== null },
        live: isPublic ? { version: null, since: publishedAt, until } : null,
        ended: isOver && !isPublic ? { at: until, by: 'EXPIRED' } : null,
      },
    ],
    review: isInReview ? { step, by, isMine, at } : null,
    schedules: [...ownTimes(record, { timeZone, now }), ...(record.schedules ?? []).map(asFacts)],
  }
}

/** A record as its save was answered. Times are ISO 8601. */
export interface SavedRecordFacts {
  /** True if visitors see it within its period. */
  readonly isPublic: boolean
  readonly publishedAt?: string | null
  readonly until?: string | null
}

interface SavedOf {
  readonly timeZone: string
  readonly schedules?: StoredRecordFacts['schedules'] | undefined
}

/** Converts the answer to a save, and what the save does not change, to the facts that messages are derived from. */
export function savedFacts(
  { isPublic, publishedAt = null, until = null }: SavedRecordFacts,
  { timeZone, schedules = [] }: SavedOf,
  now = new Date(),
): PublicationFacts {
  const isNow =
    (publishedAt === null || new Date(publishedAt) <= now) &&
    (until === null || new Date(until) > now)
  const saved = { isPublished: isPublic, isPublic: isPublic && isNow, publishedAt, until }
  return recordFacts({ timeZone, schedules, ...saved, recordStatus: 'ACTIVE' }, null, now)
}

/** Returns the schedule set by the record’s own fields. */
function ownTimes(
  record: StoredRecordFacts,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): readonly ScheduleFacts[] {
  const { publishedAt = null, until = null } = record
  if (!isReleased(record) || publishedAt === null || new Date(publishedAt) <= now) return []
  const localUntil = until === null ? null : localTime(until, timeZone)
  const localAt = localTime(publishedAt, timeZone)
  return [{ action: 'PUBLISH', language: null, localAt, localUntil, problem: null }]
}

/** Returns whether visitors see it within its period. */
function isReleased({ recordStatus, isPublished }: StoredRecordFacts): boolean {
  return recordStatus === 'ACTIVE' && isPublished !== false
}

function asFacts({
  action,
  localAt,
  problem,
}: NonNullable<StoredRecordFacts['schedules']>[number]): ScheduleFacts {
  return { action, localAt, problem, language: null, localUntil: null }
}
