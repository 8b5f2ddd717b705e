import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import { violations } from '#renderer/testing/violations'
import { sourceOfRecords } from '#renderer/testing/world'
import type { RecordsQuery } from '#schema/api/content-source'
import type { NetworkPlace } from '#schema/entities/network-place'
import { type Article, articleOf } from '../../testing/records'

/** Renders the list at an address, over a source that keeps what it was asked. */
async function render(
  articles: readonly Article[],
  query: Readonly<Record<string, string>> = {},
  props: Readonly<Record<string, unknown>> = {},
  language = 'en-US',
) {
  const asked: RecordsQuery[] = []
  const source = { places: async () => [toronto], ...sourceOfRecords(articles, asked) }
  const page = { query, path: '/connect/news', language }
  const root = await renderBlock('NewsList', props, { source, page })
  return { root, asked: asked.at(-1) }
}

const toronto: NetworkPlace = {
  slug: 'toronto',
  name: 'Mandir Toronto',
  ...{ city: 'Toronto', region: '', countryCode: 'CA', latitude: null, longitude: null },
  path: '/',
  texts: [{ language: 'gu-IN', name: 'મંદિર, ટોરોન્ટો' }],
}

function titles(root: HTMLElement) {
  return Array.from(root.querySelectorAll('h3'), ({ textContent }) => textContent)
}

const articles = [
  articleOf(1),
  articleOf(2, { category: 'Health & Care', type: 'PRESS_RELEASE', image: null }),
  articleOf(3, { category: 'આરોગ્ય' }),
  articleOf(4),
]

test('it shows the articles of the location, each leading to its page', async () => {
  const { root, asked } = await render(articles)
  expect(asked).toEqual({ locationSlug: 'toronto', first: 11, skip: 0 })
  expect(titles(root)).toEqual(['Article 1', 'Article 2', 'Article 3', 'Article 4'])
  const link = within(root).getByRole('link', { name: 'Article 2' })
  expect(link.getAttribute('href')).toBe('/connect/news/article-2')
  expect(within(root).getByText('Press Release')).toBeDefined()
  expect(await violations(root)).toEqual([])
})

test('or those of the whole network, each with the name of its location', async () => {
  const { root, asked } = await render(articles, {}, { scope: 'NETWORK' })
  expect(asked).toEqual({ first: 11, skip: 0 })
  expect(within(root).getAllByText('Mandir Toronto')).toHaveLength(articles.length)
  const gujarati = await render(articles, {}, { scope: 'NETWORK' }, 'gu-IN')
  expect(within(gujarati.root).getAllByText('મંદિર, ટોરોન્ટો')).toHaveLength(articles.length)
  const local = await render(articles)
  expect(within(local.root).queryByText('Mandir Toronto')).toBeNull()
})

test('the categories in use are offered, and the address chooses one', async () => {
  const { root, asked } = await render(articles, { category: 'health-care' })
  const filter = within(within(root).getByRole('region', { name: 'Categories' }))
  const links = filter.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'All',
    'Health & Care',
    'Mandir',
    'આરોગ્ય',
  ])
  expect(filter.getByText('Health & Care').getAttribute('aria-current')).toBe('true')
  expect(filter.getByText('Mandir').getAttribute('href')).toBe(
    '/connect/news?category=mandir#newslist',
  )
  expect(asked?.filter).toEqual({ category: 'Health & Care' })
  expect(titles(root)).toEqual(['Article 2'])
})

test.each(['Mandir', 'nothing', '<script>', ''])(
  'a category that it does not know is no filter: %s',
  async (category) => {
    const { root } = await render(articles, { category })
    expect(titles(root)).toHaveLength(4)
  },
)

test('there is no filter where there is nothing to choose from', async () => {
  const { root } = await render([articleOf(1), articleOf(2)])
  expect(within(root).queryByRole('navigation')).toBeNull()
})

test('long lists are paged', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => articleOf(index + 1))
  const { root } = await render(many, { page: '3' }, { size: 4 })
  expect(titles(root)).toEqual(['Article 9', 'Article 10', 'Article 11', 'Article 12'])
  const next = within(root).getByRole('link', { name: 'Next page' })
  expect(next.getAttribute('href')).toBe('/connect/news?page=4#newslist')
})

test('a page far behind the last says so and leads back', async () => {
  const { root } = await render(articles, { page: '999999999' })
  expect(within(root).getByText('No articles match these filters.')).toBeDefined()
  const back = within(root).getByRole('link', { name: 'Show all articles' })
  expect(back.getAttribute('href')).toBe('/connect/news#newslist')
})

test('without any article it says so', async () => {
  const { root } = await render([])
  expect(within(root).getByText(/No news yet/)).toBeDefined()
})
