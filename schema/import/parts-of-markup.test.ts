import { describe, expect, test } from 'vitest'
import { type MarkupPart, partsOfMarkup } from './parts-of-markup'

const kinds = (markup: string) => partsOfMarkup(markup).map(({ kind }) => kind)

describe('the parts of a text that was written elsewhere', () => {
  test('each heading begins a text; what has a block of its own is between', () => {
    const parts = partsOfMarkup(
      '<p>આરતી</p><h2>One</h2><p>First</p><ul><li>a</li></ul><h2>Two</h2><blockquote><p>Be <em>still</em>.</p></blockquote><p>End</p>',
    )
    expect(parts).toEqual<readonly MarkupPart[]>([
      { kind: 'text', html: '<p>આરતી</p>' },
      { kind: 'text', html: '<h2>One</h2><p>First</p><ul><li>a</li></ul>' },
      { kind: 'text', html: '<h2>Two</h2>' },
      { kind: 'quote', words: 'Be still.', speaker: '' },
      { kind: 'text', html: '<p>End</p>' },
    ])
  })

  test('pictures that follow each other are together; one with a caption stays in the text', () => {
    const picture = (id: number) => `<figure><img src="/media/${id}"></figure>`
    const captioned = '<figure><img src="/media/3"><figcaption>The hall</figcaption></figure>'
    expect(partsOfMarkup(`${picture(1)}${picture(2)}<p>And</p>${captioned}`)).toEqual([
      { kind: 'pictures', sources: ['/media/1', '/media/2'] },
      { kind: 'text', html: `<p>And</p>${captioned}` },
    ])
  })

  test('a table of plain cells is a table; one with links or cells over several columns stays in the text', () => {
    const head = '<tr><th>Room</th><th>Seats</th></tr>'
    expect(
      partsOfMarkup(
        `<table><thead>${head}</thead><tbody><tr><td>Hall</td><td>600</td></tr></tbody></table>`,
      ),
    ).toEqual([
      {
        kind: 'table',
        header: 'ROW',
        rows: [
          ['Room', 'Seats'],
          ['Hall', '600'],
        ],
      },
    ])
    const linked = '<tr><td><a href="https://example.org">Hall</a></td><td>600</td></tr>'
    expect(kinds(`<table><tbody>${head}${linked}</tbody></table>`)).toEqual(['text'])
    const wide = '<tr><td colspan="2">Closed</td></tr>'
    expect(kinds(`<table><tbody>${head}${wide}</tbody></table>`)).toEqual(['text'])
  })

  test('a quotation names its speaker, and a long or formatted one stays in the text', () => {
    expect(partsOfMarkup('<blockquote><p>“Serve.”</p><p>— Yogiji</p></blockquote>')).toEqual([
      { kind: 'quote', words: 'Serve.', speaker: 'Yogiji' },
    ])
    expect(kinds(`<blockquote><p>${'a'.repeat(700)}</p></blockquote>`)).toEqual(['text'])
    expect(kinds('<blockquote><ul><li>a</li></ul></blockquote>')).toEqual(['text'])
  })

  test('nothing is made of nothing, and a text that has no headings is divided where it is long', () => {
    expect(partsOfMarkup('')).toEqual([])
    expect(partsOfMarkup('<script>alert(1)</script>  ')).toEqual([])
    const parts = partsOfMarkup(`<p>${'word '.repeat(3_000)}</p>`.repeat(10))
    expect(parts.length).toBeGreaterThan(2)
    expect(parts.every((part) => part.kind === 'text' && part.html.length < 50_000)).toBe(true)
  })
})
