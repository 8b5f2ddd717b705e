import { describe, expect, test } from 'vitest'
import { articleParts } from '#schema/import/parts-of-markup'
import { articleRow, planImport } from './plan-import'
import { readExport } from './read-export'
import type { ExportedItem } from './site-export'
import { attachment, BLOCK_POST, CLASSIC_POST, exportFile, exportText } from './testing/export-file'

const PICTURES = [
  attachment(11, '2023/05/hall.jpg', 'The hall'),
  attachment(12, '2023/05/lamps.jpg'),
]
const nothing = () => undefined
const planOf = async (entries: Parameters<typeof exportFile>[0]) =>
  planImport(await readExport(exportFile(entries), nothing), nothing)
const problemOf = (file: File) =>
  readExport(file, nothing).then(
    () => '',
    (error: Error) => error.message,
  )
const addressesOf = (pictures: ReadonlyMap<string, { readonly source: object }>) =>
  [...pictures.values()].map(({ source }) => ('address' in source ? source.address : source))

describe('an export of WordPress', () => {
  test('of the block editor becomes an article with its date, author, category, pictures and old address', async () => {
    const more =
      '<category domain="category" nicename="festivals"><![CDATA[ઉત્સવ]]></category><category domain="post_tag" nicename="a"><![CDATA[annakut]]></category><wp:postmeta><wp:meta_key><![CDATA[_thumbnail_id]]></wp:meta_key><wp:meta_value><![CDATA[12]]></wp:meta_value></wp:postmeta>'
    const { posts, authors } = await planOf([
      ...PICTURES,
      { id: 7, title: 'દિવાળી &amp; Annakut', content: BLOCK_POST, more },
    ])
    const [post] = posts
    if (!post) throw new Error('There is no post')
    expect(post).toMatchObject({
      ...{ kind: 'ARTICLE', title: 'દિવાળી & Annakut', path: '/2023/05/post-7' },
      notes: ['Block “latest-posts” has no text, so it was left out.'],
    })
    expect(addressesOf(post.pictures)).toEqual([
      'https://old.example/wp-content/uploads/2023/05/hall.jpg',
      'https://old.example/wp-content/uploads/2023/05/lamps.jpg',
    ])
    expect([...post.pictures.values()].map(({ alt }) => alt)).toEqual(['The hall', ''])
    expect(articleParts(post.markup)).toMatchObject([
      { kind: 'text', html: expect.stringContaining('<h2>Evening</h2>') },
      { kind: 'pictures', sources: [expect.anything(), expect.anything()] },
      { kind: 'text', html: '<ul><li>Prasad</li></ul>' },
    ])
    expect(post.thumbnail?.name).toBe('lamps.jpg')
    const row = articleRow(post, { authors, isPublic: true }, null)
    expect(row).toMatchObject({
      key: 'wordpress https://old.example 7',
      values: {
        ...{ category: 'ઉત્સવ', seoTags: 'annakut', authorName: 'Sevak પટેલ' },
        ...{ publishedAt: '2023-05-12T18:30', status: 'PUBLISHED' },
      },
    })
    expect(articleRow(post, { authors, isPublic: false }, null).values.status).toBe('DRAFT')
  })

  test('of the classic editor has paragraphs, captions and galleries; shortcodes are listed', async () => {
    const { posts } = await planOf([...PICTURES, { id: 8, type: 'page', content: CLASSIC_POST }])
    const [page] = posts
    expect(page?.kind).toBe('PAGE')
    expect(page?.markup).toContain('<p>Jay Swaminarayan.<br>Come early.</p>')
    expect(page?.markup).toContain('<figcaption>The hall at dusk</figcaption>')
    expect(page?.markup).toContain('href="https://www.youtube.com/watch?v=abc123def45"')
    expect(page?.markup).toContain('[if you can]')
    expect(page?.markup).not.toContain('contact-form')
    expect(page?.pictures.size).toBe(3)
    expect(page?.notes).toEqual([
      'Picture 99 of a gallery isn’t in the export.',
      'Shortcode “[contact-form-7]” was left out.',
    ])
  })

  test('says what is left out, and nothing of what is only of WordPress itself', async () => {
    const { posts, leftOut } = await planOf([
      ...PICTURES,
      { id: 1, status: 'trash', content: 'Old' },
      { id: 2, type: 'tribe_events', content: 'Event' },
      { id: 3, type: 'nav_menu_item' },
      { id: 4, type: 'wp_global_styles', content: '{}' },
      { id: 5, status: 'draft', link: 'https://old.example/?p=5', content: 'Draft' },
    ])
    expect(posts.map(({ item, path }) => [item.id, path])).toEqual([['5', null]])
    expect(leftOut.map(({ reason }) => reason)).toEqual([
      'This entry is in the trash in WordPress.',
      'Entries of the type “tribe_events” can’t be imported.',
    ])
  })

  test('of hostile markup keeps nothing that runs', async () => {
    const content = '<p onclick="x()">Hi<script>alert(1)</script><a href="javascript:x()">a</a></p>'
    const { posts } = await planOf([{ id: 1, content }])
    expect(posts[0]?.markup).toBe('<p>Hia</p>')
  })

  test('of 1,000 posts and 30 MB is read piece by piece, each with its line', async () => {
    const content = `<!-- wp:paragraph --><p>${'આરતી and seva. '.repeat(1_400)}</p><!-- /wp:paragraph -->`
    const file = exportFile(
      Array.from({ length: 1_000 }, (_, index) => ({ id: index + 1, content })),
    )
    expect(file.size).toBeGreaterThan(30_000_000)
    const parts: number[] = []
    const { items } = await readExport(file, (part) => parts.push(part))
    expect(items).toHaveLength(1_000)
    expect(parts.length).toBeGreaterThan(20)
    expect(parts.at(-1)).toBe(1)
    const lines = items.map(({ line }) => line)
    expect(new Set(lines).size).toBe(1_000)
    // A letter of several bytes lies across the pieces; none is lost.
    expect(items.every((item: ExportedItem) => item.content === content)).toBe(true)
  }, 60_000)
})

describe('a file that is no export of WordPress', () => {
  test('that contains entity declarations is not read', async () => {
    const bomb = exportText([{ id: 1, title: 'x' }]).replace(
      '<rss',
      '<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><rss',
    )
    expect(await problemOf(new File([bomb], 'a.xml'))).toMatch(/contains entity declarations/)
  })

  test('in another encoding than it says, damaged, empty or of another kind says so', async () => {
    const text = exportText([{ id: 1, title: 'Café' }])
    const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    expect(await problemOf(new File([latin], 'a.xml'))).toMatch(
      /isn’t in UTF-8, although it says so/,
    )
    const other = text.replace('UTF-8', 'x-klingon')
    expect(await problemOf(new File([other], 'a.xml'))).toMatch(/encoding “x-klingon”/)
    expect(await problemOf(new File([text.slice(0, -30)], 'a.xml'))).toMatch(/damaged at line \d+/)
    expect(await problemOf(new File([], 'a.xml'))).toBe('This file is empty. Choose another file.')
    expect(await problemOf(new File(['<rss version="2.0"><channel/></rss>'], 'a.xml'))).toMatch(
      /isn’t a WordPress export/,
    )
    expect(await problemOf(new File(['Hello'], 'a.xml'))).toMatch(/isn’t a WordPress export/)
  })

  test('named as Latin-1 is read as that', async () => {
    const text = exportText([{ id: 1, title: 'Café' }])
      .replace('UTF-8', 'iso-8859-1')
      .replace('પટેલ', '')
    const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    const { items } = await readExport(new File([latin], 'a.xml'), nothing)
    expect(items[0]?.title).toBe('Café')
  })
})
