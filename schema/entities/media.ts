import { z } from 'zod/mini'
import { bestOf, DEFAULT_LANGUAGE, type LocaleScope, place } from './place'
import { recordTexts } from './record-text'

/** The point of a picture that is never cropped away, as fractions of width and height, 0 to 1 from the top left. */
export const focalPoint = z.object({
  x: z.number().check(z.minimum(0), z.maximum(1)),
  y: z.number().check(z.minimum(0), z.maximum(1)),
})

/**
 * The visible part of a picture, as fractions of width and height, 0 to 1 from the top left. At least a twentieth in each
 * direction.
 */
export const crop = z
  .object({
    x: z.number().check(z.minimum(0), z.maximum(1)),
    y: z.number().check(z.minimum(0), z.maximum(1)),
    width: z.number().check(z.minimum(0.05), z.maximum(1)),
    height: z.number().check(z.minimum(0.05), z.maximum(1)),
  })
  .check(z.refine(({ x, y, width, height }) => x + width <= 1.000001 && y + height <= 1.000001))
export type Crop = z.infer<typeof crop>

/** A picture's texts in a language or at a location; `null` falls back to the others. */
const mediaText = z.extend(place, {
  altText: z.nullable(z.string()),
  caption: z.nullable(z.string()),
})
export type MediaText = z.infer<typeof mediaText>

/** A picture or another file, with the data a page needs to show it (specification section 3, Media item). */
export const mediaItem = z.object({
  id: z.int().check(z.positive()),
  displayName: z.string(),
  /** The caption shown with the picture if `showCaptionText` is on. */
  caption: z.string(),
  /** The alternative text; empty for decorative pictures. */
  altText: z.string(),
  /** True if the picture adds nothing to the text around it and needs no alternative text. */
  isDecorative: z.optional(z.boolean()),
  dateTime: z.nullable(z.string()),
  /** The address of the original: `/media/12/original`. */
  src: z.string(),
  /** The address used by pages; a width is added as `?w=736`. */
  url: z.string(),
  metadata: z.object({ width: z.int().check(z.positive()), height: z.int().check(z.positive()) }),
  type: z.string(),
  /** Size of the original in bytes; absent if unknown. */
  fileSize: z.optional(z.nullable(z.int().check(z.nonnegative()))),
  /** A tiny picture as a data URL, shown until the real one is loaded. */
  thumbnail: z.string(),
  showCaptionText: z.boolean(),
  /** Relative to the visible part if cropped. */
  focalPoint,
  /** Absent if the whole picture is shown; sizes and addresses are those of the visible part. */
  crop: z.optional(crop),
  /** Texts in other languages, and of locations that override them; usually empty. */
  texts: z.readonly(z.array(mediaText)),
})
export type MediaItem = z.infer<typeof mediaItem>

/** Returns a picture with the texts for a place; its own texts apply to every location in en-US. */
export function pictureFor(item: MediaItem, wanted: LocaleScope): MediaItem {
  if (item.texts.length === 0) return item
  return { ...item, altText: textFor('altText'), caption: textFor('caption') }

  function textFor(name: 'altText' | 'caption'): string {
    const own = { language: DEFAULT_LANGUAGE, locationId: null, words: item[name] }
    const candidates = item.texts.flatMap(({ language, locationId, [name]: words }) =>
      words === null ? [] : { language, locationId, words },
    )
    return (bestOf([...candidates, own], wanted) ?? own).words
  }
}

/** The widths in which pictures are served (`url?w=…`); any other is answered with 404. */
export const MEDIA_WIDTHS = [320, 480, 736, 1024, 1440, 1920] as const

/**
 * The pictures of a gallery for a language and location (specification section 3, Gallery): the same pictures, with the texts and
 * cover set for that place.
 */
const media = z.extend(place, {
  location: z.nullable(z.string()),
  featuredMediaItem: z.nullable(mediaItem),
  items: z.array(mediaItem),
})
export type Media = z.infer<typeof media>

/** The categories of galleries (specification section 2, Gallery list and Murti darshan). */
export const galleryCategories = ['The Mandir', 'Satsang', 'News', 'Murti Darshan'] as const
const galleryCategory = z.enum(galleryCategories)
export type GalleryCategory = z.infer<typeof galleryCategory>

/** A gallery in a list, without its pictures (specification section 3, Gallery tile). */
export const galleryTile = z.object({
  id: z.int().check(z.positive()),
  title: z.string(),
  image: z.nullable(mediaItem),
  dateTime: z.nullable(z.string()),
  category: galleryCategory,
  featured: z.boolean(),
  itemCount: z.int().check(z.nonnegative()),
  /** The cover pictures in other languages, and at locations. */
  covers: z.array(z.extend(place, { image: mediaItem })),
  texts: recordTexts,
})
export type GalleryTile = z.infer<typeof galleryTile>

export const gallery = z.object({
  id: z.int().check(z.positive()),
  name: z.string(),
  description: z.string(),
  isPublic: z.boolean(),
  slug: z.string(),
  status: z.string(),
  dateTime: z.nullable(z.string()),
  category: galleryCategory,
  featured: z.boolean(),
  /** The first is the gallery's own location's, used for every place without its own. */
  media: z.array(media),
  texts: recordTexts,
})
export type Gallery = z.infer<typeof gallery>

/**
 * Returns a gallery as shown at a place: one set of pictures, that of its location and language, or otherwise of location 10 and
 * en-US, or any, with the texts for the place.
 */
export function galleryFor(found: Gallery, wanted: LocaleScope): Gallery {
  const best = bestOf(found.media, wanted) ?? found.media[0]
  if (!best) return found
  const items = best.items.map((item) => pictureFor(item, wanted))
  const featured = best.featuredMediaItem && pictureFor(best.featuredMediaItem, wanted)
  return { ...found, media: [{ ...best, featuredMediaItem: featured, items }] }
}

/** Returns the pictures of a gallery localised with `galleryFor`. */
export function galleryItems(found: Gallery | null): readonly MediaItem[] {
  return found?.media[0]?.items ?? []
}
