import { and, eq, inArray } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { siteRoot } from '#schema/entities/page-address'
import { recordAt } from '#schema/site/record-address'
import type { Orm } from '../../database/orm'
import { documents, locations } from '../../database/tables'
import { isPublicPage } from '../../documents/publications/published-revision'
import type { RequestContext } from '../../graphql/operations/context'
import { ApiError } from '../../http/errors/api-error'
import { findMovedPage } from '../../records/reading/address-rows'
import { managedLocation } from './managed-location'
import { readPath } from './redirect-address'

/** `AddressLeads` in schema/api. */
interface AddressLeads {
  readonly kind: 'PAGE' | 'REDIRECT' | 'NOTHING'
  readonly path: string
  readonly to: string | null
}

/** Returns what a visitor gets at an address, which may be absolute, as copied from a browser. */
export async function whereAddressLeads(
  _: unknown,
  args: { readonly locationId?: string | null; readonly address: string },
  { app, principal, readContext: { orm } }: RequestContext,
): Promise<AddressLeads> {
  const locationId = managedLocation(principal, args.locationId)
  const path = readPath(await insideSite(orm, locationId, args.address))
  if (path === null) throw new ApiError('BAD_USER_INPUT', refusalFor('enterPath'))
  const title = await pageAt(orm, locationId, path)
  if (title !== null) return { kind: 'PAGE', path, to: title }
  const moved = await findMovedPage(app, { locationId, path })
  return moved ? { kind: 'REDIRECT', path, to: moved.path } : { kind: 'NOTHING', path, to: null }
}

async function insideSite(orm: Orm, locationId: number, address: string): Promise<string> {
  const given = address.trim()
  const path = /^https?:\/\//i.test(given) && URL.canParse(given) ? new URL(given).pathname : given
  const [location] = await orm
    .select({ id: locations.id, slug: locations.slug })
    .from(locations)
    .where(eq(locations.id, locationId))
  const root = location ? siteRoot(location) : ''
  if (root !== '' && (path === root || path.startsWith(`${root}/`)))
    return path.slice(root.length) || '/'
  return path
}

/** Returns the title of the page at a path, including record pages; `null` if there is none. */
async function pageAt(orm: Orm, locationId: number, path: string): Promise<string | null> {
  const template = recordAt(path)?.template
  const [page] = await orm
    .select({ title: documents.publishedTitle })
    .from(documents)
    .where(
      and(
        isPublicPage,
        inArray(documents.publishedUrl, template ? [path, template] : [path]),
        inArray(documents.locationId, [...new Set([locationId, DEFAULT_LOCATION_ID])]),
      ),
    )
    .limit(1)
  return page?.title ?? null
}
