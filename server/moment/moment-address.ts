import { LOCAL_TIME } from '#schema/entities/local-time'

/** A site, by its location’s slug, and the local time there: `2026-11-08T18:00`. */
export interface MomentAddress {
  readonly slug: string
  readonly at: string
}

/** Route of a site at a moment; page paths follow as on the site. */
export const MOMENT_ROUTE = '/preview/at/:location/:at'

export function momentRoot({ slug, at }: MomentAddress): string {
  return `/preview/at/${encodeURIComponent(slug)}/${at}`
}

/** Parses a location and time from an address; returns `null` unless both are in canonical form. */
export function readMomentAddress(slug: unknown, at: unknown): MomentAddress | null {
  if (typeof slug !== 'string' || typeof at !== 'string') return null
  if (!SLUG.test(slug) || !TIME.test(at)) return null
  return { slug, at }
}

const SLUG = /^[a-z0-9-]{1,100}$/
const TIME = new RegExp(`^${LOCAL_TIME}$`)

/** Cookie limited to the paths of one moment, so that several can be viewed at the same time. */
export const MOMENT_COOKIE = 'toran-moment'

/**
 * Returns the token in a request’s cookies; none if there are several, because it is unknown which one belongs to the address.
 */
export function momentTokenOf({
  headers,
}: {
  readonly headers: { readonly cookie?: string | undefined }
}): string | null {
  const values = (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${MOMENT_COOKIE}=`))
    .map((pair) => pair.slice(MOMENT_COOKIE.length + 1))
  return values.length === 1 ? (values[0] ?? null) : null
}
