import { expect, test } from 'vitest'
import { blanksIn, fillBlanks } from './blanks'

const answers = { 'Annakut: hall and time': 'મુખ્ય હોલ & <11:00>' }

test('answers take the place of blanks, in markup as text', () => {
  expect(fillBlanks(answers)('In [[Annakut: hall and time]].', false)).toBe('In મુખ્ય હોલ & <11:00>.')
  expect(fillBlanks(answers)('<p>In [[Annakut: <em>hall</em> and time]].</p>', true)).toBe(
    '<p>In મુખ્ય હોલ &amp; &lt;11:00&gt;.</p>',
  )
})

test.each(['[[director]]', '[[constructor]]', '[[__proto__]]', '[[toString]]', '[[]]', '[[a'])(
  'without an answer %s stays',
  (text) => {
    expect(fillBlanks(answers)(text, false)).toBe(text)
    expect(fillBlanks({})(text, true)).toBe(text)
  },
)

test('an answer is entered as it is: what a replacement would read into it has no meaning', () => {
  expect(fillBlanks({ fee: "$& $1 $'" })('[[fee]]', false)).toBe("$& $1 $'")
})

test('blanks are listed by their words', () => {
  expect(blanksIn('<p>[[One &amp; two]] and [[three]]</p>', true)).toEqual(['One & two', 'three'])
})
