import { expect, test } from 'vitest'
import { galleryOf, homePage, picture, toronto } from '#renderer/testing/world'
import type { Gallery, Media } from '#schema/entities/media'
import { galleryItems } from './gallery-items'

const ottawa = { ...homePage, location: { ...toronto, id: 22, slug: 'ottawa' }, language: 'gu' }

/** A gallery with one picture a version: `[location, language, picture]`. */
function versions(...list: readonly (readonly [number | null, string, number])[]): Gallery {
  const media = list.map(
    ([locationId, language, id]): Media => ({
      id,
      language,
      location: null,
      locationId,
      featuredMediaItem: null,
      items: [picture(id)],
    }),
  )
  return { ...galleryOf(1, []), media }
}

function shown(gallery: Gallery | null) {
  return galleryItems(gallery, ottawa).map(({ id }) => id)
}

test("a page shows its own location's pictures in its own language", () => {
  expect(shown(versions([10, 'en-US', 1], [22, 'en-US', 2], [22, 'gu', 3]))).toEqual([3])
})

test("else its location's in en-US, else location 10's, else whatever there is", () => {
  expect(shown(versions([10, 'en-US', 1], [22, 'fr', 2], [22, 'en-US', 3]))).toEqual([3])
  expect(shown(versions([7, 'gu', 1], [10, 'fr', 2], [10, 'en-US', 3]))).toEqual([3])
  expect(shown(versions([7, 'fr', 1]))).toEqual([1])
})

test('a gallery that is gone or empty shows nothing', () => {
  expect(shown(null)).toEqual([])
  expect(shown(versions())).toEqual([])
})
