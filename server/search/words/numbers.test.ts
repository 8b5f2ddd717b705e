import { expect, test } from 'vitest'
import { numbersIn, numbersTyped } from './numbers'

test.each(['496 0123', '4960123', '0116 496 0123', '+44 116 496 0123', '(116) 496-0123'])(
  '%s is part of a number that stands on a page',
  (typed) => {
    const known = numbersIn('Call +44 116 496 0123 from nine to five, or come by.')
    expect(numbersTyped(typed).some((number) => known.includes(number))).toBe(true)
  },
)

test('hours, years and words are no such numbers', () => {
  expect(numbersIn('In 2025, from 9:00 to 17:30; 12 rooms')).toEqual([])
  expect(numbersTyped('yoga 2025')).toEqual([])
})
