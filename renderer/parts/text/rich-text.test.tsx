import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinksFrom } from '../links/site-root'
import { RichText } from './rich-text'

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

test('a picture stands where it stands', () => {
  expect(drawn('<img src="/media/7" alt="">', '/ottawa')).toContain('src="/media/7"')
})

test('a heading right below another is marked, as it stands closer to it', () => {
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
    <LinksFrom value={{ siteRoot }}>
      <RichText markup={markup} />
    </LinksFrom>,
  )
}
