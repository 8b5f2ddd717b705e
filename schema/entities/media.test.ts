import { describe, expect, test } from 'vitest'
import { type Gallery, galleryFor, galleryItems, type MediaItem, pictureFor } from './media'

const ottawa = { locationId: 22, language: 'gu-IN' }

function picture(id: number, texts: MediaItem['texts'] = []): MediaItem {
  return {
    ...{ id, displayName: `Picture ${id}`, altText: 'A lamp', caption: 'Lit at dusk', texts },
    ...{ src: `/media/${id}/original`, url: `/media/${id}`, type: 'image/jpeg', thumbnail: '' },
    ...{ dateTime: null, showCaptionText: true, focalPoint: { x: 0.5, y: 0.5 } },
    metadata: { width: 1000, height: 1000 },
  }
}

/** A gallery with one picture a place: `[location, language, picture]`. */
function galleryOf(...list: readonly (readonly [number | null, string, number])[]): Gallery {
  return {
    ...{ id: 1, name: 'Lamps', description: '', isPublic: true, slug: 'lamps', status: 'ACTIVE' },
    ...{ dateTime: null, category: 'The Mandir', featured: false },
    media: list.map(([locationId, language, id]) => ({
      ...{ locationId, language, location: null },
      ...{ featuredMediaItem: picture(id), items: [picture(id)] },
    })),
  }
}

describe('the pictures of a gallery', () => {
  const shown = (gallery: Gallery) => galleryItems(galleryFor(gallery, ottawa)).map(({ id }) => id)

  test("are those of the page's own location in its own language", () => {
    expect(shown(galleryOf([10, 'en-US', 1], [22, 'en-US', 2], [22, 'gu-IN', 3]))).toEqual([3])
  })

  test("else its location's in en-US, else location 10's, else whatever there is", () => {
    expect(shown(galleryOf([10, 'en-US', 1], [22, 'fr', 2], [22, 'en-US', 3]))).toEqual([3])
    expect(shown(galleryOf([7, 'gu-IN', 1], [10, 'fr', 2], [10, 'en-US', 3]))).toEqual([3])
    expect(shown(galleryOf([7, 'fr', 1]))).toEqual([1])
  })

  test('are none of a gallery that is gone or empty', () => {
    expect(galleryItems(null)).toEqual([])
    expect(shown(galleryOf())).toEqual([])
  })
})

describe('the words of a picture', () => {
  const gujarati = { language: 'gu-IN', locationId: null, altText: 'દીવો', caption: null }
  const ottawas = { language: 'en-US', locationId: 22, altText: null, caption: 'Our lamp' }

  test('are chosen separately: what is not said in one place is said as elsewhere', () => {
    const { altText, caption } = pictureFor(picture(1, [gujarati, ottawas]), ottawa)
    expect([altText, caption]).toEqual(['દીવો', 'Our lamp'])
  })

  test('are its own where nothing else was given', () => {
    const place = { language: 'hi-IN', locationId: 30 }
    expect(pictureFor(picture(1, [gujarati, ottawas]), place).altText).toBe('A lamp')
  })

  test('a caption may be left out at a location', () => {
    const quiet = { language: 'en-US', locationId: 22, altText: null, caption: '' }
    expect(pictureFor(picture(1, [quiet]), ottawa).caption).toBe('')
  })
})
