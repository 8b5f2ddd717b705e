import { expect, test } from 'vitest'
import { guessedSynonymsOf, isPhrase, synonymsOf } from './synonyms'

test.each([
  ['teen', 'kishore'],
  ['babies', 'children'],
  ['married', 'weddings'],
  ['reservation', 'book'],
  ['crowded', 'quietest'],
  ['बच्चों', 'children'],
  ['લગ્નમાં', 'wedding'],
  ['લાઇબ્રેરીનો', 'library'],
  ['બહેનો', 'mahila'],
  ['લિફ્ટમાં', 'wheelchair'],
  ['passed away', 'funeral'],
  ['gaadi', 'parking'],
])('%s finds what %s finds', (word, other) => {
  expect(synonymsOf(word).map((found) => found.replace(/s$/, ''))).toContain(
    other.replace(/s$/, ''),
  )
})

test('what is narrower finds what is wider, and not the other way round', () => {
  expect(synonymsOf('catholic')).toContain('hindu')
  expect(synonymsOf('hindu')).not.toContain('catholic')
})

test('phrases are found by their forms, and are no synonyms themselves', () => {
  expect(isPhrase('last rites')).toBe(true)
  expect(isPhrase('last rite')).toBe(true)
  expect(isPhrase('last bus')).toBe(false)
  expect(synonymsOf('funeral').filter((word) => /[ _>]/.test(word))).toEqual([])
})

test('a slip of the keyboard finds the synonyms of the word that was meant', () => {
  expect(guessedSynonymsOf('resturant')).toContain('kitchen')
  expect(guessedSynonymsOf('childern')).toContain('kid')
  expect(guessedSynonymsOf('arti')).toEqual([])
  expect(guessedSynonymsOf('zzzzzzz')).toEqual([])
})

test('other words have none', () => {
  for (const word of ['clas', 'danbury', '', 'ચ']) expect(synonymsOf(word)).toEqual([])
})
