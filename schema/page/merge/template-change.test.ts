import { expect, test } from 'vitest'
import type { PageContent, StoredBlock } from '../content'
import { applyTemplateChange, changesPages, keepTemplateVersion } from './template-change'

const text = (id: string, value: string): StoredBlock => ({
  ...{ id, name: 'Text' },
  fields: [{ id: 'text', type: 'string', name: 'text', value }],
})
const page = (...blocks: readonly StoredBlock[]): PageContent => ({ format: 1, blocks })
const origin = { pageId: 31, version: 1 }
const made = (...blocks: readonly StoredBlock[]) => ({ ...page(...blocks), template: origin })
const valuesOf = ({ blocks }: PageContent) => blocks.map(({ fields }) => fields[0]?.value)

const before = page(text('a', 'Welcome'), text('b', 'Parking'), text('c', 'Shoes'))
const after = page(text('a', 'Welcome'), text('b', 'Parking behind the hall'), text('d', 'Shawls'))
const change = { origin, version: 4, before, after }

test('what the template changed comes to the page, and what the page changed stays', () => {
  const mine = made(text('a', 'Welcome to Ottawa'), text('b', 'Parking'), text('c', 'Shoes'))
  const { content, clashes } = applyTemplateChange(mine, change)
  expect(valuesOf(content)).toEqual(['Welcome to Ottawa', 'Parking behind the hall', 'Shawls'])
  expect(clashes).toEqual([])
  expect(content.template).toEqual({ pageId: 31, version: 4 })
})

test('what both changed is asked, and answered by a choice', () => {
  const mine = made(text('a', 'Welcome'), text('b', 'No parking'), text('c', 'Shoes'))
  const { clashes } = applyTemplateChange(mine, change)
  expect(clashes).toMatchObject([{ blockId: 'b', field: 'text' }])
  const choices = new Map(clashes.map(({ id }) => [id, { use: 'theirs' } as const]))
  expect(valuesOf(applyTemplateChange(mine, change, choices).content)).toContain(
    'Parking behind the hall',
  )
})

test('a page that keeps what it has is not asked about this version again', () => {
  const mine = made(text('a', 'Welcome'))
  expect(keepTemplateVersion(mine, change)).toEqual({
    ...mine,
    template: { pageId: 31, version: 4 },
  })
})

test('a template that was saved without a change, or made from another one, has nothing for its pages', () => {
  expect(changesPages(change)).toBe(true)
  expect(changesPages({ ...change, after: { ...before, template: origin } })).toBe(false)
})
