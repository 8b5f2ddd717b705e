import { DOMParser } from '@tiptap/pm/model'
import { Editor } from '@tiptap/react'
import { afterEach, expect, test } from 'vitest'
import { extensions } from './markup-schema'
import { keepFirstItem } from './pasted-lists'

let editor: Editor
afterEach(() => editor.destroy())

const LISTS = '<ul><li><p>Lamps</p></li></ul><ol><li><p>Park</p></li></ol>'

test.each([
  {
    where: 'behind words',
    content: '<p>Before</p>',
    ...{ caret: 7, pasted: LISTS, expected: `<p>Before</p>${LISTS}` },
  },
  {
    where: 'among words',
    content: '<p>Before</p>',
    ...{ caret: 4, pasted: LISTS, expected: `<p>Bef</p>${LISTS}<p>ore</p>` },
  },
  { where: 'in an empty line', content: '<p></p>', caret: 1, pasted: LISTS, expected: LISTS },
  {
    where: 'of one item',
    content: '<p>Before</p>',
    ...{ caret: 7, pasted: '<ul><li><p>Lamps</p></li></ul>', expected: '<p>BeforeLamps</p>' },
  },
  {
    where: 'in a list',
    content: '<ul><li><p>One</p></li></ul>',
    caret: 6,
    pasted: '<ul><li><p>a</p></li><li><p>b</p></li></ul>',
    expected: '<ul><li><p>Onea</p></li><li><p>b</p></li></ul>',
  },
])('lists pasted $where', ({ content, caret, pasted, expected }) => {
  editor = new Editor({ extensions, content })
  const template = document.createElement('template')
  template.innerHTML = pasted
  const slice = DOMParser.fromSchema(editor.schema).parseSlice(template.content)
  editor.commands.setTextSelection(caret)
  const { tr, selection } = editor.state
  editor.view.dispatch(tr.replaceSelection(keepFirstItem(slice, selection.$from)))
  expect(editor.getHTML()).toBe(expected)
})
