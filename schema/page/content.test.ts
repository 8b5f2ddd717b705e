import { describe, expect, test } from 'vitest'
import { readContent, type StoredBlock } from './content'

function problem(input: unknown): string {
  const read = readContent(input)
  if (read.ok) throw new Error('The content was accepted')
  return read.problems.map(({ message }) => message).join('; ')
}

function nested(depth: number): StoredBlock {
  const block: StoredBlock = { id: `b${depth}`, name: 'Section', fields: [] }
  return depth === 1 ? block : { ...block, slots: { content: [nested(depth - 1)] } }
}

describe('page content from outside', () => {
  test('is taken as JSON text or as the value it represents', () => {
    const content = { format: 1, blocks: [{ id: 'a', name: 'Hero', fields: [], extra: { x: 1 } }] }
    expect(readContent(content)).toEqual({ ok: true, content })
    expect(readContent(JSON.stringify(content))).toEqual({ ok: true, content })
  })

  test('that is not JSON says so', () => {
    expect(problem('{"format":1,"blocks":[')).toMatch(/^The page content isn’t valid JSON/)
  })

  test('of another shape says where', () => {
    expect(problem({ format: 2, blocks: [] })).toMatch(/^format: /)
    expect(
      problem({ format: 1, blocks: [{ id: 'a', name: 'Hero', fields: [{ id: 'f' }] }] }),
    ).toMatch(/blocks\.0\.fields\.0\.type/)
    for (const nothing of [null, 7, [], 'null', '"x"', { format: 1 }])
      expect(problem(nothing)).not.toBe('')
  })

  test('of another shape says what would be right, in words for people', () => {
    const block = { id: 'a', name: 'Hero', fields: [] }
    expect(problem({ format: 2, blocks: [] })).toBe('format: must be 1')
    expect(problem({ format: 1 })).toBe('blocks: must be of the type array')
    expect(problem({ format: 1, blocks: [{ ...block, id: '' }] })).toBe(
      'blocks.0.id: must not be empty',
    )
    expect(problem({ format: 1, blocks: [{ ...block, version: 0 }] })).toBe(
      'blocks.0.version: must be at least 1',
    )
    expect(problem({ format: 1, blocks: [{ ...block, displayName: 'જય'.repeat(200) }] })).toBe(
      'blocks.0.displayName: must not be longer than 300 characters',
    )
  })

  test('with one id twice is refused, and the id is named', () => {
    const twice = [1, 2].map(() => ({ id: 'b_1', name: 'Hero', fields: [] }))
    expect(problem({ format: 1, blocks: twice })).toBe(
      "Two blocks have the id 'b_1'. Ids must be unique in a page",
    )
  })

  test('may be 12 deep and hold 500 blocks, and no more', () => {
    expect(readContent({ format: 1, blocks: [nested(12)] }).ok).toBe(true)
    expect(problem({ format: 1, blocks: [nested(13)] })).toBe(
      'Blocks are nested 13 deep; at most 12 are allowed',
    )
    const many = Array.from({ length: 501 }, (_, n) => ({ id: `b${n}`, name: 'Text', fields: [] }))
    expect(readContent({ format: 1, blocks: many.slice(1) }).ok).toBe(true)
    expect(problem({ format: 1, blocks: many })).toBe(
      'The page has 501 blocks; at most 500 are allowed',
    )
  })

  test('nested 100,000 deep is refused without exhausting the stack', () => {
    let block: unknown = { id: 'b', name: 'Section', fields: [] }
    for (let depth = 0; depth < 100_000; depth += 1)
      block = { id: `b${depth}`, name: 'Section', fields: [], slots: { content: [block] } }
    expect(problem({ format: 1, blocks: [block] })).toMatch(/at most 12 are allowed/)
  })

  test('keeps Gujarati text and ids that every object has', () => {
    const text =
      '{"format":1,"blocks":[{"id":"__proto__","name":"Text","fields":[{"id":"f1","type":"html","name":"html","value":"<p>જય સ્વામિનારાયણ</p>"}]}]}'
    const read = readContent(text)
    expect(read.ok && JSON.stringify(read.content)).toBe(text)
  })
})
