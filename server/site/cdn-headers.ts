import type { FinishedPage } from './page/finished-page'

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
