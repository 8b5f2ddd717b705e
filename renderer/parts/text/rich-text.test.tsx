import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { picture } from '#renderer/testing/world'
import { LinkOriginContext } from '../links/link-origin-context'
import { RichText } from './rich-text'
import { TextPictureContext } from './text-picture'

test.each([
  ['/visit', '/ottawa/visit'],
  ['/visit#hours', '/ottawa/visit#hours'],
  ['/', '/ottawa'],
  ['/ottawa/visit', '/ottawa/visit'],
  ['/media/7/original', '/media/7/original'],
  ['//example.org/visit', '//example.org/visit'],
  ['https://example.org/visit', 'https://example.org/visit'],
  ['#hours', '#hours'],
  ['mailto:seva@example.org', 'mailto:seva@example.org'],
])('a link to %s leads to %s on the site of Ottawa', (href, expected) => {
  expect(drawn(`<ul><li><a href="${href}">There</a></li></ul>`, '/ottawa')).toContain(
    `<a href="${expected}">`,
  )
})

test('on the default site links stay as they are', () => {
  expect(drawn('<p><a href="/visit">There</a></p>', '')).toContain('<a href="/visit">')
})

test('a picture stays in its place', () => {
  expect(drawn('<img src="/media/7" alt="">', '/ottawa')).toContain('src="/media/7?w=1024"')
})

test('a heading right below another is marked, as it is closer to it', () => {
  const markup = drawn(
    '<h2>A</h2> <h3>B</h3><p>C</p><h3>D</h3><blockquote><h2>E</h2><h4>F</h4></blockquote>',
    '',
  )
  expect(markup.match(/<h\d[^>]*after-heading[^>]*>./g)).toEqual([
    '<h3 class="rich-text-after-heading">B',
    '<h4 class="rich-text-after-heading">F',
  ])
})

function drawn(markup: string, siteRoot: string): string {
  return renderToStaticMarkup(
    <LinkOriginContext value={{ siteRoot }}>
      <RichText markup={markup} />
    </LinkOriginContext>,
  )
}

test('a picture of the library is shown in the widths that are served, with the words of the library', () => {
  const item = picture(7, { altText: 'દીવો' })
  const markup = `<figure><img src="/media/${item.id}" width="10" height="10"><figcaption>Gate</figcaption></figure>`
  const html = renderToStaticMarkup(
    <TextPictureContext value={(id) => (id === item.id ? item : null)}>
      <RichText markup={markup} />
    </TextPictureContext>,
  )
  expect(html).toContain(`src="${item.url}?w=1024"`)
  expect(html).toContain(`${item.url}?w=480 480w`)
  expect(html).toContain(`alt="${item.altText}"`)
  expect(html).toContain(`width="${item.metadata.width}"`)
  expect(html).toContain('<figcaption>Gate</figcaption>')
})

test('a picture that is not known by now is asked for by its id; one of another site, or of none, is not shown', () => {
  const html = renderToStaticMarkup(
    <RichText markup='<p>a<img src="/media/12-3f9ac012?w=736" alt="Yard" width="900"><img src="https://example.org/x.png" alt="x"><img alt="y"><img src="data:image/png;base64,x"></p>' />,
  )
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(html).toContain('src="/media/12?w=736"')
  expect(html).toContain(
    'srcSet="/media/12?w=320 320w, /media/12?w=480 480w, /media/12?w=736 736w"',
  )
  expect(html).toContain('alt="Yard"')
})
