import { expect, test } from 'vitest'
import { defineBlock } from '../block/block'
import { number, string } from '../fields'
import { checkBlock, checkStructure } from './check-page'
import type { StoredBlock } from './content'
import { migrateBlock, newBlock, propsOf, rawProps, withProp } from './stored-props'

const quote = defineBlock({
  name: 'Quote',
  label: 'Quote',
  description: 'Words of someone.',
  category: 'content',
  targets: ['content'],
  version: 3,
  migrations: {
    2: ({ author, ...rest }) => ({ ...rest, speaker: author }),
    3: (props) => ({ ...props, size: props.size === 'big' ? 2 : 1 }),
  },
  fields: {
    words: string({ label: 'Words', required: true }),
    speaker: string({ label: 'Speaker' }),
    size: number({ label: 'Size', default: 1, min: 1 }),
  },
})

const old: StoredBlock = {
  id: 'q',
  name: 'Quote',
  fields: [
    { id: 'f1', type: 'string', name: 'words', value: 'Serve all' },
    { id: 'f2', type: 'string', name: 'author', value: 'A teacher' },
    { id: 'f3', type: 'string', name: 'size', value: 'big' },
    { id: 'f4', type: 'hologram', name: 'depth', value: [1] },
  ],
}

test('an older block is read in its new form, and the stored one stays as it is', () => {
  const before = JSON.stringify(old)
  expect(propsOf(quote, old)).toEqual({ words: 'Serve all', speaker: 'A teacher', size: 2 })
  expect(JSON.stringify(old)).toBe(before)
})

test('changing an older block writes the new form and keeps what nobody knows', () => {
  const changed = withProp(quote, old, 'words', 'Serve everyone')
  expect(changed.version).toBe(3)
  expect(rawProps(changed)).toEqual({
    words: 'Serve everyone',
    size: 2,
    depth: [1],
    speaker: 'A teacher',
  })
  expect(changed.fields.find(({ name }) => name === 'depth')).toBe(old.fields[3])
  expect(new Set(changed.fields.map(({ id }) => id)).size).toBe(changed.fields.length)
})

test('a block that a later release wrote is left as it is', () => {
  const later = { ...old, version: 9 }
  expect(migrateBlock(quote, later)).toBe(later)
})

test('a version without its migration is a mistake that names the block', () => {
  const broken = { ...quote, version: 4 }
  expect(() => migrateBlock(broken, old)).toThrow("Block 'Quote' has no migration to version 4")
})

test('a new block has a record for every field and breaks only what is still to be filled', () => {
  const block = newBlock(quote, 'b_1')
  expect(block.fields.map(({ type, name, value }) => [type, name, value])).toEqual([
    ['string', 'words', ''],
    ['string', 'speaker', ''],
    ['number', 'size', 1],
  ])
  expect(checkBlock(block, new Map([['Quote', quote]])).map(({ message }) => message)).toEqual([
    "Field 'Words' is required",
  ])
})

test('a draft may lack what is required, but no record may contradict the type it names', () => {
  const registry = new Map([['Quote', quote]])
  const block = newBlock(quote, 'b_1', { words: '', speaker: 7, size: 0 })
  expect(checkStructure({ format: 1, blocks: [block] }, registry)).toEqual([
    {
      block: 'b_1',
      field: 'speaker',
      rule: 'type',
      message: "Field 'Speaker' expected type 'string' but got 'number'",
      values: { label: 'Speaker', expected: 'string', got: 'number' },
    },
  ])
})

test('a record of a type the field no longer has is kept in a draft and stops publishing', () => {
  const registry = new Map([['Quote', quote]])
  const block: StoredBlock = {
    ...newBlock(quote, 'b_1', { words: 'x' }),
    fields: [{ id: 'f1', type: 'number', name: 'words', value: 5 }],
  }
  expect(checkStructure({ format: 1, blocks: [block] }, registry)).toEqual([])
  expect(checkBlock(block, registry).map(({ message }) => message)).toEqual([
    "Field 'Words' expected type 'string' but got 'number'",
  ])
})
