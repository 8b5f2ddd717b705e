import { expect, test } from 'vitest'
import type { MediaItem } from '#schema/entities/media'
import { sharedPicture } from './page-meta'

test('the picture of a page is described in the language of the page, in the words of its location', () => {
  const lamps: MediaItem = {
    ...{ id: 7, displayName: 'lamps.jpg', caption: '', altText: 'Lamps', thumbnail: '' },
    ...{ src: '/media/7/original', url: '/media/7', type: 'image/jpeg', showCaptionText: false },
    dateTime: null,
    ...{ metadata: { width: 4000, height: 3000 }, focalPoint: { x: 0.5, y: 0.5 } },
    texts: [
      { language: 'gu-IN', locationId: null, altText: 'દીવા', caption: null },
      { language: 'gu-IN', locationId: 20, altText: 'ઓટાવાના દીવા', caption: null },
    ],
  }
  const alt = (language: string, id: number) =>
    sharedPicture(lamps, { location: { id }, context: { language } }, 'https://www.example.org').alt
  expect(alt('gu-IN', 10)).toBe('દીવા')
  expect(alt('gu-IN', 20)).toBe('ઓટાવાના દીવા')
  expect([alt('en-US', 20), alt('hi-IN', 20)]).toEqual(['Lamps', 'Lamps'])
})
