import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Encoding, encodings } from '../../http/encoding'
import { DATA_POLICY, pagePolicy } from '../../http/security-headers'
import { NO_PARAMETERS, type PageParameters } from '../routing/page-query'
import { digestOf, type PlainBody, packBody, packBodySmallest, unpackBody } from './packed-bodies'
import { SPECULATION_RULES } from './speculation-rules'

/** A page's body in one content encoding. */
export interface PackedPage {
  readonly bytes: Buffer
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
}

/** A page ready to be sent any number of times. */
export interface FinishedPage {
  readonly status: 200 | 301 | 302 | 404 | 503
  /** The path to redirect to; `null` for a page that exists, or is not found. */
  readonly movedTo: string | null
  /** The keys of the records it was made of. */
  readonly keys: ReadonlySet<string>
  /** The parameters of the address it was made for; any other is ignored. */
  readonly reads: PageParameters
  /** When it must be revalidated, in milliseconds since 1970; `null` for a page that does not depend on time. */
  readonly expiresAt: number | null
  /** When its record is no longer public, after which it is not even served stale; `null` when it stays public. */
  readonly endsAt: number | null
  /** Served although it cannot be checked whether it is current: the database is unavailable. */
  readonly isLastKnown?: boolean
  /** The encodings made so far. */
  readonly packed: Map<Encoding, PackedPage>
  readonly text: PageText
  /** Its media type: `text/html; charset=utf-8`. */
  readonly type: string
  /** The content security policy; of a page with the hash of its styles. */
  readonly policy: string
}

/** A page’s text content. See `textOf`. */
interface PageText {
  /**
   * Its text, in pieces that may be shared; `null` once it is packed. Then `packed` alone says it, in a fifth of the memory,
   * in a tenth where its letters are beyond Latin.
   */
  pieces: readonly string[] | null
  /** The digest of the text, once it was found. */
  digest: string | null
}

export interface PageParts {
  readonly status: 200 | 404 | 503
  readonly html: string
  readonly styles: string
  readonly keys: ReadonlySet<string>
  readonly reads: PageParameters
  readonly expiresAt: number | null
  readonly endsAt?: number | null
}

export function finishPage({ styles, html, ...parts }: PageParts): FinishedPage {
  return {
    endsAt: null,
    ...parts,
    text: { pieces: [html], digest: null },
    type: 'text/html; charset=utf-8',
    movedTo: null,
    packed: new Map(),
    policy: policyFor(styles),
  }
}

/** The policies of styles that many pages share, found once. */
const policies = new LRUCache<string, string>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (policy, styles) => 2 * (policy.length + styles.length) + 1,
})

function policyFor(styles: string): string {
  const known = policies.get(styles)
  if (known !== undefined) return known
  const policy = pagePolicy([`sha256-${hash('sha256', styles, 'base64')}`])
  policies.set(styles, policy)
  return policy
}

/** A file that is not a page: a feed, a calendar. */
export function finishFile(parts: {
  readonly text: string | readonly string[]
  readonly type: string
  readonly keys: ReadonlySet<string>
  readonly expiresAt: number | null
}): FinishedPage {
  const { text, ...rest } = parts
  const pieces = typeof text === 'string' ? [text] : text
  const page = { ...rest, status: 200 as const, reads: NO_PARAMETERS, endsAt: null, movedTo: null }
  return { ...page, text: { pieces, digest: null }, packed: new Map(), policy: DATA_POLICY }
}

/** The redirect from an address that a page once had; with 302 from one that it may have some day. */
export function finishMoved(
  movedTo: string,
  keys: ReadonlySet<string>,
  status: 301 | 302 = 301,
): FinishedPage {
  return {
    ...finishPage({
      status: 200,
      html: '',
      styles: '',
      keys,
      reads: NO_PARAMETERS,
      expiresAt: null,
    }),
    status,
    movedTo,
  }
}

/** A page as it was stored: its text, or the encodings that were already compressed. */
export function restorePage(
  { digest, ...parts }: Omit<FinishedPage, 'packed' | 'text'> & { readonly digest: string },
  forms: readonly (readonly [Encoding, Buffer])[],
): FinishedPage {
  const plain = forms.find(([encoding]) => encoding === 'identity')?.[1]
  const isPacked = forms.some(([encoding]) => encoding !== 'identity')
  const pieces = isPacked ? null : [plain?.toString() ?? '']
  const page: FinishedPage = { ...parts, text: { pieces, digest }, packed: new Map() }
  if (isPacked)
    for (const [encoding, bytes] of forms)
      page.packed.set(encoding, packedOf(page, encoding, bytes))
  return page
}

/** A page that is stale, or may be: its headers say so. */
export function asLastKnown(page: FinishedPage): FinishedPage {
  if (page.isLastKnown) return page
  const text = { ...page.text }
  const stale: FinishedPage = { ...page, isLastKnown: true, text, packed: new Map() }
  for (const [encoding, { bytes }] of page.packed)
    stale.packed.set(encoding, packedOf(stale, encoding, bytes))
  return stale
}

/** A page's body in an encoding the browser accepts; compressed once, at a fast level, on first use. */
export async function pack(page: FinishedPage, encoding: Encoding): Promise<PackedPage> {
  const known = page.packed.get(encoding)
  if (known) return known
  const packed = packedOf(page, encoding, await packBody(bodyOf(page), encoding))
  page.packed.set(encoding, packed)
  page.text.pieces = null
  return packed
}

/** What a page says. */
export function textOf(page: FinishedPage): string {
  return page.text.pieces?.join('\n') ?? bytesOf(page).toString()
}

/** Stands for what a page says. */
export function textDigestOf(page: FinishedPage): string {
  page.text.digest ??= digestOf(bytesOf(page))
  return page.text.digest
}

/** What a page says, in UTF-8. */
export function bytesOf({ text: { pieces }, packed }: FinishedPage): Buffer {
  if (pieces) return Buffer.from(pieces.join('\n'))
  for (const encoding of encodings) {
    const bytes = packed.get(encoding)?.bytes
    if (bytes) return unpackBody(bytes, encoding)
  }
  throw new Error('A finished page has no text')
}

function bodyOf(page: FinishedPage): PlainBody {
  const bytes = bytesOf(page)
  page.text.digest ??= digestOf(bytes)
  return { bytes, digest: page.text.digest }
}

function packedOf(page: FinishedPage, encoding: Encoding, bytes: Buffer): PackedPage {
  const etag = etagOf(page.policy, encoding, textDigestOf(page))
  return { bytes, etag, headers: headersOf(page, encoding, etag) }
}

/** Compresses a page again at the highest level: some 100 ms of processor time, off the main thread. */
export async function packTightly(page: FinishedPage): Promise<void> {
  const body = bodyOf(page)
  for (const [encoding, { etag, headers }] of [...page.packed]) {
    const bytes = await packBodySmallest(body, encoding)
    page.packed.set(encoding, { bytes, etag, headers })
  }
}

/** How much memory a page takes, in bytes, in all its current encodings. */
export function weightOf({ text, packed, keys }: FinishedPage): number {
  // Approximate memory of the objects and keys, in bytes. Text is added at one or two bytes a character.
  let weight = 2_000 + keys.size * 100
  for (const piece of text.pieces ?? []) weight += 2 * piece.length
  for (const { bytes } of packed.values()) weight += bytes.length
  return weight
}

/**
 * The validator of a page in one form: of what it says and of what is allowed to it, not of how hard it was compressed, so
 * that a page compressed again keeps its validator. Ranges are not supported.
 */
function etagOf(policy: string, encoding: Encoding, content: string): string {
  return `"${hash('sha256', `${encoding}\n${policy}\n${content}`, 'base64url').slice(0, 22)}"`
}

function headersOf(page: FinishedPage, encoding: Encoding, etag: string): Record<string, string> {
  return {
    'content-type': page.type,
    'content-security-policy': page.policy,
    // Stored by browsers and shared caches, and revalidated each time: a change shows at once.
    'cache-control': page.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
    vary: 'Accept-Encoding',
    etag,
    ...(page.type.startsWith('text/html') && { 'speculation-rules': `"${SPECULATION_RULES}"` }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    // RFC 9211
    ...(page.isLastKnown && { 'cache-status': 'toran; hit; detail=last-known' }),
    ...(page.keys.size > 0 && { 'surrogate-key': [...page.keys].join(' ') }),
  }
}
