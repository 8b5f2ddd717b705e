import sharp, { type Sharp } from 'sharp'
import type { PictureFormat } from './picture-format'

// One thread a picture: pages are served by the same processor.
sharp.concurrency(1)
sharp.cache(false)

/** No picture of ours is larger; what claims to be is refused before it is unpacked. */
export const LIMIT_PIXELS = 50_000_000
/** A large picture takes seconds; a busy machine makes a minute of them. */
const SECONDS = 120
/** What a stand-in may weigh: it travels inside the page. */
const THUMBNAIL_BYTES = 100

/** A picture as it is kept: read, upright and without anything but its pixels. */
export interface StoredPicture {
  readonly file: Buffer
  /** What is shown of it, in pixels; the whole where it is not given. */
  readonly area?: Area | null
}

/** A picture in a width and a format; never larger than it is. */
export function encodePicture(
  source: StoredPicture,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const picture = pictureAt(source, width)
  // JPEG knows nothing of transparency.
  return inFormat(format === 'jpeg' ? onWhite(picture) : picture, format).toBuffer()
}

interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Parts of a picture's width and height, 0 to 1 from the top left. */
export interface Focus {
  readonly x: number
  readonly y: number
}

/** The size in which social networks show a page that is shared, in pixels. */
const SHARED_SIZE = { width: 1200, height: 630 } as const

/** A picture for those who share a page: cropped around its focus, enlarged when it is too small. */
export async function sharedPicture(source: StoredPicture, focus: Focus): Promise<Buffer> {
  const { width, height } = SHARED_SIZE
  // As large as it is first: what is cropped is known once its height is.
  const whole = await onWhite(pictureAt(source, Number.POSITIVE_INFINITY)).toBuffer({
    resolveWithObject: true,
  })
  const scale = Math.max(width / whole.info.width, height / whole.info.height)
  const size = {
    width: Math.max(width, Math.round(whole.info.width * scale)),
    height: Math.max(height, Math.round(whole.info.height * scale)),
  }
  const left = within(focus.x * size.width - width / 2, size.width - width)
  const top = within(focus.y * size.height - height / 2, size.height - height)
  return sharp(whole.data, { limitInputPixels: LIMIT_PIXELS })
    .timeout({ seconds: SECONDS })
    .resize({ ...size, fit: 'fill' })
    .extract({ left, top, width, height })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

function within(start: number, most: number): number {
  return Math.round(Math.min(Math.max(0, start), most))
}

/** A few bytes that stand in for a picture until it is there, as a data address of at most 160 characters. */
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
  const file = sharp(source.file, { limitInputPixels: LIMIT_PIXELS, failOn: 'error' })
  return (source.area ? file.extract(source.area) : file)
    .timeout({ seconds: SECONDS })
    .resize({ ...(Number.isFinite(width) && { width }), withoutEnlargement: true })
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
