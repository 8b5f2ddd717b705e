import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyField } from '../fields'
import { acceptsValue } from '../fields/kinds'
import { checkPage } from './check-page'
import { allBlocks, readContent } from './content'
import { registries, storedBlocks } from './random-page.fixture'
import { propsOf } from './stored-props'
import { toContent, toTree, walk } from './tree'

const runs = { numRuns: 300 }

test('a page taken apart and assembled again is the same, byte for byte', () => {
  fc.assert(
    fc.property(registries, storedBlocks, fc.jsonValue(), (registry, blocks, extra) => {
      const text = JSON.stringify({ format: 1, extra, blocks, later: [1] })
      const read = readContent(text)
      if (!read.ok) throw new Error(JSON.stringify(read.problems))
      expect(JSON.stringify(toContent(toTree(read.content, registry)))).toBe(text)
    }),
    runs,
  )
})

test('every block of a tree is reached exactly once, and unknown ones stay whole', () => {
  fc.assert(
    fc.property(registries, storedBlocks, (registry, blocks) => {
      const tree = toTree({ format: 1, blocks }, registry)
      const reached = walk(tree).map(({ id }) => id)
      expect(new Set(reached).size).toBe(reached.length)
      expect([...tree.blocks.keys()].sort()).toEqual([...reached].sort())
    }),
    runs,
  )
})

test('whatever is stored, a view gets props of the types its fields name', () => {
  fc.assert(
    fc.property(registries, storedBlocks, (registry, blocks) => {
      for (const block of allBlocks(blocks)) {
        const definition = registry.get(block.name)
        if (!definition) continue
        const props = propsOf(definition, block)
        for (const [name, field] of Object.entries(definition.fields))
          expect(acceptsValue(field as AnyField, props[name])).toBe(true)
      }
    }),
    runs,
  )
})

test('checking a page never throws, and names each block that the registry does not know', () => {
  fc.assert(
    fc.property(registries, storedBlocks, (registry, blocks) => {
      const content = { format: 1 as const, blocks }
      const issues = checkPage(content, registry)
      for (const { id, name } of allBlocks(blocks)) {
        const message = `Component '${name}' not found in registry`
        const found = issues.some((issue) => issue.block === id && issue.message === message)
        expect(found).toBe(!registry.has(name))
      }
    }),
    runs,
  )
})
