import { expect, test } from 'vitest'
import { dayText, isOver, machineTime, timeText, whenText } from './event-when'

const evening = {
  startsAt: '2026-11-24T00:30:00Z',
  endsAt: '2026-11-24T02:00:00Z',
  allDay: false,
  timeZone: 'America/Toronto',
}
const shibir = { ...evening, endsAt: '2026-11-26T23:00:00Z' }

test("day and time are those of the event's own time zone", () => {
  expect(dayText(evening, 'en-US')).toBe('Monday, November 23, 2026')
  expect(timeText(evening, 'en-US')).toBe('7:30pm – 9:00pm')
  expect(whenText(evening, 'en-US')).toBe('7:30pm – 9:00pm')
  expect(machineTime(evening)).toBe('2026-11-23T19:30-05:00')
  expect(dayText({ ...evening, timeZone: 'Asia/Kolkata' }, 'en-US')).toBe(
    'Tuesday, November 24, 2026',
  )
})

test('what lasts several days names the first and the last', () => {
  expect(dayText(shibir, 'en-US')).toBe('Monday, November 23 – Thursday, November 26, 2026')
  expect(whenText(shibir, 'en-US')).toBe('7:30pm, until Thursday, November 26')
  expect(dayText({ ...shibir, endsAt: '2027-01-02T12:00:00Z' }, 'en-US')).toBe(
    'Monday, November 23, 2026 – Saturday, January 2, 2027',
  )
})

test('what ends at midnight ends on the day it began', () => {
  expect(dayText({ ...evening, endsAt: '2026-11-24T05:00:00Z' }, 'en-US')).toBe(
    'Monday, November 23, 2026',
  )
})

test('a whole day has no times', () => {
  expect(timeText({ ...evening, allDay: true }, 'en-US')).toBe('All day')
  expect(machineTime({ ...evening, allDay: true })).toBe('2026-11-23')
})

test.each([
  ['before it ends', evening, '2026-11-24T01:59:00Z', false],
  ['when it has ended', evening, '2026-11-24T02:00:00Z', true],
  ['begun, without an end', { ...evening, endsAt: '' }, '2026-11-24T00:31:00Z', true],
  ['in a whole day', { ...evening, endsAt: '', allDay: true }, '2026-11-24T20:00:00Z', false],
])('%s', (_words, event, now, over) => {
  expect(isOver(event, now)).toBe(over)
})
