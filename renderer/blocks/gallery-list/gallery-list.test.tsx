import { fireEvent, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { startIslandsIn } from '#renderer/testing/islands'
import { renderBlock } from '#renderer/testing/render'
import { picture, placeOf } from '#renderer/testing/world'
import type { GalleriesQuery } from '#schema/api/content-source'
import type { GalleryTile } from '#schema/entities/media'

function tile(id: number, changes: Partial<GalleryTile> = {}): GalleryTile {
  return {
    id,
    title: `Gallery ${id}`,
    image: picture(id),
    dateTime: null,
    category: 'The Mandir',
    featured: false,
    itemCount: 12,
    covers: [],
    ...changes,
  }
}

const own = [
  tile(1),
  tile(2, { category: 'Satsang', featured: true, itemCount: 1 }),
  tile(3, { category: 'News' }),
  tile(4, { category: 'Murti Darshan', featured: true }),
  tile(5, { image: null }),
]

/** Galleries of the location of the page, and of the one that all others fall back to. */
function sourceOf(ofLocation: readonly GalleryTile[], ofNetwork: readonly GalleryTile[] = []) {
  return {
    places: async () => [placeOf('main', { path: '/' })],
    galleries: async ({ locationSlug, category, featured, first, skip = 0 }: GalleriesQuery) =>
      (locationSlug === 'main' ? ofNetwork : ofLocation)
        .filter((each) => (category ? each.category === category : !featured || each.featured))
        .slice(skip, skip + first),
  }
}

function titlesIn(panel: Element | null | undefined) {
  return Array.from(panel?.querySelectorAll('li a') ?? [], ({ textContent }) => textContent)
}

test('below a hero there are the tabs Featured, The Mandir, Satsang and News', async () => {
  const root = await renderBlock('GalleryList', {}, { source: sourceOf(own) })
  expect(within(root).getByRole('heading', { level: 1 }).textContent).toBe('Galleries')
  const tabs = Array.from(root.querySelectorAll('.tabs-tab'), ({ textContent }) => textContent)
  expect(tabs).toEqual(['Featured', 'The Mandir', 'Satsang', 'News'])
})

test('the first tab is the default; each shows the galleries of its kind', async () => {
  const root = await renderBlock('GalleryList', {}, { source: sourceOf(own) })
  const stop = startIslandsIn(root)
  const open = () => titlesIn(root.querySelector('[role="tabpanel"]:not([hidden])'))
  expect(open()).toEqual(['Gallery 2', 'Gallery 4'])
  const seen = ['The Mandir', 'Satsang', 'News'].map((name) => {
    fireEvent.click(within(root).getByRole('tab', { name }))
    return open()
  })
  expect(seen).toEqual([['Gallery 1', 'Gallery 5'], ['Gallery 2'], ['Gallery 3']])
  stop()
})

test('a tile says how many pictures there are, and leads to its gallery', async () => {
  const page = { siteRoot: '/ottawa' }
  const root = await renderBlock('GalleryList', {}, { source: sourceOf(own), page })
  const [featured] = root.querySelectorAll('.tabs-panel')
  const links = Array.from(featured?.querySelectorAll('a') ?? [], (a) => a.getAttribute('href'))
  expect(links).toEqual(['/ottawa/galleries/2', '/ottawa/galleries/murti-darshan/4'])
  const counts = Array.from(featured?.querySelectorAll('li p') ?? [], (p) => p.textContent)
  expect(counts).toEqual(['1 picture', '12 pictures'])
})

test('a location without galleries shows those of the location that all others fall back to, and of no third one', async () => {
  const source = sourceOf([], [tile(9, { featured: true })])
  const root = await renderBlock('GalleryList', {}, { source })
  expect(titlesIn(root.querySelector('.tabs-panel'))).toEqual(['Gallery 9'])
})

test('the banner is the picture chosen, else that of a featured gallery, else a drawing', async () => {
  const banner = (root: HTMLElement) =>
    root.querySelector('.gallery-list-banner img')?.getAttribute('src')
  const source = sourceOf(own)
  expect(banner(await renderBlock('GalleryList', { background: 8 }, { source }))).toContain(
    '/media/8',
  )
  expect(banner(await renderBlock('GalleryList', {}, { source }))).toContain('/media/2')
  const bare = await renderBlock('GalleryList')
  expect(banner(bare)).toBeUndefined()
  expect(bare.querySelector('.gallery-list-banner .ornament')).not.toBeNull()
})

test('a tab without galleries says so', async () => {
  const source = sourceOf([tile(1, { category: 'News' })])
  const root = await renderBlock('GalleryList', {}, { source })
  expect(within(root).getAllByText('No galleries in this category yet.')).toHaveLength(3)
})

test('a network without galleries says so once, without tabs', async () => {
  const root = await renderBlock('GalleryList')
  expect(within(root).getByText('No galleries yet.')).toBeDefined()
  expect(root.querySelectorAll('.tabs-tab')).toHaveLength(0)
})
