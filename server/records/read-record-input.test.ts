import { expect, test } from 'vitest'
import { link, media, number, record, richtext, string } from '#schema/fields'
import { readRecordInput } from './read-record-input'

const fields = {
  name: string({ label: 'Name' }),
  story: richtext({ label: 'Story' }),
  order: number({ label: 'Order', default: 1 }),
  logo: media({ label: 'Logo' }),
  link: link({ label: 'Link' }),
  topic: record({ kind: 'topic', label: 'Topic' }),
  article: record({ kind: 'newsArticle', label: 'Article' }),
  friend: record({ kind: 'sponsor', label: 'Friend' }),
}

function given(input: Readonly<Record<string, unknown>>) {
  const read = readRecordInput(fields, input)
  return read.ok ? read.given : read.issues.map(({ path, message }) => `${path}: ${message}`)
}

test('ids come as text or numbers, texts without the space around them, markup clean', () => {
  expect(
    given({ name: ' Asha ', story: '<p onclick="x">A</p>', order: 2.5, logo: '7', topic: 272 }),
  ).toEqual({ name: 'Asha', story: '<p>A</p>', order: 2.5, logo: 7, topic: 272 })
})

test('null is what an empty field holds', () => {
  expect(given({ name: null, order: null, logo: null, link: null, friend: null })).toEqual({
    ...{ name: '', order: 1, logo: null, link: null, friend: null },
  })
})

test('a link is a page, a block of it or an address; one without a target is none', () => {
  expect(given({ link: { pageId: '5', blockId: ' b_hours ' } })).toEqual({
    link: { pageId: 5, blockId: 'b_hours', href: null },
  })
  expect(given({ link: { href: 'https://bakery.example ', note: 'kept by nobody' } })).toEqual({
    link: { pageId: null, blockId: null, href: 'https://bakery.example' },
  })
  expect(given({ link: { href: '  ' } })).toEqual({ link: null })
  expect(given({ link: 'https://bakery.example' })).toEqual([
    "link: Field 'Link' expected type 'link' but got 'string'",
  ])
  expect(given({ link: { pageId: -1 } })).toEqual([expect.stringContaining('link')])
})

test('records are named by their keys', () => {
  expect(given({ article: ' stone-by-stone ', friend: '' })).toEqual({
    article: 'stone-by-stone',
    friend: null,
  })
  expect(given({ friend: 7 })).toEqual([
    "friend: Field 'Friend' expected type 'record' but got 'number'",
  ])
})

test('what is no number, and a field that nobody declares, are told by name', () => {
  expect(given({ order: 'first', rank: 1 })).toEqual([
    "order: Field 'Order' expected type 'number' but got 'string'",
    expect.stringContaining("Field 'rank' doesn’t exist"),
  ])
})
