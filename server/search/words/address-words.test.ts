import { expect, test } from 'vitest'
import { addressWords } from './address-words'

test.each([
  ['For questions write to press@example.org.', ['press']],
  ['welcome.ottawa@example.org, Welcome.Ottawa@example.org', ['welcome', 'ottawa']],
  ['info+seva2@mandir.example', ['info', 'seva']],
  ['6 lamps @ the kund', []],
  ['', []],
  ['@'.repeat(5000), []],
])('“%s” has the words of its addresses', (text, words) => {
  expect(addressWords(text)).toEqual(words)
})

test('a text of addresses alone has a bound', () => {
  const text = Array.from({ length: 500 }, (_, at) => `${'abc'.repeat(1 + (at % 9))}@a.b`).join(' ')
  expect(addressWords(text).length).toBeLessThanOrEqual(50)
})
