import { expect, test } from 'vitest'
import { countryOptions } from './countries'

test('countries are in the order of the English alphabet, after nothing chosen', () => {
  const [none, ...names] = Object.values(countryOptions())
  expect(none).toBe('Not specified')
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
  expect(names).toContain('Åland Islands')
})
