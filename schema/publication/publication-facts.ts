import type { RecordStatus, ReviewStep, ScheduledAction, Visibility } from '../entities/statuses'

/** Why visitors stopped seeing a text: another version took its place, or it was taken away, and how. */
export type PublicationEnd = 'ARCHIVED' | 'EXPIRED' | 'REPLACED' | 'TRASHED' | 'UNPUBLISHED'

/** One text of a page or a record, as it is stored. Moments are ISO 8601. */
export interface TextFacts {
  /** `null` for what has no languages. */
  readonly language: string | null
  /** The location it is for, where that is not the thing's own. */
  readonly locationName?: string | null
  /** What visitors see; `null` where they see nothing. */
  readonly live: {
    readonly version: number | null
    readonly since: string | null
    readonly until: string | null
  } | null
  /** Whether publishing it would change what visitors see. */
  readonly hasChanges: boolean
  readonly isInReview: boolean
  /** When visitors last stopped seeing it; `null` for what is live, or never was. */
  readonly ended: { readonly at: string; readonly by: PublicationEnd } | null
}

/** A step at a time, by the clocks of the thing's location. */
export interface ScheduleFacts {
  readonly action: ScheduledAction
  /** `null` for every language. */
  readonly language: string | null
  readonly localAt: string
  readonly localUntil: string | null
  /** Why it was not done; `null` while it waits. */
  readonly problem: string | null
}

/** What is stored about the publication of one page or record. Every statement about it is made of this. */
export interface PublicationFacts {
  /** What it is called in a sentence: `page`, `event`. */
  readonly noun: string
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
