import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Encoding } from '../../http/encoding'
import { bytesOf, type FinishedPage, restorePage, textDigestOf } from '../page/finished-page'

/**
 * A finished page as a file: a line with the header's length and hash, the header, the page's compressed forms, or its text where
 * it has none. All of it is checked by hashes: half a file, or one that the disk has damaged, is no page.
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
  /** Of the page's text. */
  digest: z.string(),
  /** With their lengths in bytes. */
  forms: z.array(z.tuple([z.enum(['br', 'gzip', 'identity']), z.number().int().nonnegative()])),
  /** Of all that follows the header. */
  hash: z.string(),
})
type PageHeader = z.infer<typeof header>

const FIRST_LINE_PATTERN = /^toran-page 3 (\d{1,7}) ([\da-f]{64})$/
/** No first line is longer, in bytes. */
const MAX_LINE_LENGTH = 100

/** Where a page's forms begin, and what its header says. */
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

/** What is not compressed is stored only where nothing else says it. */
function encodedBodies(page: FinishedPage): (readonly [Encoding, Buffer])[] {
  const packed = [...page.packed].flatMap(([encoding, { bytes }]) =>
    encoding === 'identity' ? [] : [[encoding, bytes] as const],
  )
  return packed.length > 0 ? packed : [['identity', bytesOf(page)]]
}

/** How many bytes of a file its header takes with the first line, told by its beginning; `null` when it is no page. */
export function headerEnd(beginning: Buffer): number | null {
  const line = firstLine(beginning)
  return line && line.end + line.length
}

/** The header of a file that begins so; `null` when it is damaged. */
export function decodeHeader(beginning: Buffer): ReadHeader | null {
  const line = firstLine(beginning)
  if (!line) return null
  const end = line.end + line.length
  const bytes = beginning.subarray(line.end, end)
  if (hashOf(bytes) !== line.hash) return null
  const read = header.safeParse(JSON.parse(bytes.toString()))
  return read.success ? { header: read.data, end } : null
}

/** The page in a file; `null` when it is damaged. */
export function decodePage(file: Buffer): FinishedPage | null {
  const read = decodeHeader(file)
  if (!read) return null
  const { forms, hash, keys, reads, address: _, ...parts } = read.header
  const body = file.subarray(read.end)
  if (hashOf(body) !== hash) return null
  const packed: [Encoding, Buffer][] = []
  let at = 0
  for (const [encoding, length] of forms) {
    // A copy: a part of the file's bytes would keep all of them in memory.
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
