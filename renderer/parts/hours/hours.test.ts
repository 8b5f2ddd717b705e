import '#renderer/parts/words/all-words'
import { describe, expect, test } from 'vitest'
import { toronto } from '#renderer/testing/world'
import { type HoursGroup, parseHours, type SpecialDay } from '#schema/entities/hours'
import { type Weekday, weekdays } from '#schema/entities/statuses'
import { messagesFor } from '../words/words'
import {
  groupsOf,
  hoursOn,
  hourText,
  occasionsFrom,
  periodsOn,
  todayOf,
  weekdaysText,
  weekOf,
} from './hours'

/** A group from hours by day: `{ MONDAY: [[7, 12], [16, 20]] }`. */
function group(hours: Partial<Record<Weekday, readonly (readonly [number | string, number])[]>>) {
  const list = Object.entries(hours).flatMap(([weekday, periods]) =>
    periods.map(([startHour, endHour]) => ({ weekday, startHour, endHour })),
  )
  const [parsed] = parseHours(JSON.stringify({ id: 1, name: 'Mandir', hours: list }))
  return parsed as HoursGroup
}

/** The week as a visitor reads it: `Tuesday to Friday 7:00am–7:00pm`. */
function week(of: HoursGroup): string[] {
  return weekOf(of).map(({ weekdays, periods }) => {
    const times = periods.map(
      ({ start, end }) =>
        `${hourText(start, messagesFor('en-US'))}–${hourText(end, messagesFor('en-US'))}`,
    )
    return `${weekdaysText(weekdays, messagesFor('en-US'))} ${times.join(', ') || 'Closed'}`
  })
}

test.each([
  [0, '12:00am'],
  [0.5, '12:30am'],
  [6.5, '6:30am'],
  [7, '7:00am'],
  [11.75, '11:45am'],
  [12, '12:00pm'],
  [12.25, '12:15pm'],
  [19, '7:00pm'],
  [23 + 59 / 60, '11:59pm'],
  [24, '12:00am'],
])('%d hours after midnight is %s', (hour, text) => {
  expect(hourText(hour, messagesFor('en-US'))).toBe(text)
})

test('one weekday goes by its name, consecutive ones as A to B', () => {
  expect(weekdaysText(['SUNDAY'], messagesFor('en-US'))).toBe('Sunday')
  expect(weekdaysText(['MONDAY', 'TUESDAY'], messagesFor('en-US'))).toBe('Monday to Tuesday')
  expect(weekdaysText(['TUESDAY', 'FRIDAY'], messagesFor('en-US'))).toBe('Tuesday to Friday')
  expect(weekdaysText(['TUESDAY', 'FRIDAY'], messagesFor('gu-IN'))).toBe('મંગળવારથી શુક્રવાર')
  expect(weekdaysText([], messagesFor('en-US'))).toBe('')
})

describe('the sample hours of specification section 9', () => {
  test('Mandir Campus', () => {
    const campus = group({
      TUESDAY: [[7, 19]],
      WEDNESDAY: [[7, 19]],
      THURSDAY: [[7, 19]],
      FRIDAY: [[7, 19]],
      SATURDAY: [[6, 20]],
      MONDAY: [[6, 20]],
    })
    expect(week(campus)).toEqual([
      'Sunday Closed',
      'Monday 6:00am–8:00pm',
      'Tuesday to Friday 7:00am–7:00pm',
      'Saturday 6:00am–8:00pm',
    ])
  })

  test('Mandir Darshan', () => {
    const darshan = group({
      MONDAY: [
        [7, 12],
        [16, 20],
      ],
      TUESDAY: [
        [16, 20],
        [7, 12],
      ],
      WEDNESDAY: [[7, 19]],
      THURSDAY: [[7, 19]],
      FRIDAY: [[7, 19]],
      SATURDAY: [['6:30', 20]],
    })
    expect(week(darshan)).toEqual([
      'Sunday Closed',
      'Monday to Tuesday 7:00am–12:00pm, 4:00pm–8:00pm',
      'Wednesday to Friday 7:00am–7:00pm',
      'Saturday 6:30am–8:00pm',
    ])
  })
})

test('a weekend with the same hours is one row, across the end of the week', () => {
  const open = group({ SATURDAY: [[8, 20]], SUNDAY: [[8, 20]] })
  expect(week(open)).toEqual(['Monday to Friday Closed', 'Saturday to Sunday 8:00am–8:00pm'])
})

test('every day alike is one row', () => {
  const daily = Object.fromEntries(weekdays.map((day) => [day, [[6, 21]] as const]))
  expect(week(group(daily))).toEqual(['Sunday to Saturday 6:00am–9:00pm'])
  expect(week(group({}))).toEqual(['Sunday to Saturday Closed'])
})

test('periods that touch or overlap are one, and each day has them in order', () => {
  const midday = group({
    MONDAY: [
      [16, 20],
      [7, 10],
      [10, 12],
      [9, 11],
    ],
  })
  expect(periodsOn(midday, 'MONDAY')).toEqual([
    { start: 7, end: 12 },
    { start: 16, end: 20 },
  ])
  expect(periodsOn(midday, 'SUNDAY')).toEqual([])
})

describe('special days', () => {
  const daily = group(Object.fromEntries(weekdays.map((day) => [day, [[7, 19]] as const])))

  function special(date: string, changes: Partial<SpecialDay> = {}): SpecialDay {
    return { date, name: 'Diwali', group: null, hours: [], ...changes }
  }

  test('longer opening times of a special day do not move arti; a closed day ends it', () => {
    const arti = { ...daily, kind: 'SERVICE' as const }
    const hours = [{ startHour: 6, endHour: 22 }]
    const usual = hoursOn(arti, '2026-11-08', [])
    expect(hoursOn(arti, '2026-11-08', [special('2026-11-08', { hours })])).toEqual(usual)
    expect(hoursOn(arti, '2026-11-08', [special('2026-11-08')]).periods).toEqual([])
    const own = special('2026-11-08', { group: daily.name, hours })
    expect(hoursOn(arti, '2026-11-08', [own]).occasion).toBe('Diwali')
  })

  test('a special day goes before its weekday', () => {
    const hours = [
      { startHour: 16, endHour: 24 },
      { startHour: 5, endHour: 12 },
    ]
    const day = hoursOn(daily, '2026-11-08', [special('2026-11-08', { hours })])
    expect(day).toEqual({
      date: '2026-11-08',
      weekday: 'SUNDAY',
      periods: [
        { start: 5, end: 12 },
        { start: 16, end: 24 },
      ],
      occasion: 'Diwali',
    })
  })

  test('one without hours is closed; every other day is like its weekday', () => {
    const days = [special('2026-11-08')]
    expect(hoursOn(daily, '2026-11-08', days)).toMatchObject({ periods: [], occasion: 'Diwali' })
    expect(hoursOn(daily, '2026-11-09', days)).toMatchObject({
      weekday: 'MONDAY',
      periods: [{ start: 7, end: 19 }],
      occasion: null,
    })
  })

  test('what is said of one group goes before what is said of all, and is not said of others', () => {
    const days = [
      special('2026-11-08', { name: 'Winter break' }),
      special('2026-11-08', { group: 'Mandir' }),
    ]
    expect(hoursOn(daily, '2026-11-08', days).occasion).toBe('Diwali')
    expect(hoursOn({ ...daily, name: 'Campus' }, '2026-11-08', days).occasion).toBe('Winter break')
    expect(hoursOn({ ...daily, name: 'Campus' }, '2026-11-08', days.slice(1)).occasion).toBeNull()
  })

  test('those of the coming week are today and the six days after it', () => {
    const days = ['2026-11-19', '2026-11-20', '2026-11-26', '2026-11-27'].map((d) => special(d))
    const dates = occasionsFrom(daily, '2026-11-20', days).map(({ date }) => date)
    expect(dates).toEqual(['2026-11-20', '2026-11-26'])
  })

  test.each([
    ['clocks go back', '2026-10-30', '2026-11-02', 'MONDAY'],
    ['clocks go forward', '2026-03-06', '2026-03-09', 'MONDAY'],
    ['a year ends', '2026-12-30', '2027-01-01', 'FRIDAY'],
    ['a leap day comes', '2028-02-27', '2028-02-29', 'TUESDAY'],
  ])('no day is lost when %s', (_case, from, date, weekday) => {
    const [found] = occasionsFrom(daily, from, [special(date)])
    expect(found).toMatchObject({ date, weekday })
  })
})

test.each([
  // An hour before and after midnight in Toronto, in summer and in winter, and where it is another day.
  ['2026-11-01T03:59:00Z', 'America/Toronto', '2026-10-31'],
  ['2026-11-01T04:00:00Z', 'America/Toronto', '2026-11-01'],
  ['2026-11-02T04:30:00Z', 'America/Toronto', '2026-11-01'],
  ['2026-03-09T03:59:00Z', 'America/Toronto', '2026-03-08'],
  ['2026-11-20T19:00:00Z', 'Asia/Kolkata', '2026-11-21'],
  ['2026-11-20T19:00:00Z', 'Europe/London', '2026-11-20'],
])('at %s it is in %s the day %s', (now, timeZone, day) => {
  expect(todayOf({ now, location: { ...toronto, timeZone } })).toBe(day)
})

test('a block without hours of its own shows those of the location, at most 5 groups of either', () => {
  const six = Array.from({ length: 6 }, (_, id) => ({ id, name: `Group ${id}`, hours: [] }))
  expect(groupsOf(' ', { hours: six }).map(({ id }) => id)).toEqual([0, 1, 2, 3, 4])
  expect(groupsOf(JSON.stringify(six), { hours: [] })).toHaveLength(5)
  expect(groupsOf('{', { hours: six })).toEqual([])
})
