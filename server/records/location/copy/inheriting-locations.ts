import { and, asc, eq, inArray, isNotNull, not, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { Orm } from '../../../database/orm'
import { documents, locations } from '../../../database/tables'
import { type DocumentRow, resourceOf } from '../../../documents/document-row'
import type { RequestContext } from '../../../graphql/operations/context'
import { inputId } from '../../../graphql/operations/ids'
import { can } from '../../../people/access/can'
import { namesOf } from './location-names'

/** `InheritingLocations` in schema/api. */
interface InheritingLocations {
  readonly count: number
  readonly isOpen: boolean
  readonly named: readonly { readonly name: string; readonly names: readonly string[] }[]
  readonly shownAt: readonly ShowingLocation[]
}

interface ShowingLocation {
  readonly id: number
  readonly name: string
  readonly slug: string
}

/** Maximum number of locations compared with the texts of a page. */
const MAX_LOCATIONS = 500

/** Returns the other locations that show a network page or layout, and the names of single locations. */
export async function inheritingLocations(
  _: unknown,
  args: { readonly documentId: string },
  { app, principal }: RequestContext,
): Promise<InheritingLocations | null> {
  const id = inputId(args.documentId, 'documentId')
  const { orm } = app.database
  const [document] = await orm.select().from(documents).where(eq(documents.id, id))
  if (!document || !can(principal, 'readDraft', resourceOf(document))) return null
  const { locationId } = document
  if (locationId === DEFAULT_LOCATION_ID) {
    const { shownAt, count } = await showingLocations(orm, document)
    return { count, isOpen: true, named: count === 0 ? [] : await namedLocations(orm), shownAt }
  }
  const [owner] = await orm
    .select({ status: locations.status })
    .from(locations)
    .where(eq(locations.id, locationId))
  const isOpen = owner?.status !== 'INACTIVE'
  const named = isOpen ? [] : await otherLocations(orm, locationId)
  return { count: 0, isOpen, named, shownAt: [] }
}

/** Returns the names of other locations, except those that this one also has. */
async function otherLocations(orm: Orm, id: number): Promise<InheritingLocations['named']> {
  const all = await namedLocations(orm)
  const own = all.filter((one) => one.id === id).flatMap(({ names }) => names)
  return all
    .filter((one) => one.id !== id)
    .map(({ name, names }) => ({
      name,
      names: names.filter((word) => !own.some((mine) => mine.includes(word))),
    }))
}

/**
 * Returns the default location and the open ones without their own page at the address, or without their own layout, and the
 * number of them all besides the default location.
 */
async function showingLocations(
  orm: Orm,
  document: DocumentRow,
): Promise<Pick<InheritingLocations, 'count' | 'shownAt'>> {
  const own = alias(documents, 'own')
  const path = document.publishedUrl ?? document.externalUrl
  const standsInPlace =
    document.type === 'LAYOUT'
      ? eq(own.type, 'LAYOUT')
      : and(inArray(own.type, ['LOCATION', 'PAGE']), eq(own.publishedUrl, path ?? ''))
  const ofItsOwn = orm
    .select({ one: sql`1` })
    .from(own)
    .where(
      and(
        eq(own.locationId, locations.id),
        eq(own.recordStatus, 'ACTIVE'),
        isNotNull(own.publishedVersion),
        standsInPlace,
      ),
    )
  const isDefault = eq(locations.id, DEFAULT_LOCATION_ID)
  const isShowing = and(eq(locations.status, 'ACTIVE'), or(isDefault, notExists(ofItsOwn)))
  const [shownAt, count] = await Promise.all([
    orm
      .select({ id: locations.id, name: locations.name, slug: locations.slug })
      .from(locations)
      .where(isShowing)
      .orderBy(sql`${isDefault} desc`, asc(locations.name), asc(locations.id))
      .limit(MAX_LOCATIONS),
    orm.$count(locations, and(isShowing, not(isDefault))),
  ])
  return { shownAt, count }
}

async function namedLocations(orm: Orm) {
  const rows = await orm
    .select()
    .from(locations)
    .where(inArray(locations.status, ['ACTIVE', 'INACTIVE']))
    .orderBy(asc(locations.id))
    .limit(MAX_LOCATIONS)
  return rows.map((row) => ({ id: row.id, name: row.name, names: namesOf(row) }))
}
