import { expect, test } from 'vitest'
import { parseFeed } from './parse-feed'

const AT = 'https://feeds.example.org/posts'

test('RSS, Atom and JSON feeds say the same', () => {
  const rss = `<rss><channel><item><title>Lights &amp; sweets</title><link>https://example.org/1</link>
    <pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate></item></channel></rss>`
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>Lights &amp; sweets</title>
    <link rel="alternate" href="/1"/><updated>2026-11-20T10:00:00Z</updated></entry></feed>`
  const json = JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    items: [
      {
        ...{ id: '1', url: 'https://example.org/1', date_published: '2026-11-20T10:00:00Z' },
        content_html: '<p>Lights &amp; <b>sweets</b></p>',
      },
    ],
  })
  const entry = {
    ...{ title: 'Lights & sweets', postedAt: new Date('2026-11-20T10:00:00Z') },
    picture: null,
  }
  expect(parseFeed(rss, AT)).toEqual([{ ...entry, href: 'https://example.org/1' }])
  expect(parseFeed(atom, AT)).toEqual([{ ...entry, href: 'https://feeds.example.org/1' }])
  expect(parseFeed(json, AT)).toEqual([{ ...entry, href: 'https://example.org/1' }])
})

test('links that run something, posts without words and days that are none are left out', () => {
  const item = (title: string, link: string) =>
    `<item><title>${title}</title><link>${link}</link><pubDate>soon</pubDate></item>`
  const items = [
    item('Run', 'javascript:alert(1)'),
    item('', 'https://example.org/2'),
    item('&lt;script&gt;alert(1)&lt;/script&gt;', 'https://example.org/3'),
    item('Diwali &lt;img src=x onerror=alert(1)&gt;', 'https://example.org/4'),
  ]
  expect(parseFeed(`<rss><channel>${items.join('')}</channel></rss>`, AT)).toEqual([
    { title: 'Diwali', href: 'https://example.org/4', postedAt: null, picture: null },
  ])
})

test('the picture of a post is what its feed names as one, at an address of the web', () => {
  const pictureOf = (text: string) => parseFeed(text, AT)[0]?.picture
  const rss = (parts: string) =>
    `<rss><channel><item><title>Lights</title><link>/1</link>${parts}</item></channel></rss>`
  const youTube = `<feed><entry><title>Lights</title><link rel="alternate" href="/1"/>
    <media:group><media:content url="/v/1" type="application/x-shockwave-flash"/>
    <media:thumbnail url="https://i.example.org/1.jpg"/></media:group></entry></feed>`
  const json = (own: object) =>
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      items: [{ url: '/1', title: 'Lights', ...own }],
    })
  expect([
    pictureOf(youTube),
    pictureOf(rss('<media:content medium="image" url="/a.png"/>')),
    pictureOf(rss('<enclosure url="b.webp" type="image/webp" length="9"/>')),
    pictureOf(json({ image: 'https://i.example.org/c' })),
    pictureOf(json({ banner_image: '/d' })),
  ]).toEqual([
    'https://i.example.org/1.jpg',
    'https://feeds.example.org/a.png',
    'https://feeds.example.org/b.webp',
    'https://i.example.org/c',
    'https://feeds.example.org/d',
  ])
  const none = [
    rss('<enclosure url="talk.mp3" type="audio/mpeg"/>'),
    rss('<media:content medium="image" url="javascript:alert(1)"/>'),
    rss('<media:content medium="image" url="data:image/png;base64,AAAA"/>'),
    json({ image: 'file:///etc/passwd' }),
  ]
  expect(none.map(pictureOf)).toEqual([null, null, null, null])
})

test('no more than fifty posts are taken, each with 600 letters at most', () => {
  const items = Array.from(
    { length: 80 },
    (_, index) => `<item><title>${'a'.repeat(900)}</title><link>/${index}</link></item>`,
  )
  const entries = parseFeed(`<rss><channel>${items.join('')}</channel></rss>`, AT)
  expect([entries.length, entries[0]?.title.length]).toEqual([50, 600])
})

test.each(['<html><p>Sign in</p></html>', '{"items":[]}', ''])(
  'what is no feed is told: %s',
  (text) => {
    expect(() => parseFeed(text, AT)).toThrow('isn’t an RSS, Atom or JSON feed')
  },
)
