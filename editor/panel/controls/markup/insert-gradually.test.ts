import { Editor } from '@tiptap/react'
import { afterEach, expect, test, vi } from 'vitest'
import { extensions, storedMarkup } from '../../../markup/markup-schema'
import { pasteGradually, showGradually } from './insert-gradually'

const LINES = Array.from({ length: 80 }, (_, at) => `${at} ${'પાણી and words '.repeat(26)}`.trim())
const LONG = LINES.map((line) => `<p>${line}</p>`).join('')

let editor: Editor
afterEach(() => {
  vi.useRealTimers()
  editor.destroy()
})

test('a long text is pasted part by part, is whole in the end, and is one step to undo', () => {
  open('<p>Before</p>', 7)
  const done = vi.fn()
  pasteGradually(editor, clipboard({ plain: LINES.join('\n') }), done)
  expect(text()).toBe('<p>Before</p>')
  vi.advanceTimersToNextTimer()
  expect(editor.state.doc.childCount).toBeGreaterThan(1)
  expect(editor.state.doc.childCount).toBeLessThan(60)
  vi.runAllTimers()
  expect(text()).toBe(`<p>Before</p>${LONG}`)
  expect(done).toHaveBeenCalledOnce()
  editor.commands.undo()
  expect(text()).toBe('<p>Before</p>')
})

test.each([
  ['ends with a full stop', `${'મંદિરના દર્શન સવારે છે. '.repeat(1_200)}`, /છે\.$/],
  ['ends with a danda', `${'દર્શન સવારે છે। '.repeat(2_000)}`, /છે।$/],
  ['has no sentences', `${'words '.repeat(5_000)}`, /words$/],
  ['has no words', 'ક્ષ્મા'.repeat(4_000), /મા$/],
])('a paragraph far too long that %s is several, with every character of it', (_, pasted, end) => {
  open('', 1)
  const done = vi.fn()
  pasteGradually(editor, clipboard({ plain: pasted }), done)
  vi.runAllTimers()
  const texts = editor.state.doc.content.content.map(({ textContent }) => textContent)
  expect(texts.map(withoutSpace).join('') === withoutSpace(pasted)).toBe(true)
  expect(texts.length).toBeGreaterThan(2)
  for (const text of texts.slice(0, -1)) expect(text.trimEnd().slice(-20)).toMatch(end)
  for (const text of texts) expect(text.length).toBeLessThanOrEqual(5_000)
  expect(done).toHaveBeenCalledExactlyOnceWith(true)
})

test('formatting that a long paragraph is divided in goes on behind it', () => {
  open('', 1)
  const words = 'Everyone is welcome. '.repeat(1_000)
  const html = `<p><strong>${words}</strong> <a href="/visit">${words}</a></p>`
  pasteGradually(editor, clipboard({ plain: words + words, html }), vi.fn())
  vi.runAllTimers()
  const all = withoutSpace(editor.getText({ blockSeparator: '' }))
  expect(all === withoutSpace(words + words)).toBe(true)
  const paragraphs = text().match(/<p>.*?<\/p>/g) ?? []
  expect(paragraphs.length).toBeGreaterThan(4)
  for (const paragraph of paragraphs) expect(paragraph).toMatch(/<strong>|<a href="\/visit">/)
})

test('what is written before all of it is in comes behind it: nothing of it is lost', () => {
  open('<p>Before</p>', 7)
  const insertion = pasteGradually(editor, clipboard({ plain: LINES.join('\r\n') }), vi.fn())
  vi.advanceTimersToNextTimer()
  insertion?.finish()
  editor.commands.insertContent('!')
  expect(text()).toBe(`<p>Before</p>${LONG.slice(0, -4)}!</p>`)
})

test('it is where the caret was: in the middle of a paragraph, or in place of an empty one', () => {
  open('<p>Before after</p>', 7)
  pasteGradually(editor, clipboard({ plain: LINES.join('\n') }), vi.fn())
  vi.runAllTimers()
  expect(text()).toBe(`<p>Before</p>${LONG}<p> after</p>`)
  editor.destroy()
  open('', 1)
  pasteGradually(editor, clipboard({ plain: LINES.join('\n') }), vi.fn())
  vi.runAllTimers()
  expect(text()).toBe(LONG)
  editor.commands.selectAll()
  pasteGradually(editor, clipboard({ plain: LINES.join('\n') }), vi.fn())
  vi.runAllTimers()
  expect(text()).toBe(LONG)
})

test('markup of an office program or another site is cleaned, part by part', () => {
  open('', 1)
  const html = LINES.map((line) => `<p class="MsoNormal" style="mso-x:y">${line}<o:p></o:p></p>`)
  const page = `<div><h1>Story</h1><section>${html.join('')}</section>loose <b>words</b></div>`
  pasteGradually(editor, clipboard({ plain: LINES.join('\n'), html: page }), vi.fn())
  vi.runAllTimers()
  expect(text()).toBe(`<h2>Story</h2>${LONG}<p>loose <strong>words</strong></p>`)
})

test('a short text, and one pasted into a list, are pasted like any other', () => {
  open('<ul><li>One</li></ul>', 4)
  expect(pasteGradually(editor, clipboard({ plain: LINES.join('\n') }), vi.fn())).toBeNull()
  editor.destroy()
  open('<p>One</p>', 4)
  expect(pasteGradually(editor, clipboard({ plain: 'Two' }), vi.fn())).toBeNull()
})

test('a long text that is written elsewhere is shown part by part, with nothing to undo', () => {
  open('<p>Before</p>', 7)
  showGradually(editor, LONG, vi.fn())
  vi.runAllTimers()
  expect(text()).toBe(LONG)
  expect(editor.can().undo()).toBe(false)
})

function open(content: string, caret: number): void {
  vi.useFakeTimers()
  editor = new Editor({ extensions, content })
  editor.commands.setTextSelection(caret)
}

function withoutSpace(words: string): string {
  return words.replace(/\s+/g, '')
}

function text(): string {
  return storedMarkup(editor.getHTML())
}

function clipboard({ plain, html = '' }: { plain: string; html?: string }): DataTransfer {
  const data = { 'text/plain': plain, 'text/html': html }
  return { getData: (type: keyof typeof data) => data[type] } as DataTransfer
}
