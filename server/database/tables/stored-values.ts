import type { LocaleScope } from '#schema/entities/place'
import type { RecordText } from '#schema/entities/record-text'
import type { ReviewStep } from '#schema/entities/statuses'

/** The last step of a review in progress. */
export interface StoredReview {
  readonly step: ReviewStep
  /** ISO 8601. */
  readonly at: string
  readonly by: { readonly id: string; readonly name: string }
  readonly note: string
  /** The submitted texts; all of the draft if omitted. */
  readonly texts?: readonly LocaleScope[]
}

/** An entry in the schedule of an event. */
export interface StoredScheduleEntry {
  readonly title: string
  /** ISO 8601 in UTC. */
  readonly startsAt: string
  readonly endsAt: string | null
  /** Omitted if there are no translations. */
  readonly texts?: readonly RecordText[]
}

/** FINDING, REPLACING, UNDOING: a job is running. STOPPED: a person stopped the replacement. */
export type ReplacementState =
  | 'FINDING'
  | 'FOUND'
  | 'REPLACING'
  | 'REPLACED'
  | 'STOPPED'
  | 'UNDOING'
  | 'UNDONE'
  | 'FAILED'

/** The locations that are searched; `null` for all. */
export interface TextScope {
  readonly locationIds: readonly number[] | null
  readonly languages: readonly string[] | null
}

/** A match as it was found. */
export interface FoundHit {
  /** The text, `title` or `b_1#slides.2.title`, and the index of the match in it. */
  readonly path: string
  readonly index: number
  readonly label: string
  /** Hash of the whole text: if it differs, the match is stale. */
  readonly hash: string
  readonly match: string
  readonly groups: readonly string[]
  readonly before: string
  readonly after: string
  readonly takesLink: boolean
}

/** A replaced text: its previous value, and the hash of the new one. */
export interface ChangedText {
  readonly path: string
  readonly before: string
  readonly hash: string
}

/** A change that a location suggests of locked content of a network page. */
export interface StoredSuggestion {
  readonly language: string
  /** The text in the block, `title` or `slides.2.title`; `null` for the block itself, which only the note describes. */
  readonly path: string | null
  readonly label: string
  /** The text as the location saw it and as it should be, without formatting. */
  readonly before: string
  readonly after: string
  /** The decision and the account that made it; `null` before. It waits again once a save took the accepted text back. */
  readonly answer: {
    readonly isAccepted: boolean
    readonly by: string
    readonly note: string
    /** The text that was replaced, and the version of the draft that has the suggested one; absent if nothing was saved. */
    readonly saved?: { readonly replaced: string; readonly version: number }
  } | null
}
