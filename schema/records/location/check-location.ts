import { readCoordinates } from '../../entities/coordinates'
import { endOf, type Hours, hoursGroup, isPeriod, MAX_NIGHT_HOURS } from '../../entities/hours'
import { isTimeZone } from '../../entities/local-time'
import { RESERVED_WORDS } from '../../entities/page-address'
import { readPeriods } from '../../entities/periods'
import { dayAfter, MAX_SPECIAL_DAYS_IN_ROW } from '../../entities/special-days'
import { type Weekday, weekdays } from '../../entities/statuses'
import type { PropsOf } from '../../fields'
import type { CheckIssue } from '../../fields/field'
import { isSlug } from '../../fields/slug'
import { recordIssue } from '../messages/check-messages'
import { locationIssue } from '../messages/location-messages'
import type { LocationFields } from './location-fields'

type Values = PropsOf<LocationFields>
type Issues = CheckIssue[]

/** Returns the issues of a location, each with a sentence for its field. */
export function checkLocation(values: Values): readonly CheckIssue[] {
  return [
    ...slugIssues(values.slug),
    ...checkHost(values.host),
    ...textIssues(values),
    ...linkIssues(values),
    ...hoursIssues(values.hours),
    ...dayIssues(values.specialDays),
  ]
}

function slugIssues(slug: string): Issues {
  if (slug === '') return []
  if (!isSlug(slug)) return [locationIssue('slug', 'slugLetters')]
  // `/3` would be the address of the page with that id.
  if (/^\d+$/.test(slug)) return [locationIssue('slug', 'slugNumber')]
  if (RESERVED_WORDS.has(slug)) return [locationIssue('slug', 'slugReserved', { slug })]
  return []
}

const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
const HOST = new RegExp(`^(?:${LABEL}\\.)+${LABEL}$`)

function checkHost(host: string): Issues {
  if (host === '') return []
  if (/[/:@]/.test(host)) return [locationIssue('host', 'hostAlone')]
  if (!HOST.test(host.toLowerCase())) return [locationIssue('host', 'hostName')]
  if (/^[\d.]+$/.test(host)) return [locationIssue('host', 'hostNumber')]
  return []
}

function textIssues({ timeZone, emailPrimary, phonePrimary, coordinates }: Values): Issues {
  const issues: Issues = []
  if (timeZone !== '' && !isTimeZone(timeZone))
    issues.push(locationIssue('timeZone', 'timeZoneUnknown', { timeZone }))
  if (emailPrimary !== '' && !isEmail(emailPrimary))
    issues.push(recordIssue('emailPrimary', 'pattern', 'email'))
  if (phonePrimary !== '' && !isPhone(phonePrimary))
    issues.push(recordIssue('phonePrimary', 'pattern', 'phone'))
  if (coordinates !== '' && !readCoordinates(coordinates))
    issues.push(locationIssue('coordinates', 'coordinates'))
  return issues
}

/** Accepts numbers of any country, optionally with an extension. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)
}

export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s().\-/]+(?:(?:ext\.?|x|#)\s*\d+)?$/i.test(text) && digits >= 3 && digits <= 20
}

const LINKS = ['giveUrl', 'facebook', 'instagram', 'twitter', 'youtube'] as const

function linkIssues(values: Values): Issues {
  return LINKS.filter((name) => values[name] !== '' && !isLink(values[name], name)).map((name) =>
    locationIssue(name, 'fullLink'),
  )
}

/** The donation link may be a page of the site itself. */
function isLink(text: string, name: string): boolean {
  if (name === 'giveUrl' && /^\/(?![/\\])\S*$/.test(text)) return true
  return /^https?:\/\/[^\s/?#]+\.[^\s/?#]+(?:[/?#]\S*)?$/i.test(text)
}

function hoursIssues(json: string): Issues {
  if (json.trim() === '') return []
  const groups = parsed(json)
  if (groups === null) return [locationIssue('hours', 'hoursUnreadable')]
  return groups.flatMap((group, index) => {
    const read = hoursGroup.safeParse(group)
    const name = nameOf(group)
    if (!read.success) {
      const isEnd = read.error.issues[0]?.code === 'custom'
      return [
        locationIssue('hours', isEnd ? 'groupEnd' : 'groupUnreadable', { name, number: index + 1 }),
      ]
    }
    if (read.data.name.trim() === '') return [locationIssue('hours', 'groupName')]
    const overlap = weekdays.find((day) => overlaps(read.data.hours, day))
    return overlap ? [locationIssue('hours', 'groupOverlap', { name, weekday: overlap })] : []
  })
}

function parsed(json: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(json)
    return Array.isArray(value) ? value : [value]
  } catch {
    // Invalid JSON: the caller reports it to the editor.
    return null
  }
}

function nameOf(group: unknown): string {
  return typeof group === 'object' && group !== null && 'name' in group ? String(group.name) : ''
}

/** Returns whether periods of a day overlap, or one of the previous night extends into the first. */
function overlaps(
  hours: readonly (Hours & { readonly weekday: Weekday })[],
  day: Weekday,
): boolean {
  const eve = weekdays.at(weekdays.indexOf(day) - 1)
  const on = hours.filter(({ weekday }) => weekday === day)
  const night = hours
    .filter((each) => each.weekday === eve && endOf(each) > 24)
    .map((each) => ({ startHour: 0, endHour: endOf(each) - 24 }))
  return meet([...night, ...on])
}

function meet(hours: readonly Hours[]): boolean {
  const sorted = [...hours].sort((a, b) => a.startHour - b.startHour)
  return sorted.some((each, index) => {
    const before = sorted[index - 1]
    return before !== undefined && each.startHour < endOf(before)
  })
}

function dayIssues(days: Values['specialDays']): Issues {
  return days.flatMap((day, index) => {
    const path = `specialDays.${index}`
    const key = keyOf(day)
    const isTwice = day.date !== '' && days.findIndex((other) => keyOf(other) === key) < index
    return [
      ...checkDate(`${path}.date`, day.date),
      ...timesIssues(`${path}.times`, day.times),
      ...untilIssues(path, day),
      ...exceptIssues(path, day),
      ...(day.ofNetwork && day.group !== ''
        ? [locationIssue(`${path}.group`, 'dayOfNetworkGroup')]
        : []),
      ...(isTwice ? [locationIssue(`${path}.date`, 'dayTwice')] : []),
    ]
  })
}

type Day = Values['specialDays'][number]

/**
 * Returns the key of an entry. Two entries may include the same day, because the shorter one wins; two with identical days
 * contradict each other.
 */
function keyOf({ date, until, group, repeats, ofNetwork }: Day): string {
  const [first, last] = [date, until || date].map((day) => day.slice(0, 10))
  return [first, last, group, repeats === 'YEARLY', ofNetwork].join(' ')
}

function checkDate(path: string, date: string): Issues {
  return date === '' || isDay(date.slice(0, 10)) ? [] : [locationIssue(path, 'dayMissing')]
}

function timesIssues(path: string, times: string): Issues {
  const periods = readPeriods(times)
  if (!periods.every(isPeriod) || periods.some(({ startHour }) => startHour >= 24))
    return [locationIssue(path, 'endsBefore', { max: MAX_NIGHT_HOURS })]
  return meet(periods) ? [locationIssue(path, 'timesOverlap')] : []
}

function untilIssues(path: string, { date, until }: Day): Issues {
  if (until === '' || !isDay(date.slice(0, 10))) return []
  const [first, last] = [date.slice(0, 10), until.slice(0, 10)]
  const field = `${path}.until`
  if (!isDay(last)) return checkDate(field, until)
  if (last < first) return [locationIssue(field, 'lastDayFirst')]
  if (last >= dayAfter(first, MAX_SPECIAL_DAYS_IN_ROW))
    return [locationIssue(field, 'daysInRow', { max: MAX_SPECIAL_DAYS_IN_ROW })]
  return []
}

function exceptIssues(path: string, { date, until, except }: Day): Issues {
  const [first, last] = [date.slice(0, 10), (until || date).slice(0, 10)]
  return except.flatMap((other, index) => {
    const field = `${path}.except.${index}`
    const day = other.date.slice(0, 10)
    const isTwice = except.findIndex((each) => each.date.slice(0, 10) === day) < index
    const isOutside = isDay(day) && (day < first || day > last)
    return [
      ...checkDate(`${field}.date`, other.date),
      ...timesIssues(`${field}.times`, other.times),
      ...(isOutside ? [locationIssue(`${field}.date`, 'dayOutside')] : []),
      ...(day !== '' && isTwice ? [locationIssue(`${field}.date`, 'dayTwice')] : []),
    ]
  })
}

function isDay(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date)
}
