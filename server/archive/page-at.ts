import { and, eq, ne } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/place'
import type { Orm } from '../database/orm'
import { documents, locations } from '../database/tables'
import { ArchiveProblem } from './bag/archive-problem'

/** Finds the page at a path of a location's site, as it is being edited. Uses the default location if none is given. */
export async function pageAt(
  orm: Orm,
  { path, location }: { readonly path: string; readonly location?: string | undefined },
): Promise<number> {
  const isHere =
    location === undefined
      ? eq(documents.locationId, DEFAULT_LOCATION_ID)
      : eq(locations.slug, location)
  const [page] = await orm
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(locations, eq(locations.id, documents.locationId))
    .where(and(isHere, eq(documents.externalUrl, path), ne(documents.recordStatus, 'DELETED')))
  if (!page)
    throw new ArchiveProblem(
      `There is no page ${path}${location === undefined ? '' : ` of “${location}”`}. Name its location with --location, or give its number.`,
    )
  return page.id
}
