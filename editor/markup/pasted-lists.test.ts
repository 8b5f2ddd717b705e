import { DOMParser } from '@tiptap/pm/model'
import { Editor } from '@tiptap/react'
import { afterEach, expect, test } from 'vitest'
import { extensions } from './markup-schema'
import { keepFirstItem } from './pasted-lists'

let editor: Editor
afterEach(() => editor.destroy())

const LISTS = '<ul><li><p>Lamps</p></li></ul><ol><li><p>Park</p></li></ol>'

test.each([
  ['behind words', '<p>Before</p>', 7, LISTS, `<p>Before</p>${LISTS}`],
  ['among words', '<p>Before</p>', 4, LISTS, `<p>Bef</p>${LISTS}<p>ore</p>`],
  ['in an empty line', '<p></p>', 1, LISTS, LISTS],
  ['one item', '<p>Before</p>', 7, '<ul><li><p>Lamps</p></li></ul>', '<p>BeforeLamps</p>'],
  [
    'in a list',
    '<ul><li><p>One</p></li></ul>',
    6,
    '<ul><li><p>a</p></li><li><p>b</p></li></ul>',
    '<ul><li><p>Onea</p></li><li><p>b</p></li></ul>',
  ],
])('lists pasted %s', (_, content, caret, pasted, expected) => {
  editor = new Editor({ extensions, content })
  const template = document.createElement('template')
  template.innerHTML = pasted
  const slice = DOMParser.fromSchema(editor.schema).parseSlice(template.content)
  editor.commands.setTextSelection(caret)
  const { tr, selection } = editor.state
  editor.view.dispatch(tr.replaceSelection(keepFirstItem(slice, selection.$from)))
  expect(editor.getHTML()).toBe(expected)
})
