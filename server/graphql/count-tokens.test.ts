import { Lexer, Source, TokenKind } from 'graphql'
import { expect, test } from 'vitest'
import { hasMoreTokens } from './count-tokens'

/** As graphql-js counts them. */
function tokensIn(query: string): number {
  const lexer = new Lexer(new Source(query))
  let count = 0
  while (lexer.advance().kind !== TokenKind.EOF) count += 1
  return count
}

test.each([
  '{ me { id } }',
  'query Q($first: Int = -10, $x: [ID!]) { a: documents(first: $first, ids: $x) @include(if: true) { ...f ... on X { id } } }',
  '# a { comment } \n { search(text: "a \\" } { b", n: 1.5e+10, ન: 1) { id } }'.replace('ન', 'n'),
  'mutation { save(text: """Long " words \\""" { } """, more: "ગુજરાતી, words") { id } }',
  'fragment a on Query { ...b },,,\uFEFF{ me }   ',
  '{ a...b...c{d}...e }',
  '{ empty(a: "", b: """""") }',
])('%s has as many tokens as the parser finds', (query) => {
  const tokens = tokensIn(query)
  expect([hasMoreTokens(query, tokens), hasMoreTokens(query, tokens - 1)]).toEqual([false, true])
})

test('a query without end is read to its limit only', () => {
  const query = '{ me '.repeat(1_000_000)
  const begin = performance.now()
  expect(hasMoreTokens(query, 1000)).toBe(true)
  expect(performance.now() - begin).toBeLessThan(200)
})

test.each(['"'.repeat(50_000), '"""'.repeat(20_001), '\\'.repeat(50_000), '#'.repeat(50_000)])(
  'what is hard to read is read in a moment: %#',
  (query) => {
    const begin = performance.now()
    hasMoreTokens(query, 1000)
    expect(performance.now() - begin).toBeLessThan(200)
  },
)
