import { expect, test } from 'vitest'
import { compareLists } from './list-changes'

const [a, b, c] = [{ title: 'Aarti' }, { title: 'Bhajan' }, { title: 'Katha' }]

test('added, changed, moved and removed items are listed, and those of the network counted', () => {
  const found = compareLists([a, b, c], [b, a, { title: 'Katha and kirtan' }])
  expect(found?.changes.map(({ kind, number }) => [kind, number])).toEqual([
    ['moved', 2],
    ['changed', 3],
  ])
  expect(found?.same).toBe(1)
  expect(compareLists([a, b], [a])?.changes).toEqual([
    { kind: 'removed', number: 2, network: b, here: null },
  ])
  expect(compareLists([a], [a, b])?.changes).toEqual([
    { kind: 'added', number: 2, network: null, here: b },
  ])
})

test('a picture that stands where another stood replaced it; a list that is missing is empty', () => {
  expect(compareLists([12, 14], [12, 99])?.changes).toEqual([
    { kind: 'changed', number: 2, network: 14, here: 99 },
  ])
  expect(compareLists(null, [7])?.changes).toEqual([
    { kind: 'added', number: 1, network: null, here: 7 },
  ])
  expect(compareLists([7], null)?.changes).toHaveLength(1)
})

test('values that are no lists of the same kind are not compared item by item', () => {
  expect(compareLists('three', [a])).toBeNull()
  expect(compareLists([a], [7])).toBeNull()
  expect(compareLists([a], [a, null])).toBeNull()
})
