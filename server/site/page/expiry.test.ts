import { expect, test } from 'vitest'
import type { Location } from '#schema/entities/location'
import { type ExpiryFacts, expiryOf, nextMidnight } from './expiry'

const toronto = { timeZone: 'America/Toronto' } as Location
const now = new Date('2026-11-20T15:00:00Z')
const made: ExpiryFacts = { now, location: toronto, keys: new Set(['news']), changesDaily: false }
const nothing = { nextRecordChange: async () => null }
const article = (at: string) => ({
  nextRecordChange: async (_: Date, keys?: ReadonlySet<string>) =>
    keys?.has('news') ? new Date(at) : null,
})

test('what shows news expires when the next article appears or is over', async () => {
  const due = await expiryOf(made, article('2026-11-20T15:01:00Z'))
  expect(new Date(due ?? 0).toISOString()).toBe('2026-11-20T15:01:00.000Z')
  expect(await expiryOf(made, nothing)).toBeNull()
})

test('what shows no news does not change with them', async () => {
  const other = { ...made, keys: new Set(['events']) }
  expect(await expiryOf(other, article('2026-11-20T15:01:00Z'))).toBeNull()
})

test('the first of several moments counts', async () => {
  const daily = { ...made, changesDaily: true, until: '2026-11-20T16:00:00Z' }
  const at = async (next: string) =>
    new Date((await expiryOf(daily, article(next))) ?? 0).toISOString()
  expect(await at('2026-11-20T15:30:00Z')).toBe('2026-11-20T15:30:00.000Z')
  expect(await at('2026-11-20T17:00:00Z')).toBe('2026-11-20T16:00:00.000Z')
  const later = { ...daily, until: null }
  const midnight = await expiryOf(later, article('2027-01-01T00:00:00Z'))
  expect(new Date(midnight ?? 0).toISOString()).toBe('2026-11-21T05:00:00.000Z')
})

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
