import sharp, { type Sharp } from 'sharp'
import type { PictureFormat } from './picture-format'

// One thread a picture: pages are served by the same processor.
sharp.concurrency(1)
sharp.cache(false)

/** No picture of ours is larger; what claims to be is refused before it is unpacked. */
const LIMIT_PIXELS = 50_000_000
/** A rich drawing takes seconds; a busy machine makes a minute of them. */
const SECONDS = 120
/** What a stand-in may weigh: it travels inside the page. */
const THUMBNAIL_BYTES = 290

/** A picture that a script draws. */
export interface DrawnPicture {
  readonly svg: string
  /** Its own width, in pixels. */
  readonly width: number
}

/** A picture in a width and a format; never larger than it is. */
export function encodePicture(
  drawn: DrawnPicture,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  return inFormat(drawAt(drawn, Math.min(width, drawn.width)), format).toBuffer()
}

/** A few bytes that stand in for a picture until it is there, as a data address of at most 400 characters. */
export async function thumbnailOf(drawn: DrawnPicture): Promise<string> {
  for (const [width, quality] of [
    [24, 40],
    [16, 30],
    [10, 20],
  ] as const) {
    const bytes = await drawAt(drawn, width).webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= THUMBNAIL_BYTES) return `data:image/webp;base64,${bytes.toString('base64')}`
  }
  return ''
}

/** Drawn in the size it is wanted in, rather than large and then shrunk: a fraction of the work. */
function drawAt({ svg, width: own }: DrawnPicture, width: number): Sharp {
  // A little larger, so that fine lines are smoothed.
  const density = (72 * Math.min(width * 1.25, own)) / own
  return sharp(Buffer.from(svg), { limitInputPixels: LIMIT_PIXELS, failOn: 'error', density })
    .timeout({ seconds: SECONDS })
    .flatten({ background: '#ffffff' })
    .resize({ width })
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
