import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PageContent, StoredBlock } from '#schema/page/content'
import { toStoredBlock } from '#schema/page/tree'
import { undo } from '../store/history-commands'
import { type EditorSession, SessionProvider } from '../store/session'
import { contentOfLine, lineOfTree, testSession } from '../testing/open-session'
import { pasting } from './lazy-paste'
import { useClipboard } from './use-clipboard'

let session: EditorSession
beforeAll(async () => void (await pasting.fetch()))
beforeEach(() => {
  session = testSession('a b[c] d')
})

const ui = () => session.uiStore.getState()
const line = () => lineOfTree(session.pageStore.getState().page.tree)
const toast = () => ui().toast?.text
const stored = (id: string) => toStoredBlock(session.pageStore.getState().page.tree, id)

/** The editor of a session, with the clipboard's shortcuts. */
function open(opened: EditorSession) {
  cleanup()
  session = opened
  render(
    <SessionProvider value={opened}>
      <Desk />
    </SessionProvider>,
  )
}

function Desk() {
  useClipboard()
  return <input aria-label="Title" />
}

class Clipboard {
  readonly held = new Map<string, string>()
  setData(type: string, text: string) {
    this.held.set(type, text)
  }
  getData(type: string) {
    return this.held.get(type) ?? ''
  }
}

function press(kind: 'copy' | 'cut' | 'paste', clipboard = new Clipboard(), on = document.body) {
  const event = createEvent[kind](on, { clipboardData: clipboard })
  fireEvent(on, event)
  return clipboard
}

describe('copy and paste', () => {
  test('within a page: blocks come again after the selection, with new ids, as one step', () => {
    open(session)
    session.uiStore.selectSeveral(['a', 'b'])
    const clipboard = press('copy')
    expect(toast()).toBe('Copied 2 blocks. Paste them on any page.')
    session.uiStore.select('d')
    press('paste', clipboard)
    const [one, two] = [...ui().selectedIds]
    expect(line()).toMatch(new RegExp(`^a b\\[c\\] d ${one} ${two}\\[b_\\w+\\]$`))
    expect(toast()).toBe('Pasted 2 blocks.')
    undo(session)
    expect(line()).toBe('a b[c] d')
  })

  test('cutting takes them away, so that pasting moves them', () => {
    open(session)
    session.uiStore.select('b')
    const clipboard = press('cut')
    expect(line()).toBe('a d')
    session.uiStore.select('d')
    press('paste', clipboard)
    expect(line()).toMatch(/^a d b_\w+\[b_\w+\]$/)
  })

  test('across pages: what the other page does not allow stays behind and is named', () => {
    const shelf = { id: 's', name: 'Shelf', fields: [], slots: { left: [], right: [] } }
    open(testSession({ format: 1, blocks: [shelf, ...contentOf('a')] }))
    session.uiStore.selectSeveral(['s', 'a'])
    const clipboard = press('copy')
    open(testSession('z', { target: 'content', documentId: 2 }))
    press('paste', clipboard)
    expect(line()).toMatch(/^z b_\w+$/)
    expect(toast()).toBe(
      'Pasted “Note”. 1 of 2 blocks were pasted. “Shelf” is not allowed on a content page.',
    )
  })

  test('from a row of the outline blocks are copied, whatever words were marked before', () => {
    open(session)
    session.uiStore.selectSeveral(['a', 'b'])
    const words = document.body.appendChild(document.createElement('p'))
    words.textContent = 'Marked'
    document.getSelection()?.selectAllChildren(words)
    expect(press('copy').held.size).toBe(0)
    const row = document.body.appendChild(document.createElement('div'))
    row.dataset.outlineId = 'b'
    row.tabIndex = -1
    row.focus()
    document.getSelection()?.selectAllChildren(words)
    const clipboard = press('copy')
    words.remove()
    row.remove()
    press('paste', clipboard)
    expect(toast()).toBe('Pasted 2 blocks.')
  })

  test('into a container that takes only some: it is tried outside before nothing is pasted', () => {
    const left = [{ id: 'n', name: 'Note', fields: [] }]
    const shelf = { id: 's', name: 'Shelf', fields: [], slots: { left, right: [] } }
    open(session)
    session.uiStore.select('b')
    const clipboard = press('copy')
    open(testSession({ format: 1, blocks: [shelf] }))
    session.uiStore.select('n')
    press('paste', clipboard)
    expect(line()).toMatch(/^s b_\w+\[b_\w+\]$/)
  })

  test('unknown blocks come along as they are', () => {
    open(testSession('xa'))
    session.uiStore.select('xa')
    const clipboard = press('copy')
    press('paste', clipboard)
    const id = ui().selectedId ?? ''
    expect({ ...stored(id), id: 'xa' }).toEqual(stored('xa'))
  })

  test('links between the copied blocks lead to the copies, all others where they led', async () => {
    const link = (value: object) => [{ id: 'f1', type: 'link', name: 'link', value }]
    const html = { id: 'f2', type: 'html', name: 'html', value: '<a href="#t">Down</a>' }
    const blocks: StoredBlock[] = [
      { id: 's', name: 'Gone', fields: [...link({ blockId: 't' }), html] },
      { id: 't', name: 'Gone', fields: link({ blockId: 'u' }) },
      { id: 'u', name: 'Gone', fields: link({ pageId: 9, blockId: 's' }) },
    ]
    open(testSession({ format: 1, blocks }, { documentId: 5 }))
    session.uiStore.selectSeveral(['s', 't'])
    const clipboard = press('copy')
    open(testSession('', { documentId: 6 }))
    press('paste', clipboard)
    // The kinds of the copied blocks are looked up first.
    await waitFor(() => expect(ui().selectedIds.size).toBe(2))
    const [s, t] = [...ui().selectedIds]
    const values = [s, t].map((id) => stored(id ?? '').fields.map(({ value }) => value))
    expect(values).toEqual([
      [{ blockId: t, pageId: null }, `<a href="#${t}">Down</a>`],
      [{ blockId: 'u', pageId: 5 }],
    ])
  })

  test('stays the browser’s own in fields, and does nothing for who may only look', () => {
    open(session)
    session.uiStore.select('a')
    const input = screen.getByLabelText('Title')
    expect(press('copy', new Clipboard(), input).held.size).toBe(0)
    const clipboard = press('copy')
    press('paste', clipboard, input)
    expect(line()).toBe('a b[c] d')
    open(testSession('a', { canEdit: false }))
    session.uiStore.select('a')
    press('paste', clipboard)
    press('cut', clipboard)
    expect(line()).toBe('a')
  })

  test('what can’t be read, as its code can’t be fetched, is said not to be pasted', async () => {
    vi.spyOn(pasting, 'now').mockReturnValueOnce(null)
    vi.spyOn(pasting, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    open(testSession('a'))
    press('paste')
    await waitFor(() =>
      expect(toast()).toBe('Nothing was pasted: the server can’t be reached. Try again.'),
    )
    expect(line()).toBe('a')
  })
})

function contentOf(line: string): PageContent['blocks'] {
  return contentOfLine(line).blocks
}
