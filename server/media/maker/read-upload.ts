import sharp, { type Metadata } from 'sharp'
import { ApiError } from '../../errors/api-error'
import { LIMIT_PIXELS, thumbnailOf } from './encode'
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
const LONGEST_SIDE = 3840
const SECONDS = 60

const HEIC =
  'This is a HEIC picture, which web pages cannot show. Save or share it as JPEG and choose that; an iPhone does so by itself when you choose the picture on it, or for all pictures with Settings, Camera, Formats, “Most Compatible”.'
const WHAT_TO_DO = 'Choose a JPEG, PNG, WebP, AVIF or GIF file, or a PDF.'

/**
 * Reads what was sent, whatever it calls itself. It is turned upright, its colours become those of the web, and
 * places, names and anything hidden beside the pixels are gone. What cannot be read is refused.
 */
export async function readUpload(sent: Buffer): Promise<ReadPicture> {
  if (isHeic(sent)) throw new ApiError('BAD_USER_INPUT', HEIC)
  const kind = pictureKind(sent)
  if (!kind)
    throw new ApiError('BAD_USER_INPUT', `This file is not a picture we can use. ${WHAT_TO_DO}`)
  const metadata = await metadataOf(sent)
  // AVIF is read as the family of formats it belongs to.
  if (metadata.format !== (kind === 'avif' ? 'heif' : kind)) throw unreadable()
  if (metadata.width * metadata.height > LIMIT_PIXELS)
    throw new ApiError(
      'LIMIT_EXCEEDED',
      `This picture is ${metadata.width} × ${metadata.height} pixels; at most ${LIMIT_PIXELS / 1_000_000} million are taken. Make it smaller and try again.`,
    )
  const { data, info } = await upright(sent, metadata.hasAlpha === true)
  const { width, height } = info
  return {
    bytes: data,
    format: metadata.hasAlpha === true ? 'webp' : 'jpeg',
    width,
    height,
    thumbnail: await thumbnailOf({ file: data, width }),
  }
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
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
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
  return new ApiError(
    'BAD_USER_INPUT',
    `This file is damaged or not what it says it is, and cannot be read as a picture. ${WHAT_TO_DO}`,
  )
}
