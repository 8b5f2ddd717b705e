import { expect, test } from 'vitest'
import { formsOf, stemOf, stemsIn } from './stems'

/** The entry of a word in the index: its stem, or the word itself. */
const form = (word: string) => stemOf(word) ?? word

test.each([
  ['બસથી', 'બસ'],
  ['આરતીનો', 'આરતી'],
  ['મંદિરમાં', 'મંદિર'],
  ['બાળકોને', 'બાળક'],
  ['ખુલ્લાં', 'ખુલ્લું'],
  ['बच्चों', 'बच्चे'],
  ['पहनकर', 'पहनना'],
  ['दीवाली', 'दिवाली'],
  ['पेड़ों', 'पेड़'],
])('%s and %s are forms of one word', (one, other) => {
  expect(form(one)).toBe(form(other))
})

test.each([
  // A vaccine and a juice.
  ['રસી', 'રસ'],
  ['गाड़ी', 'गड़'],
])('%s and %s are different words', (one, other) => {
  expect(form(one)).not.toBe(form(other))
})

test('words of other scripts have no stem of this kind', () => {
  expect(stemOf('classes')).toBeNull()
  expect(stemsIn('Arti at 7, come early')).toBe('')
  expect(stemsIn('')).toBe('')
})

test('the stems of a text are counted as often as they are there', () => {
  expect(stemsIn('બસથી, train, બસમાં.')).toBe('બસ બસ')
})

test('what is typed is looked up without each of its endings', () => {
  expect(formsOf('બહેનો')).toEqual(expect.arrayContaining(['બહેનો', 'બહેન']))
  expect(formsOf('दीवाली')).toContain(stemOf('दिवाली'))
  expect(formsOf('classes')).toEqual(['classes'])
})
