import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import type { PageContent, StoredBlock } from '#schema/page/content'
import { toStoredBlock } from '#schema/page/tree'
import { undo } from '../store/commands'
import type { PictureLibrary } from '../store/picture-library'
import { type EditorSession, SessionProvider } from '../store/session'
import { drawnContent, lineOfTree, testSession } from '../testing/open-session'
import { pasting } from './fetched-paste'
import { paste } from './paste'
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
    expect(toast()).toBe('Copied 2 blocks. Paste it on any page.')
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
      'Pasted Note. 1 of 2 blocks were pasted. Shelf is not allowed on a content page.',
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
    // What kind they are is looked up first.
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
})

describe('what comes from elsewhere', () => {
  beforeEach(() => {
    session = testSession({ format: 1, blocks: [] }, { registry: definitions })
  })
  const html = () => stored(ui().selectedId ?? '').fields.find(({ name }) => name === 'html')?.value

  test('plain words become a Text block, paragraph by paragraph', async () => {
    await paste(session, { text: 'જય શ્રી\nસ્વામિનારાયણ\r\n\r\n1 < 2 & <b>', html: '' })
    expect(html()).toBe('<p>જય શ્રી<br>સ્વામિનારાયણ</p><p>1 &lt; 2 &amp; &lt;b&gt;</p>')
    expect(toast()).toBe('Pasted the text as Text.')
  })

  test('formatted words keep headings, lists and links, and nothing of their looks', async () => {
    const word = `<html><style>p{color:red}</style><h1 style="mso-x:1">Hours</h1><!--x-->
      <p class="MsoNormal"><span style="font:x">Open <b>daily</b><o:p></o:p></span></p>
      <ul><li onclick="x()">Mon</li></ul><script>alert(1)</script></html>`
    await paste(session, { text: 'Hours', html: word })
    const clean = String(html())
    expect(clean).toContain('<h2>Hours</h2>')
    expect(clean).toContain('<p>Open <strong>daily</strong></p>')
    expect(clean).toContain('<li>Mon</li>')
    expect(clean).not.toMatch(/style|class|span|script|Mso|onclick/)
  })

  describe('with pictures', () => {
    const media = () =>
      stored(ui().selectedId ?? '').fields.find(({ name }) => name === 'medias')?.value
    const png = new File(['x'], 'image.png', { type: 'image/png' })
    beforeEach(() => {
      let id = 20
      const known = {
        altText: '',
        isDecorative: false,
        caption: '',
        metadata: { width: 8, height: 6 },
      }
      const pictures: PictureLibrary = {
        async add(picture) {
          if (picture.kind === 'address' && picture.address.includes('gone'))
            throw new Error('it is gone')
          id += 1
          return { ...known, id: String(id) }
        },
        open: async () => null,
      }
      session = testSession({ format: 1, blocks: [] }, { registry: definitions, pictures })
    })

    test('a screenshot becomes a Pictures block, in one step', async () => {
      await paste(session, { text: '', html: '', beside: { rtf: '', files: [png, png] } })
      expect(media()).toEqual([21, 22])
      expect(toast()).toBe('Pasted as Pictures. Added 2 pictures.')
      undo(session)
      expect(line()).toBe('')
    })

    test('a picture copied from a page becomes a Pictures block, from the bytes on the clipboard', async () => {
      const html = '<img src="https://gone.example/x.png" alt="">'
      await paste(session, { text: '', html, beside: { rtf: '', files: [png] } })
      expect(media()).toEqual([21])
    })

    test('pictures among words stand in the Text block; one that is gone is named', async () => {
      const words =
        '<p>One</p><img src="https://here.example/a.png"><figure><img src="https://gone.example/b.png"><figcaption>Its words</figcaption></figure>'
      await paste(session, { text: 'One', html: words })
      expect(html()).toBe(
        '<p>One</p><figure><img src="/media/21" width="8" height="6"></figure><p>Its words</p>',
      )
      expect(toast()).toMatch(
        /^Pasted the text as Text\. Added 1 picture\. “b\.png” couldn’t be pasted: it is gone\./,
      )
    })

    test('where no picture can be had nothing is pasted, and it is said why', async () => {
      await paste(session, { text: '', html: '<img src="file:///C:/a.png">' })
      expect(line()).toBe('')
      expect(toast()).toMatch(/^“a\.png” couldn’t be pasted: it is only on the device/)
    })
  })

  test('bullets that Word draws become a list, and its empty paragraphs go', async () => {
    const item = (words: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>${words}<o:p></o:p></p>`
    const word = `<p class=MsoNormal>Bring:</p>${item('Lamps')}${item('દીવા')}<p class=MsoNormal><o:p>&nbsp;</o:p></p>`
    await paste(session, { text: 'Bring: Lamps', html: word })
    expect(html()).toBe('<p>Bring:</p><ul><li>Lamps</li><li>દીવા</li></ul>')
  })

  test('a text too long for a block is left where it is, with its limit and the way to paste it', async () => {
    await paste(session, { text: 'x'.repeat(100_001), html: '' })
    expect(toast()).toMatch(
      /must be at most 100,000 characters.*Add a Text block and paste it there/,
    )
    expect(session.pageStore.getState().page.tree.blocks.size).toBe(0)
  })

  test.each([
    ['', 'There is nothing on the clipboard that can be pasted here.'],
    [
      '{"toran":1,"blocks":[{"id":"a","na',
      'The blocks on the clipboard are damaged: copy them again. Nothing was pasted.',
    ],
    [
      '{"toran":1,"blocks":[{"id":"a"}]}',
      'The blocks on the clipboard are damaged: copy them again. Nothing was pasted.',
    ],
    ['{"toran":2}', 'The blocks on the clipboard come from a newer version of the editor.'],
    [
      `{"toran":1,"blocks":${JSON.stringify(contentOf(notes(501)))}}`,
      'The clipboard holds too many blocks: at most 500, nested 12 deep, fit on a page.',
    ],
    [
      '{"toran":1,"blocks":[{"id":"a","name":"Text","fields":[{"id":"f","type":"html","name":"html","value":7}]}]}',
      "Nothing was pasted. Text: Field 'Text' must be of type html, not number.",
    ],
  ])('%.40s is refused in a sentence', async (text, message) => {
    await paste(session, { text, html: '' })
    expect(line()).toBe('')
    if (!message.startsWith('Nothing was')) expect(toast()).toBe(message)
    else expect(toast()).toMatch(/^Nothing was pasted\. Text: /)
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

  test('a page does not take more than fits on it', async () => {
    const full = contentOf(notes(499))
    session = testSession({ format: 1, blocks: full })
    await paste(session, { text: JSON.stringify({ toran: 1, blocks: contentOf('a b') }), html: '' })
    expect(toast()).toMatch(/^The page has 499 blocks; with 2 more it would have too many/)
  })
})

function contentOf(line: string): PageContent['blocks'] {
  return drawnContent(line).blocks
}

function notes(count: number): string {
  return Array.from({ length: count }, (_, index) => `n${index}`).join(' ')
}
