import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { renderBlock } from '#renderer/testing/render'

function thing(title: string, href: string | null = null) {
  return { title, description: '', media: 1, link: href === null ? null : { href } }
}

test('it is headed Things To Do & See, with See More to all places', async () => {
  await renderBlock('ExplorePromo', {}, { page: { siteRoot: '/ottawa' } })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Things To Do & See')
  expect(screen.getByText('See More').getAttribute('href')).toBe('/ottawa/explore')
})

test('the page of all places does not lead to itself', async () => {
  await renderBlock('ExplorePromo', {}, { page: { path: '/explore' } })
  expect(screen.queryByText('See More')).toBeNull()
})

test('each thing is a link; a place that is named leads to its page', async () => {
  const items = [thing('Taste Gujarat', '/services'), thing('Garden'), thing('Somewhere')]
  await renderBlock('ExplorePromo', { items })
  const hrefs = ['Taste Gujarat', 'Garden'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  )
  expect(hrefs).toEqual(['/services', '/explore/garden'])
  expect(screen.queryByRole('link', { name: 'Somewhere' })).toBeNull()
})

test('it may be on location pages only', () => {
  expect(definitions.get('ExplorePromo')?.targets).toEqual(['location'])
})
