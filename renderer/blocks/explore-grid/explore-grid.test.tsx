import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'

function place(title: string, href: string | null = null) {
  return { title, description: '', media: null, link: href === null ? null : { href } }
}

test('a place that is named leads to its page below /explore, unless it has a link of its own', async () => {
  const items = [place('Abhishek Mandap'), place('Garden', '/visit'), place('Car park')]
  const root = await renderBlock('ExploreGrid', { items }, { page: { siteRoot: '/ottawa' } })
  const links = within(root).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Abhishek Mandap', '/ottawa/explore/abhishek-mandap'],
    ['Garden', '/ottawa/visit'],
  ])
})
