import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'

test('a block just added has two cards: the charities site and the global site', async () => {
  await renderBlock('GlobalSitesPromo')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(titles).toEqual(['Our charities', 'Our global site'])
  // Nobody but the network knows the addresses, and what is claimed is marked for the checks.
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(screen.getAllByText(/^\[\[.*\]\]$/)).toHaveLength(2)
})

test('a card shows its own words and picture; one without a title is not shown', async () => {
  const items = [
    { title: 'સેવા', description: 'Seva', media: 3, link: null, linkLabel: 'Visit' },
    { title: '', description: 'Nobody', media: null, link: null, linkLabel: '' },
  ]
  await renderBlock('GlobalSitesPromo', { items })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByAltText('Picture 3')).toBeDefined()
  // Words that ask to be clicked are there only where there is something to click.
  expect(screen.queryByText('Visit')).toBeNull()
})
