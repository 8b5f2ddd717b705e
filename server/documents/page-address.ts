import { and, eq, inArray, isNotNull, like, ne, or } from 'drizzle-orm'
import { type Refusal, refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { RESERVED_WORDS } from '#schema/entities/page-address'
import { isSlug, slugFromTitle } from '#schema/fields/slug'
import { kindOfTemplate } from '#schema/site/record-address'
import { hasSlug } from '../database/location-conditions'
import { lock } from '../database/locks'
import type { Orm } from '../database/orm'
import { documents, locations } from '../database/tables'
import { ApiError, badField } from '../http/errors/api-error'

const MAX_LENGTH = 300

/**
 * Refuses an invalid path inside a site. Valid are `/`, `/visit/faq` with lower-case words in any script, and the address of a
 * record page: `/connect/events/:event`.
 */
function checkAddress(address: string): void {
  if (address === '/' || kindOfTemplate(address)) return
  const segments = address.slice(1).split('/')
  const clean =
    address.startsWith('/') &&
    address.length <= MAX_LENGTH &&
    segments.every((segment) => segment !== '' && isSlug(segment))
  if (!clean) throw badAddress(refusalFor('invalidAddress', { address: address.slice(0, 80) }))
  if (RESERVED_WORDS.has(segments[0] ?? ''))
    throw badAddress(refusalFor('reservedAddress', { address }))
}

const UNADDRESSED = {
  LAYOUT: 'layoutHasNoAddress',
  SHARED: 'sharedBlockHasNoAddress',
  TEMPLATE: 'templateHasNoAddress',
} as const

/** Returns whether documents of a type have no address. */
export function isUnaddressed(type: string): type is keyof typeof UNADDRESSED {
  return Object.hasOwn(UNADDRESSED, type)
}

/** Refuses an address for a document type without addresses. */
export function noAddress({
  type,
  externalUrl,
}: {
  readonly type: string
  readonly externalUrl: string | undefined
}): null {
  if (externalUrl === undefined) return null
  if (!isUnaddressed(type)) throw new Error(`Documents of the type ${type} have an address`)
  throw badAddress(refusalFor(UNADDRESSED[type]))
}

/** The parts of a page needed to check its address; `id` is `null` for a new one. */
interface Addressed {
  readonly id: number | null
  readonly locationId: number
}

/** Refuses an address that is invalid, would hide a location's site, or belongs to another page. */
export async function checkAddressIsFree(tx: Orm, page: Addressed, address: string): Promise<void> {
  checkAddress(address)
  await checkNotTaken(tx, page, { draft: address })
  const { locationId } = page
  const [, first] = address.split('/')
  if (locationId !== DEFAULT_LOCATION_ID || !first) return
  const [location] = await tx
    .select({ name: locations.name })
    .from(locations)
    .where(hasSlug([first]))
  if (location)
    throw badAddress(refusalFor('addressOfSite', { address: `/${first}`, name: location.name }))
}

/**
 * Refuses addresses used by other pages of the location, in drafts or public. If two pages take one at the same time, the unique
 * index makes the second retry, which is then refused here.
 */
export async function checkNotTaken(
  tx: Orm,
  { id, locationId }: Addressed,
  { draft = null, published = null }: Partial<Record<'draft' | 'published', string | null>>,
): Promise<void> {
  const same = [
    draft === null
      ? undefined
      : and(eq(documents.externalUrl, draft), ne(documents.recordStatus, 'DELETED')),
    published === null ? undefined : eq(documents.publishedUrl, published),
  ].filter((condition) => condition !== undefined)
  if (same.length === 0) return
  const [other] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.locationId, locationId), ne(documents.id, id ?? 0), or(...same)))
    .limit(1)
  if (!other) return
  throw badAddress(refusalFor('addressTaken'))
}

/**
 * Refuses a second layout of a location. If two are created at the same time, the unique index makes the second retry, which is
 * then refused here.
 */
export async function checkOnlyLayout(
  tx: Orm,
  { id, locationId }: { readonly id: number | null; readonly locationId: number },
): Promise<void> {
  const [other] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.type, 'LAYOUT'),
        eq(documents.locationId, locationId),
        ne(documents.recordStatus, 'DELETED'),
        ne(documents.id, id ?? 0),
      ),
    )
    .limit(1)
  if (!other) return
  throw new ApiError('BAD_USER_INPUT', refusalFor('layoutExists'))
}

/** Returns an address for a new page without one: from its title, with a number if it is taken. */
export async function freeAddress(
  tx: Orm,
  page: { readonly type: string; readonly title: string; readonly locationId: number },
): Promise<string> {
  const words = `/${slugFromTitle(page.title).slice(0, 100) || 'page'}`
  await lock(tx, `address ${page.locationId} ${words}`)
  const { taken, sites } = await usedAddresses(tx, page.locationId, words)
  if (page.type === 'LOCATION' && !taken.has('/')) return '/'
  for (let number = 1; ; number += 1) {
    const address = number === 1 ? words : `${words}-${number}`
    const word = address.slice(1)
    if (!taken.has(address) && !sites.has(word) && !RESERVED_WORDS.has(word)) return address
  }
}

async function usedAddresses(tx: Orm, locationId: number, words: string) {
  const rows = await tx
    .select({ draft: documents.externalUrl, published: documents.publishedUrl })
    .from(documents)
    .where(
      and(
        eq(documents.locationId, locationId),
        or(isNotNull(documents.publishedUrl), isNotNull(documents.externalUrl)),
        or(
          inArray(documents.externalUrl, ['/']),
          like(documents.externalUrl, `${words}%`),
          like(documents.publishedUrl, `${words}%`),
        ),
      ),
    )
  const slugs =
    locationId === DEFAULT_LOCATION_ID
      ? await tx.select({ slug: locations.slug, former: locations.formerSlugs }).from(locations)
      : []
  return {
    taken: new Set(rows.flatMap(({ draft, published }) => [draft, published])),
    sites: new Set(slugs.flatMap(({ slug, former }) => [slug, ...former])),
  }
}

function badAddress(refusal: Refusal): ApiError {
  return badField('externalUrl', 'pattern', refusal)
}
