import { Editor } from '@tiptap/react'
import { expect, test } from 'vitest'
import { aboveLastLine, isAtWordStart, lineAtCaret } from './line-at-caret'
import { extensions } from './markup-schema'

/** The state of an editor whose caret is where the markup has a bar. */
function stateOf(marked: string) {
  const editor = new Editor({ extensions, content: marked })
  let at = -1
  editor.state.doc.descendants((node, position) => {
    const bar = node.text?.indexOf('|') ?? -1
    if (bar >= 0) at = position + bar
  })
  editor
    .chain()
    .deleteRange({ from: at, to: at + 1 })
    .setTextSelection(at)
    .run()
  return editor.state
}

test.each([
  ['<p>Lamps |and bells</p>', '<p>Lamps</p>', '<p>and bells</p>'],
  ['<p>Lamps | and bells</p>', '<p>Lamps</p>', '<p>and bells</p>'],
  [
    '<p>આરતી <b>સવારે |સાંજે</b></p>',
    '<p>આરતી <strong>સવારે</strong></p>',
    '<p><strong>સાંજે</strong></p>',
  ],
  ['<p>One</p><p>|Two</p>', '<p>One</p>', '<p>Two</p>'],
  ['<p>One</p><p>Two |</p><p>Three</p>', '<p>One</p><p>Two</p>', '<p>Three</p>'],
  ['<p>One</p><p>|</p>', '<p>One</p>', ''],
  ['<p>|</p>', '', ''],
  ['<h2>Visit |us</h2>', '<h2>Visit</h2>', '<h2>us</h2>'],
])('a block may come between at %s', (marked, before, after) => {
  expect(lineAtCaret(stateOf(marked))).toEqual({ before, after })
})

test.each([
  '<p>and|or</p>',
  '<p>7:00|</p>',
  '<ul><li><p>|Lamps</p></li></ul>',
  '<table><tbody><tr><td><p>|</p></td></tr></tbody></table>',
])('a slash is one at %s', (marked) => {
  expect(lineAtCaret(stateOf(marked))).toBeNull()
})

test.each([
  ['<p>One</p><p>|</p>', '<p>One</p>'],
  ['<p>|</p>', null],
  ['<p>One</p><p>|</p><p>Two</p>', null],
  ['<p>One |</p>', null],
])('above the empty last line of %s is %s', (marked, above) => {
  expect(aboveLastLine(stateOf(marked))).toBe(above)
})

test('an @ begins a link where a word may begin, in lists too', () => {
  expect(isAtWordStart(stateOf('<ul><li><p>see |</p></li></ul>'))).toBe(true)
  expect(isAtWordStart(stateOf('<p>office|example.org</p>'))).toBe(false)
})
