import { type Weekday, weekdays } from '../../entities/statuses'
import { languageTag } from '../../messages/fill'
import { t } from '../../messages/t'
import { issuesOf } from './check-issue'

/** Messages of the checks of a location, like those of `check-messages.ts`: apart, because only its form needs them. */
export const locationMessages = {
  slugLetters: () => t('Use lower-case letters, digits and single hyphens, like new-delhi'),
  slugNumber: () => t('Use at least one letter: numbers are page addresses'),
  slugReserved: ({ slug }: { slug: string }) =>
    t('“{slug}” is reserved for the site. Choose another', { slug }),
  hostAlone: () => t('Enter the host name alone, without https:// or a path'),
  hostName: () => t('Enter a host name, like ottawa.example.org'),
  hostNumber: () => t('Enter a host name, not an IP address'),
  timeZoneUnknown: ({ timeZone }: { timeZone: string }) =>
    t('“{timeZone}” isn’t a time zone. Use one like America/Toronto or Asia/Kolkata', { timeZone }),
  coordinates: () => t('Enter the latitude (-90 to 90) first, then the longitude (-180 to 180)'),
  fullLink: () => t('Enter a full link, like https://www.example.org'),
  hoursUnreadable: () => t('These opening hours can’t be read'),
  groupUnreadable: ({ name, number }: { name: string; number: number }) =>
    name === ''
      ? t('Opening hours {number}: these can’t be read', { number })
      : t('{name}: these opening hours can’t be read', { name }),
  groupEnd: ({ name, number }: { name: string; number: number }) =>
    name === ''
      ? t('Opening hours {number}: must end after it starts', { number })
      : t('{name}: must end after it starts', { name }),
  groupName: () => t('Enter what’s open, like “Mandir Campus” or “Darshan”'),
  groupOverlap: ({ name, weekday }: { name: string; weekday: Weekday }) =>
    t('{name}: the times of {day} overlap', { name, day: dayName(weekday) }),
  timesOverlap: () => t('These times overlap'),
  endsBefore: ({ max }: { max: number }) =>
    t(
      'It ends before it starts. Hours past midnight, like 22:00 to 02:00, can last at most {max} hours',
      { max },
    ),
  dayOfNetworkGroup: () => t('A day for all locations applies to all opening hours'),
  dayTwice: () => t('This day already has an entry. Edit that entry instead'),
  dayMissing: () => t('This day doesn’t exist'),
  lastDayFirst: () => t('The last day is before the first day'),
  daysInRow: ({ max }: { max: number }) => t('At most {max} days in a row', { max }),
  dayOutside: () => t('Choose a day from the first to the last'),
} as const
/** Creates an issue by the code of its message: `locationIssue('slug', 'slugReserved', { slug })`. */
export const locationIssue = issuesOf(locationMessages, 'pattern')

/** Returns 'Monday'. 1 January 2023 was a Sunday. */
function dayName(day: Weekday): string {
  const date = new Date(Date.UTC(2023, 0, 1 + weekdays.indexOf(day)))
  return date.toLocaleDateString(languageTag(), { weekday: 'long', timeZone: 'UTC' })
}
