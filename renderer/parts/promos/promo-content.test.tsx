import { readFileSync } from 'node:fs'
import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { renderBlock } from '#renderer/testing/render'
import { picture, toronto } from '#renderer/testing/world'
import type { Topic, TopicText } from '#schema/entities/topic'
import { validateProps } from '#schema/fields/validate'

const BLOCKS = ['PromoGrid', 'ExploreGrid', 'CircularPromo', 'DarkPromo', 'PromoCards']
const ottawa = { ...toronto, id: 20, slug: 'ottawa' }

const items = ['Walk', 'Arti', 'Lunch', 'Nap'].map((title, index) => ({
  title,
  description: `About ${title}`,
  media: index + 1,
  link: { href: `/${title.toLowerCase()}` },
}))

function text(title: string, changes: Partial<TopicText> = {}): TopicText {
  return {
    language: 'en-US',
    locationId: 10,
    title,
    richText: `<p>About <b>${title}</b></p>`,
    ...changes,
  }
}

function topicOf(id: number, changes: Partial<Topic> = {}): Topic {
  const none = { externalUrl: null, dateTime: null, media: [], topicChildren: [] }
  return { id, items: [text(`Topic ${id}`)], ...none, ...changes }
}

/** A source that knows one topic with these children. */
function withChildren(items: readonly Topic[]) {
  const topicChildren = [{ language: 'en-US', locationId: null, items }]
  return { topic: async (id: number) => (id === 300 ? topicOf(300, { topicChildren }) : null) }
}

function titles(root: HTMLElement) {
  return within(root)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('h2, h3')?.textContent)
}

// The small viewport's, which on a phone is what the browser's bars leave.
test.each([
  ['promo-wide', 'renderer/parts/promos/promo-wide.css'],
  ['circular-promo-wide', 'renderer/blocks/circular-promo/circular-promo.css'],
])('the full-width area is 60vh high: %s', (name, file) => {
  const css = readFileSync(file, 'utf8')
  expect(css).toMatch(new RegExp(`\\.${name} \\{[^}]*min-block-size: 60svh;`))
})

describe.each(BLOCKS)('%s', (name) => {
  test('has the fields of every promo block, with 2 as the default of maxFullWidthItems', () => {
    const fields = definitions.get(name)?.fields ?? {}
    expect(Object.entries(fields).map(([field, { type }]) => [field, type])).toEqual([
      ['topic', 'record'],
      ['title', 'string'],
      ['description', 'string'],
      ['fullWidth', 'boolean'],
      ['maxFullWidthItems', 'number'],
      ['items', 'array'],
    ])
    expect(fields.maxFullWidthItems?.default).toBe(2)
    const wide = { fullWidth: true, maxFullWidthItems: 0 }
    expect(validateProps(fields, wide).map(({ message }) => message)).toEqual([
      'must be at least 1',
    ])
    // Neither counts while the panel does not show it.
    expect(validateProps(fields, { maxFullWidthItems: 0, topic: 300, items: [{}] })).toEqual([])
  })

  test('shows its first 3 items, each with picture, words and the way to go', async () => {
    const root = await renderBlock(
      name,
      { title: 'Begin here', items },
      { page: { siteRoot: '/ottawa' } },
    )
    expect(within(root).getByRole('heading', { level: 2 }).textContent).toBe('Begin here')
    expect(titles(root)).toEqual(['Walk', 'Arti', 'Lunch'])
    expect(within(root).getByText('About Walk')).toBeDefined()
    expect(within(root).getByAltText('Picture 1')).toBeDefined()
    const link = within(root).getByRole('link', { name: 'Walk' })
    expect(link.getAttribute('href')).toBe('/ottawa/walk')
  })

  test("with a topic the promos are the topic's children, in the best text for the place", async () => {
    const mandir = topicOf(301, {
      items: [text('Mandir'), text('Our mandir', { locationId: 20 })],
      externalUrl: '/explore/mandir',
      media: [picture(9)],
    })
    const garden = topicOf(302, { items: [text('બગીચો', { language: 'gu' }), text('Garden')] })
    const silent = topicOf(303, { items: [] })
    const source = withChildren([mandir, garden, silent])
    const page = { location: ottawa, siteRoot: '/ottawa' }
    const root = await renderBlock(name, { topic: 300, items }, { source, page })
    expect(titles(root)).toEqual(['Our mandir', 'Garden'])
    expect(within(root).getByText('About Our mandir')).toBeDefined()
    expect(within(root).getByAltText('Picture 9')).toBeDefined()
    const link = within(root).getByRole('link', { name: 'Our mandir' })
    expect(link.getAttribute('href')).toBe('/ottawa/explore/mandir')
    const inGujarati = { source, page: { language: 'gu' } }
    expect(titles(await renderBlock(name, { topic: 300 }, inGujarati))).toContain('બગીચો')
  })

  test("the topic's own words are the heading where none are typed", async () => {
    const source = withChildren([topicOf(301)])
    const root = await renderBlock(name, { topic: 300 }, { source })
    expect(within(root).getByRole('heading', { level: 2 }).textContent).toBe('Topic 300')
    expect(within(root).getByText('About Topic 300')).toBeDefined()
    const typed = await renderBlock(name, { topic: 300, title: 'Typed' }, { source })
    expect(within(typed).getByRole('heading', { level: 2 }).textContent).toBe('Typed')
  })

  test('a topic that is gone leaves the items that were typed', async () => {
    const root = await renderBlock(name, { topic: 999, items })
    expect(titles(root)).toEqual(['Walk', 'Arti', 'Lunch'])
  })

  test('at full width up to maxFullWidthItems fill the area, and the others follow', async () => {
    const root = await renderBlock(name, { fullWidth: true, items })
    const [area, rest] = root.querySelectorAll('ul')
    expect(area?.children).toHaveLength(2)
    expect(rest?.children).toHaveLength(1)
    const one = await renderBlock(name, { fullWidth: true, maxFullWidthItems: 1, items })
    expect(one.querySelector('ul')?.children).toHaveLength(1)
    const many = await renderBlock(name, { fullWidth: true, maxFullWidthItems: 9, items })
    expect(many.querySelectorAll('ul')).toHaveLength(1)
    expect(titles(many)).toEqual(['Walk', 'Arti', 'Lunch'])
  })

  test('items without a title of the block are one level higher, so that no heading is missed', async () => {
    const root = await renderBlock(name, { items })
    expect(within(root).getAllByRole('heading', { level: 2 })).toHaveLength(3)
  })

  test('a picture that is gone leaves its words; a link that does harm is none', async () => {
    const bad = [{ ...items[0], link: { href: 'javascript:alert(1)' } }]
    const root = await renderBlock(name, { items: bad }, { source: { media: async () => [] } })
    expect(within(root).getByText('Walk')).toBeDefined()
    expect(root.querySelector('img, a')).toBeNull()
  })

  test('with nothing to show it renders nothing', async () => {
    const blank = { title: '  ', description: '', media: null, link: null }
    expect((await renderBlock(name, { items: [blank] })).childElementCount).toBe(0)
  })
})
