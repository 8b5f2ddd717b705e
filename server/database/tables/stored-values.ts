import type { LocaleScope } from '#schema/entities/place'
import type { RecordText } from '#schema/entities/record-text'
import type { ReviewStep } from '#schema/entities/statuses'

/** The last step of a review that is under way. */
export interface StoredReview {
  readonly step: ReviewStep
  /** ISO 8601. */
  readonly at: string
  readonly by: { readonly id: string; readonly name: string }
  readonly note: string
  /** The texts that were submitted; left out for all of the draft. */
  readonly texts?: readonly LocaleScope[]
}

/** What happens when during an event. */
export interface StoredScheduleEntry {
  readonly title: string
  /** ISO 8601 in UTC. */
  readonly startsAt: string
  readonly endsAt: string | null
  /** Left out where it is said in no other language. */
  readonly texts?: readonly RecordText[]
}

/** FINDING, REPLACING, UNDOING: a job works at it. STOPPED: someone stopped the replacing. */
export type ReplacementState =
  | 'FINDING'
  | 'FOUND'
  | 'REPLACING'
  | 'REPLACED'
  | 'STOPPED'
  | 'UNDOING'
  | 'UNDONE'
  | 'FAILED'

/** Where texts are looked for; `null` is everywhere. */
export interface TextScope {
  readonly locationIds: readonly number[] | null
  readonly languages: readonly string[] | null
}

/** A hit as it was found. */
export interface FoundHit {
  /** The text, `title` or `b_1#slides.2.title`, and which hit of it. */
  readonly path: string
  readonly index: number
  readonly label: string
  /** Stands for the whole text: where it is another one, the hit is stale. */
  readonly hash: string
  readonly match: string
  readonly groups: readonly string[]
  readonly before: string
  readonly after: string
  readonly takesLink: boolean
}

/** A text that was replaced: what it said, and the hash of what it says then. */
export interface ChangedText {
  readonly path: string
  readonly before: string
  readonly hash: string
}
