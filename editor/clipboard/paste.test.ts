import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import type { PageContent } from '#schema/page/content'
import { toStoredBlock } from '#schema/page/tree'
import { undo } from '../store/history-commands'
import type { PictureLibrary } from '../store/picture-library'
import type { EditorSession } from '../store/session'
import { contentOfLine, lineOfTree, testSession } from '../testing/open-session'
import { pasting } from './lazy-paste'
import { paste } from './paste'

let session: EditorSession
beforeAll(async () => void (await pasting.fetch()))
beforeEach(() => {
  session = testSession('a b[c] d')
})

const ui = () => session.uiStore.getState()
const line = () => lineOfTree(session.pageStore.getState().page.tree)
const toast = () => ui().toast?.text
const stored = (id: string) => toStoredBlock(session.pageStore.getState().page.tree, id)

describe('what comes from elsewhere', () => {
  beforeEach(() => {
    session = testSession({ format: 1, blocks: [] }, { registry: definitions })
  })
  const html = () => stored(ui().selectedId ?? '').fields.find(({ name }) => name === 'html')?.value

  test('plain words become a Text block, paragraph by paragraph', async () => {
    await paste(session, { text: 'જય શ્રી\nસ્વામિનારાયણ\r\n\r\n1 < 2 & <b>', html: '' })
    expect(html()).toBe('<p>જય શ્રી<br>સ્વામિનારાયણ</p><p>1 &lt; 2 &amp; &lt;b&gt;</p>')
    expect(toast()).toBe('Pasted the text as “Text”.')
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
      expect(toast()).toBe('Pasted as “Pictures”. Added 2 pictures.')
      undo(session)
      expect(line()).toBe('')
    })

    test('a picture copied from a page becomes a Pictures block, from the bytes on the clipboard', async () => {
      const html = '<img src="https://gone.example/x.png" alt="">'
      await paste(session, { text: '', html, beside: { rtf: '', files: [png] } })
      expect(media()).toEqual([21])
    })

    test('pictures among words are in the Text block; one that is gone is named', async () => {
      const words =
        '<p>One</p><img src="https://here.example/a.png"><figure><img src="https://gone.example/b.png"><figcaption>Its words</figcaption></figure>'
      await paste(session, { text: 'One', html: words })
      expect(html()).toBe(
        '<p>One</p><figure><img src="/media/21" width="8" height="6"></figure><p>Its words</p>',
      )
      expect(toast()).toMatch(
        /^Pasted the text as “Text”\. Added 1 picture\. “b\.png” couldn’t be pasted\. it is gone\./,
      )
    })

    test('where no picture can be had nothing is pasted, and it is said why', async () => {
      await paste(session, { text: '', html: '<img src="file:///C:/a.png">' })
      expect(line()).toBe('')
      expect(toast()).toMatch(
        /^“a\.png” couldn’t be pasted\. The picture exists only on the device/,
      )
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
    expect(toast()).toMatch(/the limit is 100,000 characters.*Add a Text block and paste it there/)
    expect(session.pageStore.getState().page.tree.blocks.size).toBe(0)
  })

  test.each([
    ['', 'There is nothing on the clipboard that can be pasted here.'],
    [
      '{"toran":1,"blocks":[{"id":"a","na',
      'Nothing was pasted because the blocks on the clipboard are damaged. Copy them again.',
    ],
    [
      '{"toran":1,"blocks":[{"id":"a"}]}',
      'Nothing was pasted because the blocks on the clipboard are damaged. Copy them again.',
    ],
    [
      '{"toran":2}',
      'The blocks on the clipboard come from a newer version of the editor. Reload this page, then paste again.',
    ],
    [
      `{"toran":1,"blocks":${JSON.stringify(contentOf(notes(501)))}}`,
      'There are too many blocks on the clipboard. A page can have up to 500, nested up to 12 deep.',
    ],
    [
      '{"toran":1,"blocks":[{"id":"a","name":"Text","fields":[{"id":"f","type":"html","name":"html","value":7}]}]}',
      "Nothing was pasted. Text: Field 'Text' must be of type html, not number.",
    ],
  ])('%.40s is refused in a sentence', async (text, message) => {
    await paste(session, { text, html: '' })
    expect(line()).toBe('')
    if (!message.startsWith('Nothing was pasted. ')) expect(toast()).toBe(message)
    else expect(toast()).toMatch(/^Nothing was pasted\. Text: /)
  })

  test('a page can’t contain more than fits on it', async () => {
    const full = contentOf(notes(499))
    session = testSession({ format: 1, blocks: full })
    await paste(session, { text: JSON.stringify({ toran: 1, blocks: contentOf('a b') }), html: '' })
    expect(toast()).toMatch(/^This page has 499 blocks, and 2 more would exceed/)
  })
})

function contentOf(line: string): PageContent['blocks'] {
  return contentOfLine(line).blocks
}

function notes(count: number): string {
  return Array.from({ length: count }, (_, index) => `n${index}`).join(' ')
}
