import { expect, test } from 'vitest'
import { type CompiledMessage, fill, runWithMessages } from './fill'
import { formatNumber, inSentence, joinSentences } from './format'

test('sentences follow one another, each with its end; what is empty is left out', () => {
  expect(joinSentences('Not saved.', 'The server is busy')).toBe('Not saved. The server is busy.')
  expect(joinSentences('Ask again?', null, '', false, 'ફરી પ્રયાસ કરો', 'बाद में।')).toBe(
    'Ask again? ફરી પ્રયાસ કરો. बाद में।',
  )
  expect(joinSentences(undefined)).toBe('')
})

test('numbers have separators from a thousand on, in texts with plurals, too', () => {
  expect([0, 999, 1200, -1200, 1.5].map(formatNumber)).toEqual([
    '0',
    '999',
    '1,200',
    '-1,200',
    '1.5',
  ])
  const pages: CompiledMessage = [
    ['count', 'plural', { one: ['#', ' page'], other: ['#', ' pages'] }],
  ]
  expect([1, 2, 1200].map((count) => fill(pages, { count }))).toEqual([
    '1 page',
    '2 pages',
    '1,200 pages',
  ])
  const gujarati = { tag: 'gu', messages: {} }
  expect(runWithMessages(gujarati, () => fill(pages, { count: 123_456 }))).toBe('1,23,456 pages')
})

test.each([
  ['en', 'Social link', 'social link'],
  ['de', 'Eintrag', 'Eintrag'],
  ['gu', 'સામાજિક લિંક', 'સામાજિક લિંક'],
  ['tr', 'Işık', 'ışık'],
])('in %s %j is %j within a sentence', (language, label, expected) => {
  expect(inSentence(label, language)).toBe(expected)
})
