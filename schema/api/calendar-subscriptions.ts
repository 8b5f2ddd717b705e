/** Limits: subscribed calendars of a location, events imported from each, and notes in a report. */
export const CALENDAR_LIMITS = { subscriptions: 10, events: 500, notes: 50 } as const

/** Hours between two checks. */
export const CALENDAR_INTERVALS = [1, 6, 24] as const

/** Why a calendar was not read the last time. */
export const calendarProblems = ['UNREACHABLE', 'NOT_A_CALENDAR', 'EMPTY', 'NO_ACCESS'] as const
export type CalendarProblem = (typeof calendarProblems)[number]

/** What a person is told of one entry of a calendar. */
export const calendarNotes = [
  /** Changed here: these fields are no longer what the calendar says. */
  'CHANGED_HERE',
  /** No longer in the calendar, and changed here: it stays. */
  'STAYS',
  'DELETED_HERE',
  'OTHER_CALENDAR',
  'NOT_ALLOWED',
  'REFUSED',
  'LEFT_OUT',
  /** The next events alone are taken; the title is how many there are. */
  'TOO_MANY',
] as const
export type CalendarNoteReason = (typeof calendarNotes)[number]

export interface CalendarNote {
  readonly reason: CalendarNoteReason
  readonly title: string
  readonly recordId: string | null
  /** The names of the fields that were changed here. */
  readonly fields: readonly string[]
  /** Of what was refused or left out, in English. */
  readonly problem: string | null
}

/** What the last comparison has done. */
export interface CalendarReport {
  readonly added: number
  readonly changed: number
  readonly removed: number
  readonly unchanged: number
  readonly notes: readonly CalendarNote[]
  /** Notes that are not among these. */
  readonly moreNotes: number
  /** Whether there is more to write, which the next run does at once. */
  readonly isPartial?: boolean
}
