import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Encoding, encodings } from '../../http/request-head'
import { DATA_POLICY, pagePolicy } from '../../http/security-headers'
import { digestOf, type PlainBody, packBody, packBodySmallest, unpackBody } from './packed-bodies'
import { NO_PARAMETERS, type PageParameters } from './page-query'
import { SPECULATION_RULES } from './speculation-rules'

/** A page’s body in one content encoding. */
export interface PackedPage {
  readonly bytes: Buffer
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
}

/** A rendered page that can be sent any number of times. */
export interface FinishedPage {
  readonly status: 200 | 301 | 302 | 404 | 503
  /** The redirect target; `null` for an existing page, or one that is not found. */
  readonly movedTo: string | null
  /** Tags of the records it was rendered from. */
  readonly keys: ReadonlySet<string>
  /** The query parameters it was rendered for; others are ignored. */
  readonly reads: PageParameters
  /** Time of revalidation, in milliseconds since 1970; `null` if the page doesn’t depend on time. */
  readonly expiresAt: number | null
  /** End of its record’s publication, after which it isn’t even served stale; `null` if there is no end. */
  readonly endsAt: number | null
  /** True if it is served although its currency can’t be checked, because the database is unavailable. */
  readonly isLastKnown?: boolean
  /** Encodings compressed so far. */
  readonly packed: Map<Encoding, PackedPage>
  readonly text: PageText
  /** Media type: `text/html; charset=utf-8`. */
  readonly type: string
  /** Content security policy, which includes the hash of a page’s styles. */
  readonly policy: string
}

/** A page’s text content. See `textOf`. */
interface PageText {
  /**
   * The text in pieces that may be shared; `null` once compressed. `packed` then holds the only copy, in a fifth of the memory,
   * or a tenth for non-Latin text.
   */
  pieces: readonly string[] | null
  /** Digest of the text, once computed. */
  digest: string | null
}

interface PageParts {
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

/** Cache of policies, because many pages share the same styles. */
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

/** Creates a file that is not a page: a feed, a calendar. */
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

/** Creates a redirect from a page’s former address; with status 302 from an address that a page may get later. */
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

/** Restores a stored page from its text, or from its compressed encodings. */
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

/** Marks a page as possibly stale, which its headers show. */
export function asLastKnown(page: FinishedPage): FinishedPage {
  if (page.isLastKnown) return page
  const text = { ...page.text }
  const stale: FinishedPage = { ...page, isLastKnown: true, text, packed: new Map() }
  for (const [encoding, { bytes }] of page.packed)
    stale.packed.set(encoding, packedOf(stale, encoding, bytes))
  return stale
}

/** Returns a page’s body in an encoding; compressed once, at a fast level, on first use. */
export async function pack(page: FinishedPage, encoding: Encoding): Promise<PackedPage> {
  const known = page.packed.get(encoding)
  if (known) return known
  const packed = packedOf(page, encoding, await packBody(bodyOf(page), encoding))
  page.packed.set(encoding, packed)
  page.text.pieces = null
  return packed
}

/** Returns a page’s text. */
export function textOf(page: FinishedPage): string {
  return page.text.pieces?.join('\n') ?? bytesOf(page).toString()
}

/** Returns the digest of a page’s text. */
export function textDigestOf(page: FinishedPage): string {
  page.text.digest ??= digestOf(bytesOf(page))
  return page.text.digest
}

/** Returns a page’s text in UTF-8. */
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

/** Compresses a page again at the highest level: about 100 ms of processor time, off the main thread. */
export async function packTightly(page: FinishedPage): Promise<void> {
  const body = bodyOf(page)
  for (const [encoding, { etag, headers }] of [...page.packed]) {
    const bytes = await packBodySmallest(body, encoding)
    page.packed.set(encoding, { bytes, etag, headers })
  }
}

/** Returns the memory used by a page in all its current encodings, in bytes. */
export function weightOf({ text, packed, keys }: FinishedPage): number {
  // Approximate memory of the objects and keys, in bytes. Text is added at one or two bytes a character.
  let weight = 2_000 + keys.size * 100
  for (const piece of text.pieces ?? []) weight += 2 * piece.length
  for (const { bytes } of packed.values()) weight += bytes.length
  return weight
}

/**
 * Returns the ETag of a page in an encoding. It depends on content and policy, but not on the compression level, so that a page
 * compressed again keeps its ETag. Ranges are not supported.
 */
function etagOf(policy: string, encoding: Encoding, content: string): string {
  return `"${hash('sha256', `${encoding}\n${policy}\n${content}`, 'base64url').slice(0, 22)}"`
}

function headersOf(page: FinishedPage, encoding: Encoding, etag: string): Record<string, string> {
  return {
    'content-type': page.type,
    'content-security-policy': page.policy,
    // Stored by browsers and shared caches but revalidated each time, so that changes show immediately.
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

/** Cache headers for the CDN. */
export interface CdnCaching {
  readonly seconds: number
  /** True if it reads comma-separated tags from `Cache-Tag` (Cloudflare). */
  readonly readsCacheTag: boolean
}

type Cached = Pick<FinishedPage, 'status' | 'isLastKnown' | 'expiresAt' | 'endsAt' | 'keys'>

/**
 * For how long a cache before the site may answer alone (RFC 9213), and which tags it drops the page by: until the page would be made again
 * anyway. What a database that is away left behind is not for it.
 */
export function cdnHeaders(
  page: Cached,
  cdn: CdnCaching | null,
  now = Date.now(),
): Readonly<Record<string, string>> {
  if (!cdn || page.status !== 200 || page.isLastKnown || page.keys.size === 0) return {}
  const ends = Math.min(page.expiresAt ?? Infinity, page.endsAt ?? Infinity)
  const age = Math.max(0, Math.min(cdn.seconds, Math.floor((ends - now) / 1000)))
  return { 'cdn-cache-control': `max-age=${age}`, ...tagsFor([...page.keys], cdn.readsCacheTag) }
}

function tagsFor(
  tags: readonly string[],
  readsCacheTag: boolean,
): Readonly<Record<string, string>> {
  return readsCacheTag
    ? { 'cache-tag': tags.map((tag) => tag.replaceAll(',', '%2C')).join(',') }
    : {}
}

/** Time for which a stale page is served before the next attempt to revalidate it, in milliseconds. */
const RETRY = 5_000

/** Returns the stale page to serve if no new one can be rendered; `null` if its record is known not to be public anymore. */
export function standIn(page: FinishedPage | null, now: number): FinishedPage | null {
  if (!page || isOver({ ...page, expiresAt: null }, now)) return null
  return asLastKnown({ ...page, expiresAt: now + RETRY })
}

/** Returns whether a page has expired, or its record has ended. */
export function isOver({ expiresAt, endsAt }: FinishedPage, now: number): boolean {
  return (expiresAt !== null && expiresAt <= now) || (endsAt !== null && endsAt <= now)
}
