import type { Weekday } from '#schema/entities/statuses'

/** Local times, `6:30`. */
export type Opening = readonly [days: readonly Weekday[], from: string, until: string]

/** The facts of a location that stand in more than one text: hours, activities and pages are written from it. */
interface LocationFacts {
  readonly phone: string
  readonly arti: readonly Opening[]
  /** The times of meals. */
  readonly kitchen: readonly Opening[]
  /** The times of activities, by their slugs. */
  readonly weekly: Readonly<Record<string, Opening>>
}

export const MIDWEEK: readonly Weekday[] = ['WEDNESDAY', 'THURSDAY', 'FRIDAY']
export const WORKDAYS: readonly Weekday[] = ['MONDAY', 'TUESDAY', ...MIDWEEK]
export const WEEKEND: readonly Weekday[] = ['SATURDAY', 'SUNDAY']
export const DAILY: readonly Weekday[] = [...WORKDAYS, ...WEEKEND]

export const AGES = { 'bal-sabha': '4-13', 'kishore-sabha': '14-21' } as const

export const facts = {
  10: {
    phone: '+1 203-555-0110',
    // On Sundays the shrine is closed; the arti of the assembly is in the hall.
    arti: [
      [['MONDAY', 'TUESDAY'], '7:00', '7:15'],
      [['MONDAY', 'TUESDAY'], '11:45', '12:00'],
      [['MONDAY', 'TUESDAY'], '19:30', '19:45'],
      [MIDWEEK, '7:00', '7:15'],
      [MIDWEEK, '11:45', '12:00'],
      [MIDWEEK, '18:30', '18:45'],
      [['SATURDAY'], '6:30', '6:45'],
      [['SATURDAY'], '11:45', '12:00'],
      [['SATURDAY'], '19:30', '19:45'],
      [['SUNDAY'], '19:00', '19:15'],
    ],
    kitchen: [
      [MIDWEEK, '11:00', '18:30'],
      [['SATURDAY'], '10:00', '20:00'],
    ],
    weekly: {
      'youth-activities': [['SUNDAY'], '15:30', '17:00'],
      'bal-sabha': [['SUNDAY'], '15:30', '16:45'],
      'kishore-sabha': [['SUNDAY'], '15:30', '17:00'],
      'sunday-assembly': [['SUNDAY'], '17:00', '19:30'],
      'gujarati-classes': [['SATURDAY'], '10:00', '11:30'],
      'tabla-and-harmonium': [['WEDNESDAY'], '17:30', '19:00'],
      'sunrise-yoga': [['MONDAY', 'SATURDAY'], '6:00', '7:15'],
      'mahila-mandal': [['FRIDAY'], '14:00', '15:30'],
      'annapurna-seva': [[...MIDWEEK, 'SATURDAY'], '7:00', '18:30'],
    },
  },
  20: {
    phone: '+1 613-555-0142',
    arti: [
      [DAILY, '7:00', '7:15'],
      [DAILY, '12:00', '12:15'],
      [DAILY, '18:00', '18:15'],
    ],
    kitchen: [],
    weekly: {
      'youth-activities': [['SUNDAY'], '15:00', '16:30'],
      'bal-sabha': [['SUNDAY'], '15:00', '16:15'],
      'kishore-sabha': [['SUNDAY'], '15:00', '16:30'],
      'sunday-sabha': [['SUNDAY'], '16:30', '19:00'],
      'chair-yoga': [['THURSDAY'], '10:00', '11:00'],
      'newcomers-desk': [['SATURDAY'], '9:00', '12:00'],
      'knitting-circle': [['THURSDAY'], '18:30', '20:30'],
    },
  },
  30: {
    phone: '+44 116 496 0123',
    arti: [
      [DAILY, '7:30', '7:45'],
      [DAILY, '11:45', '12:00'],
      [DAILY, '18:30', '18:45'],
    ],
    kitchen: [[['SUNDAY'], '12:30', '15:00']],
    weekly: {
      'youth-activities': [['SATURDAY'], '14:00', '16:00'],
      'bal-sabha': [['SATURDAY'], '14:00', '15:00'],
      'kishore-sabha': [['SATURDAY'], '14:30', '16:00'],
      'sunday-kitchen': [['SUNDAY'], '8:00', '15:00'],
      'ras-garba-class': [['TUESDAY'], '19:00', '20:30'],
      'walking-football': [['FRIDAY'], '10:00', '11:00'],
      satsang: [['WEDNESDAY'], '19:00', '20:30'],
    },
  },
  40: {
    phone: '+254 20 555 0134',
    arti: [
      [DAILY, '6:00', '6:15'],
      [DAILY, '11:45', '12:00'],
      [DAILY, '18:00', '18:15'],
    ],
    kitchen: [[['SUNDAY'], '12:30', '14:00']],
    weekly: {
      'youth-activities': [['SATURDAY'], '9:00', '11:30'],
      'bal-sabha': [['SATURDAY'], '9:00', '10:15'],
      'kishore-sabha': [['SATURDAY'], '10:00', '11:30'],
      'clinic-volunteers': [['TUESDAY', 'THURSDAY', 'SATURDAY'], '9:00', '13:00'],
      'bhajan-choir': [['WEDNESDAY'], '18:00', '19:30'],
      'sunrise-arti': [['SUNDAY'], '6:00', '7:00'],
      'traders-school': [['SATURDAY'], '10:00', '12:30'],
    },
  },
  50: {
    phone: '+91 265 555 0170',
    arti: [
      [DAILY, '5:30', '5:50'],
      [DAILY, '11:45', '12:00'],
      [DAILY, '18:30', '18:50'],
    ],
    kitchen: [],
    weekly: {
      'youth-activities': [['SUNDAY'], '8:30', '10:30'],
      'bal-sabha': [['SUNDAY'], '8:30', '9:45'],
      'kishore-sabha': [['SUNDAY'], '9:00', '10:30'],
      'carving-school': [[...WORKDAYS, 'SATURDAY'], '9:00', '17:00'],
      'yoga-by-the-kund': [DAILY, '6:00', '7:00'],
      'mahila-satsang': [['THURSDAY'], '15:30', '17:00'],
      'annakshetra-seva': [DAILY, '8:00', '11:00'],
    },
  },
} as const satisfies Readonly<Record<number, LocationFacts>>

/** Returns the facts of a location; throws for one that is not there. */
export function factsOf(locationId: number): LocationFacts {
  const known = Object.entries(facts).find(([id]) => Number(id) === locationId)
  if (!known) throw new Error(`Nothing is known of location ${locationId}`)
  return known[1]
}

/** `Sundays, 3:30pm to 5:00pm`. */
export function timing([days, from, until]: Opening): string {
  return `${daysText(days)}, ${timeText(from)} to ${timeText(until)}`
}

/** `3:30pm`, as the hours of the site are written. */
export function timeText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}${hours < 12 ? 'am' : 'pm'}`
}

/** The link that a tap calls: `tel:+12035550110`. */
export function phoneHref(locationId: number): string {
  return `tel:${factsOf(locationId).phone.replace(/[^+\d]/g, '')}`
}

/** `Sundays`, `Mondays and Saturdays`, `Monday to Saturday`, `Daily`. */
export function daysText(days: readonly Weekday[]): string {
  if (days.length === DAILY.length) return 'Daily'
  const [first = '', ...others] = days.map((day) => `${day[0]}${day.slice(1).toLowerCase()}`)
  const last = others.at(-1)
  if (last === undefined) return `${first}s`
  if (days.length > 3) return `${first} to ${last}`
  return `${[first, ...others.slice(0, -1)].map((day) => `${day}s`).join(', ')} and ${last}s`
}

/** The front pages of the networks: the channels of the sample are invented, and no stranger’s may be used for them. */
export const NETWORK_PAGES = {
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  twitter: 'https://x.com/',
  youtube: 'https://www.youtube.com/',
} as const
