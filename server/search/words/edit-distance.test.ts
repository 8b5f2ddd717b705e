import { expect, test } from 'vitest'
import { closestWords, editDistance } from './edit-distance'

test.each([
  ['parking', 'parking', 0],
  ['pakring', 'parking', 1],
  ['libary', 'library', 1],
  ['anniverssary', 'anniversary', 1],
  ['vegeterian', 'vegetarian', 1],
  ['childern', 'children', 1],
  ['', 'arti', 4],
  ['kitten', 'sitting', 3],
])('from “%s” to “%s” are %i slips', (one, other, slips) => {
  expect(editDistance(one, other)).toBe(slips)
  expect(editDistance(other, one)).toBe(slips)
})

test('a short word may have one slip, a long one two, and the first letter none', () => {
  expect(closestWords('diapers', ['papers', 'wipers'])).toEqual([])
  expect(closestWords('weding', ['wedding', 'weeding', 'welding'])).toEqual([
    'wedding',
    'weeding',
    'welding',
  ])
  expect(closestWords('anniverrsery', ['anniversary', 'universe'])).toEqual(['anniversary'])
  expect(closestWords('gym', ['gymnasium'])).toEqual([])
})

test('of several words the one with the fewest slips was meant', () => {
  expect(closestWords('volunter', ['volunteer', 'volunteers'])).toEqual(['volunteer'])
})
