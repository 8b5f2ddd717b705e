import JSZip from 'jszip'
import { t } from '#schema/messages/t'
import { NoDocument } from './foreign-document'

const MAX_PARTS = 5_000

/** Maximum unpacked size of all parts together, and of each text part, in bytes. */
interface UnpackedLimits {
  readonly all: number
  readonly text: number
}

/**
 * Opens a zip file; returns `null` if it isn't one. Unpacks everything once in chunks and throws if the limits are exceeded,
 * because the sizes in a zip file can be false.
 */
export async function openZip(
  bytes: ArrayBuffer,
  { all, text }: UnpackedLimits,
): Promise<JSZip | null> {
  const zip = await JSZip.loadAsync(bytes).catch(() => null)
  if (!zip) return null
  const parts = Object.values(zip.files).filter(({ dir }) => !dir)
  if (parts.length > MAX_PARTS) throw tooLarge()
  let left = all
  for (const part of parts) {
    const isText = /\.(?:xml|rels)$/i.test(part.name)
    left -= await unpackedSize(part, isText ? Math.min(left, text) : left)
  }
  return zip
}

function unpackedSize(part: JSZip.JSZipObject, most: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let size = 0
    // A documented method that is missing from the types.
    const stream = (part as unknown as Streamed).internalStream('uint8array')
    stream
      .on('data', (piece) => {
        size += piece.length
        if (size <= most) return
        stream.pause()
        reject(tooLarge())
      })
      .on('error', () => {
        reject(new NoDocument(t('This file is damaged. Save it again, then choose it again.')))
      })
      .on('end', () => {
        resolve(size)
      })
      .resume()
  })
}

interface PieceStream {
  on(event: 'data', take: (piece: Uint8Array) => void): PieceStream
  on(event: 'error' | 'end', take: () => void): PieceStream
  pause(): void
  resume(): void
}
interface Streamed {
  internalStream(type: 'uint8array'): PieceStream
}

function tooLarge(): NoDocument {
  return new NoDocument(t('This file is too large when unzipped. Split it into smaller files.'))
}
