import type { SiteAddress } from '../content/site-address'
import type { SiteContent } from '../content/site-content'

/** The sites of all locations, cached until a location changes. */
export interface KnownSites {
  all(): Promise<readonly SiteAddress[]>
  /** The cached sites; `null` if they must be read. */
  readonly cached: readonly SiteAddress[] | null
  forget(): void
}

export function createKnownSites(content: Pick<SiteContent, 'sites'>): KnownSites {
  let reading: Promise<readonly SiteAddress[]> | null = null
  let cached: readonly SiteAddress[] | null = null
  return {
    all() {
      reading ??= read()
      return reading
    },
    get cached() {
      return cached
    },
    forget() {
      reading = null
      cached = null
    },
  }

  /** Failures are not cached. */
  function read(): Promise<readonly SiteAddress[]> {
    const sites = content.sites()
    sites.then(
      (known) => {
        if (reading === sites) cached = known
      },
      () => {
        if (reading === sites) reading = null
      },
    )
    return sites
  }
}
