/** Limits: subscribed calendars of a location, events imported from each, and notes in a report. */
export const CALENDAR_LIMITS = { subscriptions: 10, events: 500, notes: 50 } as const

/** Hours between two checks. */
export const CALENDAR_INTERVALS = [1, 6, 24] as const

/** Reasons why the last check of a calendar failed. */
const calendarProblems = ['UNREACHABLE', 'NOT_A_CALENDAR', 'EMPTY', 'NO_ACCESS'] as const
export type CalendarProblem = (typeof calendarProblems)[number]

/** Notes about one entry of a calendar. */
const calendarNotes = [
  /** Changed here: these fields no longer follow the calendar. */
  'CHANGED_HERE',
  /** No longer in the calendar, but changed here, so it is kept. */
  'STAYS',
  'DELETED_HERE',
  'OTHER_CALENDAR',
  'NOT_ALLOWED',
  'REFUSED',
  'LEFT_OUT',
  /** Only the next events are imported; the title is their number. */
  'TOO_MANY',
] as const
export type CalendarNoteReason = (typeof calendarNotes)[number]

export interface CalendarNote {
  readonly reason: CalendarNoteReason
  readonly title: string
  readonly recordId: string | null
  /** The names of the fields changed here. */
  readonly fields: readonly string[]
  /** The reason for refused or omitted entries, in English. */
  readonly problem: string | null
}

/** Result of the last comparison. */
export interface CalendarReport {
  readonly added: number
  readonly changed: number
  readonly removed: number
  readonly unchanged: number
  readonly notes: readonly CalendarNote[]
  /** Number of notes beyond those listed. */
  readonly moreNotes: number
  /** True if more has to be written, which the next run does at once. */
  readonly isPartial?: boolean
}
