import { expect, test } from 'vitest'
import { daysShown, formatDay, formatMonth, monthAfter, monthOf, rangeOf } from './month'

test('a month is shown in whole weeks, from Monday', () => {
  const days = daysShown('2026-11')
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-26', '2026-12-06', 42])
  expect(daysShown('2027-02')).toHaveLength(28)
})

test('months follow each other over the years, and in words', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect([formatMonth('2026-11'), formatDay('2026-11-08')]).toEqual([
    'November 2026',
    'Sunday 8 November',
  ])
})

test('an address without a month, or with none that there is, means this one', () => {
  const now = new Date('2026-11-22T14:00:00Z')
  expect([monthOf('', now), monthOf('2026-13', now), monthOf('2027-01', now)]).toEqual([
    '2026-11',
    '2026-11',
    '2027-01',
  ])
})

test('the days of every time zone are asked for', () => {
  expect(rangeOf(['2026-11-02', '2026-11-29'])).toEqual({
    from: '2026-11-01T00:00:00.000Z',
    to: '2026-12-01T00:00:00.000Z',
  })
})
