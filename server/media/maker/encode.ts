import sharp, { type Sharp } from 'sharp'
import type { PictureFormat } from './picture-format'

// One thread a picture: pages are served by the same processor.
sharp.concurrency(1)
sharp.cache(false)

/** No picture of ours is larger; what claims to be is refused before it is unpacked. */
export const LIMIT_PIXELS = 50_000_000
/** A rich drawing takes seconds; a busy machine makes a minute of them. */
const SECONDS = 120
/** What a stand-in may weigh: it travels inside the page. */
const THUMBNAIL_BYTES = 100

/** A picture that a script draws. */
export interface DrawnPicture {
  readonly svg: string
  /** Its own width, in pixels. */
  readonly width: number
  /** What is shown of it, in pixels of that width; the whole where it is not given. */
  readonly area?: Area | null
}

/** A picture that somebody uploaded, as it is kept: read, upright and without anything but its pixels. */
export interface StoredPicture {
  readonly file: Buffer
  /** In pixels; where it is not given, as wide as the file is. */
  readonly width?: number
  /** What is shown of it, in pixels; the whole where it is not given. */
  readonly area?: Area | null
}

export type PictureSource = DrawnPicture | StoredPicture

/** A picture in a width and a format; never larger than it is. */
export function encodePicture(
  source: PictureSource,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const picture = pictureAt(source, width)
  // What a drawing leaves out is white, and JPEG knows nothing of transparency.
  const isOpaque = 'svg' in source || format === 'jpeg'
  return inFormat(isOpaque ? onWhite(picture) : picture, format).toBuffer()
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
export async function sharedPicture(source: PictureSource, focus: Focus): Promise<Buffer> {
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
export async function thumbnailOf(source: PictureSource): Promise<string> {
  for (const [width, quality] of [
    [12, 20],
    [8, 10],
  ] as const) {
    const bytes = await onWhite(pictureAt(source, width)).webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= THUMBNAIL_BYTES) return `data:image/webp;base64,${bytes.toString('base64')}`
  }
  return ''
}

function pictureAt(source: PictureSource, width: number): Sharp {
  if ('svg' in source) return drawPart(source, width)
  const file = sharp(source.file, { limitInputPixels: LIMIT_PIXELS, failOn: 'error' })
  return (source.area ? file.extract(source.area) : file)
    .timeout({ seconds: SECONDS })
    .resize({ ...(Number.isFinite(width) && { width }), withoutEnlargement: true })
}

/** The part of a drawing that is shown, no larger than it is in the whole. */
function drawPart(source: DrawnPicture, width: number): Sharp {
  const { area } = source
  if (!area) return drawAt(source, Math.min(width, source.width))
  const scale = Math.min(width, area.width) / area.width
  const [left, top] = [Math.floor(area.left * scale), Math.floor(area.top * scale)]
  const size = {
    width: Math.max(1, Math.floor(area.width * scale)),
    height: Math.max(1, Math.floor(area.height * scale)),
  }
  // Rounded up: the part never ends beyond what is drawn.
  return drawAt(source, Math.ceil(source.width * scale)).extract({ left, top, ...size })
}

/** Drawn in the size it is wanted in, rather than large and then shrunk: a fraction of the work. */
function drawAt({ svg, width: own }: DrawnPicture, width: number): Sharp {
  // A little larger, so that fine lines are smoothed; librsvg draws at no less than one dot an inch.
  const density = Math.max(1, (72 * Math.min(width * 1.25, own)) / own)
  return sharp(Buffer.from(svg), { limitInputPixels: LIMIT_PIXELS, failOn: 'error', density })
    .timeout({ seconds: SECONDS })
    .resize({ width })
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
