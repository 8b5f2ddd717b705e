import { describe, expect, test } from 'vitest'
import { summaryOfDay } from '../records/location/summary-of-day'
import { type SpecialDay, specialDay } from './hours'
import { specialDatesOf } from './special-days'

const LATE = [{ startHour: 6, endHour: 22 }]

function entry(date: string, changes: Partial<SpecialDay> = {}): SpecialDay {
  return { date, name: 'Diwali', group: null, hours: LATE, ...changes }
}

/** `2026-11-09 Diwali closed` */
function linesOf(days: readonly SpecialDay[], from: string, to: string): readonly string[] {
  return specialDatesOf(days, { from, to }).map(
    ({ date, entry: { name }, hours }) => `${date} ${name}${hours.length === 0 ? ' closed' : ''}`,
  )
}

describe('the dates of special days', () => {
  test('several days in a row are one entry, with days that have other hours', () => {
    const diwali = entry('2026-11-08', {
      until: '2026-11-12',
      except: [{ date: '2026-11-09', hours: [] }],
    })
    expect(linesOf([diwali], '2026-11-01', '2026-11-30')).toEqual([
      '2026-11-08 Diwali',
      '2026-11-09 Diwali closed',
      '2026-11-10 Diwali',
      '2026-11-11 Diwali',
      '2026-11-12 Diwali',
    ])
    expect(linesOf([diwali], '2026-11-12', '2026-12-30')).toEqual(['2026-11-12 Diwali'])
    expect(linesOf([diwali], '2027-11-01', '2027-11-30')).toEqual([])
  })

  test('a fixed date comes back every year, over the turn of the year too, and never before its first', () => {
    const camp = entry('2025-12-30', {
      ...{ name: 'Camp', until: '2026-01-01', repeats: 'YEARLY' },
      except: [{ date: '2025-12-31', hours: [] }],
    })
    expect(linesOf([camp], '2027-12-01', '2028-01-31')).toEqual([
      '2027-12-30 Camp',
      '2027-12-31 Camp closed',
      '2028-01-01 Camp',
    ])
    expect(linesOf([camp], '2027-01-01', '2027-01-31')).toEqual(['2027-01-01 Camp'])
    expect(linesOf([camp], '2024-12-01', '2025-01-31')).toEqual([])
  })

  test('29 February is in leap years alone', () => {
    const leap = entry('2024-02-29', { name: 'Leap', repeats: 'YEARLY' })
    expect(linesOf([leap], '2026-01-01', '2028-12-31')).toEqual(['2028-02-29 Leap'])
    const until = entry('2024-02-28', { name: 'Leap', until: '2024-02-29', repeats: 'YEARLY' })
    expect(linesOf([until], '2026-01-01', '2026-12-31')).toEqual(['2026-02-28 Leap'])
  })

  test('a festival whose date moves is not repeated', () => {
    const holi = entry('2026-03-04', { name: 'Holi', repeats: 'MOVES' })
    expect(linesOf([holi], '2026-01-01', '2029-12-31')).toEqual(['2026-03-04 Holi'])
  })

  test('of two entries about one date the shorter counts, then that of the year alone', () => {
    const camp = entry('2026-12-20', { name: 'Camp', until: '2026-12-27' })
    const christmas = entry('2020-12-25', { name: 'Christmas', hours: [], repeats: 'YEARLY' })
    const visit = entry('2027-12-25', { name: 'Visit' })
    expect(linesOf([camp, christmas], '2026-12-24', '2026-12-26')).toEqual([
      '2026-12-24 Camp',
      '2026-12-25 Christmas closed',
      '2026-12-26 Camp',
    ])
    expect(linesOf([christmas, visit], '2027-12-01', '2028-12-31')).toEqual([
      '2027-12-25 Visit',
      '2028-12-25 Christmas closed',
    ])
  })
})

test.each([
  [
    { name: 'Diwali', date: '2026-11-08T00:00', until: '2026-11-12T00:00' },
    'Diwali · 8–12 Nov 2026',
  ],
  [{ name: 'Camp', date: '2026-12-30', until: '2027-01-02' }, 'Camp · 30 Dec 2026 – 2 Jan 2027'],
  [{ name: 'દિવાળી', date: '2026-11-08', until: '' }, 'દિવાળી · 8 Nov 2026'],
  [{ name: 'Christmas', date: '2026-12-25', repeats: 'YEARLY' }, 'Christmas · 25 Dec, every year'],
  [{ name: 'Later', date: '', until: '' }, 'Later'],
  [{ name: '', date: 'soon' }, ''],
])('%j is listed as “%s”', (item, summary) => expect(summaryOfDay(item)).toBe(summary))

test('a day is read as the API answers it, with null for what it does not have', () => {
  const day = { date: '2026-12-25', name: 'Christmas', group: null, hours: [] }
  expect(specialDay.parse({ ...day, until: null, except: null, repeats: null })).toMatchObject(day)
})
