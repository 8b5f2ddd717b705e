import { expect, test } from 'vitest'
import { nextMidnight } from './midnight'

function midnight(now: string, timeZone: string): string {
  return new Date(nextMidnight(new Date(now), timeZone)).toISOString()
}

test('the day ends when it ends at the location', () => {
  expect(midnight('2026-03-01T23:30:00Z', 'America/Toronto')).toBe('2026-03-02T05:00:00.000Z')
  expect(midnight('2026-03-01T23:30:00Z', 'Asia/Kolkata')).toBe('2026-03-02T18:30:00.000Z')
})

test('a day of 23 hours ends an hour earlier, one of 25 an hour later', () => {
  expect(midnight('2026-03-08T05:00:00Z', 'America/Toronto')).toBe('2026-03-09T04:00:00.000Z')
  expect(midnight('2026-11-01T04:00:00Z', 'America/Toronto')).toBe('2026-11-02T05:00:00.000Z')
})
