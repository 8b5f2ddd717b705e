import { fireEvent, waitFor, within } from '@testing-library/dom'
import { beforeAll, describe, expect, test } from 'vitest'
import { references } from '#renderer/page/references'
import { definitions } from '#renderer/registry/definitions'
import { withObservers } from '#renderer/testing/browser'
import { startIslandsIn } from '#renderer/testing/islands'
import { renderBlock, type World } from '#renderer/testing/render'
import { galleryOf, homePage, picture } from '#renderer/testing/world'
import type { Gallery } from '#schema/entities/media'
import type { PageContext } from '#schema/site/page-context'
import structuredData from './gallery-view.jsonld'

beforeAll(() => void withObservers())

const dawn: Gallery = {
  ...galleryOf(100, [picture(1), picture(2, { caption: 'The north tower' })]),
  name: 'Dawn on the shikhars',
  description: 'Six mornings in October.',
  // Already the thirteenth in Greenwich, still the twelfth in Toronto.
  dateTime: '2026-10-13T02:00:00Z',
}
const source: World['source'] = { gallery: async (id) => (id === dawn.id ? dawn : null) }
const ofRecord = (id: number): Partial<PageContext> => ({ record: { kind: 'gallery', id } })

/** Returns whether the page exists according to the definition's `load`. */
async function isMissing(gallery: number | null, page: Partial<PageContext> = {}) {
  const definition = definitions.get('GalleryView')
  const content = { record: async () => null } as never
  const data = await definition?.load?.(content, { gallery }, { ...homePage, ...page })
  return definition?.isMissing?.(data)
}

test('it shows title, date, how many pictures, and each picture with its caption', async () => {
  const root = await renderBlock('GalleryView', { gallery: 100 }, { source })
  expect(within(root).getByRole('heading').textContent).toBe('Dawn on the shikhars')
  expect(within(root).getByText('October 12, 2026').getAttribute('datetime')).toBe('2026-10-12')
  expect(within(root).getByText('2 pictures')).toBeDefined()
  const figures = root.querySelectorAll('.gallery-view-item')
  expect(Array.from(figures, (figure) => figure.textContent)).toEqual([
    'Caption 1',
    'The north tower',
  ])
})

test('on the page of a gallery it shows that one, as the subject of the page', async () => {
  const root = await renderBlock('GalleryView', {}, { source, page: ofRecord(100) })
  const heading = within(root).getByRole('heading', { level: 1 })
  expect(heading.textContent).toBe('Dawn on the shikhars')
})

test('its own page leads back, and to the galleries before and after it', async () => {
  const tile = (id: number) => ({
    ...{ id, title: `Gallery ${id}`, image: null, dateTime: null, featured: false },
    ...{ category: dawn.category, itemCount: 2, covers: [] },
  })
  const around = {
    ...source,
    trail: async () => [{ id: 1, title: 'Galleries', path: '/galleries' }],
    galleries: async () => [99, 100, 101].map(tile),
  }
  const root = await renderBlock('GalleryView', {}, { source: around, page: ofRecord(100) })
  expect(within(root).getByRole('link', { name: 'Galleries' }).getAttribute('href')).toBe(
    '/galleries',
  )
  expect(
    within(root)
      .getByRole('link', { name: /Previous gallery/ })
      .getAttribute('href'),
  ).toBe('/galleries/99')
  expect(
    within(root)
      .getByRole('link', { name: /Next gallery/ })
      .getAttribute('href'),
  ).toBe('/galleries/101')
  const inside = await renderBlock('GalleryView', { gallery: 100 }, { source: around })
  expect(inside.querySelector('nav')).toBeNull()
})

test('a gallery that is chosen goes before that of the page', async () => {
  const root = await renderBlock('GalleryView', { gallery: 100 }, { source, page: ofRecord(7) })
  expect(within(root).getByRole('heading', { level: 2 }).textContent).toBe('Dawn on the shikhars')
})

test('a gallery that is missing is Not Found, and so is its template page', async () => {
  const root = await renderBlock('GalleryView', {}, { source, page: ofRecord(7) })
  expect(within(root).getByRole('heading').textContent).toBe('Not Found')
  expect(await isMissing(null, ofRecord(7))).toBe(true)
})

test('on another page it is Not Found in its place alone', async () => {
  const root = await renderBlock('GalleryView', { gallery: 7 }, { source })
  expect(within(root).getByRole('heading').textContent).toBe('Not Found')
  expect(await isMissing(7)).toBe(false)
  expect(await isMissing(7, ofRecord(100))).toBe(false)
  expect(await isMissing(null)).toBe(false)
})

test('an empty gallery says so by its count', async () => {
  const empty = { gallery: async () => galleryOf(3, []) }
  const root = await renderBlock('GalleryView', { gallery: 3 }, { source: empty })
  expect(within(root).getByText('0 pictures')).toBeDefined()
  expect(root.querySelector('dialog, time')).toBeNull()
})

test('the name of a picture is for editors: visitors never meet it', async () => {
  const unnamed = picture(3, { altText: '', caption: '', displayName: 'IMG_2002' })
  const around = { gallery: async () => galleryOf(4, [picture(1), unnamed]) }
  const root = await renderBlock('GalleryView', { gallery: 4 }, { source: around })
  expect(within(root).getByRole('link', { name: 'Enlarge picture 2' })).toBeDefined()
  expect(root.innerHTML).not.toContain('IMG_2002')
})

describe('opened large', () => {
  test('a picture is turned by the keyboard, around both ends', async () => {
    const root = await renderBlock('GalleryView', { gallery: 100 }, { source })
    const stop = startIslandsIn(root)
    const dialog = root.querySelector('dialog') as HTMLDialogElement
    expect(fireEvent.click(within(root).getByLabelText('Enlarge: Picture 2'))).toBe(false)
    expect(dialog.open).toBe(true)
    const shown = () => dialog.querySelector('.lightbox-slide:not([inert]) figcaption')?.textContent
    expect(shown()).toBe('2 of 2The north tower')
    fireEvent.keyDown(dialog, { key: 'ArrowRight' })
    expect(shown()).toBe('1 of 2Caption 1')
    stop()
  })

  test('its strip of pictures takes the focus, so that it is scrolled by keyboard, and is named', async () => {
    const root = await renderBlock('GalleryView', { gallery: 100 }, { source })
    const strip = root.querySelector('.lightbox-strip') as HTMLElement
    expect(strip.hasAttribute('tabindex')).toBe(false)
    const stop = startIslandsIn(root)
    fireEvent.click(within(root).getByLabelText('Enlarge: Picture 1'))
    strip.focus()
    expect(document.activeElement).toBe(strip)
    expect(strip.getAttribute('aria-label')).toBe(
      root.querySelector('dialog')?.getAttribute('aria-label'),
    )
    stop()
    expect(strip.hasAttribute('tabindex')).toBe(false)
  })

  test("the browser's Back closes it and stays on the page", async () => {
    const root = await renderBlock('GalleryView', { gallery: 100 }, { source })
    const stop = startIslandsIn(root)
    const dialog = root.querySelector('dialog') as HTMLDialogElement
    const entries = history.length
    fireEvent.click(within(root).getByLabelText('Enlarge: Picture 1'))
    expect(history.length).toBe(entries + 1)
    history.back()
    await waitFor(() => expect(dialog.open).toBe(false))
    expect(within(root).getByRole('heading').textContent).toBe('Dawn on the shikhars')
    stop()
  })

  test('without script it leads to its largest version', async () => {
    const root = await renderBlock('GalleryView', { gallery: 100 }, { source })
    const link = within(root).getByLabelText('Enlarge: Picture 1')
    expect(link.getAttribute('href')).toBe('/media/1?w=1920')
  })
})

test('search engines are told of the gallery and its pictures', () => {
  const beside = { previous: null, next: null }
  const data = { gallery: dawn, isChosen: true, pageIsMissing: false, trail: [], beside }
  const input = { id: 'b', props: { gallery: 100 }, refs: references([], []), page: homePage }
  const [found] = structuredData({ ...input, data })
  expect(found).toMatchObject({
    '@type': 'ImageGallery',
    name: 'Dawn on the shikhars',
    datePublished: '2026-10-13T02:00:00Z',
    image: [
      { contentUrl: '/media/1/original', caption: 'Caption 1' },
      { caption: 'The north tower' },
    ],
  })
  expect(structuredData({ ...input, data: { ...data, gallery: null } })).toEqual([])
})
