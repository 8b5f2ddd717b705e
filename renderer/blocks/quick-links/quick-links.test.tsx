import { readFileSync } from 'node:fs'
import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'

test('a block just added has the four cards, each with its icon and its way', async () => {
  const root = await renderBlock('QuickLinks', {}, { page: { siteRoot: '/ottawa' } })
  const nav = within(root).getByRole('navigation', { name: 'Quick links' })
  const links = within(nav).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Opening Times', '/ottawa/visit#opening-times'],
    ['How to Get Here', '/ottawa/visit#getting-here'],
    ['Daily Murti Darshan', '/ottawa/galleries/murti-darshan'],
    ['Shayona Catering', '/ottawa/services#shayona-catering'],
  ])
  expect(nav.querySelectorAll('svg')).toHaveLength(4)
})

test('four columns, two on a tablet, one on a phone', () => {
  const css = readFileSync('renderer/blocks/quick-links/quick-links.css', 'utf8')
  const [phone = '', tablet = '', desk = ''] = css.split('@container page')
  expect(phone).not.toContain('repeat(')
  expect(tablet).toContain('repeat(2,')
  expect(desk).toContain('repeat(4,')
})

test('a frame is around each when it is asked for', async () => {
  const plain = await renderBlock('QuickLinks')
  expect(plain.querySelector('.quick-links-border')).toBeNull()
  const framed = await renderBlock('QuickLinks', { showBorder: true })
  expect(framed.querySelector('.quick-links-border')).not.toBeNull()
})

test('a card without words is not shown; one without a link is words alone', async () => {
  const items = [
    { title: ' ', icon: 'bus', link: { href: '/visit' } },
    { title: 'દર્શન', icon: 'lotus', link: null },
  ]
  const root = await renderBlock('QuickLinks', { items })
  expect(within(root).getAllByRole('listitem')).toHaveLength(1)
  expect(within(root).getByText('દર્શન')).toBeDefined()
  expect(within(root).queryByRole('link')).toBeNull()
  expect((await renderBlock('QuickLinks', { items: [] })).childElementCount).toBe(0)
})
