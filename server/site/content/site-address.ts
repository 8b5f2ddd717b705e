import { LRUCache } from 'lru-cache'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { languageInPath } from '#schema/site/language-root'

/** A location’s slug, host and languages in the address space. */
export interface SiteAddress {
  readonly locationId: number
  readonly slug: string
  /** Former slugs, which redirect to this site; absent if there are none. */
  readonly formerSlugs?: readonly string[]
  /** Main language of the site; absent for the default language. */
  readonly firstLanguage?: string
  /** The host that serves this location at its root; `null` without one. */
  readonly host: string | null
}

/** Path of the web manifest within a site. */
export const MANIFEST_FILE = '/site.webmanifest'

/** Returns the root path of a location’s site on the common host: `` for the default location, `/ottawa` for another. */
export function siteRootOf({ locationId, slug }: SiteAddress): string {
  return locationId === DEFAULT_LOCATION_ID ? '' : `/${encodeURIComponent(slug)}`
}

/** Returns the absolute root address of a location’s site without trailing slash: `https://www.example.org/ottawa`. */
export function rootAddress({ locationId, slug, host }: SiteAddress, origin: string): string {
  if (host !== null) return `https://${host}`
  return locationId === DEFAULT_LOCATION_ID ? origin : `${origin}/${encodeURIComponent(slug)}`
}

/** Returns a host as in the configuration: lower case, without port. */
export function hostName(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/:\d+$/, '')
}

/** A path in plain form, which needs no decoding, normalizing or lookup. */
export const PLAIN_PATH = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/

/** The page and location that an address refers to. */
export interface PageLocation {
  readonly locationId: number
  readonly slug: string
  /** Prefix of all paths of the site: `` at a root, otherwise `/ottawa`. */
  readonly siteRoot: string
  /** Language in the address: `gu-IN` in `/ottawa/gu-IN/visit`; the site’s main language has none. */
  readonly language: string
  /** Main language of the site; absent for the default language. */
  readonly firstLanguage?: string
  /** Path within the location’s site, decoded, without trailing slash: `/`, `/visit`. */
  readonly path: string
}

/**
 * Resolves an address: by a slug as its first part, otherwise by its host, otherwise in the default location’s site. Returns
 * `null` if there is no default location. Slugs work on every host, so that a link means the same on all.
 */
export function locate(
  sites: readonly SiteAddress[],
  { host, path }: { readonly host: string; readonly path: string },
): PageLocation | null {
  const [, first = ''] = path.split('/', 2)
  const bySlug = sites.find(({ slug }) => slug === first)
  if (bySlug && bySlug.locationId !== DEFAULT_LOCATION_ID) {
    const rest = path.slice(first.length + 1)
    return {
      ...siteOf(bySlug),
      siteRoot: siteRootOf(bySlug),
      ...resolveLanguage(rest || '/', bySlug),
    }
  }
  const site =
    sites.find((candidate) => candidate.host !== null && candidate.host === host) ??
    sites.find(({ locationId }) => locationId === DEFAULT_LOCATION_ID)
  return site ? { ...siteOf(site), siteRoot: '', ...resolveLanguage(path, site) } : null
}

/** Resolves a path of a site whose root is elsewhere: below a moment’s address. */
export function placeBelow(site: SiteAddress, siteRoot: string, path: string): PageLocation {
  return { ...siteOf(site), siteRoot, ...resolveLanguage(path, site) }
}

/** Returns a unique key of a place in this process. */
export function addressOf({ locationId, siteRoot, language, path }: PageLocation): string {
  return `${locationId} ${siteRoot} ${language} ${path}`
}

/** Returns the place that `addressOf` gave this key; `null` for other keys, or if its site is no longer at this root. */
export function placeOf(address: string, sites: readonly SiteAddress[]): PageLocation | null {
  const [, id, siteRoot = '', language = '', path = ''] =
    /^(\d+) (\/\S*|) (\S+) (\/.*)$/s.exec(address) ?? []
  const site = sites.find(({ locationId }) => locationId === Number(id))
  if (!site) return null
  const isThere = siteRoot === siteRootOf(site) || (siteRoot === '' && site.host !== null)
  return isThere ? { ...siteOf(site), siteRoot, language, path } : null
}

function siteOf({ locationId, slug, firstLanguage }: SiteAddress) {
  return { locationId, slug, ...(firstLanguage !== undefined && { firstLanguage }) }
}

/** Resolves the language in a path; without one, it is the site’s main language. */
function resolveLanguage(
  path: string,
  { firstLanguage = DEFAULT_LANGUAGE }: SiteAddress,
): Pick<PageLocation, 'language' | 'path'> {
  const named = languageInPath(path)
  return named && named.language !== firstLanguage ? named : { language: firstLanguage, path }
}

/**
 * Returns the new address of a path below a location’s former slug: `/kanata/visit` for `/ottawa/visit`; `null` for other paths.
 * No I/O, because it runs for addresses without a page.
 */
function formerAddress(sites: readonly SiteAddress[], path: string): string | null {
  const [, first = ''] = path.split('/', 2)
  const site = siteFormerlyAt(sites, first)
  return site ? `${siteRootOf(site)}${encodeURI(path.slice(first.length + 1))}` : null
}

/** Returns the location that had this slug before; the default location has no slug in addresses. */
export function siteFormerlyAt(sites: readonly SiteAddress[], slug: string): SiteAddress | null {
  const had = ({ locationId, formerSlugs = [] }: SiteAddress) =>
    locationId !== DEFAULT_LOCATION_ID && formerSlugs.includes(slug)
  return sites.find(had) ?? null
}

/** An address: the host without its port, and the decoded path. */
interface Address {
  readonly host: string
  readonly path: string
}

/** The target of an address; both are `null` if the network has no site at all. */
interface Destination {
  readonly place: PageLocation | null
  /** The new address of a path below a location’s former slug. */
  readonly movedTo: string | null
}

/** The sites of all locations, cached until a location changes. */
export interface KnownSites {
  all(): Promise<readonly SiteAddress[]>
  /** The cached sites; `null` if they must be read. */
  readonly cached: readonly SiteAddress[] | null
  /** Resolves an address. The steps of a request that need the result share it. */
  resolve(address: Address): Promise<Destination>
  /** Resolves an address without I/O; `null` if the sites must be read. */
  peek(address: Address): Destination | null
  forget(): void
}

/** Number of resolved addresses kept, about as many as are answered at a time; anyone can request others. */
const MAX_RESOLVED = 100

export function createKnownSites(content: {
  readonly sites: () => Promise<readonly SiteAddress[]>
}): KnownSites {
  let reading: Promise<readonly SiteAddress[]> | null = null
  let cached: readonly SiteAddress[] | null = null
  const resolved = new LRUCache<string, Destination>({ max: MAX_RESOLVED })
  return {
    resolve: async (address) => destinationOf(await all(), address),
    peek: (address) => cached && destinationOf(cached, address),
    all,
    get cached() {
      return cached
    },
    forget() {
      reading = null
      cached = null
      resolved.clear()
    },
  }

  function destinationOf(sites: readonly SiteAddress[], address: Address): Destination {
    const { host, path } = address
    const name = `${host} ${path}`
    const known = resolved.get(name)
    if (known) return known
    const movedTo = formerAddress(sites, path)
    const found = { place: movedTo === null ? locate(sites, address) : null, movedTo }
    // Sites that are read while a location changes may be those before it.
    if (sites === cached) resolved.set(name, found)
    return found
  }

  function all(): Promise<readonly SiteAddress[]> {
    reading ??= read()
    return reading
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
