import { expect, test } from 'vitest'
import { type AnyBlock, defineBlock } from '../block/block'
import { array, html, link, string } from '../fields'
import { countWordsIn, readingMinutes } from './count-words'
import { newBlock } from './stored-props'

const card = defineBlock({
  name: 'Card',
  label: 'Card',
  description: '',
  category: 'content',
  targets: ['content'],
  fields: {
    title: string({ label: 'Title', default: 'Ready made words' }),
    text: html({ label: 'Text' }),
    items: array({
      label: 'Items',
      itemLabel: 'Item',
      of: { label: string({ label: 'Label' }), link: link({ label: 'Link' }) },
    }),
  },
}) as unknown as AnyBlock
const registry = new Map([['Card', card]])

const wordsOf = (props: object, more = {}) =>
  countWordsIn([{ ...newBlock(card, 'a', { ...props }), ...more }], registry)

test.each([
  ['', 0],
  ['<p>Don’t <b>forget</b> the 3 lamps.</p><p>Come!</p>', 6],
  ['<p>મંદિરમાં સવારે આરતી થાય છે.</p>', 5],
  ['<p>बच्चों का कार्यक्रम</p>', 3],
  ['<p> – … </p>', 0],
])('%s', (text, expected) => {
  expect(wordsOf({ text })).toBe(expected)
})

test('lists count, addresses and what the block began with do not; neither does what is hidden or unknown', () => {
  expect(wordsOf({ items: [{ label: 'Plan a visit', link: { href: '/visit' } }] })).toBe(3)
  expect(wordsOf({ text: '<p>Secret</p>' }, { hidden: true })).toBe(0)
  expect(wordsOf({ text: '<p>Lost</p>' }, { name: 'Gone' })).toBe(0)
})

test('a long text is counted, and a page takes a minute at least', () => {
  expect(wordsOf({ text: `<p>${'દીવો '.repeat(100_000)}</p>` })).toBe(100_000)
  expect([0, 90, 299, 301, 1_000].map(readingMinutes)).toEqual([1, 1, 1, 2, 5])
})
