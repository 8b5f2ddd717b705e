import { t } from '../../messages/t'

/** Reasons why a row of a table, or an entry of a calendar, isn't imported. */
export const importRefusals = {
  rowField: ({ label, given, problem }: { label: string; given: string; problem: string }) =>
    given === '' ? `${label}: ${problem}` : `${label} “${given}”: ${problem}`,
  rowTime: ({ label, given }: { label: string; given: string }) =>
    `${label} “${given}”: ${t('can’t be read as a date and time. Write it like 2026-12-24 18:30')}`,
  eventCancelled: () => t('It is cancelled.'),
  eventOver: () => t('It is over.'),
  eventUntitled: () => t('It has no title.'),
  eventWithoutStart: () => t('It has no start.'),
  unknownTimeZone: ({ zone }: { zone: string }) =>
    t('Its time zone “{zone}” is not known.', { zone }),
  eventTimeSkipped: () => t('Its time does not exist: the clocks go forward then.'),
  repeatsWithinDay: () => t('It repeats within a day.'),
  repeatsByPart: ({ part }: { part: string }) =>
    t('It repeats by {part}, which is not supported.', { part }),
  repeatsByWeekdayOfYear: () => t('It repeats by a weekday of the year, which is not supported.'),
} as const
