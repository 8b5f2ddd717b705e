import type { MediaText } from '#schema/entities/media'
import type { ImportedPicture } from '#schema/import/network-content'
import type { Drawing, Size } from './drawing'

/** A picture of the catalogue: its record, and the scene that draws it. */
export interface DrawnPicture extends ImportedPicture {
  readonly draw: (d: Drawing) => void
}

export const LANDSCAPE: Size = { width: 1600, height: 1000 }
export const WIDE: Size = { width: 1920, height: 1080 }
export const PORTRAIT: Size = { width: 1200, height: 1500 }
export const SQUARE: Size = { width: 1200, height: 1200 }

interface PictureOptions {
  readonly id: number
  readonly name: string
  readonly caption: string
  readonly alt: string
  /** The same in other languages; those of the first pictures stand in `words-elsewhere.ts`. */
  readonly altGu?: string
  readonly captionGu?: string
  readonly altHi?: string
  readonly captionHi?: string
  readonly size?: Size
  /** Parts of width and height that no crop may lose. */
  readonly focal?: readonly [x: number, y: number]
  readonly draw: (d: Drawing) => void
}

export function picture(options: PictureOptions): DrawnPicture {
  const { id, name, caption, alt, size = LANDSCAPE, focal = [0.5, 0.5], draw } = options
  return {
    id,
    displayName: name,
    caption,
    altText: alt,
    // One a day, so that lists in order of time have an order.
    dateTime: new Date(Date.UTC(2026, 0, 1 + id, 9)).toISOString(),
    width: size.width,
    height: size.height,
    showCaptionText: caption !== '',
    focalPoint: { x: focal[0], y: focal[1] },
    texts: [
      ...textsOf('gu-IN', options.altGu, options.captionGu),
      ...textsOf('hi-IN', options.altHi, options.captionHi),
    ],
    draw,
  }
}

function textsOf(
  language: 'gu-IN' | 'hi-IN',
  altText: string | undefined,
  caption = '',
): readonly MediaText[] {
  return altText ? [{ language, locationId: null, altText, caption }] : []
}
