import { expect, test } from 'vitest'
import { findMatches, rankOf } from './match-words'

const names = ['Section navigation', 'Second hero', 'Hero mosaic', 'Hero', 'Superheroes', 'Text']
const found = (typed: string) => findMatches(names, typed, (name) => ({ name }))

test('what is called so comes first, then what begins so, then what has a word that does', () => {
  expect(found('hero')).toEqual(['Hero', 'Hero mosaic', 'Second hero', 'Superheroes'])
})

test('letters scattered over a name are no match', () => {
  expect(found('sean')).toEqual([])
})

test('every word typed must be there, in the name or in what is said of it', () => {
  const faqs = { name: 'Questions', more: 'Open to show their answers. FAQ' }
  expect(rankOf(faqs, ' answers  quest ')).toBe(6.5)
  expect(rankOf(faqs, 'answers hours')).toBeNull()
})

test('nothing typed leaves everything as it is', () => {
  expect(found('  ')).toEqual(names)
})

test('Gujarati is found, and signs are only signs', () => {
  expect(rankOf({ name: 'દિવાળી ઉત્સવ' }, 'ઉત્સવ')).toBe(2)
  expect(found('(.*')).toEqual([])
})

test('the English name of a thing finds it in every language', () => {
  const hero = { name: 'હીરો', english: ['Hero'], keywords: ['બૅનર', 'banner'] }
  expect(rankOf(hero, 'hero')).toBe(rankOf({ name: 'Hero' }, 'hero'))
  expect(rankOf(hero, 'હીરો')).toBe(0)
  expect(rankOf(hero, 'banner')).not.toBeNull()
})

test('signs that people leave out, or type in another way, are no difference', () => {
  expect(rankOf({ name: 'ગૅલરી' }, 'ગેલરી')).toBe(0)
  expect(rankOf({ name: 'फ़ोटो' }, 'फोटो')).toBe(0)
  expect(rankOf({ name: 'फ़ाइल' }, '\u095eाइल')).toBe(0)
})
