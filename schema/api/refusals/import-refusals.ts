import { t } from '../../messages/t'

/** Reasons why a row of a table, or an entry of a calendar, isn't imported. */
export const importRefusals = {
  rowField: ({ label, given, problem }: { label: string; given: string; problem: string }) =>
    given === '' ? `${label}: ${problem}` : `${label} “${given}”: ${problem}`,
  rowTime: ({ label, given }: { label: string; given: string }) =>
    `${label} “${given}”: ${t('can’t be read as a date and time. Write it like 2026-12-24 18:30')}`,
  eventCancelled: () => t('This event is cancelled.'),
  eventOver: () => t('This event is over.'),
  eventUntitled: () => t('This entry has no title.'),
  eventWithoutStart: () => t('This entry has no start.'),
  unknownTimeZone: ({ zone }: { zone: string }) => t('Unknown time zone: “{zone}”.', { zone }),
  eventTimeSkipped: () => t('The start time does not exist, because the clocks go forward then.'),
  repeatsWithinDay: () => t('This event repeats several times a day, which is not supported.'),
  repeatsByPart: ({ part }: { part: string }) =>
    t('This event repeats by {part}, which is not supported.', { part }),
  repeatsByWeekdayOfYear: () =>
    t('This event repeats by a weekday of the year, which is not supported.'),
} as const
