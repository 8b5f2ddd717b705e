import type { RecordStatus, ReviewStep, ScheduledAction, Visibility } from '../entities/statuses'

/** The reason why a text is no longer public: it was replaced by another version or removed, and how. */
export type PublicationEnd = 'ARCHIVED' | 'EXPIRED' | 'REPLACED' | 'TRASHED' | 'UNPUBLISHED'

/** One stored text of a page or record. Times are ISO 8601. */
export interface TextFacts {
  /** `null` for things without languages. */
  readonly language: string | null
  /** The location it is for, if it isn't the owner's. */
  readonly locationName?: string | null
  /** The published version; `null` if none is public. */
  readonly live: {
    readonly version: number | null
    readonly since: string | null
    readonly until: string | null
  } | null
  /** True if publishing would change what visitors see. */
  readonly hasChanges: boolean
  readonly isInReview: boolean
  /** The time at which it stopped being public; `null` if it is live, or never was. */
  readonly ended: { readonly at: string; readonly by: PublicationEnd } | null
}

/** A scheduled step, in the time zone of the location. */
export interface ScheduleFacts {
  readonly action: ScheduledAction
  /** `null` for every language. */
  readonly language: string | null
  readonly localAt: string
  readonly localUntil: string | null
  /** The reason why it failed; `null` while it is pending. */
  readonly problem: string | null
}

/** The stored publication state of one page or record. Every message about it is derived from this. */
export interface PublicationFacts {
  readonly recordStatus: RecordStatus
  /** Closed without publishing. */
  readonly isClosed: boolean
  readonly visibility: Visibility
  readonly timeZone: string
  readonly texts: readonly TextFacts[]
  readonly review: {
    readonly step: ReviewStep
    readonly by: string
    readonly isMine: boolean
    readonly at: string
  } | null
  readonly schedules: readonly ScheduleFacts[]
}
