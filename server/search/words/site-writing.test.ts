import { expect, test } from 'vitest'
import { siteWriting } from './site-writing'

test.each([
  ['en-US', '04:30-23:30', 'November 23, 2026: 4:30am to 11:30pm'],
  ['en-US', '06:30-12:00, 16:00-00:00', 'November 23, 2026: 6:30am to 12:00pm, 4:00pm to 12:00am'],
  // Over midnight.
  ['en-US', '22:00-02:00', 'November 23, 2026: 10:00pm to 2:00am'],
  ['en-US', '', 'November 23, 2026: Closed'],
  ['gu-IN', '04:30-23:30', '23 નવેમ્બર 2026: સવારે 4:30થી રાત્રે 11:30'],
  ['gu-IN', '', '23 નવેમ્બર 2026: બંધ'],
  ['hi-IN', '04:30-23:30', '23 नवंबर 2026: सुबह 4:30 से रात 11:30'],
  // A language without words of its own.
  ['fr-FR', '', 'November 23, 2026: Closed'],
])('a special day in %s with the times “%s” reads %s', (language, times, text) => {
  expect(siteWriting(language).openOn({ from: '2026-11-23' }, times)).toBe(text)
})

test('several days are written with one year, and those of every year with none', () => {
  const { openOn } = siteWriting('en-US')
  expect(openOn({ from: '2026-11-08', to: '2026-11-12' }, '')).toBe(
    'November 8 to November 12, 2026: Closed',
  )
  expect(openOn({ from: '2026-12-30', to: '2027-01-02' }, '')).toBe(
    'December 30, 2026 to January 2, 2027: Closed',
  )
  expect(openOn({ from: '2020-12-25', yearly: true }, '')).toBe('December 25: Closed')
})
