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
