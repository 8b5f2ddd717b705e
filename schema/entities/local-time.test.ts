import { expect, test } from 'vitest'
import { localTime, momentOf } from './local-time'

test.each([
  ['2026-12-24T18:30', 'America/Toronto', '2026-12-24T23:30:00.000Z'],
  ['2026-07-24T18:30', 'America/Toronto', '2026-07-24T22:30:00.000Z'],
  ['2026-07-24T18:30', 'Asia/Kolkata', '2026-07-24T13:00:00.000Z'],
  // Shown twice that night: the first time counts.
  ['2026-11-01T01:30', 'America/Toronto', '2026-11-01T05:30:00.000Z'],
])('%s in %s is %s', (local, timeZone, moment) => {
  expect(momentOf(local, timeZone)?.toISOString()).toBe(moment)
  expect(localTime(moment, timeZone)).toBe(local)
})

test.each([
  ['2026-03-08T02:30', 'the clocks go forward'],
  ['2026-02-30T10:00', 'no such day'],
  ['2026-02-03T24:00', 'no such hour'],
  ['2026-02-03', 'no time'],
  ['૨૦૨૬-૦૨-૦૩T૧૦:૦૦', 'other digits'],
  ['', 'nothing'],
])('%s is no time in Toronto: %s', (local) => {
  expect(momentOf(local, 'America/Toronto')).toBeNull()
})
