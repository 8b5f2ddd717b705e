import sharp, { type Metadata } from 'sharp'
import { refusalFor } from '#schema/api/refusals/refusals'
import { ApiError } from '../../http/errors/api-error'
import { encodeThumbnail, LIMIT_PIXELS } from './encode'
import { isHeic, pictureKind } from './picture-format'

/** A picture as stored: encoded again from its pixels, so that nothing else of the uploaded file remains. */
export interface ReadPicture {
  readonly bytes: Buffer
  /** WebP if parts are transparent. */
  readonly format: 'jpeg' | 'webp'
  readonly width: number
  readonly height: number
  /** A tiny placeholder, as a data URL. */
  readonly thumbnail: string
}

/** Maximum side in pixels, twice the largest width on a page: enough for every screen, and a fraction of what cameras write. */
const MAX_SIDE = 3840
const SECONDS = 60

/**
 * Decodes an upload, regardless of its declared type. Rotates it upright, converts its colours to sRGB and removes all metadata,
 * such as locations and names. Throws if it can’t be decoded.
 */
export async function readUpload(sent: Buffer): Promise<ReadPicture> {
  if (isHeic(sent)) return readPicture(await decodeHeicUpload(sent), 'tiff')
  const kind = pictureKind(sent)
  if (!kind) throw new ApiError('BAD_USER_INPUT', refusalFor('unusableFile'))
  // sharp reads AVIF under the name of its container format.
  return readPicture(sent, kind === 'avif' ? 'heif' : kind)
}

/** Decodes HEIC, which the image library can’t because its codec needs a licence. The decoder is loaded lazily. */
async function decodeHeicUpload(sent: Buffer): Promise<Buffer> {
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
    // Reads only the header, so that the size is known before decoding.
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
