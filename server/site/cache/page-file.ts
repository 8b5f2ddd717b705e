import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Encoding } from '../../http/request-head'
import { bytesOf, type FinishedPage, restorePage, textDigestOf } from '../page/finished-page'

/**
 * File format of a rendered page: a line with the header’s length and hash, the header, and the page’s compressed forms, or its
 * text if there are none. Hashes detect incomplete or damaged files.
 */
const header = z.object({
  address: z.string(),
  status: z.union([z.literal(200), z.literal(301), z.literal(302), z.literal(404), z.literal(503)]),
  movedTo: z.string().nullable(),
  keys: z.array(z.string()),
  reads: z.array(z.tuple([z.string(), z.array(z.string()).nullable()])),
  expiresAt: z.number().nullable(),
  endsAt: z.number().nullable(),
  type: z.string(),
  policy: z.string(),
  /** Digest of the page’s text. */
  digest: z.string(),
  /** Encodings with their lengths in bytes. */
  forms: z.array(z.tuple([z.enum(['br', 'gzip', 'identity']), z.number().int().nonnegative()])),
  /** Hash of everything after the header. */
  hash: z.string(),
})
type PageHeader = z.infer<typeof header>

const FIRST_LINE_PATTERN = /^toran-page 3 (\d{1,7}) ([\da-f]{64})$/
/** Maximum length of the first line, in bytes. */
const MAX_LINE_LENGTH = 100

/** The parsed header, and the offset of the page’s forms. */
interface ReadHeader {
  readonly header: PageHeader
  readonly end: number
}

export function encodePage(address: string, page: FinishedPage): Buffer {
  const forms = encodedBodies(page)
  const body = Buffer.concat(forms.map(([, bytes]) => bytes))
  const { status, movedTo, expiresAt, endsAt, type, policy } = page
  const head = Buffer.from(
    JSON.stringify({
      ...{ address, status, movedTo, expiresAt, endsAt, type, policy },
      keys: [...page.keys],
      reads: [...page.reads].map(([name, values]) => [name, values && [...values]]),
      digest: textDigestOf(page),
      forms: forms.map(([encoding, bytes]) => [encoding, bytes.length]),
      hash: hashOf(body),
    } satisfies Record<keyof PageHeader, unknown>),
  )
  const line = Buffer.from(`toran-page 3 ${head.length} ${hashOf(head)}\n`)
  return Buffer.concat([line, head, body])
}

/** Returns the forms to store; the uncompressed one only if there is no other. */
function encodedBodies(page: FinishedPage): (readonly [Encoding, Buffer])[] {
  const packed = [...page.packed].flatMap(([encoding, { bytes }]) =>
    encoding === 'identity' ? [] : [[encoding, bytes] as const],
  )
  return packed.length > 0 ? packed : [['identity', bytesOf(page)]]
}

/** Returns the length of a file’s first line and header in bytes, from its beginning; `null` if it is not a page. */
export function headerEnd(beginning: Buffer): number | null {
  const line = firstLine(beginning)
  return line && line.end + line.length
}

/** Parses the header at the beginning of a file; `null` if it is damaged. */
export function decodeHeader(beginning: Buffer): ReadHeader | null {
  const line = firstLine(beginning)
  if (!line) return null
  const end = line.end + line.length
  const bytes = beginning.subarray(line.end, end)
  if (hashOf(bytes) !== line.hash) return null
  const read = header.safeParse(JSON.parse(bytes.toString()))
  return read.success ? { header: read.data, end } : null
}

/** Parses a page file; `null` if it is damaged. */
export function decodePage(file: Buffer): FinishedPage | null {
  const read = decodeHeader(file)
  if (!read) return null
  const { forms, hash, keys, reads, address: _, ...parts } = read.header
  const body = file.subarray(read.end)
  if (hashOf(body) !== hash) return null
  const packed: [Encoding, Buffer][] = []
  let at = 0
  for (const [encoding, length] of forms) {
    // Copied, because a view of the file’s bytes would keep the whole file in memory.
    packed.push([encoding, Buffer.from(body.subarray(at, at + length))])
    at += length
  }
  return restorePage(
    {
      ...parts,
      keys: new Set(keys),
      reads: new Map(reads.map(([name, values]) => [name, values && new Set(values)])),
    },
    packed,
  )
}

function firstLine(beginning: Buffer) {
  const end = beginning.subarray(0, MAX_LINE_LENGTH).indexOf('\n')
  const [, length, hash] =
    FIRST_LINE_PATTERN.exec(beginning.toString('latin1', 0, Math.max(end, 0))) ?? []
  return hash ? { end: end + 1, length: Number(length), hash } : null
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
