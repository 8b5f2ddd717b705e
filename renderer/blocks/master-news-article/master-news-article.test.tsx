import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import { violations } from '#renderer/testing/violations'
import { sourceOfRecords } from '#renderer/testing/world'
import { articleOf } from '../../testing/records'

const source = sourceOfRecords([
  articleOf(1, {
    content: [{ text: '<p>All it says.</p>', videoUrl: '', pictures: [], layout: '' }],
  }),
])

test('the article is inside another page: a heading below that of the page, and all it says', async () => {
  const root = await renderBlock('MasterNewsArticle', { article: 'article-1' }, { source })
  expect(within(root).queryByRole('heading', { level: 1 })).toBeNull()
  expect(within(root).getByText('All it says.')).toBeDefined()
  expect(within(root).getByText('Sunday March 5, 2023')).toBeDefined()
  expect(await violations(root)).toEqual([])
})

test('its title leads to its own page', async () => {
  const world = { source, page: { siteRoot: '/ottawa' } }
  const root = await renderBlock('MasterNewsArticle', { article: 'article-1' }, world)
  const link = within(root).getByRole('link', { name: 'Article 1' })
  expect(link.getAttribute('href')).toBe('/ottawa/connect/news/article-1')
})

test('it shows the article of the page when none is chosen', async () => {
  const page = { record: { kind: 'newsArticle', slug: 'article-1' } as const }
  const root = await renderBlock('MasterNewsArticle', {}, { source, page })
  expect(within(root).getByRole('heading', { name: 'Article 1' })).toBeDefined()
})

test('an article that is gone is Not Found, and the page around it stays', async () => {
  const root = await renderBlock('MasterNewsArticle', { article: 'gone' }, { source })
  expect(within(root).getByRole('heading', { level: 2 }).textContent).toBe('Not Found')
})
