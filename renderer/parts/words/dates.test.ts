import '#renderer/parts/words/all-words'
import { expect, test } from 'vitest'
import {
  CALENDAR_DAY,
  type DayStyle,
  formatLocalDay,
  formatLocalTime,
  inZone,
  momentInZone,
  weekdayInZone,
} from './dates'

const night = '2026-11-21T03:30:00Z'
const toronto = 'America/Toronto'

test('a moment is told in the time zone of the place', () => {
  expect(formatDay('long', { timeZone: toronto })).toBe('Friday, November 20')
  expect(formatDay('long', { timeZone: 'Europe/London' })).toBe('Saturday, November 21')
  expect(time('Asia/Kolkata')).toBe('9:00am')
  expect(inZone(night, toronto, CALENDAR_DAY)).toBe('2026-11-20')
})

test('summer time is known', () => {
  expect(time(toronto, '2026-07-01T11:00:00Z')).toBe('7:00am')
  expect(time(toronto, '2026-12-01T12:00:00Z')).toBe('7:00am')
})

test('a moment that is none is an error, not a wrong date', () => {
  expect(() => inZone('tomorrow', toronto, CALENDAR_DAY)).toThrow(RangeError)
  expect(() => formatDay('full', { moment: 'tomorrow' })).toThrow(RangeError)
})

const sunday = '2023-03-05T18:00:00Z'

test.each<[DayStyle, string, string, string]>([
  ['full', 'Sunday, March 5, 2023', 'રવિવાર, 5 માર્ચ 2023', 'रविवार, 5 मार्च 2023'],
  ['article', 'Sunday March 5, 2023', 'રવિવાર, 5 માર્ચ 2023', 'रविवार, 5 मार्च 2023'],
  ['long', 'Sunday, March 5', 'રવિવાર, 5 માર્ચ', 'रविवार, 5 मार्च'],
  ['date', 'March 5, 2023', '5 માર્ચ 2023', '5 मार्च 2023'],
  ['dayOfMonth', 'March 5', '5 માર્ચ', '5 मार्च'],
  ['monthOfYear', 'March 2023', 'માર્ચ 2023', 'मार्च 2023'],
  ['month', 'Mar', 'માર્ચ', 'मार्च'],
  ['weekday', 'Sun', 'રવિ', 'रवि'],
  ['day', '5', '5', '5'],
])('a day written %s reads as its language writes it', (style, english, gujarati, hindi) => {
  const inLanguage = (language: string) => formatDay(style, { moment: sunday, language })
  expect(['en-US', 'gu-IN', 'hi-IN'].map(inLanguage)).toEqual([english, gujarati, hindi])
})

test('the time of day says in Gujarati and Hindi which part of the day it is', () => {
  const hours = ['00', '05', '12', '18', '22'].map((hour) => `2026-01-01T${hour}:30:00Z`)
  const inLanguage = (language: string) =>
    hours.map((moment) => formatLocalTime({ moment, timeZone: 'UTC', language }))
  expect(inLanguage('gu-IN')).toEqual([
    ...['રાત્રે 12:30', 'સવારે 5:30', 'બપોરે 12:30', 'સાંજે 6:30', 'રાત્રે 10:30'],
  ])
  expect(inLanguage('hi-IN')).toEqual([
    ...['रात 12:30', 'सुबह 5:30', 'दोपहर 12:30', 'शाम 6:30', 'रात 10:30'],
  ])
})

function formatDay(
  style: DayStyle,
  { moment = night, timeZone = toronto, language = 'en-US' }: Readonly<Record<string, string>>,
): string {
  return formatLocalDay({ moment, timeZone, language }, style)
}

function time(timeZone: string, moment = night): string {
  return formatLocalTime({ moment, timeZone, language: 'en-US' })
}

test.each([
  ['America/Toronto', '2026-11-20T19:30:00-05:00', 'FRIDAY'],
  ['Asia/Kolkata', '2026-11-21T06:00:00+05:30', 'SATURDAY'],
  ['UTC', '2026-11-21T00:30:00+00:00', 'SATURDAY'],
])('a moment in %s has the offset and the day of the week of there', (timeZone, text, weekday) => {
  const moment = '2026-11-21T00:30:00Z'
  expect(momentInZone(moment, timeZone, "yyyy-MM-dd'T'HH:mm:ss")).toBe(text)
  expect(weekdayInZone(moment, timeZone)).toBe(weekday)
})

test('what is no moment, or no time zone, has no day of the week', () => {
  expect(() => weekdayInZone('tomorrow', 'UTC')).toThrow(RangeError)
  expect(() => weekdayInZone('2026-11-21T00:30:00Z', 'Nowhere')).toThrow(RangeError)
  expect(() => momentInZone('tomorrow', 'UTC', CALENDAR_DAY)).toThrow(RangeError)
})
