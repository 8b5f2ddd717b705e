import { expect, test } from 'vitest'
import '../parts/words/all-words'
import { messagesFor } from '../parts/words/words'
import { needsOf } from './style-needs'
import { everyStyle, stylesOf } from './styles'

/** A conjunct of four consonants that no word has. */
const RARE = 'ઠ્ઝ્ષ્ણૌ'

test('a page of syllables in common use takes the faces for those, below its first screen too', () => {
  expect(facesOf('<h1>નમસ્તે</h1>', '<p>સત્સંગ અને સંસ્કૃતિ: ૧૨ કાર્યક્રમો</p>')).toEqual(['common'])
  expect(facesOf('<h1>नमस्ते</h1>', '<p>सत्संग, १५१ दीप।</p>')).toEqual(['common'])
})

test('one rare syllable anywhere, and the whole page takes the faces for all', () => {
  expect(facesOf('<h1>નમસ્તે</h1>', `<p>${RARE}</p>`)).toEqual(['whole'])
  expect(facesOf(`<h1>${RARE}</h1>`, '<p>નમસ્તે</p>')).toEqual(['whole'])
  expect(facesOf(`<p data-caption="${RARE}">નમસ્તે</p>`)).toEqual(['whole'])
})

test('each script is judged separately', () => {
  expect(facesOf(`<p>${RARE}</p>`, '<p>नमस्ते</p>')).toEqual(['whole', 'common'])
})

test.each([
  ['joiners', '<p>ક્\u200dષ</p>'],
  ['letters that join across a tag', '<p>ક્<b>ષ</b></p>'],
  ['letters that join across an entity', '<p>ક્&zwj;ષ</p>'],
  ['a sign that begins an element', '<p>ક<b>ી</b></p>'],
  ['a sign on nothing', '<p>ી</p>'],
  ['a letter that no language of today has', '<p>ૹ</p>'],
])('%s are left to the whole faces', (_, markup) => {
  expect(facesOf(markup)).toEqual(['whole'])
})

test('a page without such letters has neither, nor has a page that is not known any more', () => {
  expect(facesOf('<p>Namaste</p>')).toEqual([])
  expect(everyStyle()).not.toContain('-common')
})

test('what comes later is set in the whole faces', () => {
  const sheet = stylesOf([needsOf('<p>નમસ્તે</p>', [])], []).first
  expect(sheet).toMatch(/:where\(input,\s*textarea/)
  expect(sheet).toMatch(/font-family:\s*["']?Toran Text Whole/)
  expect(stylesOf([needsOf('<p>Namaste</p>', [])], []).first).not.toContain('Whole')
})

test.each(['gu-IN', 'hi-IN'])('the fixed words of %s hold common syllables alone', (language) => {
  const rare = Object.entries(messagesFor(language)).filter(([, value]) =>
    textsOf(value).some((text) => facesOf(`<p>${text}</p>`).includes('whole')),
  )
  expect(rare).toEqual([])
})

/** The faces beyond Latin that a page of these parts takes: the first is its first screen. */
function facesOf(...parts: readonly string[]): string[] {
  const [first = '', ...rest] = parts
  const styles = stylesOf(
    [needsOf(first, [])],
    rest.map((markup) => needsOf(markup, [])),
  )
  const faces = [...[styles.first, ...styles.rest].join().matchAll(/@font-face\s*\{[^}]*\}/g)]
    .map(([rule]) => rule)
    .filter((rule) => /gujarati|devanagari/.test(rule) && !/ Whole/.test(rule))
  return [...new Set(faces.map((rule) => (rule.includes('-common') ? 'common' : 'whole')))]
}

/** The text of an entry, for any values. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [String(value('1', '2'))]
  return Object.values(value as object).flatMap(textsOf)
}
