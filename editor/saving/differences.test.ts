import { expect, test } from 'vitest'
import type { PageContent, StoredBlock } from '#schema/page/content'
import { BLANK_SETTINGS } from '../store/edits/edited-page'
import { differences } from './differences'
import { isSameState } from './journal'

test('pages that hold the same do not differ, whatever the order of their keys', () => {
  const mine = page(block('hero', 'Welcome'))
  const theirs = JSON.parse(
    '{"blocks":[{"fields":[{"value":"Welcome","name":"title","type":"string","id":"f1"}],"name":"Hero","id":"hero"}],"format":1}',
  )
  const settings = { ...BLANK_SETTINGS, title: 'Visit', externalUrl: '/' }
  expect(isSameState({ settings, content: mine }, { settings, content: theirs })).toBe(true)
  expect(differences(mine, theirs)).toEqual([])
})

test('says which blocks were added, removed, changed and moved, and in which fields', () => {
  const before = page(block('hero', 'Old'), block('text', 'Same'), block('faq', 'Asked'))
  const after = page(block('text', 'Same'), block('new', 'Fresh'), block('hero', 'New'))
  expect(differences(before, after)).toMatchObject([
    { id: 'new', kinds: ['added'] },
    {
      id: 'hero',
      kinds: ['changed', 'moved'],
      fields: [{ name: 'title', before: 'Old', after: 'New' }],
    },
    { id: 'faq', kinds: ['removed'] },
  ])
})

test('a block put before others does not count as a move of all that follow', () => {
  const found = differences(
    page(block('a', 'A'), block('b', 'B')),
    page(block('new', 'N'), block('a', 'A'), block('b', 'B')),
  )
  expect(found.map(({ id, kinds }) => [id, ...kinds])).toEqual([['new', 'added']])
})

test('a change inside a container is that of the block inside', () => {
  const found = differences(page(section(block('t', 'A'))), page(section(block('t', 'B'))))
  expect(found.map(({ id }) => id)).toEqual(['t'])
})

test('a block taken out of its container is moved, and not changed', () => {
  const text = block('text', 'A')
  const found = differences(page(section(text)), page(section(), text))
  expect(found.map(({ id, kinds }) => [id, ...kinds])).toEqual([['text', 'moved']])
})

test('hiding and naming a block are changes of it', () => {
  const before = page(block('hero', 'A'))
  const after = page({ ...block('hero', 'A'), hidden: true, displayName: 'સ્વાગત' })
  expect(differences(before, after)).toMatchObject([
    { displayName: 'સ્વાગત', fields: [{ name: 'hidden' }, { name: 'displayName' }] },
  ])
})

function page(...blocks: StoredBlock[]): PageContent {
  return { format: 1, blocks }
}

function section(...content: StoredBlock[]): StoredBlock {
  return { id: 'section', name: 'Section', fields: [], slots: { content } }
}

function block(id: string, title: string): StoredBlock {
  return { id, name: 'Hero', fields: [{ id: 'f1', type: 'string', name: 'title', value: title }] }
}
