import { and, eq, inArray } from 'drizzle-orm'
import { type Refusal, refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { hasSlug } from '../../database/location-conditions'
import type { Orm } from '../../database/orm'
import { documents, locations, movedAddresses } from '../../database/tables'
import { isPublicPage } from '../../documents/publications/published-revision'
import { isReserved } from './redirect-address'

interface Redirect {
  readonly locationId: number
  readonly path: string
  readonly target: string
}

/**
 * Returns why a redirect is not allowed; `null` if it is. Redirects take effect immediately and never lead to another redirect.
 */
export async function problemOf(tx: Orm, redirect: Redirect): Promise<Refusal | null> {
  const { path, target } = redirect
  if (path === target) return refusalFor('redirectsToItself', { path })
  if (isReserved(path))
    return path === '/' ? refusalFor('homeNotRedirected') : refusalFor('reservedPath', { path })
  return (
    (await siteAt(tx, redirect)) ??
    (await pageAt(tx, redirect)) ??
    (await checkTarget(tx, redirect)) ??
    (await checkChain(tx, redirect))
  )
}

async function siteAt(tx: Orm, { locationId, path }: Redirect): Promise<Refusal | null> {
  if (locationId !== DEFAULT_LOCATION_ID) return null
  const first = path.split('/')[1] ?? ''
  const [site] = await tx
    .select({ name: locations.name })
    .from(locations)
    .where(hasSlug([first]))
  return site ? refusalFor('pathOfSite', { path: `/${first}`, name: site.name }) : null
}

async function pageAt(tx: Orm, { locationId, path }: Redirect): Promise<Refusal | null> {
  const [page] = await tx
    .select({ title: documents.publishedTitle })
    .from(documents)
    .where(
      and(isPublicPage, eq(documents.publishedUrl, path), eq(documents.locationId, locationId)),
    )
  return page ? refusalFor('pathOfPage', { path, title: page.title ?? '' }) : null
}

/** Refuses a target that is itself a redirect: a chain, or a loop if it leads back. */
async function checkTarget(
  tx: Orm,
  { locationId, path, target }: Redirect,
): Promise<Refusal | null> {
  const [next] = await tx
    .select({ target: movedAddresses.target })
    .from(movedAddresses)
    .where(and(eq(movedAddresses.path, target), inSite(locationId)))
  if (!next?.target) return null
  if (next.target === path) return refusalFor('redirectsBack', { target, path })
  return refusalFor('targetRedirects', { target, next: next.target, path })
}

async function checkChain(
  tx: Orm,
  { locationId, path, target }: Redirect,
): Promise<Refusal | null> {
  const [before] = await tx
    .select({ path: movedAddresses.path })
    .from(movedAddresses)
    .where(and(eq(movedAddresses.target, path), inSite(locationId)))
  if (!before) return null
  return refusalFor('redirectedFrom', { before: before.path, path, target })
}

/** Condition for redirects that apply to a site: its own and the network’s, which apply everywhere. */
function inSite(locationId: number) {
  return inArray(movedAddresses.locationId, [...new Set([locationId, DEFAULT_LOCATION_ID])])
}
