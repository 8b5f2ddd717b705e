import { expect, test } from 'vitest'
import { textOf, wordDiff } from './word-diff'

test('marks the words that changed, and no others', () => {
  expect(marked('Open every day from nine', 'Open each day from ten')).toBe(
    'Open -every-+each+ day from -nine-+ten+',
  )
})

test('knows the words of Gujarati', () => {
  expect(marked('જય શ્રી સ્વામિનારાયણ', 'જય શ્રી કૃષ્ણ સ્વામિનારાયણ')).toBe('જય શ્રી +કૃષ્ણ +સ્વામિનારાયણ')
})

test('all of a text that is new or gone is marked', () => {
  expect(marked('', 'New')).toBe('+New+')
  expect(marked('Gone', '')).toBe('-Gone-')
  expect(marked('', '')).toBe('')
})

test('both texts can be read from the marks, however long they are', () => {
  const before = Array.from({ length: 4000 }, (_, at) => `word${at}`).join(' ')
  const after = `First ${before.replaceAll('7', 'x')} last`
  const runs = wordDiff(before, after)
  const side = (kind: string) =>
    runs.flatMap((run) => (run.kind === kind || run.kind === 'same' ? [run.text] : [])).join('')
  expect(side('removed')).toBe(before)
  expect(side('added')).toBe(after)
})

test('values that are no texts can be compared as texts', () => {
  expect(textOf('<p>Open <b>daily</b></p>')).toBe('Open daily')
  expect(textOf(true)).toBe('Yes')
  expect(textOf(null)).toBe('')
  expect(textOf([{ title: 'One', wide: false }, { title: 'Two' }])).toBe('One, No\nTwo')
})

function marked(before: string, after: string): string {
  const marks = { same: '', added: '+', removed: '-' }
  return wordDiff(before, after)
    .map(({ kind, text }) => `${marks[kind]}${text}${marks[kind]}`)
    .join('')
}
