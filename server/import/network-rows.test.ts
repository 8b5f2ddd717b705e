import { expect, test } from 'vitest'
import { eventRow, locationRow } from './network-rows'
import { smallNetwork } from './testing/small-network'

const UTTARAYAN = ['2026-01-14', '2027-01-14']
const [event] = smallNetwork.events
const [location] = smallNetwork.locations
if (!event || !location) throw new Error('The small network has no event or no location')
const place = { timeZone: 'America/Toronto', now: new Date('2026-11-25T03:00:00Z') }

function startOf(changes: object, now = place.now): string {
  const at = { ...event, inDays: 1, from: '18:30', until: null, schedule: [], ...changes }
  return eventRow(at as never, { ...place, now }).startsAt.toISOString()
}

test('a festival is on its next day, local to the location', () => {
  // In Toronto it is the 24th still; 18:30 there is 23:30 in winter.
  expect(startOf({ onOneOf: UTTARAYAN })).toBe('2027-01-14T23:30:00.000Z')
  expect(startOf({ inDays: 0, onOneOf: ['2026-11-24'] })).toBe('2026-11-24T23:30:00.000Z')
  expect(startOf({ onOneOf: ['2026-11-24', '2026-12-24'] })).toBe('2026-12-24T23:30:00.000Z')
  // Across the change to summer time.
  expect(startOf({ onOneOf: ['2027-08-25'] })).toBe('2027-08-25T22:30:00.000Z')
})

test('after the last day of the table only the count of days is left', () => {
  expect(startOf({ onOneOf: UTTARAYAN }, new Date('2030-05-01T12:00:00Z'))).toBe(
    '2030-05-02T22:30:00.000Z',
  )
})

test('the days of a festival are special days', () => {
  const day = { inDays: 0, onOneOf: UTTARAYAN, name: 'Uttarayan', group: null, hours: [] }
  const row = locationRow({ ...location, specialDays: [day] }, place.now)
  expect(row.specialDays).toEqual([
    { date: '2027-01-14', name: 'Uttarayan', group: null, hours: [] },
  ])
})
