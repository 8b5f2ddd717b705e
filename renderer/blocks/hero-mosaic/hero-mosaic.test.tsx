import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'

function ids(count: number) {
  return Array.from({ length: count }, (_, index) => index + 1)
}

test.each([3, 4, 5, 6, 7, 8, 9])('%d pictures are around the title', async (count) => {
  const root = await renderBlock('HeroMosaic', { title: 'A hundred places', medias: ids(count) })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A hundred places')
  expect(within(root).getAllByRole('img')).toHaveLength(count)
  expect(root.querySelector<HTMLElement>('.hero-mosaic')?.dataset.count).toBe(String(count))
})

test('a tenth picture has no place; one that is chosen twice is there once', async () => {
  const root = await renderBlock('HeroMosaic', { title: 'Many', medias: ids(12) })
  expect(within(root).getAllByRole('img')).toHaveLength(9)
  const twice = await renderBlock('HeroMosaic', { title: 'Twice', medias: [1, 2, 1, 3] })
  expect(within(twice).getAllByRole('img')).toHaveLength(3)
})

test('its button leads into the site of the location, and is not there without an address', async () => {
  const cta = { href: '/explore' }
  await renderBlock('HeroMosaic', { title: 'A', cta }, { page: { siteRoot: '/ottawa' } })
  expect(screen.getByRole('link', { name: 'Learn More' }).getAttribute('href')).toBe(
    '/ottawa/explore',
  )
  await renderBlock('HeroMosaic', { title: 'A', ctaLabel: 'Explore' })
  expect(screen.queryByRole('link')).toBeNull()
})

test('without pictures the words are alone; without either there is nothing', async () => {
  const root = await renderBlock(
    'HeroMosaic',
    { title: 'Words', medias: [1] },
    { source: { media: async () => [] } },
  )
  expect(root.querySelector('img')).toBeNull()
  expect(root.textContent).toContain('Words')
  expect((await renderBlock('HeroMosaic')).childElementCount).toBe(0)
})
