import { recordAt } from '#schema/site/record-address'
import { addressOf, type PageLocation } from '../site/content/site-address'
import { siteFileAt } from '../site/feeds/site-file'
import { type PageParameters, queryString, readQuery } from '../site/page/page-query'
import type { Site } from '../site/site'
import type { StaticLinks } from './static-html'
import type { StaticScope } from './static-scope'
import { isWritten, variantAddress } from './static-variants'

interface LinkParts {
  readonly site: Pick<Site, 'page'>
  readonly scope: StaticScope
  /** Origin of the live site, as used in its pages. */
  readonly origin: string
  /** The server for requests that files can’t answer. */
  readonly server: string
  readonly media: StaticLinks['media']
  /** Called with each link to a record, which may be on another site. */
  onRecord(place: PageLocation): void
}

/** Creates the mapping of links: inside the export to its files, all others to the server. */
export function createStaticLinks({
  site,
  scope,
  origin,
  server,
  media,
  onRecord,
}: LinkParts): StaticLinks {
  const parameters = new Map<string, Promise<PageParameters>>()
  return { link, action: (address) => new URL(address, server).href, media }

  async function link(address: string): Promise<string | null> {
    const prefix = [scope.origin, origin].find((each) => address.startsWith(`${each}/`)) ?? ''
    const rest = address.slice(prefix.length)
    if (!rest.startsWith('/') || rest.startsWith('//') || FILES.test(rest)) return null
    const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(rest) ?? []
    const place = scope.placeOf(decoded(path))
    if (!place) return prefix === '' ? `${server}${rest}` : null
    if (recordAt(place.path) || siteFileAt(place)?.kind === 'event') onRecord(place)
    return search === '' ? null : withParameters(place, { prefix, path, search, hash })
  }

  async function withParameters(
    place: PageLocation,
    { prefix, path, search, hash }: Record<'prefix' | 'path' | 'search' | 'hash', string>,
  ): Promise<string> {
    const reads = await parametersOf(place)
    const query = readQuery(search, reads)
    if (query === null || queryString(query) === '') return `${prefix}${path}${hash}`
    if (!isWritten(query, reads)) return `${server}${path}${search}${hash}`
    return `${prefix}${encodeURI(variantAddress(decoded(path), query))}${hash}`
  }

  function parametersOf(place: PageLocation): Promise<PageParameters> {
    const name = addressOf(place)
    const known = parameters.get(name) ?? site.page(place, '').then(({ reads }) => reads)
    parameters.set(name, known)
    return known
  }
}

/** Paths of files that are not pages; their addresses stay unchanged. */
const FILES = /^\/(?:media|assets)\//

/** Returns the path unchanged if it is not properly encoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
