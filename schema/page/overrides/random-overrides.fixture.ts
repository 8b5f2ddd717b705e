import fc from 'fast-check'
import { type AnyBlock, defineBlock } from '../../block/block'
import { html, media, number, string } from '../../fields'
import { allBlocks, type PageContent, type StoredBlock, type StoredField } from '../content'
import type { PageVersion } from './override'

/** Random edited versions of one network page, for property tests. Generated from a single list of numbers, which is cheap. */

const commonDefinition = {
  description: '',
  category: 'content',
  targets: ['location', 'content'],
} as const

/** The pages also contain `Gone`, a type of block unknown to it. */
export const registry: ReadonlyMap<string, AnyBlock> = new Map(
  [
    defineBlock({
      ...{ ...commonDefinition, name: 'Hero', label: 'Hero', slots: {} },
      fields: {
        title: string({ label: 'Title' }),
        count: number({ label: 'Count' }),
        picture: media({ label: 'Picture' }),
      },
    }),
    defineBlock({
      ...{ ...commonDefinition, name: 'Text', label: 'Text', slots: {} },
      fields: { body: html({ label: 'Text' }) },
    }),
    defineBlock({
      ...{ ...commonDefinition, name: 'Section', label: 'Section', fields: {} },
      slots: { content: { label: 'Content' }, aside: { label: 'Aside' } },
    }),
  ].map((block): [string, AnyBlock] => [block.name, block as AnyBlock]),
)

/** A network page, and four pages edited from it. */
export const editedPages: fc.Arbitrary<readonly [Page, Page, Page, Page, Page]> = fc
  .array(fc.nat(999), { minLength: 30, maxLength: 90 })
  .map((numbers) => {
    const choose = chooser(numbers)
    const network = firstPage(choose)
    const edited = (side: number) => editPageAtRandom(network, choose, side)
    return [network, edited(1), edited(2), edited(3), edited(4)]
  })

type Page = PageVersion

/** Returns the next of the numbers, below a limit; 0 when all are used. */
type Choose = (below: number) => number

function chooser(numbers: readonly number[]): Choose {
  let at = 0
  return (below) => {
    const number = numbers[at] ?? 0
    at += 1
    return number % Math.max(1, below)
  }
}

const names = ['Hero', 'Text', 'Section', 'Gone'] as const

function newBlock(id: string, choose: Choose): StoredBlock {
  const name = names[choose(names.length)] ?? 'Gone'
  const fields = fieldsFor(name, choose)
  if (name !== 'Section') return { id, name, fields, later: null }
  return { id, name, fields, ...(choose(3) > 0 && { slots: { content: [] } }) }
}

function fieldsFor(name: string, choose: Choose): StoredField[] {
  const value = ['', 'Visit', 'સ્વાગત', 'Shoes off, please'][choose(4)]
  if (name === 'Text') return [{ id: 'f1', type: 'html', name: 'body', value: `<p>${value}</p>` }]
  return [
    { id: 'f1', type: 'string', name: 'title', value },
    { id: 'f2', type: 'number', name: 'count', value: choose(3), note: 'kept' },
    // A name may occur twice: the last one counts.
    ...(choose(4) === 0 ? [{ id: 'f3', type: 'string', name: 'title', value: 'again' }] : []),
  ]
}

function firstPage(choose: Choose): Page {
  let page: Page = {
    ...{ title: 'Visit', description: '', imageId: null },
    content: { format: 1, blocks: [], ...(choose(2) === 0 && { layout: { header: 'site' } }) },
  }
  for (let left = 1 + choose(7); left > 0; left -= 1)
    page = put(page, newBlock(left === 1 ? 'constructor' : `b_${left}`, choose), choose)
  return page
}

function editPageAtRandom(network: Page, choose: Choose, side: number): Page {
  let page = network
  for (let left = choose(6); left > 0; left -= 1) page = edit(page, choose, `n_${side}_${left}`)
  return page
}

const edits: readonly ((page: Page, choose: Choose, id: string) => Page)[] = [
  (page, choose) => ({ ...page, title: `Title ${choose(3)}`, imageId: choose(3) || null }),
  (page, choose) => ({
    ...page,
    content: { ...page.content, layout: { header: choose(2) === 0 ? 'none' : 'overlay' } },
  }),
  (page, choose, id) => put(page, newBlock(id, choose), choose),
  (page, choose) => take(page, someId(page, choose)).page,
  (page, choose) => {
    const taken = take(page, someId(page, choose))
    return taken.block ? put(taken.page, taken.block, choose) : page
  },
  (page, choose) => change(page, choose, (block) => ({ ...block, hidden: choose(2) === 0 })),
  (page, choose) =>
    change(page, choose, (block) => ({
      ...block,
      fields: [...block.fields].reverse().slice(choose(2)),
    })),
  (page, choose) =>
    change(page, choose, (block) => {
      const [first, ...rest] = block.fields
      const value = ['Visit us', 'Shoes off', 'ગુજરાતી'][choose(3)]
      return first ? { ...block, fields: [{ ...first, value }, ...rest] } : block
    }),
]

function edit(page: Page, choose: Choose, id: string): Page {
  return edits[choose(edits.length)]?.(page, choose, id) ?? page
}

function someId({ content }: Page, choose: Choose): string {
  const ids = [...allBlocks(content.blocks)].map(({ id }) => id)
  return ids[choose(ids.length)] ?? ''
}

/** Puts a block onto the page, or into one of its blocks. */
function put(page: Page, block: StoredBlock, choose: Choose): Page {
  const { content } = page
  const into = choose(2) === 0 ? null : someId(page, choose)
  const slot = ['content', 'aside'][choose(2)] ?? 'content'
  if (into) {
    const at = choose(4)
    return withBlocks(
      page,
      mapped(content, into, (each) => withHeld(each, slot, { block, at })),
    )
  }
  return withBlocks(page, {
    ...content,
    blocks: content.blocks.toSpliced(choose(content.blocks.length + 1), 0, block),
  })
}

function withHeld(
  holder: StoredBlock,
  slot: string,
  { block, at }: { readonly block: StoredBlock; readonly at: number },
): StoredBlock {
  const held = (holder.slots?.[slot] ?? []).toSpliced(at, 0, block)
  return { ...holder, slots: { ...holder.slots, [slot]: held } }
}

function take(page: Page, id: string): { readonly page: Page; readonly block?: StoredBlock } {
  const block = [...allBlocks(page.content.blocks)].find((each) => each.id === id)
  const without = (list: readonly StoredBlock[]): StoredBlock[] =>
    list.filter((each) => each.id !== id).map((each) => withSlots(each, without))
  const content = { ...page.content, blocks: without(page.content.blocks) }
  return { page: withBlocks(page, content), ...(block && { block }) }
}

function change(page: Page, choose: Choose, by: (block: StoredBlock) => StoredBlock): Page {
  return withBlocks(page, mapped(page.content, someId(page, choose), by))
}

function mapped(
  content: PageContent,
  id: string,
  by: (block: StoredBlock) => StoredBlock,
): PageContent {
  const visit = (list: readonly StoredBlock[]): StoredBlock[] =>
    list.map((block) => withSlots(block.id === id ? by(block) : block, visit))
  return { ...content, blocks: visit(content.blocks) }
}

function withSlots(
  block: StoredBlock,
  by: (list: readonly StoredBlock[]) => readonly StoredBlock[],
): StoredBlock {
  if (!block.slots) return block
  const slots = Object.entries(block.slots).map(([slot, list]) => [slot, by(list)])
  return { ...block, slots: Object.fromEntries(slots) }
}

function withBlocks(page: Page, content: PageContent): Page {
  return { ...page, content }
}
