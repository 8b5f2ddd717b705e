import { expect, test } from 'vitest'
import { inSentence } from './in-sentence'

test.each([
  ['en', 'Social link', 'social link'],
  ['de', 'Eintrag', 'Eintrag'],
  ['gu', 'સામાજિક લિંક', 'સામાજિક લિંક'],
  ['tr', 'Işık', 'ışık'],
])('in %s %j is %j within a sentence', (language, label, expected) => {
  expect(inSentence(label, language)).toBe(expected)
})
