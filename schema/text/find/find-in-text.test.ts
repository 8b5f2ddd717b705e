import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanHtml } from '../clean-html'
import { plainText } from '../plain-text'
import { findInText, replaceInText } from './find-in-text'
import { markupTokens } from './markup-tokens'
import { newText, type TextMatcher } from './text-query'

/** For tests: the very text. */
const literal =
  (wanted: string): TextMatcher =>
  (text) => {
    const matches = []
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length))
      matches.push({ start: at, end: at + wanted.length, groups: [] })
    return matches
  }
const inMarkup = (value: string, wanted: string, put: string) =>
  replaceInText(value, { isMarkup: true, matcher: literal(wanted) }, () => put)

test('plain text is replaced where it is, and its hits have what is around them', () => {
  const matcher = literal('0116 1')
  const value = 'Call 0116 1 or 0116 1.'
  expect(replaceInText(value, { isMarkup: false, matcher }, () => '020 2')).toBe(
    'Call 020 2 or 020 2.',
  )
  expect(findInText(value, { isMarkup: false, matcher })[1]).toMatchObject({
    ...{ before: 'Call 0116 1 or ', match: '0116 1', after: '.', takesLink: false },
  })
})

test('hits can be left out one by one', () => {
  const options = { isMarkup: false, matcher: literal('a') }
  expect(replaceInText('a a a', options, (_, index) => (index === 1 ? null : 'b'))).toBe('b a b')
})

test('formatted text keeps its marks, links and entities letter by letter', () => {
  const value =
    '<p class="x">Tea &amp; milk: <a href="/tel?a=1&amp;b=2" title="0116"><em>0116</em></a><br>0116 &lt;</p><!-- 0116 -->'
  expect(inMarkup(value, '0116', '020 & <3')).toBe(
    '<p class="x">Tea &amp; milk: <a href="/tel?a=1&amp;b=2" title="0116"><em>020 &#x26; &#x3C;3</em></a><br>020 &#x26; &#x3C;3 &lt;</p><!-- 0116 -->',
  )
})

test('a hit that spans marks gets those it begins in, and marks without text go', () => {
  expect(inMarkup('<p>01<b>16</b> 2</p>', '0116', '020')).toBe('<p>020 2</p>')
  expect(inMarkup('<p><b>01</b>16 2</p>', '0116', '020')).toBe('<p><b>020</b> 2</p>')
  expect(inMarkup('<p>x01<b><i>1</i>6 y</b></p>', '0116', '020')).toBe('<p>x020<b> y</b></p>')
  expect(inMarkup('<p>01<b><i>16</i></b></p>', '0116', '020')).toBe('<p>020</p>')
  expect(inMarkup('<p><b></b>0116</p>', '0116', '')).toBe('<p><b></b></p>')
})

test('no hit spans paragraphs, breaks or items', () => {
  for (const value of ['<p>01</p><p>16</p>', 'x01<br>16', '<ul><li>01</li><li>16</li></ul>'])
    expect(findInText(value, { isMarkup: true, matcher: literal('0116') })).toEqual([])
})

test('a hit that would leave a link without words is found and not replaced', () => {
  const value = '<p>Call <a href="tel:0116">0116</a></p>'
  const matcher = literal('Call 0116')
  expect(findInText(value, { isMarkup: true, matcher })[0]).toMatchObject({ takesLink: true })
  expect(inMarkup(value, 'Call 0116', 'Ring 020')).toBe(value)
  expect(inMarkup('<p><a href="/x">Call 01</a>16</p>', 'Call 0116', 'Ring')).toBe(
    '<p><a href="/x">Ring</a></p>',
  )
})

test('entities are letters: they are found, and replaced whole', () => {
  expect(inMarkup('<p>a &#x26; b&nbsp;c &copy;</p>', 'a & b c', 'x')).toBe('<p>x &copy;</p>')
  expect(inMarkup('<p>a &amp; b</p>', '&', '+')).toBe('<p>a + b</p>')
})

test('words in Gujarati with their signs are replaced whole', () => {
  expect(inMarkup('<p>ફોન <b>૦૧૧૬</b></p>', '૦૧૧૬', '૦૨૦')).toBe('<p>ફોન <b>૦૨૦</b></p>')
})

test('what is no tag is text, scripts are none, and an open tag at the end loses nothing', () => {
  expect(inMarkup('1 < 2 and 0116 > 3', '0116', 'x')).toBe('1 < 2 and x > 3')
  expect(inMarkup('<script>0116</script>0116', '0116', 'x')).toBe('<script>0116</script>x')
  expect(inMarkup('0116 <a href="0116', '0116', 'x')).toBe('x <a href="x')
})

test('any markup is the same when nothing is replaced, and in pieces', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<a href="x>y">',
      '</a>',
      '<br>',
      '&amp;',
      '<!--',
    ),
    fc.constantFrom('&#x26;', '<', '"', '-->', '<script>', '</script>', '0116', ' '),
    fc.string({ maxLength: 4 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const value = pieces.join('')
      expect(
        markupTokens(value)
          .map(({ source }) => source)
          .join(''),
      ).toBe(value)
      expect(inMarkup(value, 'not there', 'x')).toBe(value)
    }),
    { numRuns: 2_000 },
  )
})

test('stored markup stays markup as it is stored, and reads as its words with the hits replaced', () => {
  const word = fc.constantFrom('0116', '01', '16', ' and ', '&#x26;', 'ગુ')
  const inline = fc.oneof(
    word,
    fc
      .tuple(fc.constantFrom('b', 'em', 'i'), word)
      .map(([tag, text]) => `<${tag}>${text}</${tag}>`),
  )
  const line = fc
    .array(inline, { minLength: 1, maxLength: 6 })
    .map((all) => `<p>${all.join('')}</p>`)
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 3 }), (lines) => {
      const stored = cleanHtml(lines.join(''))
      const next = inMarkup(stored, '0116', 'a & <b>')
      expect(cleanHtml(next)).toBe(next)
      expect(plainText(next)).toBe(plainText(stored).replaceAll('0116', 'a & <b>'))
    }),
    { numRuns: 1_000 },
  )
})

test('a large text full of open signs is read in a moment', () => {
  const value = '<a "'.repeat(250_000)
  expect(inMarkup(value, 'zz', 'x')).toBe(value)
})

test('groups are in the new text of a regular expression, and nowhere else', () => {
  const hit = { match: '0116 2', groups: ['0116', '2'] }
  expect(newText({ isPattern: true }, '$2-$1 ($0) $$1 $9', hit)).toBe('2-0116 (0116 2) $1 ')
  expect(newText({ isPattern: false }, '$1', hit)).toBe('$1')
})
