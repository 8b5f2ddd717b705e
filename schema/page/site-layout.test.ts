import { describe, expect, test } from 'vitest'
import { defineBlock, type Registry } from '../block/block'
import type { PageContent, StoredBlock } from './content'
import { readContent } from './content'
import { layoutRegistry, pageOutlet } from './page-outlet'
import { checkLayout, framedContent, frameOf, layoutChoiceOf, newLayout } from './site-layout'

const part = (name: string, frameRole?: 'header' | 'footer') =>
  defineBlock({
    ...{ name, label: name, description: '', category: 'content', targets: ['content'] },
    ...{ inLayout: true, fields: {}, ...(frameRole && { frameRole }) },
  })
const registry: Registry = new Map(
  [part('Head', 'header'), part('Foot', 'footer'), part('Text')].map((block) => [
    block.name,
    block,
  ]),
)

describe('the frame of a page', () => {
  test('is what the layout has before and after the place of the page', () => {
    expect(drawn(page('Text:a'))).toBe('Head:top Text:a Text:note Foot:end')
  })

  test('is left out as far as the page says so', () => {
    expect(drawn(page('Text:a', { header: 'none' }))).toBe('Text:a Text:note Foot:end')
    expect(drawn(page('Text:a', { header: 'none', footer: 'none' }))).toBe('Text:a')
  })

  test('is not shown beside a header or a footer of the page itself', () => {
    expect(drawn(page('Head:own Text:a'))).toBe('Head:own Text:a Text:note Foot:end')
    expect(drawn(page('Text:a Foot:own'))).toBe('Head:top Text:a Foot:own')
  })

  test('stays when the page has hidden its own', () => {
    const { blocks } = page('Head:own Text:a')
    const hidden = blocks.map((block) => ({ ...block, hidden: block.name === 'Head' }))
    expect(drawn({ format: 1, blocks: hidden })).toContain('Head:top')
  })

  test('is nothing where there is no layout, or none that says where pages are', () => {
    expect(drawn(page('Text:a'), null)).toBe('Text:a')
    expect(drawn(page('Text:a'), page('Head:top'))).toBe('Text:a')
  })

  test('takes no id of the page, nor the same twice', () => {
    const blocks = drawn(page('Text:top Text:site-top Text:end Text:note')).split(' ')
    expect(new Set(blocks.map((block) => block.split(':')[1])).size).toBe(blocks.length)
  })

  test('lies over the first picture when the page says so', () => {
    const overlaid = page('Text:a', { header: 'overlay' })
    expect(frameOf(overlaid, LAYOUT, registry).headerOverlays).toBe(true)
  })
})

test('a choice that is none is refused when it is saved, and counts as not chosen when it is stored', () => {
  for (const layout of [{ header: '<script>' }, { footer: 'overlay' }, 'none', [], 7]) {
    const content = { format: 1, blocks: [], layout }
    const isRead = readContent(content).ok
    expect([layout, isRead]).toEqual([layout, false])
    expect(layoutChoiceOf(content as unknown as PageContent)).toEqual({
      header: 'site',
      footer: 'site',
    })
  }
  expect(readContent({ format: 1, blocks: [], layout: { header: 'overlay' } }).ok).toBe(true)
})

describe('a layout', () => {
  test('begins with a header, the page and a footer', () => {
    const begun = newLayout(registry)
    expect(begun.blocks.map(({ name }) => name)).toEqual(['Head', 'PageOutlet', 'Foot'])
    expect(checkLayout(begun)).toEqual([])
    expect(layoutRegistry(registry).get('PageOutlet')).toBe(pageOutlet)
  })

  test('says exactly once where pages are, in plain sight', () => {
    const inside = { ...block('Text:box'), slots: { content: [block('PageOutlet:p')] } }
    for (const blocks of [
      [],
      [block('Head:top')],
      [block('PageOutlet:p'), block('PageOutlet:q')],
      [{ ...block('PageOutlet:p'), hidden: true }],
      [inside],
    ])
      expect(checkLayout({ format: 1, blocks })).toHaveLength(1)
  })
})

const LAYOUT = page('Head:top PageOutlet:page Text:note Foot:end')

function drawn(content: PageContent, layout: PageContent | null = LAYOUT): string {
  const framed = framedContent(content, frameOf(content, layout, registry))
  return framed.blocks.map(({ id, name }) => `${name}:${id}`).join(' ')
}

function page(blocks: string, layout?: PageContent['layout']): PageContent {
  return { format: 1, blocks: blocks.split(' ').map(block), ...(layout && { layout }) }
}

function block(text: string): StoredBlock {
  const [name = '', id = ''] = text.split(':')
  return { id, name, fields: [] }
}
