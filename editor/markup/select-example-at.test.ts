import { Editor } from '@tiptap/react'
import { afterEach, expect, test } from 'vitest'
import { extensions } from './markup-schema'
import { keepExampleSelected, selectExampleAt } from './select-example-at'

let editor: Editor
afterEach(() => editor.destroy())

test('a click anywhere in an example selects it with its brackets, also where part of it is bold', () => {
  editor = new Editor({ extensions, content: '<p>Come [[on <strong>day</strong>]] to us</p>' })
  expect(selectExampleAt(editor.view, 12)).toBe(true)
  const { from, to } = editor.state.selection
  expect(editor.state.doc.textBetween(from, to)).toBe('[[on day]]')
  expect(selectExampleAt(editor.view, 2)).toBe(false)
})

test.each([
  ['a second click in a selected example', 12, 2, true],
  ['a first click', 12, 1, false],
  ['a second click beside it', 2, 2, false],
])('the caret stays away: %s', (_, at, detail, isPrevented) => {
  editor = new Editor({ extensions, content: '<p>Come [[on <strong>day</strong>]] to us</p>' })
  selectExampleAt(editor.view, at)
  const event = new MouseEvent('mouseup', { detail, cancelable: true })
  keepExampleSelected(editor.view, event)
  expect(event.defaultPrevented).toBe(isPrevented)
})
