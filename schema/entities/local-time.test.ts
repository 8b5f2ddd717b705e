import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { localTime, momentOf } from './local-time'

// A machine's own time zone must not matter.
test.each(['9999-12-31T23:59', '0000-01-01T00:00'])(
  '%s is no moment that can be stored',
  (local) => {
    expect(momentOf(local, 'America/Toronto')).toBeNull()
  },
)

describe.each(['UTC', 'America/Los_Angeles', 'America/Toronto', 'Pacific/Kiritimati'])(
  'on a machine in %s',
  (zone) => {
    beforeEach(() => vi.stubEnv('TZ', zone))
    afterEach(() => vi.unstubAllEnvs())

    test.each([
      ['2026-12-24T18:30', 'America/Toronto', '2026-12-24T23:30:00.000Z'],
      ['2026-07-24T18:30', 'America/Toronto', '2026-07-24T22:30:00.000Z'],
      ['2026-07-24T18:30', 'Asia/Kolkata', '2026-07-24T13:00:00.000Z'],
      // Shown twice that night: the first time counts.
      ['2026-11-01T01:30', 'America/Toronto', '2026-11-01T05:30:00.000Z'],
      ['2026-10-25T01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
      ['2027-04-04T01:45', 'Australia/Lord_Howe', '2027-04-03T14:45:00.000Z'],
      // Just before and after it.
      ['2026-11-01T00:59', 'America/Toronto', '2026-11-01T04:59:00.000Z'],
      ['2026-11-01T02:00', 'America/Toronto', '2026-11-01T07:00:00.000Z'],
      ['2027-03-14T01:59', 'America/Toronto', '2027-03-14T06:59:00.000Z'],
      ['2027-03-14T03:00', 'America/Toronto', '2027-03-14T07:00:00.000Z'],
      // Left out in other places that night.
      ['2027-03-14T02:30', 'Asia/Kolkata', '2027-03-13T21:00:00.000Z'],
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
  },
)
