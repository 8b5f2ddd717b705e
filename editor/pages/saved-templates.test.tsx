import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp } from '../testing/open-app'

vi.setConfig({ testTimeout: 60_000 })

const LOST = { data: null, errors: [{ message: 'Not now' }] }

test('saved templates are listed part by part; a part that does not come is asked for by another press', async () => {
  let isLost = true
  const { user } = openApp('/editor/pages?locationId=12', {
    answers: { PageTemplates: ({ after }) => (isLost ? LOST : { data: templatesAfter(after) }) },
  })
  await screen.findByRole('option', { name: 'Ottawa' })
  await user.click(screen.getAllByRole('button', { name: 'New page' })[0] as HTMLElement)
  expect(await screen.findByText(/^Your templates couldn’t be loaded/)).toBeTruthy()
  isLost = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: /Diwali page/ })).toBeTruthy()
  isLost = true
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText(/^Your templates couldn’t be loaded/)).toBeTruthy()
  isLost = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: /Holi page/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /Diwali page/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

function templatesAfter(after: unknown) {
  const [id, title] = after === 'one' ? ['2', 'Holi page'] : ['1', 'Diwali page']
  const node = { id, title, locationId: '12', content: { format: 1, blocks: [] } }
  const pageInfo = after === 'one' ? {} : { hasNextPage: true, endCursor: 'one' }
  return { pageTemplates: { nodes: [node], pageInfo } }
}
