import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Encoding } from '../../http/encoding'

/** The text of a page as it is sent. */
export interface Body {
  readonly bytes: Buffer
  /** The digest of the text. */
  readonly said: string
}

type Effort = 'QUICK' | 'SMALL'

/** The limit of all compressed texts, in bytes. */
const LIMIT = 8 * 1024 * 1024
/**
 * Compressed texts by what they say: a page that is made again and says what it said is not compressed again, which takes longer
 * than making it, nor once more at the highest level.
 */
const known = new LRUCache<string, { readonly bytes: Buffer; readonly effort: Effort }>({
  maxSize: LIMIT,
  sizeCalculation: ({ bytes }) => bytes.length + 200,
})

/** The text in an encoding: as small as it is known, else compressed at a fast level. */
export function packBody(text: string, encoding: Encoding): Promise<Body> {
  return packWith(text, encoding, 'QUICK')
}

/** The text in an encoding, as small as it gets. */
export function packBodyTightly(text: string, encoding: Encoding): Promise<Body> {
  return packWith(text, encoding, 'SMALL')
}

/** Stands for a text and for no other. */
export function digestOf(text: string): string {
  return hash('sha256', text, 'base64url')
}

async function packWith(text: string, encoding: Encoding, effort: Effort): Promise<Body> {
  const said = digestOf(text)
  if (encoding === 'identity') return { bytes: Buffer.from(text), said }
  const name = `${encoding} ${said}`
  const found = known.get(name)
  if (found && (found.effort === 'SMALL' || effort === 'QUICK')) return { bytes: found.bytes, said }
  const bytes = await compress(Buffer.from(text), encoding, effort)
  known.set(name, { bytes, effort })
  return { bytes, said }
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
