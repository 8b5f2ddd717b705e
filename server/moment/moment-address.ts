import { LOCAL_TIME } from '#schema/entities/local-time'

/** Which site, by its location's site address, and the local time there: `2026-11-08T18:00`. */
export interface MomentAddress {
  readonly slug: string
  readonly at: string
}

/** Where the site at a moment begins; the addresses of its pages follow as they are on the site. */
export const MOMENT_ROUTE = '/preview/at/:location/:at'

export function momentRoot({ slug, at }: MomentAddress): string {
  return `/preview/at/${encodeURIComponent(slug)}/${at}`
}

/** Reads both as an address names them, written in the one way that is answered; `null` for any other. */
export function readMomentAddress(slug: unknown, at: unknown): MomentAddress | null {
  if (typeof slug !== 'string' || typeof at !== 'string') return null
  if (!SLUG.test(slug) || !TIME.test(at)) return null
  return { slug, at }
}

const SLUG = /^[a-z0-9-]{1,100}$/
const TIME = new RegExp(`^${LOCAL_TIME}$`)

/** Sent to the addresses below the moment alone, so that several can be looked at side by side. */
export const MOMENT_COOKIE = 'toran-moment'

/** The token of a request's cookie; of several none, since nobody can tell whose they are. */
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
