import sharp, { type Sharp } from 'sharp'
import type { PictureFormat } from './picture-format'

// One thread per picture, because the same processor serves pages.
sharp.concurrency(1)
sharp.cache(false)

/** Pixel limit, checked before decoding; no stored picture is larger. */
export const LIMIT_PIXELS = 50_000_000
/** Timeout in seconds: a large picture takes seconds, and up to a minute on a busy machine. */
const SECONDS = 120
/** Maximum size of a placeholder in bytes, because it is embedded in the page. */
const THUMBNAIL_BYTES = 100

/** A picture as stored: decoded, upright and without metadata. */
export interface StoredPicture {
  readonly file: Buffer
  /** The visible part in pixels; the whole picture if omitted. */
  readonly area?: Area | null
}

/** Encodes a picture in a width and format; never enlarges it. */
export function encodePicture(
  source: StoredPicture,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const picture = pictureAt(source, width)
  // JPEG doesn’t support transparency.
  return inFormat(format === 'jpeg' ? onWhite(picture) : picture, format).toBuffer()
}

interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A focal point as fractions of width and height, 0 to 1 from the top left. */
export interface Focus {
  readonly x: number
  readonly y: number
}

/** Size of link previews in social networks, in pixels. */
const SHARED_SIZE = { width: 1200, height: 630 } as const

/** Creates the link preview picture: cropped around the focal point, and enlarged if too small. */
export async function sharedPicture(source: StoredPicture, focus: Focus): Promise<Buffer> {
  const { width, height } = SHARED_SIZE
  const whole = source.area ?? (await sharp(source.file).metadata())
  const scale = Math.max(width / whole.width, height / whole.height)
  const size = {
    width: Math.max(width, Math.round(whole.width * scale)),
    height: Math.max(height, Math.round(whole.height * scale)),
  }
  const left = clampTo(focus.x * size.width - width / 2, size.width - width)
  const top = clampTo(focus.y * size.height - height / 2, size.height - height)
  // In one pass: encoding the whole picture first took twice as long as all the rest.
  return onWhite(openPicture(source))
    .resize({ ...size, fit: 'fill' })
    .extract({ left, top, width, height })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

function clampTo(start: number, most: number): number {
  return Math.round(Math.min(Math.max(0, start), most))
}

/** Returns a placeholder of a picture as a data URL of at most 160 characters. */
export async function encodeThumbnail(source: StoredPicture): Promise<string> {
  for (const [width, quality] of [
    [12, 20],
    [8, 10],
  ] as const) {
    const bytes = await onWhite(pictureAt(source, width)).webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= THUMBNAIL_BYTES) return `data:image/webp;base64,${bytes.toString('base64')}`
  }
  return ''
}

function pictureAt(source: StoredPicture, width: number): Sharp {
  return openPicture(source).resize({
    ...(Number.isFinite(width) && { width }),
    withoutEnlargement: true,
  })
}

function openPicture({ file, area }: StoredPicture): Sharp {
  const picture = sharp(file, { limitInputPixels: LIMIT_PIXELS, failOn: 'error' })
  return (area ? picture.extract(area) : picture).timeout({ seconds: SECONDS })
}

function onWhite(picture: Sharp): Sharp {
  return picture.flatten({ background: '#ffffff' })
}

function inFormat(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 50, effort: 3 })
    case 'webp':
      return picture.webp({ quality: 74, effort: 4 })
    case 'jpeg':
      return picture.jpeg({ quality: 78, mozjpeg: true })
  }
}
