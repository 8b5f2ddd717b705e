import { expect, test } from 'vitest'
import { wordsOf } from './words'

test('every fixed word of a Gujarati page is Gujarati', () => {
  const words = Object.entries(wordsOf('gu-IN')).filter(([name]) => name !== 'mapSource')
  const untranslated = words.flatMap(([name, value]) =>
    textsOf(value).some((text) => /[a-z]/i.test(text)) ? [name] : [],
  )
  expect(untranslated).toEqual([])
})

test('a language without words of its own reads the English ones', () => {
  expect(wordsOf('fr-CA').close).toBe('Close')
  expect(wordsOf('').pageNumber(2)).toBe('Page 2')
})

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [String(value('1', '2'))]
  return Object.values(value as object).flatMap(textsOf)
}
