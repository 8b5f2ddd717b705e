import type { Schedule } from '../api/publishing'

/** Something that happens on a day of the calendar. */
export interface CalendarEntry
  extends Pick<
    Schedule,
    'documentId' | 'title' | 'locationName' | 'language' | 'problem' | 'timeZone'
  > {
  readonly key: string
  readonly isPublished: boolean
  /** By the clocks of the location: `2026-11-08T06:00`. */
  readonly localAt: string
}

/** What happens when, in the order of local time: what is published until a time is taken off then. */
export function entriesOf(schedules: readonly Schedule[]): readonly CalendarEntry[] {
  return schedules
    .flatMap(({ id, action, localAt, localUntil, ...rest }): CalendarEntry[] => {
      const begins = { ...rest, key: String(id), isPublished: action === 'PUBLISH', localAt }
      if (localUntil === null) return [begins]
      const ends = { ...rest, key: `${id} until`, isPublished: false, localAt: localUntil }
      return [begins, { ...ends, problem: null }]
    })
    .sort((a, b) => a.localAt.localeCompare(b.localAt))
}
