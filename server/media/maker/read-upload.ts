import sharp, { type Metadata } from 'sharp'
import { refusalFor } from '#schema/api/refusals/refusals'
import { ApiError } from '../../http/errors/api-error'
import { encodeThumbnail, LIMIT_PIXELS } from './encode'
import { isHeic, pictureKind } from './picture-format'

/** A picture as it is stored: encoded again from its pixels, so nothing else of the file that was sent is left. */
export interface ReadPicture {
  readonly bytes: Buffer
  /** WebP where parts are transparent. */
  readonly format: 'jpeg' | 'webp'
  readonly width: number
  readonly height: number
  /** A stand-in of a few bytes, as a data address. */
  readonly thumbnail: string
}

/** Twice the largest width a page shows: enough for every screen, and a fraction of what cameras write. */
const MAX_SIDE = 3840
const SECONDS = 60

/**
 * Reads what was sent, whatever it calls itself. It is turned upright, its colours become those of the web, and
 * places, names and anything hidden beside the pixels are gone. What cannot be read is refused.
 */
export async function readUpload(sent: Buffer): Promise<ReadPicture> {
  if (isHeic(sent)) return readPicture(await unpackedHeic(sent), 'tiff')
  const kind = pictureKind(sent)
  if (!kind) throw new ApiError('BAD_USER_INPUT', refusalFor('unusableFile'))
  // AVIF is read as the family of formats it belongs to.
  return readPicture(sent, kind === 'avif' ? 'heif' : kind)
}

/** The image library cannot read HEIC, as its codec needs a licence; what can is loaded when such a picture comes. */
async function unpackedHeic(sent: Buffer): Promise<Buffer> {
  const { decodeHeic } = await import('./heic/decode-heic')
  try {
    return await decodeHeic(sent, { pixels: LIMIT_PIXELS, checkSize })
  } catch (error) {
    throw error instanceof ApiError ? error : unreadable()
  }
}

async function readPicture(sent: Buffer, format: string): Promise<ReadPicture> {
  const metadata = await metadataOf(sent)
  if (metadata.format !== format) throw unreadable()
  checkSize(metadata.width, metadata.height)
  const { data, info } = await upright(sent, metadata.hasAlpha === true)
  const { width, height } = info
  return {
    bytes: data,
    format: metadata.hasAlpha === true ? 'webp' : 'jpeg',
    width,
    height,
    thumbnail: await encodeThumbnail({ file: data }),
  }
}

function checkSize(width: number, height: number): void {
  if (width * height <= LIMIT_PIXELS) return
  throw new ApiError(
    'LIMIT_EXCEEDED',
    refusalFor('manyPixels', { width, height, most: LIMIT_PIXELS / 1_000_000 }),
  )
}

async function metadataOf(sent: Buffer): Promise<Metadata & { width: number; height: number }> {
  try {
    // Only the head is read here, so the size is known before anything is unpacked.
    return await sharp(sent, { limitInputPixels: false }).metadata()
  } catch {
    throw unreadable()
  }
}

async function upright(sent: Buffer, isTransparent: boolean) {
  try {
    const picture = sharp(sent, { limitInputPixels: LIMIT_PIXELS, failOn: 'warning' })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({
        width: MAX_SIDE,
        height: MAX_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
    const encoded = isTransparent
      ? picture.webp({ quality: 92, effort: 4 })
      : picture.jpeg({ quality: 90, mozjpeg: true })
    return await encoded.toBuffer({ resolveWithObject: true })
  } catch {
    throw unreadable()
  }
}

function unreadable(): ApiError {
  return new ApiError('BAD_USER_INPUT', refusalFor('damagedFile'))
}
