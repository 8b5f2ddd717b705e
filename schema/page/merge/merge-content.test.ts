import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allBlocks, type PageContent, readContent, type StoredBlock } from '../content'
import { storedBlocks } from '../random-page.fixture'
import type { Choice } from './clash'
import { mergeContent } from './merge-content'

test('changes of different blocks, and of different fields of one, go together without asking', () => {
  const base = page(
    block('hero', { title: 'Welcome', intro: 'Hello' }),
    block('faq', { title: 'Q' }),
  )
  const mine = page(
    block('hero', { title: 'Namaste', intro: 'Hello' }),
    block('faq', { title: 'Q' }),
  )
  const theirs = page(
    block('hero', { title: 'Welcome', intro: 'નમસ્તે' }),
    block('faq', { title: 'Questions' }),
  )
  const { content, clashes } = mergeContent({ base, mine, theirs })
  expect(clashes).toEqual([])
  expect(content).toEqual(
    page(block('hero', { title: 'Namaste', intro: 'નમસ્તે' }), block('faq', { title: 'Questions' })),
  )
})

test('one field changed by both is a clash: mine until chosen, then theirs or something else', () => {
  const three = {
    base: page(block('hero', { title: 'Welcome' })),
    mine: page(block('hero', { title: 'Mine' })),
    theirs: page(block('hero', { title: 'Theirs' })),
  }
  const { content, clashes } = mergeContent(three)
  expect(titleOf(content)).toBe('Mine')
  expect(clashes).toMatchObject([
    {
      kind: 'changed',
      blockId: 'hero',
      field: 'title',
      base: 'Welcome',
      mine: 'Mine',
      theirs: 'Theirs',
    },
  ])
  const choose = (choice: Choice) =>
    titleOf(mergeContent(three, new Map([[clashes[0]?.id ?? '', choice]])).content)
  expect(choose({ use: 'theirs' })).toBe('Theirs')
  expect(choose({ use: 'mine' })).toBe('Mine')
  expect(choose({ use: 'value', value: 'Both' })).toBe('Both')
})

test('both changed a field to the same: nobody is asked', () => {
  const same = page(block('hero', { title: 'Same' }))
  const base = page(block('hero', { title: 'Welcome' }))
  expect(mergeContent({ base, mine: same, theirs: same })).toEqual({ content: same, clashes: [] })
})

test('deleted by one and untouched by the other, with all it holds: it goes', () => {
  const base = page(section('s', block('a')), block('b'))
  const mine = page(block('b'))
  const theirs = page(section('s', block('a')), block('b', { title: 'New' }))
  const { content, clashes } = mergeContent({ base, mine, theirs })
  expect(ids(content)).toBe('b')
  expect(clashes).toEqual([])
})

test('deleted here, changed inside there: it stays as a whole until chosen', () => {
  const three = {
    base: page(section('s', block('a'), block('b'))),
    mine: page(),
    theirs: page(section('s', block('a', { title: 'New' }), block('b'), block('c'))),
  }
  const { content, clashes } = mergeContent(three)
  expect(ids(content)).toBe('s a b c')
  expect(clashes).toMatchObject([{ kind: 'deleted', blockId: 's' }])
  const chosen = (use: 'mine' | 'theirs') =>
    ids(mergeContent(three, new Map([[clashes[0]?.id ?? '', { use }]])).content)
  expect(chosen('mine')).toBe('')
  expect(chosen('theirs')).toBe('s a b c')
})

test('a block moved by one and changed by the other is moved and changed', () => {
  const base = page(block('a'), block('b'), section('s'))
  const mine = page(block('b'), section('s', block('a')))
  const theirs = page(block('a', { title: 'New' }), block('b'), section('s'))
  const { content, clashes } = mergeContent({ base, mine, theirs })
  expect(ids(content)).toBe('b s a')
  expect(clashes).toEqual([])
  expect(JSON.stringify(content)).toContain('New')
})

test('moved to different places by both is a clash; to the same place is not', () => {
  const base = page(block('a'), section('s'), section('z'))
  const mine = page(section('s', block('a')), section('z'))
  const theirs = page(section('s'), section('z', block('a')))
  const { content, clashes } = mergeContent({ base, mine, theirs })
  expect(ids(content)).toBe('s a z')
  expect(clashes).toMatchObject([{ kind: 'moved', blockId: 'a' }])
  const chosen = new Map([[clashes[0]?.id ?? '', { use: 'theirs' } as const]])
  expect(ids(mergeContent({ base, mine, theirs }, chosen).content)).toBe('s z a')
  expect(mergeContent({ base, mine, theirs: mine }).clashes).toEqual([])
})

test('two blocks moved into each other at the same time make no circle', () => {
  const base = page(section('s'), section('z'))
  const mine = page(section('z', section('s')))
  const theirs = page(section('s', section('z')))
  const { content } = mergeContent({ base, mine, theirs })
  expect(ids(content).split(' ').sort()).toEqual(['s', 'z'])
})

test('both added blocks at one place: all of them are there', () => {
  const base = page(block('a'), block('b'))
  const mine = page(block('a'), block('m1'), block('m2'), block('b'))
  const theirs = page(block('a'), block('t1'), block('b'), block('t2'))
  const { content, clashes } = mergeContent({ base, mine, theirs })
  expect(ids(content)).toBe('a t1 m1 m2 b t2')
  expect(clashes).toEqual([])
})

test('what nobody here knows is kept: kinds, fields, keys of blocks and of the page', () => {
  const strange = { ...block('x'), name: 'Gone', tint: [1, 2], slots: { wings: [block('w')] } }
  const base = { ...page(strange, block('a')), owner: 'Ben' }
  const mine = { ...base, blocks: [strange, block('a', { title: 'New' })] }
  const theirs = { ...base, owner: 'Anna', blocks: [{ ...strange, tint: [3] }, block('a')] }
  const { content, clashes } = mergeContent({ base, mine, theirs })
  expect(clashes).toEqual([])
  expect(content).toMatchObject({ owner: 'Anna', blocks: [{ name: 'Gone', tint: [3] }, {}] })
  expect(ids(content)).toBe('x w a')
})

const change = fc.record({
  kind: fc.constantFrom('delete', 'move', 'add', 'type', 'hide'),
  which: fc.nat(30),
  where: fc.nat(30),
})
const changes = fc.array(change, { maxLength: 8 })
const pages = storedBlocks.map((blocks): PageContent => ({ format: 1, blocks }))
const runs = { numRuns: 100 }

test('with only one side changed the merge is that side, byte for byte', () => {
  fc.assert(
    fc.property(pages, changes, (base, done) => {
      const changed = apply(base, done, 'm')
      expect(mergeContent({ base, mine: changed, theirs: base })).toEqual({
        content: changed,
        clashes: [],
      })
      expect(mergeContent({ base, mine: base, theirs: changed })).toEqual({
        content: changed,
        clashes: [],
      })
    }),
    runs,
  )
})

test('whatever two people do at once, the merge is a page, and loses no block that one of them still wants', () => {
  fc.assert(
    fc.property(
      pages,
      changes,
      changes,
      fc.constantFrom('mine', 'theirs', null),
      (base, a, b, use) => {
        const [mine, theirs] = [apply(base, a, 'm'), apply(base, b, 't')]
        const first = mergeContent({ base, mine, theirs })
        expect(readContent(first.content, { blocks: 1000, depth: 100 }).ok).toBe(true)
        const [inBase, inMine, inTheirs, merged] = [base, mine, theirs, first.content].map(byId)
        for (const id of new Set([...(inMine?.keys() ?? []), ...(inTheirs?.keys() ?? [])])) {
          const isDeleted = inBase?.has(id) && !(inMine?.has(id) && inTheirs?.has(id))
          const left = inMine?.get(id) ?? inTheirs?.get(id)
          const isUntouched = left && hasNothingNew(left, inBase)
          expect(merged?.has(id) || (isDeleted && isUntouched), `block ${id}`).toBe(true)
        }
        if (use === null) return
        const choices = new Map(first.clashes.map(({ id }) => [id, { use }]))
        const chosen = mergeContent({ base, mine, theirs }, choices)
        expect(readContent(chosen.content, { blocks: 1000, depth: 100 }).ok).toBe(true)
        expect(chosen.clashes.map(({ id }) => id)).toEqual(first.clashes.map(({ id }) => id))
      },
    ),
    runs,
  )
})

interface Change {
  readonly kind: string
  readonly which: number
  readonly where: number
}

/** A page after some changes, as someone makes them. */
function apply(content: PageContent, done: readonly Change[], by: string): PageContent {
  const copy = copyOf(content) as unknown as Mutable
  done.forEach(({ kind, which, where }, index) => {
    const lists = listsIn(copy.blocks)
    const list = lists.filter((each) => each.length > 0)[which % Math.max(1, lists.length)]
    const block = list?.[where % Math.max(1, list.length)]
    if (kind === 'add') lists[where % lists.length]?.splice(which % 3, 0, mutable(`${by}${index}`))
    if (!list || !block) return
    if (kind === 'delete') list.splice(list.indexOf(block), 1)
    if (kind === 'type') block.fields = [...block.fields, ...mutable(`${by}${index}`).fields]
    if (kind === 'hide') block.hidden = !block.hidden
    if (kind !== 'move') return
    const inside = new Set(listsIn([block]).slice(1))
    const targets = lists.filter((each) => !inside.has(each))
    list.splice(list.indexOf(block), 1)
    targets[where % targets.length]?.splice(which % 3, 0, block)
  })
  return copy as unknown as PageContent
}

interface MutableBlock {
  id: string
  name: string
  hidden?: boolean
  fields: { id: string; type: string; name: string; value: unknown }[]
  slots?: Record<string, MutableBlock[]>
}
interface Mutable {
  blocks: MutableBlock[]
}

function mutable(id: string): MutableBlock {
  return copyOf(block(id, { title: id })) as unknown as MutableBlock
}

function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}

function listsIn(blocks: MutableBlock[]): MutableBlock[][] {
  return [blocks, ...blocks.flatMap(({ slots = {} }) => Object.values(slots).flatMap(listsIn))]
}

function byId({ blocks }: PageContent): Map<string, StoredBlock> {
  return new Map([...allBlocks(blocks)].map((each) => [each.id, each]))
}

/** Returns whether a block, with all its content, is as it was; some of it may be gone. */
function hasNothingNew(left: StoredBlock, base: ReadonlyMap<string, StoredBlock> | undefined) {
  const own = ({ slots: _held, ...rest }: StoredBlock) => JSON.stringify(rest)
  return [...allBlocks([left])].every((each) => {
    const before = base?.get(each.id)
    return before && own(before) === own(each)
  })
}

function ids({ blocks }: PageContent): string {
  return [...allBlocks(blocks)].map(({ id }) => id).join(' ')
}

function titleOf({ blocks }: PageContent): unknown {
  return blocks[0]?.fields.find(({ name }) => name === 'title')?.value
}

function page(...blocks: StoredBlock[]): PageContent {
  return { format: 1, blocks }
}

function block(
  id: string,
  values: Readonly<Record<string, string>> = { title: 'Same' },
): StoredBlock {
  const fields = Object.entries(values).map(([name, value], index) => ({
    ...{ id: `f${index + 1}`, type: 'string', name, value },
  }))
  return { id, name: 'Hero', fields }
}

function section(id: string, ...content: StoredBlock[]): StoredBlock {
  return { id, name: 'Section', fields: [], slots: { content } }
}
