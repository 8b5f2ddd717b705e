import { describe, expect, test } from 'vitest'
import { partsOfMarkup } from '#schema/import/parts-of-markup'
import { rawProps } from '#schema/page/stored-props'
import type { PlacedPicture } from '../store/picture-library'
import { addPictures, pageContentOf } from './page-of-document'
import { readDocument } from './read-document'
import { LINK, line, picture, table, wordFile } from './testing/word-file'

const placed = (id: string): PlacedPicture => ({
  ...{ id, altText: '', isDecorative: false, caption: '' },
  metadata: { width: 4, height: 3 },
})
const reasonOf = (files: readonly File[]) =>
  readDocument(files).then(
    () => '',
    (error: Error) => error.message,
  )

describe('a Word document', () => {
  test('becomes a title, texts, pictures, a table and a quotation, and says what does not come along', async () => {
    const file = await wordFile(
      [
        line('આરતી at home', 'Title'),
        line('Welcome.', 'Fancy'),
        line('When', 'Heading1'),
        line('On Sundays', 'Heading2'),
        LINK,
        picture('The shrine at dusk'),
        table([
          ['Day', 'Time'],
          ['Sunday', '9:30'],
        ]),
        line('Be still.', 'Quote'),
        '<w:p><w:r><w:commentReference w:id="0"/></w:r></w:p>',
      ].join(''),
    )
    const read = await readDocument([file])
    expect(read.title).toBe('આરતી at home')
    expect([...read.pictures.values()].map(({ alt, source }) => [alt, source.kind])).toEqual([
      ['The shrine at dusk', 'file'],
    ])
    expect(partsOfMarkup(read.markup)).toMatchObject([
      { kind: 'text', html: '<p>Welcome.</p>' },
      {
        kind: 'text',
        html: '<h2>When</h2><h3>On Sundays</h3><p><a href="https://example.org/visit">Plan your visit</a></p>',
      },
      { kind: 'pictures' },
      {
        kind: 'table',
        header: 'ROW',
        rows: [
          ['Day', 'Time'],
          ['Sunday', '9:30'],
        ],
      },
      { kind: 'quote', words: 'Be still.' },
    ])
    expect(read.notes).toEqual(['Comments: 1.', 'Styles that become plain text: Fancy.'])
  })

  test('that unpacks to more than it may is not read', async () => {
    const file = await wordFile(`<w:p><w:r><w:t>${'a'.repeat(31_000_000)}</w:t></w:r></w:p>`)
    expect(file.size).toBeLessThan(200_000)
    expect(await reasonOf([file])).toMatch(/This file is too large when unzipped\. Split it into/)
  }, 30_000)

  test('that is none, is empty or is of another program says what to do', async () => {
    expect(await reasonOf([new File(['no zip'], 'a.docx')])).toMatch(/not a Word document/)
    expect(await reasonOf([new File([], 'a.docx')])).toMatch(/empty/)
    expect(await reasonOf([new File(['x'], 'a.doc')])).toMatch(/Save it as a Word document/)
    expect(await reasonOf([new File(['x'], 'a.png')])).toMatch(/Choose a Word document/)
    expect(await reasonOf([await wordFile('<w:p></w:p>')])).toMatch(/no text/)
    const broken = await wordFile('', { 'word/document.xml': '<w:document' })
    expect(await reasonOf([broken])).toMatch(/damaged|no text/)
  })

  test('entities of its own are not unfolded', async () => {
    const bomb = `<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${line('Before &b; after')}</w:body></w:document>`
    const read = await readDocument([await wordFile('', { 'word/document.xml': bomb })]).catch(
      () => null,
    )
    expect(read?.markup ?? '').not.toContain('aaaaaaaaaaaaaaaaaaaaaaaaa')
  })
})

describe('a Markdown file', () => {
  const markdown = [
    '---\ntitle: "Seva weekend"\n---\n',
    '# Ignored title\n\nHello **all**, <script>alert(1)</script>read [more](https://example.org).\n',
    '## List\n\n1. One\n2. બે\n',
    '| Room | Seats |\n|---|---:|\n| Hall | 600 |\n',
    '![The hall](pictures/hall.png)\n\n![](gone.jpg)\n',
    '> Serve.\n>\n> — Yogiji\n',
    'A note[^1].\n\n[^1]: Later.\n',
  ].join('\n')

  test('becomes blocks, with the pictures that were chosen along', async () => {
    const hall = new File(['png'], 'hall.png', { type: 'image/png' })
    const read = await readDocument([hall, new File([markdown], 'seva.md')])
    expect(read.title).toBe('Seva weekend')
    expect(partsOfMarkup(read.markup).map(({ kind }) => kind)).toEqual([
      'text',
      'text',
      'table',
      'pictures',
      'quote',
      'text',
    ])
    expect(read.markup).not.toContain('script')
    expect(read.notes).toEqual([
      'The picture “gone.jpg” isn’t in the file. Choose it together with the document.',
      'Footnotes kept as plain text: 1.',
    ])
    const [found] = read.pictures.values()
    expect(found?.source).toEqual({ kind: 'file', file: hall })
  })

  test('in another encoding says so', async () => {
    const file = new File([new Uint8Array([0x63, 0x61, 0x66, 0xe9])], 'a.md')
    expect(await reasonOf([file])).toMatch(/UTF-8/)
  })
})

describe('the page of a document', () => {
  test('has the pictures once they are in the library; trying again sends only those that are not', async () => {
    const text = '# T\n\n![A](https://a.example/1.jpg)\n\n![B](https://a.example/2.jpg)\n\nEnd\n'
    const read = await readDocument([new File([text], 'a.md')])
    const added = new Map<string, PlacedPicture>()
    const asked: string[] = []
    let isAway = true
    const library = {
      add: async (wanted: { readonly kind: string; readonly address?: string }) => {
        asked.push(wanted.address ?? wanted.kind)
        if (isAway && wanted.address?.endsWith('2.jpg')) throw new Error('it’s away')
        return placed(wanted.address?.endsWith('1.jpg') ? '11' : '12')
      },
    }
    expect(await addPictures(read, library, added, () => undefined)).toEqual([
      { name: '2.jpg', reason: 'it’s away' },
    ])
    const without = await pageContentOf('T', read, { added })
    expect(without.blocks.map(({ name }) => name)).toEqual(['SecondHero', 'Media', 'Text'])
    isAway = false
    expect(await addPictures(read, library, added, () => undefined)).toEqual([])
    expect(asked).toEqual([
      'https://a.example/1.jpg',
      'https://a.example/2.jpg',
      'https://a.example/2.jpg',
    ])
    const { blocks } = await pageContentOf('T', read, { added })
    expect(blocks.map(rawProps)).toMatchObject([
      { title: 'T' },
      { medias: [11, 12] },
      { html: '<p>End</p>' },
    ])
  })
})
