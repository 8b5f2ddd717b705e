import { describe, expect, test } from 'vitest'
import { type HoursGroup, parseHours } from '#schema/entities/hours'
import { type Weekday, weekdays } from '#schema/entities/statuses'
import { hourText, periodsOn, weekdaysText, weekOf } from './hours'

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
    const times = periods.map(({ start, end }) => `${hourText(start)}–${hourText(end)}`)
    return `${weekdaysText(weekdays)} ${times.join(', ') || 'Closed'}`
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
  expect(hourText(hour)).toBe(text)
})

test('one weekday goes by its name, consecutive ones as A to B', () => {
  expect(weekdaysText(['SUNDAY'])).toBe('Sunday')
  expect(weekdaysText(['MONDAY', 'TUESDAY'])).toBe('Monday to Tuesday')
  expect(weekdaysText(['TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'])).toBe('Tuesday to Friday')
  expect(weekdaysText([])).toBe('')
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
