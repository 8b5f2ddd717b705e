import { expect, test } from 'vitest'
import { hasWordsFor, messagesFor } from './words'
import './all-words'

test.each(['gu-IN', 'hi-IN'])('no fixed word of a page in %s is English', (language) => {
  // Days are told by `dates.test.ts`.
  const { locale: _tag, days: _days, ...words } = messagesFor(language)
  const untranslated = Object.entries(words).flatMap(([name, value]) =>
    textsOf(value).some((text) => /[a-z]/i.test(text)) ? [name] : [],
  )
  expect(untranslated).toEqual([])
})

test('every tag that is answered has its catalogue', () => {
  expect(['en-US', 'gu-IN', 'hi-IN'].map((tag) => messagesFor(tag).locale)).toEqual([
    'en-US',
    'gu-IN',
    'hi-IN',
  ])
})

test('a language without words of its own reads the English ones', () => {
  expect(messagesFor('fr-CA').close).toBe('Close')
  expect(messagesFor('').pageNumber(2)).toBe('Page 2')
})

test('a page that is missing is told of in the languages of the catalogues, and in no other', () => {
  expect(['en-US', 'gu-IN', 'hi-IN', 'en-GB', 'fr-CA', ''].filter(hasWordsFor)).toEqual([
    'en-US',
    'gu-IN',
    'hi-IN',
  ])
})

/** The text of an entry, for any values. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [String(value('1', '2'))]
  return Object.values(value as object).flatMap(textsOf)
}
