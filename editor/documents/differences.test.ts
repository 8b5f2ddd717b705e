import { expect, test } from 'vitest'
import type { PageContent, StoredBlock } from '#schema/page/content'
import { differences, isSameContent } from './differences'

test('pages that hold the same do not differ, whatever the order of their keys', () => {
  const mine = page(block('hero', 'Welcome'))
  const theirs = JSON.parse(
    '{"blocks":[{"fields":[{"value":"Welcome","name":"title","type":"string","id":"f1"}],"name":"Hero","id":"hero"}],"format":1}',
  )
  expect(isSameContent(mine, theirs)).toBe(true)
  expect(differences(mine, theirs)).toEqual([])
})

test('says which blocks were changed, added, and moved', () => {
  const mine = page(block('hero', 'Mine'), block('text', 'Same'), block('new', 'Fresh'))
  const theirs = page(block('text', 'Same'), block('hero', 'Theirs'), block('faq', 'Asked'))
  expect(differences(mine, theirs).map(({ id, kind }) => [id, kind])).toEqual([
    ['hero', 'changed'],
    ['text', 'moved'],
    ['new', 'only-mine'],
    ['faq', 'only-theirs'],
  ])
})

test('a change inside a container is that of the block inside', () => {
  const section = (title: string): StoredBlock => ({
    id: 'section',
    name: 'Section',
    fields: [],
    slots: { content: [block('text', title)] },
  })
  expect(differences(page(section('A')), page(section('B'))).map(({ id }) => id)).toEqual(['text'])
})

test('a block taken out of its container is moved', () => {
  const section = (...held: StoredBlock[]): StoredBlock => ({
    id: 'section',
    name: 'Section',
    fields: [],
    slots: { content: held },
  })
  const text = block('text', 'A')
  const found = differences(page(section(text)), page(section(), text))
  expect(found.map(({ id, kind }) => [id, kind])).toEqual([['text', 'moved']])
})

function page(...blocks: StoredBlock[]): PageContent {
  return { format: 1, blocks }
}

function block(id: string, title: string): StoredBlock {
  return { id, name: 'Hero', fields: [{ id: 'f1', type: 'string', name: 'title', value: title }] }
}
