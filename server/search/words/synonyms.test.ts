import { expect, test } from 'vitest'
import { synonymsOf } from './synonyms'

test.each([
  ['teen', 'kishore'],
  ['babies', 'children'],
  ['married', 'weddings'],
  ['बच्चों', 'children'],
  ['લગ્નમાં', 'wedding'],
])('%s finds what %s finds', (word, other) => {
  expect(synonymsOf(word)).toContain(other)
})

test('a word that ends like a plural is no other word', () => {
  expect(synonymsOf('bus')).toEqual([])
  expect(synonymsOf('clas')).toEqual([])
  expect(synonymsOf('')).toEqual([])
})
