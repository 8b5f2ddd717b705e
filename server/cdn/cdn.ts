/** The CDN in front of the site. */
export interface Cdn {
  readonly kind: 'fastly' | 'cloudflare' | 'varnish' | 'webhook'
  /** The Fastly service, the Cloudflare zone, or an address. */
  readonly target: string
  /** `null` if the service needs none. */
  readonly token: string | null
  /** Time that the CDN may serve a page without revalidation; changed pages are purged. */
  readonly seconds: number
}

/** Pattern: `fastly:SU1Z0isxPaozGVKXdv0eY`, `cloudflare:023e105f4ecef8ad9ca31a8372d0c353`, `varnish:http://varnish:6081`, `webhook:https://…`. */
export const CDN_PURGE =
  /^(?:(?:fastly|cloudflare):[A-Za-z0-9]{8,64}|varnish:https?:\/\/\S+|webhook:https?:\/\/\S+)$/

interface CdnSettings {
  readonly purge: string
  readonly token: string | undefined
  readonly seconds: number
}

/** Reads the settings; returns `null` if the service is unknown or its token is missing. */
export function readCdn({ purge, token = '', seconds }: CdnSettings): Cdn | null {
  const kind = (['fastly', 'cloudflare', 'varnish', 'webhook'] as const).find((each) =>
    purge.startsWith(`${each}:`),
  )
  if (!kind || (kind !== 'varnish' && token === '')) return null
  return { kind, target: purge.slice(kind.length + 1), token: token || null, seconds }
}

/** Returns the options for the response headers that the CDN reads. */
export function cachingOf(cdn: Cdn | null) {
  return cdn && { seconds: cdn.seconds, readsCacheTag: cdn.kind === 'cloudflare' }
}
