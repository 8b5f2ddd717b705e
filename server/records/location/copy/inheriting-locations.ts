import { and, asc, eq, inArray, not } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { Orm } from '../../../database/orm'
import { documents, locations } from '../../../database/tables'
import { resourceOf } from '../../../documents/document-row'
import { IS_DEFAULT, isShowing } from '../../../documents/is-showing'
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

/** Maximum number of locations compared with the texts of a page. */
const MAX_LOCATIONS = 500

/** Returns the number of other locations that show a network page or layout, and the names of single locations. */
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
    const count = await orm.$count(locations, and(isShowing(orm, document), not(IS_DEFAULT)))
    return { count, isOpen: true, named: count === 0 ? [] : await namedLocations(orm) }
  }
  const [owner] = await orm
    .select({ status: locations.status })
    .from(locations)
    .where(eq(locations.id, locationId))
  const isOpen = owner?.status !== 'INACTIVE'
  const named = isOpen ? [] : await otherLocations(orm, locationId)
  return { count: 0, isOpen, named }
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

async function namedLocations(orm: Orm) {
  const rows = await orm
    .select()
    .from(locations)
    .where(inArray(locations.status, ['ACTIVE', 'INACTIVE']))
    .orderBy(asc(locations.id))
    .limit(MAX_LOCATIONS)
  return rows.map((row) => ({ id: row.id, name: row.name, names: namesOf(row) }))
}
