import { asc, eq, sql } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { documents, locations } from '../../database/tables'
import { sortedText } from '../../database/tables/indexes'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { inputId } from '../../graphql/operations/ids'
import { can } from '../../people/access/can'
import { countRows } from '../../records/reading/read-context'
import { resourceOf } from '../document-row'
import { IS_DEFAULT, isShowing } from '../is-showing'
import { readSources } from './live-page-versions'

/** `ShowingLocation` in schema/api. */
interface ShowingLocationNode {
  readonly locationId: number
  readonly name: string
  readonly slug: string
  readonly sources: readonly string[]
}

/** Returns the open locations that show a network page or layout; `null` if the caller may not see its draft. */
export async function showingLocations(
  _: unknown,
  { documentId, ...page }: PageArguments & { readonly documentId: string },
  { principal, readContext: { orm } }: RequestContext,
): Promise<Connection<ShowingLocationNode> | null> {
  const id = inputId(documentId, 'documentId')
  const [document] = await orm.select().from(documents).where(eq(documents.id, id))
  if (document?.locationId !== DEFAULT_LOCATION_ID) return null
  if (!principal || !can(principal, 'readDraft', resourceOf(document))) return null
  const part = partOf(page)
  const where = isShowing(orm, document)
  return connection(
    {
      totalCount: (atMost) => countRows(orm, locations, { where, atMost }),
      async nodes() {
        const rows = await orm
          .select({ locationId: locations.id, name: locations.name, slug: locations.slug })
          .from(locations)
          .where(where)
          .orderBy(sql`${IS_DEFAULT} desc`, sortedText(locations.name), asc(locations.id))
          .limit(part.first)
          .offset(part.offset)
        const locationIds = rows.map(({ locationId }) => locationId)
        const sources = await readSources(orm, principal, { documentId: id, locationIds })
        return rows.map((row) => ({ ...row, sources: sources.get(row.locationId) ?? [] }))
      },
    },
    part,
  )
}
