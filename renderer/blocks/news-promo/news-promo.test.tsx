import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import { violations } from '#renderer/testing/violations'
import { sourceOfRecords, toronto } from '#renderer/testing/world'
import type { RecordsQuery } from '#schema/api/content-source'
import type { Location } from '#schema/entities/location'
import { type Article, articleOf } from '../../testing/records'

async function render(articles: readonly Article[], location: Location = toronto) {
  const asked: RecordsQuery[] = []
  const source = sourceOfRecords(articles, asked)
  return { root: await renderBlock('NewsPromo', {}, { source, page: { location } }), asked }
}

test('it shows the latest 3 under Latest News, with a link to all', async () => {
  const { root, asked } = await render([1, 2, 3, 4].map((id) => articleOf(id)))
  expect(asked[0]).toMatchObject({ locationSlug: 'toronto', filter: { type: 'NEWS' } })
  expect(within(root).getByRole('heading', { level: 2 }).textContent).toBe('Latest News')
  expect(within(root).getAllByRole('listitem')).toHaveLength(3)
  const all = within(root).getByRole('link', { name: 'See All: Latest News' })
  expect(all.getAttribute('href')).toBe('/connect/news')
  expect(await violations(root)).toEqual([])
})

test('articles without a picture are dropped, and the next ones move up', async () => {
  const { root } = await render([
    articleOf(1),
    articleOf(2, { image: null }),
    articleOf(3, { image: null }),
    articleOf(4),
    articleOf(5),
  ])
  const names = within(root).getAllByRole('heading', { level: 3 })
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Article 1',
    'Article 4',
    'Article 5',
  ])
})

test('three are found behind many without a picture, and a hundred without end the search', async () => {
  const plain = Array.from({ length: 30 }, (_, index) => articleOf(index + 1, { image: null }))
  const { root } = await render([...plain, articleOf(31), articleOf(32), articleOf(33)])
  expect(within(root).getAllByRole('listitem')).toHaveLength(3)
  const endless = Array.from({ length: 500 }, (_, index) => articleOf(index + 1, { image: null }))
  expect((await render(endless)).asked).toHaveLength(10)
})

test('it is hidden without a location slug, and asks for nothing', async () => {
  const { root, asked } = await render([articleOf(1)], { ...toronto, slug: '' })
  expect(root.childElementCount).toBe(0)
  expect(asked).toEqual([])
})

test('without news it says so, and still leads to all', async () => {
  const { root } = await render([articleOf(1, { image: null })])
  expect(within(root).getByText(/No news yet/)).toBeDefined()
  expect(within(root).getByText('See All')).toBeDefined()
})
