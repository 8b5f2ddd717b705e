import { expect, test } from 'vitest'
import { CALENDAR_DAY, inZone, TIME_OF_DAY } from './dates'

const night = '2026-11-21T03:30:00Z'

test('a moment is told in the time zone of the place', () => {
  expect(inZone(night, 'America/Toronto', 'EEEE, MMMM d')).toBe('Friday, November 20')
  expect(inZone(night, 'Europe/London', 'EEEE, MMMM d')).toBe('Saturday, November 21')
  expect(inZone(night, 'Asia/Kolkata', TIME_OF_DAY)).toBe('9:00am')
  expect(inZone(night, 'America/Toronto', CALENDAR_DAY)).toBe('2026-11-20')
})

test('summer time is known', () => {
  expect(inZone('2026-07-01T11:00:00Z', 'America/Toronto', TIME_OF_DAY)).toBe('7:00am')
  expect(inZone('2026-12-01T12:00:00Z', 'America/Toronto', TIME_OF_DAY)).toBe('7:00am')
})

test('a moment that is none is an error, not a wrong date', () => {
  expect(() => inZone('tomorrow', 'America/Toronto', TIME_OF_DAY)).toThrow(RangeError)
})
