import fc from 'fast-check'
import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import { cleanHtml } from './clean-html'
import { readPlainMarkup } from './read-plain-markup'
import { hostileMarkup } from './testing/hostile-markup'

test.each([
  '<h2>દર્શન</h2><p>Open <strong>daily</strong>, see <a href="/visit">how to get here</a>.</p><ul><li>One</li></ul>',
  '<p lang="gu" dir="ltr">Tea &amp; <em>thali</em> &lt; $5&nbsp;each<br>or less</p>\n<hr>\n<ol><li><p>x</p><ul><li>y</li></ul></li></ol>',
  cleanHtml('<p title="&quot;Q & A\'s&quot;">Fish & chips < "tea"</p>'),
  'plain words',
  '',
])('what editors write is read without a parser: %s', (markup) => {
  expect(readPlainMarkup(markup)).toEqual(parsed(markup))
})

test.each([
  '<p>one<p>two',
  '<p><ul><li>x</li></ul></p>',
  '<a href="/x"><b><a href="/y">z</a></b></a>',
  '<ul><li>x<li>y</li></li></ul>',
  '<b><p>x</b></p>',
  '<p onclick="x()">x</p>',
  '<p title="a" title="b">x</p>',
  '<script>alert(1)</script>',
  'Q & A &notit;',
  '<p>\0</p>',
])('anything else is left to one: %s', (markup) => {
  expect(readPlainMarkup(markup)).toBeNull()
})

test('whatever is read is what a parser of HTML reads', () => {
  const pieces = [
    ...['p', 'h2', 'ul', 'ol', 'li', 'blockquote', 'b', 'em', 'a', 'code', 'span', 'table', 'pre'],
  ].flatMap((name) => [`<${name}>`, `</${name}>`])
  const piece = fc.constantFrom(
    ...[...pieces, '<br>', '<hr>', '<a href="/x&amp;y">', '<p lang="gu">', 'words', ' ', '\n'],
    ...['&amp;', '&lt;', '&#x26;', '&', '<', '>', '"', '<!-- x -->', '&copy;', '<br/>', '<P>'],
  )
  // Well nested too, which pieces by chance seldom are.
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      piece,
      fc.tuple(tie('tree'), tie('tree')).map((both) => both.join('')),
      fc
        .tuple(fc.constantFrom('p', 'h3', 'ul', 'li', 'blockquote', 'b', 'a', 'q'), tie('tree'))
        .map(([name, inside]) => `<${name}>${inside}</${name}>`),
    ),
  }))
  const markup = fc.oneof(
    tree,
    fc.array(piece, { maxLength: 12 }).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(markup, (text) => {
      const read = readPlainMarkup(text)
      if (read) expect(read).toEqual(parsed(text))
    }),
    { numRuns: 3000 },
  )
})

test('hostile markup is read as a parser reads it, or not at all', () => {
  for (const markup of hostileMarkup.map((each) => each.replace(/\r\n?/g, '\n'))) {
    const read = readPlainMarkup(markup)
    if (read) expect(read).toEqual(parsed(markup))
  }
})

/** As a parser reads it, without where it was. */
function parsed(markup: string): object {
  const { children } = fromHtml(markup, { fragment: true })
  return { type: 'root', children: children.map(withoutPosition) }
}

function withoutPosition({ position: _, ...node }: Nodes): object {
  return 'children' in node ? { ...node, children: node.children.map(withoutPosition) } : node
}
