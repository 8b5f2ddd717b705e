import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'

function card(title: string, changes: object = {}) {
  return { title, description: '', image: null, href: null, featured: false, ...changes }
}

function titles(root: HTMLElement) {
  return within(root)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

test('the featured ones come first; the others keep their order', async () => {
  const items = [card('A'), card('B', { featured: true }), card('C'), card('D', { featured: true })]
  const root = await renderBlock('CardList', { title: 'Stories', items })
  expect(titles(root)).toEqual(['B', 'D', 'A', 'C'])
  expect(within(root).getByRole('heading', { level: 2 }).textContent).toBe('Stories')
})

test('a card has picture, title, description and a link', async () => {
  const full = card('બગીચો', { description: 'Roses.', image: 4, href: { href: '/explore/garden' } })
  const root = await renderBlock('CardList', { items: [full] }, { page: { siteRoot: '/ottawa' } })
  expect(within(root).getByAltText('Picture 4')).toBeDefined()
  expect(within(root).getByText('Roses.')).toBeDefined()
  const link = within(root).getByRole('link', { name: 'બગીચો' })
  expect(link.getAttribute('href')).toBe('/ottawa/explore/garden')
})

test('an empty card is not shown, the same one twice is; an empty list renders nothing', async () => {
  const root = await renderBlock('CardList', { items: [card(' '), card('A'), card('A')] })
  expect(titles(root)).toEqual(['A', 'A'])
  expect((await renderBlock('CardList')).childElementCount).toBe(0)
})
