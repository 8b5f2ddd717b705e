import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import { violations } from '#renderer/testing/violations'
import { sourceOfRecords } from '#renderer/testing/world'
import type { RecordsQuery } from '#schema/api/content-source'
import { talkOf } from '../../testing/records'

/** Renders the list at an address, over a source that keeps what it was asked. */
async function render(
  query: Readonly<Record<string, string>> = {},
  talks: readonly ReturnType<typeof talkOf>[] = [],
  props: Readonly<Record<string, unknown>> = {},
) {
  const asked: RecordsQuery[] = []
  const source = sourceOfRecords(talks, asked)
  const page = { query, path: '/inspiration' }
  return { root: await renderBlock('WisdomList', props, { source, page }), asked: asked[0] }
}

function words(root: HTMLElement, name: string) {
  const filter = within(within(root).getByRole('region', { name }))
  return filter.getAllByRole('link').map(({ textContent }) => textContent)
}

function current(root: HTMLElement) {
  return Array.from(
    root.querySelectorAll('.filter-links [aria-current]'),
    (link) => link.textContent,
  )
}

const many = Array.from({ length: 1000 }, (_, index) => talkOf(index + 1))

test('under its title it offers the categories and the content types', async () => {
  const { root, asked } = await render({}, many)
  expect(within(root).getByRole('heading', { level: 2 }).textContent).toBe(
    'More Talks & Inspiring Stories',
  )
  expect(words(root, 'Categories')).toEqual([
    'All',
    'Spiritual Talks',
    'Insights',
    'Inspiring Stories',
  ])
  expect(words(root, 'Content Types')).toEqual(['All types', 'Articles', 'Videos', 'Podcasts'])
  expect(current(root)).toEqual(['All', 'All types'])
  expect(asked).toEqual({ filter: {}, first: 13, skip: 0 })
  expect(await violations(root)).toEqual([])
})

test.each([
  ['spiritual-talks', 'Spiritual Talks'],
  ['insights', 'Insights'],
  ['inspiring-stories', 'Inspiring Stories'],
])('the address chooses a category: %s', async (slug, category) => {
  const { root, asked } = await render({ category: slug })
  expect(asked?.filter?.category).toBe(category)
  expect(current(root)).toEqual([category, 'All types'])
})

test.each([
  ['articles', 'ARTICLE', 'Articles'],
  ['videos', 'VIDEO', 'Videos'],
  ['podcasts', 'PODCAST', 'Podcasts'],
])('the address chooses a content type: %s', async (slug, kind, shown) => {
  const { root, asked } = await render({ kind: slug, category: 'insights' })
  expect(asked?.filter?.kind).toBe(kind)
  expect(current(root)).toEqual(['Insights', shown])
})

test.each(['VIDEO', 'video', 'toString', '<b>', 'વાર્તા'])(
  'a value that it does not know is no filter: %s',
  async (value) => {
    const { asked } = await render({ kind: value, category: value })
    expect(asked).toEqual({ filter: {}, first: 13, skip: 0 })
  },
)

test('each is one to watch, to read or to listen to', async () => {
  const { root } = await render({}, [
    talkOf(1),
    talkOf(2, { kind: 'ARTICLE' }),
    talkOf(3, { kind: 'PODCAST', image: null }),
  ])
  const actions = Array.from(
    root.querySelectorAll('.wisdom-card-action'),
    (each) => each.textContent,
  )
  expect(actions).toEqual(['Watch', 'Read', 'Listen'])
})

test('filters and pages live in the address', async () => {
  const { root } = await render({ kind: 'videos', page: '2' }, many)
  expect(within(root).getByText('Talk 13')).toBeDefined()
  const next = within(root).getByRole('link', { name: 'Next page' })
  expect(next.getAttribute('href')).toBe('/inspiration?kind=videos&page=3#wisdomlist')
  const insights = within(root).getByRole('link', { name: 'Insights' })
  expect(insights.getAttribute('href')).toBe(
    '/inspiration?category=insights&kind=videos#wisdomlist',
  )
})

test('when nothing matches it says so, with a link that clears the filters', async () => {
  const { root } = await render({ kind: 'podcasts', page: '999999999' }, many)
  expect(within(root).getByText('No talks or stories match these filters.')).toBeDefined()
  const clear = within(root).getByRole('link', { name: 'Show all talks and stories' })
  expect(clear.getAttribute('href')).toBe('/inspiration#wisdomlist')
})

test('with nothing at all it says so', async () => {
  const { root } = await render({}, [], { filters: false })
  expect(within(root).getByText(/No talks or stories yet/)).toBeDefined()
  expect(within(root).queryByRole('navigation')).toBeNull()
})
