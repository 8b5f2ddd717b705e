import { beforeEach, expect, test } from 'vitest'
import { type LocalCopy, localCopies } from './local-copy'

const copy: LocalCopy = {
  version: 3,
  at: '2026-03-01T10:00:00.000Z',
  settings: { title: 'ઓટાવામાં સ્વાગત છે', description: '', externalUrl: '/' },
  content: { format: 1, blocks: [{ id: 'b_1', name: 'Hero', fields: [] }] },
}

beforeEach(() => localStorage.clear())

test('a copy comes back as it was kept', () => {
  const copies = localCopies('anna')
  expect(copies.write(7, copy)).toBe(true)
  expect(localCopies('anna').read(7)).toEqual(copy)
})

test('it belongs to one page and one person', () => {
  localCopies('anna').write(7, copy)
  expect(localCopies('anna').read(8)).toBeNull()
  expect(localCopies('ben').read(7)).toBeNull()
})

test('it is gone once cleared', () => {
  const copies = localCopies('anna')
  copies.write(7, copy)
  copies.clear(7)
  expect(copies.read(7)).toBeNull()
})

test.each([
  ['torn text', '{"version":3,"at":'],
  ['another shape', '{"hello":"world"}'],
  ['content that is no page', JSON.stringify({ ...copy, content: { format: 1, blocks: 'x' } })],
  ['nothing', 'null'],
])('a damaged copy is said to be one: %s', (_what, text) => {
  localStorage.setItem('toran.unsaved.anna.7', text)
  expect(localCopies('anna').read(7)).toBe('damaged')
})

test('a browser without storage keeps nothing, and says so', () => {
  const copies = localCopies('anna', null)
  expect(copies.write(7, copy)).toBe(false)
  expect(copies.read(7)).toBeNull()
})
