import { and, asc, eq, inArray, isNotNull, ne, notExists, sql } from 'drizzle-orm'
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
}

/** More are not compared with the texts of a page. */
const MAX_LOCATIONS = 500

/** Where else a page or a layout of the network is shown, and what single locations are called. */
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
    const count = await countInheriting(orm, document)
    return { count, isOpen: true, named: count === 0 ? [] : await namedLocations(orm) }
  }
  const [owner] = await orm
    .select({ status: locations.status })
    .from(locations)
    .where(eq(locations.id, locationId))
  const isOpen = owner?.status !== 'INACTIVE'
  return { count: 0, isOpen, named: isOpen ? [] : await otherLocations(orm, locationId) }
}

/** What the other locations are called, without what this one is called, too. */
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

/** The open locations without a page of their own at the same address, or without a layout of their own. */
function countInheriting(orm: Orm, document: DocumentRow): Promise<number> {
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
  return orm.$count(
    locations,
    and(ne(locations.id, DEFAULT_LOCATION_ID), eq(locations.status, 'ACTIVE'), notExists(ofItsOwn)),
  )
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
