import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'

test('a block just added has two cards: the charities site and the global site', async () => {
  await renderBlock('GlobalSitesPromo')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Our charities', 'https://charities.example.org/'],
    ['Our global site', 'https://global.example.org/'],
  ])
})

test('a card shows its own words and picture; one without a title is not shown', async () => {
  const items = [
    { title: 'સેવા', description: 'Seva', media: 3, link: null, linkLabel: 'Visit' },
    { title: '', description: 'Nobody', media: null, link: null, linkLabel: '' },
  ]
  await renderBlock('GlobalSitesPromo', { items })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByAltText('Picture 3')).toBeDefined()
  // Words that ask to be clicked stand there only where there is something to click.
  expect(screen.queryByText('Visit')).toBeNull()
})
