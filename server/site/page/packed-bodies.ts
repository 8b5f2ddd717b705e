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
import type { Encoding } from '../../http/request-head'

/** Uncompressed text in UTF-8, with its digest. */
export interface PlainBody {
  readonly bytes: Buffer
  readonly digest: string
}

type Effort = 'QUICK' | 'SMALL'

/** Maximum size of the cache, in bytes. */
const MAX_BYTES = 8 * 1024 * 1024
/**
 * Cache of compressed bodies by content. A page rendered again with the same content isn’t compressed again, which takes longer
 * than rendering.
 */
const known = new LRUCache<string, { readonly bytes: Buffer; readonly effort: Effort }>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ bytes }) => bytes.length + 200,
})

/** Returns text in an encoding: the smallest known form, otherwise compressed at a fast level. */
export function packBody(body: PlainBody, encoding: Encoding): Promise<Buffer> {
  return packWith(body, encoding, 'QUICK')
}

/** Returns text in an encoding, compressed at the highest level. */
export function packBodySmallest(body: PlainBody, encoding: Encoding): Promise<Buffer> {
  return packWith(body, encoding, 'SMALL')
}

/** Decompresses text, in about 0.2 ms for a page of 60 kB. */
export function unpackBody(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}

/** Returns the digest of a text. */
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
  const packed = copyExact(await compress(bytes, encoding, effort))
  known.set(name, { bytes: packed, effort })
  return packed
}

/** Copies to a buffer of exact size, because the buffers returned by Node’s compression occupy at least 16 kB. */
function copyExact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/**
 * The quick levels take a quarter of the time of level 4, for pages 16 % larger until compressed again. A Brotli window of 64 kB
 * avoids allocating the memory of a larger one for every page.
 */
const BROTLI = {
  QUICK: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 },
  SMALL: { [constants.BROTLI_PARAM_QUALITY]: 11 },
} as const
const GZIP_LEVEL = { QUICK: 1, SMALL: 9 } as const
/**
 * Maximum size in bytes of pages compressed on the main thread, in less than 1 ms: delegating to another thread would cost the
 * main thread half of that and double the total time.
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
