import { expect, test } from 'vitest'
import { keyed } from './keyed'

test('every item has a key of its own, equal ones too', () => {
  const keys = keyed(['Arti', 'Darshan', 'Arti', ''], (name) => name).map(({ key }) => key)
  expect(keys).toEqual(['Arti', 'Darshan', 'Arti 2', ''])
  expect(new Set(keys).size).toBe(4)
})
