import { and, eq, like, ne, or, sql } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { RESERVED_WORDS } from '#schema/entities/page-address'
import type { CheckIssue } from '#schema/fields/field'
import { slugFromTitle } from '#schema/fields/slug'
import type { LocationFields } from '#schema/records/location/location-fields'
import { storedIssue } from '#schema/records/messages/stored-messages'
import { aliasTargets } from '#schema/site/address-aliases'
import { hasSlug } from '../../database/location-conditions'
import { lock } from '../../database/locks'
import type { Orm } from '../../database/orm'
import { documents, locations } from '../../database/tables'
import { can } from '../../people/access/can'
import type { RecordRow, SaveContext } from '../record-writer'
import { networkDays, specialDaysOf } from './special-days'

type Row = RecordRow & typeof locations.$inferSelect

const MAX_LENGTH = 60

/** Returns issues for slugs that another location uses. */
export async function placeIssues(
  writing: SaveContext<Row, LocationFields>,
): Promise<CheckIssue[]> {
  return [...(await slugIssues(writing)), ...(await hostIssues(writing)), ...dayIssues(writing)]
}

/** Allows special days for all locations only at the default location, and only to people who manage the network. */
function dayIssues({ principal, before, values }: SaveContext<Row, LocationFields>): CheckIssue[] {
  const known = networkDays(before?.specialDays ?? [])
  if (networkDays(specialDaysOf(values, before)) === known) return []
  const network = { locationId: DEFAULT_LOCATION_ID, isPublic: false, isShared: true }
  if (before?.id === DEFAULT_LOCATION_ID && can(principal, 'save', network)) return []
  const at = values.specialDays.findIndex(({ ofNetwork }) => ofNetwork)
  const path = at < 0 ? 'specialDays' : `specialDays.${at}.ofNetwork`
  return [storedIssue(path, 'networkDays')]
}

async function slugIssues({
  tx,
  principal,
  before,
  values: { slug },
}: SaveContext<Row, LocationFields>): Promise<CheckIssue[]> {
  if (slug === before?.slug || (slug === '' && !before)) return []
  if (before && !can(principal, 'create', { locationId: null, isPublic: false }))
    return [storedIssue('slug', 'slugManagers')]
  if (slug === '') return [storedIssue('slug', 'slugEmpty')]
  await lock(tx, `slug locations ${slug}`)
  const other = await holderOf(tx, slug, before?.id)
  return other === null ? [] : [other]
}

async function hostIssues({
  tx,
  principal,
  before,
  values,
  origin,
}: SaveContext<Row, LocationFields>): Promise<CheckIssue[]> {
  const host = values.host.toLowerCase()
  if (host === (before?.host ?? '').toLowerCase()) return []
  if (!can(principal, 'create', { locationId: null, isPublic: false }))
    return [storedIssue('host', 'hostManagers')]
  if (host === '') return []
  if (host === new URL(origin).hostname) return [storedIssue('host', 'hostOfNetwork')]
  await lock(tx, `host ${host}`)
  const [other] = await tx
    .select({ name: locations.name })
    .from(locations)
    .where(and(ne(locations.id, before?.id ?? 0), eq(sql`lower(${locations.host})`, host)))
    .limit(1)
  return other ? [storedIssue('host', 'hostOfLocation', { name: other.name })] : []
}

/** Returns an issue that names the current user of a slug; `null` if it is free or belonged to this location before. */
async function holderOf(tx: Orm, slug: string, id = 0): Promise<CheckIssue | null> {
  const [location] = await tx
    .select({ name: locations.name, slug: locations.slug })
    .from(locations)
    .where(and(hasSlug([slug]), ne(locations.id, id)))
  if (location) {
    const reason = location.slug === slug ? 'slugOfLocation' : 'slugOfLocationBefore'
    return storedIssue('slug', reason, { slug, name: location.name })
  }
  const [alias] = aliasTargets(`/${slug}`)
  if (alias) return storedIssue('slug', 'slugRedirects', { slug, address: alias })
  const below = (column: typeof documents.externalUrl | typeof documents.publishedUrl) =>
    or(eq(column, `/${slug}`), like(column, `/${slug.replace(/[%_\\]/g, '\\$&')}/%`))
  const [page] = await tx
    .select({ title: documents.title })
    .from(documents)
    .where(
      and(
        eq(documents.locationId, DEFAULT_LOCATION_ID),
        ne(documents.recordStatus, 'DELETED'),
        or(below(documents.externalUrl), below(documents.publishedUrl)),
      ),
    )
    .limit(1)
  return page ? storedIssue('slug', 'slugOfPage', { slug, title: page.title }) : null
}

/** Returns a unique slug made from the name. */
export async function freeWord(tx: Orm, name: string): Promise<string> {
  const word = slugFromTitle(name).slice(0, MAX_LENGTH).replace(/-+$/, '')
  const base = /\p{L}/u.test(word) && !RESERVED_WORDS.has(word) ? word : 'location'
  await lock(tx, `slug locations ${base}`)
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`
    if ((await holderOf(tx, slug)) === null) return slug
  }
}
