import { expect, test } from 'vitest'
import { bestOf } from './place'

const text = (locationId: number | null, language: string) => ({ locationId, language })
const all = [text(null, 'en-US'), text(10, 'gu-IN'), text(10, 'en-US'), text(12, 'en-US')]

test.each([
  [12, 'en-US', text(12, 'en-US')],
  [12, 'gu-IN', text(10, 'gu-IN')],
  [12, 'fr-CA', text(12, 'en-US')],
  [10, 'gu-IN', text(10, 'gu-IN')],
  [99, 'en-US', text(10, 'en-US')],
  [99, 'fr-CA', text(10, 'en-US')],
])('for location %i in %s', (locationId, language, expected) => {
  expect(bestOf(all, { locationId, language })).toEqual(expected)
})

test('nothing fits when there is only another location', () => {
  expect(bestOf([text(12, 'en-US')], { locationId: 11, language: 'en-US' })).toBeNull()
})
