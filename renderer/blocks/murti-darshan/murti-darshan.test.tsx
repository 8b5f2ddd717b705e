import { fireEvent, within } from '@testing-library/dom'
import { beforeAll, expect, test } from 'vitest'
import { withObservers } from '#renderer/testing/browser'
import { startIslandsIn } from '#renderer/testing/islands'
import { renderBlock } from '#renderer/testing/render'
import { galleryOf, picture } from '#renderer/testing/world'
import type { GalleriesQuery } from '#schema/api/content-source'
import type { GalleryTile } from '#schema/entities/media'

beforeAll(() => void withObservers())

const tile: GalleryTile = {
  id: 40,
  title: 'Darshan',
  covers: [],
  image: null,
  dateTime: null,
  category: 'Murti Darshan',
  featured: false,
  itemCount: 2,
}

/** The latest darshan of a location (or of the network), with pictures 8 and 9. */
function sourceOf(place: 'location' | 'network' | 'nowhere') {
  return {
    galleries: async ({ locationSlug, category }: GalleriesQuery) => {
      const isThere = locationSlug ? place === 'location' : place === 'network'
      return isThere && category === 'Murti Darshan' ? [tile] : []
    },
    gallery: async (id: number) => ({
      ...galleryOf(id, [picture(8), picture(9)]),
      category: 'Murti Darshan' as const,
      dateTime: '2026-11-20T12:00:00Z',
    }),
  }
}

function shown(root: HTMLElement) {
  const pictures = root.querySelectorAll('.murti-darshan-row img')
  return Array.from(pictures, (image) => image.getAttribute('alt'))
}

test('under Murti Darshan the chosen pictures are in a row, in order', async () => {
  const root = await renderBlock('MurtiDarshan', { medias: [3, 1, 2] })
  expect(within(root).getByRole('heading').textContent).toBe('Murti Darshan')
  expect(shown(root)).toEqual(['Picture 3', 'Picture 1', 'Picture 2'])
  expect(within(root).queryByText('See All')).toBeNull()
})

test('without a choice they are those of the latest darshan, with its day and a link to it', async () => {
  const world = { source: sourceOf('location'), page: { siteRoot: '/ottawa' } }
  const root = await renderBlock('MurtiDarshan', {}, world)
  expect(shown(root)).toEqual(['Picture 8', 'Picture 9'])
  expect(within(root).getByText('Friday, November 20')).toBeDefined()
  const link = within(root).getByText('See All')
  expect(link.getAttribute('href')).toBe('/ottawa/galleries/murti-darshan/40')
})

test('a location without a darshan of its own shows another’s', async () => {
  const root = await renderBlock('MurtiDarshan', {}, { source: sourceOf('network') })
  expect(shown(root)).toEqual(['Picture 8', 'Picture 9'])
})

test('the page of all darshans has those of the days before, each by its day, and links to older ones', async () => {
  const source = {
    ...sourceOf('location'),
    galleries: async ({ first, skip = 0 }: GalleriesQuery) =>
      Array.from({ length: 20 }, (_, day) => ({
        ...tile,
        id: 40 - day,
        title: `Shringar ${day}`,
        dateTime: new Date(Date.UTC(2026, 10, 20 - day, 12)).toISOString(),
      })).slice(skip, skip + first),
  }
  const page = { path: '/galleries/murti-darshan' }
  const root = await renderBlock('MurtiDarshan', {}, { source, page })
  const days = within(within(root).getByRole('region', { name: 'Darshan by day' }))
  expect(days.getAllByRole('listitem')).toHaveLength(12)
  expect(days.getByRole('link', { name: 'Thursday, November 19' }).getAttribute('href')).toBe(
    '/galleries/murti-darshan/39',
  )
  expect(days.getByText('Next page').getAttribute('href')).toContain('?page=2')
})

test('on the page of a gallery they are its pictures, and it does not lead to itself', async () => {
  const page = { record: { kind: 'gallery', id: 41 } as const }
  const root = await renderBlock('MurtiDarshan', {}, { source: sourceOf('nowhere'), page })
  expect(shown(root)).toEqual(['Picture 8', 'Picture 9'])
  expect(within(root).queryByText('See All')).toBeNull()
})

test('without a picture it renders nothing', async () => {
  const root = await renderBlock('MurtiDarshan', {}, { source: sourceOf('nowhere') })
  expect(root.childElementCount).toBe(0)
  const gone = { media: async () => [] }
  const none = await renderBlock('MurtiDarshan', { medias: [1] }, { source: gone })
  expect(none.childElementCount).toBe(0)
})

test('each opens large', async () => {
  const root = await renderBlock('MurtiDarshan', { medias: [1, 2] })
  const stop = startIslandsIn(root)
  fireEvent.click(within(root).getByLabelText('Enlarge: Picture 2'))
  expect(root.querySelector('dialog')?.open).toBe(true)
  stop()
})
