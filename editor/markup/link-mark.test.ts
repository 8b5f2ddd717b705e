import { Editor } from '@tiptap/react'
import { expect, test } from 'vitest'
import { addressesIn } from './addresses'
import { extensions, markupOfEditor } from './markup-schema'

test.each([
  ['Write to seva@example.org', '<a href="mailto:seva@example.org">seva@example.org</a>'],
  [
    'See www.example.org/visit',
    '<a href="https://www.example.org/visit">www.example.org/visit</a>',
  ],
  [
    'On https://example.org/a_(b).',
    '<a href="https://example.org/a_(b)">https://example.org/a_(b)</a>.',
  ],
  ['(see example.org.uk)', '<a href="https://example.org.uk">example.org.uk</a>)'],
  ['Call +44 116 262 3233', '<a href="tel:+441162623233">+44 116 262 3233</a>'],
  ['દર્શન example.org/દર્શન', '<a href="https://example.org/દર્શન">example.org/દર્શન</a>'],
])('the address of “%s” becomes a link when a space or a line follows', (text, link) => {
  for (const end of [' ', '\n']) {
    const editor = createEditor(text)
    type(editor, end)
    expect(markupOf(editor)).toContain(link)
  }
})

test('a phone number is one link, however many groups it is written in', () => {
  const editor = createEditor('Call')
  for (const key of ' +44 116 262 3233 or +91 265 234 56 78, please ') type(editor, key)
  expect(markupOf(editor)).toBe(
    '<p>Call <a href="tel:+441162623233">+44 116 262 3233</a> or ' +
      '<a href="tel:+912652345678">+91 265 234 56 78</a>, please </p>',
  )
})

test.each(['Come at 7pm.In the hall', 'version 2.0.1', 'photo.jpeg', 'e.g. here', '18.30 Arti'])(
  '“%s” is no address',
  (text) => {
    const editor = createEditor(text)
    type(editor, ' ')
    expect(markupOf(editor)).not.toContain('<a')
    expect(addressesIn(text)).toEqual([])
  },
)

test('an address stays words in code, and where a link was taken off it', () => {
  const editor = createEditor('')
  editor.commands.setContent('<p><code>example.org</code></p>')
  editor.commands.focus('end')
  editor.commands.unsetMark('code')
  type(editor, ' ')
  expect(markupOf(editor)).not.toContain('<a')
  editor.commands.setContent('<p>See example.org now</p>')
  editor.commands.focus('end')
  type(editor, ' ')
  expect(markupOf(editor)).not.toContain('<a')
})

test('what is written behind a link is not in it', () => {
  const editor = createEditor('')
  editor.commands.setContent('<p><a href="/visit">Visit us</a></p>')
  editor.commands.focus('end')
  type(editor, '!')
  expect(markupOf(editor)).toBe('<p><a href="/visit">Visit us</a>!</p>')
})

test('an address that is pasted over words is where they lead, other words replace them', () => {
  const editor = createEditor('Our site')
  editor.commands.selectAll()
  paste(editor, ' https://example.org/a?b=1 ')
  expect(markupOf(editor)).toBe('<p><a href="https://example.org/a?b=1">Our site</a></p>')
  editor.commands.selectAll()
  paste(editor, 'see https://example.org')
  expect(editor.getText()).toBe('see https://example.org')
})

test('links that could run something are words', () => {
  const editor = createEditor('')
  editor.commands.setContent('<p><a href="javascript:alert(1)">x</a> <a href="tel:+44">y</a></p>')
  expect(markupOf(editor)).toBe('<p>x <a href="tel:+44">y</a></p>')
})

test('a hundred thousand characters without an address are read at once', () => {
  for (const text of ['a.'.repeat(50_000), 'a-'.repeat(50_000), '1.'.repeat(50_000)])
    expect(addressesIn(text)).toEqual([])
})

function createEditor(text: string): Editor {
  const editor = new Editor({ element: document.createElement('div'), extensions })
  editor.commands.insertContent({ type: 'text', text: text || ' ' })
  return editor
}

/** As a key would: one character at the caret, or a new line. */
function type(editor: Editor, key: string): void {
  if (key === '\n') editor.commands.splitBlock()
  else editor.view.dispatch(editor.state.tr.insertText(key))
}

function paste(editor: Editor, text: string): void {
  // The DOM of tests has no events of the clipboard.
  editor.view.pasteText(text, new Event('paste') as ClipboardEvent)
}

function markupOf(editor: Editor): string {
  return markupOfEditor(editor.getHTML())
}
