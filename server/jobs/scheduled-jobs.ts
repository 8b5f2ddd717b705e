/** The kinds of jobs that run at a scheduled time. An import adds them for the schedules it writes. */

/** Publishes or unpublishes a page. */
export const SCHEDULE = 'schedule'
/** Shows or hides a record. */
export const RECORD_SCHEDULE = 'recordSchedule'
/** Publishes a change to the locations of a wave. */
export const PAGE_WAVE = 'pageWave'
/** Publishes a kit at a location, and ends it after its last day. */
export const KIT = 'kit'
/** Reads a subscribed calendar. */
export const CALENDAR_SYNC = 'calendarSync'
