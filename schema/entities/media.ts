import { z } from 'zod/mini'

/** Where a picture may never be cropped away: parts of its width and height, 0 to 1 from the top left. */
export const focalPoint = z.object({
  x: z.number().check(z.minimum(0), z.maximum(1)),
  y: z.number().check(z.minimum(0), z.maximum(1)),
})

/** One picture, or another file, with what a page needs to show it (specification section 3, Media item). */
export const mediaItem = z.object({
  id: z.int().check(z.positive()),
  displayName: z.string(),
  /** The caption shown with the picture where `showCaptionText` is on. */
  caption: z.string(),
  /** What the picture shows, for people who do not see it; empty for pure decoration. */
  altText: z.string(),
  dateTime: z.nullable(z.string()),
  /** The address of the original: `/media/12/original`. */
  src: z.string(),
  /** The address a page uses; a width is added as `?w=736`. */
  url: z.string(),
  metadata: z.object({ width: z.int().check(z.positive()), height: z.int().check(z.positive()) }),
  type: z.string(),
  /** A picture of a few bytes as a data address, shown until the real one is there. */
  thumbnail: z.string(),
  showCaptionText: z.boolean(),
  focalPoint,
})
export type MediaItem = z.infer<typeof mediaItem>

/** The widths pictures are served in (`url?w=…`); any other is answered with Not Found. */
export const MEDIA_WIDTHS = [320, 480, 736, 1024, 1440, 1920] as const

/** Pictures of one language and location: a gallery has one for each (specification section 3, Gallery). */
export const media = z.object({
  id: z.int().check(z.positive()),
  language: z.string(),
  location: z.nullable(z.string()),
  locationId: z.nullable(z.int()),
  featuredMediaItem: z.nullable(mediaItem),
  items: z.array(mediaItem),
})
export type Media = z.infer<typeof media>

/** What galleries are grouped by (specification section 2, Gallery list and Murti darshan). */
export const galleryCategories = ['The Mandir', 'Satsang', 'News', 'Murti Darshan'] as const
export const galleryCategory = z.enum(galleryCategories)
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
  media: z.array(media),
})
export type Gallery = z.infer<typeof gallery>
