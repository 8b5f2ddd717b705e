import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, isSame } from './canonical'

test('values are equal whatever the order of their keys, and in nothing else', () => {
  const tree = fc.jsonValue({ maxDepth: 3 })
  fc.assert(
    fc.property(tree, tree, (one, other) => {
      expect(isSame(one, JSON.parse(canonical(one)))).toBe(true)
      expect(isSame(one, other)).toBe(canonical(one) === canonical(other))
      expect(isSame({ one, two: [other] }, { two: [other], one })).toBe(true)
    }),
    { seed: 28, numRuns: 1_000 },
  )
  expect(isSame({ was: undefined }, {})).toBe(true)
  expect(isSame([1, 2], [2, 1])).toBe(false)
  expect(isSame([], {})).toBe(false)
})
