import { expect, test } from 'vitest'
import { lettersBefore, withTextBehind } from './caret'

const MARKUP = '<p>One <strong>two</strong> three</p>\n<ul><li>પહેલું</li></ul>'

test.each([
  [0, '<p>xOne <strong>two</strong> three</p>\n<ul><li>પહેલું</li></ul>'],
  [3, '<p>Onex <strong>two</strong> three</p>\n<ul><li>પહેલું</li></ul>'],
  [5, '<p>One <strong>twxo</strong> three</p>\n<ul><li>પહેલું</li></ul>'],
  [11 + 'પહેલું'.length, '<p>One <strong>two</strong> three</p>\n<ul><li>પહેલુંx</li></ul>'],
])('text is put behind %i letters of markup', (letters, expected) => {
  expect(withTextBehind(MARKUP, letters, 'x')).toBe(expected)
})

test('an empty text gets a paragraph, and signs stay signs', () => {
  expect(withTextBehind('', 0, 'a < b')).toBe('<p>a &lt; b</p>')
  expect(withTextBehind('<p>a</p>', 1, ' < b')).toBe('<p>a &lt; b</p>')
})

test('the end of a rendered text is behind all its letters', () => {
  const element = document.createElement('div')
  element.innerHTML = MARKUP
  expect(lettersBefore(element, 'end')).toBe(11 + 'પહેલું'.length)
})
