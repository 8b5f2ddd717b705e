import { describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import type { RawProps } from '#schema/block/block'
import type { PageContent, StoredBlock } from '#schema/page/content'
import { partsOf } from '#schema/page/site-layout'
import { newBlock, withProp } from '#schema/page/stored-props'
import { commonLayout, withoutFrame } from './lift-frame'

const head = (siteName: string, props: RawProps = {}) =>
  block('TopNavigation', `n_${siteName}`, { siteName, ...props })
const foot = (linksTitle: string) => block('Footer', `f_${linksTitle}`, { linksTitle })
const text = block('Text', 'b_text', { html: '<p>Words</p>' })
const page = (...blocks: StoredBlock[]): PageContent => ({ format: 1, blocks })

describe('what pages have in common', () => {
  test('is the header and the footer that most of them have, whatever they are called', () => {
    const layout = commonLayout([
      page(head('Other'), text, foot('About')),
      page({ ...head('Ours'), id: 'b_1' }, text, foot('About')),
      page(head('Ours', { appearance: 'transparent' }), text),
      page(text),
    ])
    expect(said(layout)).toEqual(['Ours solid', 'PageOutlet', 'About'])
  })

  test('lies over no picture by itself', () => {
    const layout = commonLayout([page(head('Ours', { appearance: 'transparent' }))])
    expect(said(layout)).toEqual(['Ours solid', 'PageOutlet'])
  })

  test('is nothing where no page has either', () => {
    expect(commonLayout([page(text), page()])).toBeNull()
    expect(commonLayout([page({ ...head('Ours'), hidden: true }, text)])).toBeNull()
  })
})

describe('a page without its frame', () => {
  const layout = partsOf(commonLayout([page(head('Ours'), foot('About'))]) ?? page())
  const lift = (content: PageContent, isPublic = true) => {
    const { blocks, layout: choice = {} } = withoutFrame(content, layout, { isPublic })
    return [...blocks.map(({ id }) => id), JSON.stringify(choice)]
  }

  test('loses what equals the layout', () => {
    expect(lift(page(head('Ours'), text, foot('About')))).toEqual(['b_text', '{}'])
  })

  test('says itself that the header lies over its picture', () => {
    const over = head('Ours', { appearance: 'transparent' })
    expect(lift(page(over, text, foot('About')))).toEqual(['b_text', '{"header":"overlay"}'])
  })

  test('keeps what differs', () => {
    expect(lift(page(head('Mine'), text, foot('About')))).toEqual(['n_Mine', 'b_text', '{}'])
    expect(lift(page(head('Ours'), text, foot('Mine')))).toEqual(['b_text', 'f_Mine', '{}'])
    const named = { ...head('Ours'), displayName: 'Top' }
    expect(lift(page(named, text, foot('About')))).toEqual(['n_Ours', 'b_text', '{}'])
  })

  test('goes on without what it never had, as far as visitors know it', () => {
    expect(lift(page(text))).toEqual(['b_text', '{"header":"none","footer":"none"}'])
    expect(lift(page(text), false)).toEqual(['b_text', '{}'])
    const hidden = { ...head('Ours'), hidden: true }
    expect(lift(page(hidden, text, foot('About')))).toEqual([
      ...['n_Ours', 'b_text', '{"header":"none"}'],
    ])
  })

  test('is the same object where nothing is to be done', () => {
    const own = page(head('Mine'), foot('Mine'))
    expect(withoutFrame(own, layout, { isPublic: true })).toBe(own)
    const lifted = withoutFrame(page(text), layout, { isPublic: true })
    expect(withoutFrame(lifted, layout, { isPublic: true })).toEqual(lifted)
  })
})

function said(layout: PageContent | null): string[] {
  return (layout?.blocks ?? []).map(({ name, fields }) => {
    const value = (field: string) => fields.find((record) => record.name === field)?.value
    return [value('siteName') ?? value('linksTitle') ?? name, value('appearance') ?? '']
      .join(' ')
      .trim()
  })
}

function block(name: string, id: string, props: RawProps): StoredBlock {
  const definition = definitions.get(name)
  if (!definition) throw new Error(`There is no block '${name}'`)
  return Object.entries(props).reduce(
    (each, [field, value]) => withProp(definition, each, field, value),
    newBlock(definition, id),
  )
}
