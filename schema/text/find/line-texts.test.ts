import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanHtml } from '../clean-html'
import { replaceLineTexts, textOfLines } from './line-texts'

test('formatted text is a line for each paragraph, heading and list item', () => {
  expect(
    textOfLines(
      '<h2>Dress</h2><p>Cover  <b>knees</b>&nbsp;&amp;\nshoulders</p><ul><li>No hats</li><li>Socks</li></ul><p></p>',
    ),
  ).toBe('Dress\nCover knees & shoulders\nNo hats\nSocks')
  expect(textOfLines('')).toBe('')
})

test('changed words keep the formatting and links around them', () => {
  expect(
    replaceLineTexts(
      '<p>Open from <b>seven</b> until <a href="/visit">nine</a>.</p><p>Free.</p>',
      'Open daily from eight until nine.\nFree.',
    ),
  ).toBe('<p>Open daily from <b>eight</b> until <a href="/visit">nine</a>.</p><p>Free.</p>')
  expect(replaceLineTexts('<p>ફોન <b>૦૧૧૬</b></p>', 'ફોન ૦૨૦')).toBe('<p>ફોન <b>૦૨૦</b></p>')
  expect(replaceLineTexts('<p>a</p>', '<script>x</script> & y')).toBe(
    '<p>&#x3C;script>x&#x3C;/script> &#x26; y</p>',
  )
})

test('words before the first and after the last are added', () => {
  expect(replaceLineTexts('<p><b>Hello</b> you</p>', 'Oh Hello you all')).toBe(
    '<p><b>Oh Hello</b> you all</p>',
  )
})

test('a new line is a paragraph or a list item, as the one before it', () => {
  expect(replaceLineTexts('<h2>Dress</h2><p>Socks</p>', 'Dress\nFor all\nSocks\nShoes')).toBe(
    '<h2>Dress</h2><p>For all</p><p>Socks</p><p>Shoes</p>',
  )
  expect(replaceLineTexts('<ul><li>One</li></ul>', 'One\nTwo\nThree')).toBe(
    '<ul><li>One</li><li>Two</li><li>Three</li></ul>',
  )
  expect(replaceLineTexts('<p>One</p>', 'Zero\nOne')).toBe('<p>Zero</p><p>One</p>')
  expect(replaceLineTexts('<p>One<br>Two</p>', 'One\nTwo\nThree')).toBe(
    '<p>One<br>Two<br>Three</p>',
  )
  expect(replaceLineTexts('', 'One\nTwo')).toBe('<p>One</p><p>Two</p>')
})

test('a line that is gone takes its paragraph, list item or link with it', () => {
  expect(replaceLineTexts('<p>One</p><ul><li>Two</li><li>Three</li></ul>', 'One\nThree')).toBe(
    '<p>One</p><ul><li>Three</li></ul>',
  )
  expect(replaceLineTexts('<p>One</p><ul><li>Two</li></ul>', 'One')).toBe('<p>One</p>')
  expect(replaceLineTexts('<p>See <a href="/x">here</a></p>', 'Look')).toBe('<p>Look</p>')
})

test('the same text changes nothing, and any text is there as it was written', () => {
  const word = fc.constantFrom('dress', 'seven', '&', '<b>', 'ગુજરાતી', '🙏🏽', '1 < 2', '"')
  const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((all) => all.join(' '))
  const lines = fc.array(words, { maxLength: 5 })
  const piece = fc
    .tuple(fc.constantFrom('p', 'h2', 'b', 'a href="/x"', 'li', 'blockquote'), words)
    .map(([tag, text]) => {
      const [name] = tag.split(' ')
      const inner = `<${tag}>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</${name}>`
      return name === 'li' ? `<ul>${inner}</ul>` : inner
    })
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 5 }), lines, (pieces, wanted) => {
      const stored = cleanHtml(pieces.join(''))
      expect(replaceLineTexts(stored, textOfLines(stored))).toBe(stored)
      const changed = replaceLineTexts(stored, wanted.join('\n'))
      expect(textOfLines(changed)).toBe(wanted.join('\n'))
      expect(cleanHtml(changed)).toBe(changed)
    }),
    { numRuns: 2_000 },
  )
})
