import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Encoding } from '../../http/encoding'

/** A text as it is, in UTF-8, with its digest. */
export interface PlainBody {
  readonly bytes: Buffer
  readonly digest: string
}

type Effort = 'QUICK' | 'SMALL'

/** The limit of all compressed texts, in bytes. */
const LIMIT = 8 * 1024 * 1024
/**
 * Compressed bodies by their content: a page that is rendered again with the same content is not compressed again, which takes longer
 * than making it, nor once more at the highest level.
 */
const known = new LRUCache<string, { readonly bytes: Buffer; readonly effort: Effort }>({
  maxSize: LIMIT,
  sizeCalculation: ({ bytes }) => bytes.length + 200,
})

/** The text in an encoding: as small as it is known, else compressed at a fast level. */
export function packBody(body: PlainBody, encoding: Encoding): Promise<Buffer> {
  return packWith(body, encoding, 'QUICK')
}

/** The text in an encoding, as small as it gets. */
export function packBodySmallest(body: PlainBody, encoding: Encoding): Promise<Buffer> {
  return packWith(body, encoding, 'SMALL')
}

/** The text again, in some 0.2 ms for a page of 60 kB. */
export function unpackBody(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}

/** Stands for a text and for no other. */
export function digestOf(text: string | Buffer): string {
  return hash('sha256', text, 'base64url')
}

async function packWith(
  { bytes, digest }: PlainBody,
  encoding: Encoding,
  effort: Effort,
): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  const name = `${encoding} ${digest}`
  const found = known.get(name)
  if (found && (found.effort === 'SMALL' || effort === 'QUICK')) return found.bytes
  const packed = exactly(await compress(bytes, encoding, effort))
  known.set(name, { bytes: packed, effort })
  return packed
}

/** In memory of its own size: what Node's compression returns keeps 16 kB however little of it is used. */
function exactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/**
 * The quick levels take a quarter of the time of level 4, for pages 16 % larger, until the page is compressed again. A window of
 * 64 kB spares Brotli the memory of a larger one, which the system has to provide for every page.
 */
const BROTLI = {
  QUICK: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 },
  SMALL: { [constants.BROTLI_PARAM_QUALITY]: 11 },
} as const
const GZIP_LEVEL = { QUICK: 1, SMALL: 9 } as const
/**
 * Up to here, in bytes, a page is compressed by the main thread itself, in less than 1 ms: handing it to another one and back
 * takes the main thread half as long, and the whole twice as much.
 */
const SMALL_PAGE = 64 * 1024

async function compress(
  bytes: Buffer,
  encoding: Exclude<Encoding, 'identity'>,
  effort: Effort,
): Promise<Buffer> {
  const isAtOnce = effort === 'QUICK' && bytes.length <= SMALL_PAGE
  if (encoding === 'br') {
    const options = brotliOptions(bytes, effort)
    return isAtOnce ? brotliCompressSync(bytes, options) : promisify(brotliCompress)(bytes, options)
  }
  const options = { level: GZIP_LEVEL[effort] }
  return isAtOnce ? gzipSync(bytes, options) : promisify(gzip)(bytes, options)
}

function brotliOptions(bytes: Buffer, effort: Effort): BrotliOptions {
  return {
    params: {
      ...BROTLI[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }
}
