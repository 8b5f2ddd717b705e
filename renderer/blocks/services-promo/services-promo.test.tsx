import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { renderBlock } from '#renderer/testing/render'
import sample from './services-promo.sample'

test('it is headed Our Services, with See More to /services', async () => {
  await renderBlock('ServicesPromo', {}, { page: { siteRoot: '/ottawa' } })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Our Services')
  expect(screen.getByText('See More').getAttribute('href')).toBe('/ottawa/services')
})

test('the page of all services does not lead to itself', async () => {
  await renderBlock('ServicesPromo', {}, { page: { path: '/services' } })
  expect(screen.queryByText('See More')).toBeNull()
})

test('each service is shown with its picture, and one without words is not', async () => {
  const blank = { title: '', description: 'Nothing', media: null, link: null }
  await renderBlock('ServicesPromo', { items: [...sample.items, blank] })
  expect(screen.getAllByRole('listitem')).toHaveLength(sample.items.length)
  expect(screen.getByRole('link', { name: 'Gymnasium' }).getAttribute('href')).toBe(
    '/explore/gymnasium',
  )
})

test('it may be on location pages only', () => {
  expect(definitions.get('ServicesPromo')?.targets).toEqual(['location'])
})
