/** Before the site: which cache it is, and for how long it may answer alone. */
export interface Cdn {
  readonly kind: 'fastly' | 'cloudflare' | 'varnish' | 'webhook'
  /** The service of Fastly, the zone of Cloudflare, or an address. */
  readonly target: string
  /** `null` where none is needed. */
  readonly token: string | null
  /** Time that the CDN may serve a page without revalidation; changed pages are purged. */
  readonly seconds: number
}

/** `fastly:SU1Z0isxPaozGVKXdv0eY`, `cloudflare:023e105f4ecef8ad9ca31a8372d0c353`, `varnish:http://varnish:6081`, `webhook:https://…`. */
export const CDN_PURGE =
  /^(?:(?:fastly|cloudflare):[A-Za-z0-9]{8,64}|varnish:https?:\/\/\S+|webhook:https?:\/\/\S+)$/

interface CdnSettings {
  readonly purge: string
  readonly token: string | undefined
  readonly seconds: number
}

/** `null` for a service that needs a token and has none. */
export function readCdn({ purge, token = '', seconds }: CdnSettings): Cdn | null {
  const kind = (['fastly', 'cloudflare', 'varnish', 'webhook'] as const).find((each) =>
    purge.startsWith(`${each}:`),
  )
  if (!kind || (kind !== 'varnish' && token === '')) return null
  return { kind, target: purge.slice(kind.length + 1), token: token || null, seconds }
}

/** Response headers of each page for the CDN. */
export function cachingOf(cdn: Cdn | null) {
  return cdn && { seconds: cdn.seconds, readsCacheTag: cdn.kind === 'cloudflare' }
}
