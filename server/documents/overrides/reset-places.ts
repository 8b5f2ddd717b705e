import { and, eq, inArray } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../../database/orm'
import { documents, locations, pageOverrides } from '../../database/tables'
import { inputId } from '../../graphql/operations/ids'
import { ApiError, forPrograms, notFound } from '../../http/errors/api-error'
import { can } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'
import { type DocumentRow, isPublic, resourceOf } from '../document-row'
import { checkIsOpen, checkLevel } from './override-context'
import type { OverrideRow } from './override-rows'

export interface ResetLocation {
  readonly locationId: string
  /** `null` for differences in all languages. */
  readonly language?: string | null
  readonly expectedVersion: number
}

export type LocationRow = typeof locations.$inferSelect

export function readPlaces(places: readonly ResetLocation[]) {
  const read = places.map(({ locationId, language, expectedVersion }) => ({
    ...{ locationId: inputId(locationId, 'locationId'), language: language ?? '', expectedVersion },
  }))
  const names = new Set(read.map(({ locationId, language }) => `${locationId} ${language}`))
  if (names.size === 0) throw new ApiError('BAD_USER_INPUT', refusalFor('selectLocation'))
  if (names.size < read.length)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms('A location is named twice in the same language.'),
    )
  return read
}

export interface FoundPlaces {
  readonly document: DocumentRow
  readonly rows: readonly OverrideRow[]
  readonly locations: ReadonlyMap<number, LocationRow>
}

/** Finds and locks the rows, if the principal may publish each of them. */
export async function findPlaces(
  tx: Orm,
  {
    documentId,
    places,
    principal,
  }: {
    readonly documentId: number
    readonly places: ReturnType<typeof readPlaces>
    readonly principal: Principal
  },
): Promise<FoundPlaces> {
  for (const { locationId, language } of places)
    checkLevel(principal, 'publish', { locationId, language: language || undefined })
  const document = await lockDocument(tx, documentId, principal)
  const stored = await tx
    .select()
    .from(pageOverrides)
    .where(
      and(
        eq(pageOverrides.documentId, documentId),
        inArray(
          pageOverrides.locationId,
          places.map(({ locationId }) => locationId),
        ),
      ),
    )
  const known = await locationsOf(tx, stored)
  const rows = places.map(({ locationId, language, expectedVersion }) => {
    const row = stored.find((each) => each.locationId === locationId && each.language === language)
    const location = known.get(locationId)
    if (!row || !location) throw new ApiError('BAD_USER_INPUT', refusalFor('nothingDiffers'))
    checkIsOpen(document, location)
    if (row.version === expectedVersion) return row
    throw new ApiError(
      'CONFLICT',
      refusalFor('changedMeanwhile', { location: location.name, person: row.updatedByName }),
    )
  })
  return { document, rows, locations: known }
}

/** Locks the document exclusively: every save of an override locks it, too. */
export async function lockDocument(
  tx: Orm,
  id: number,
  principal: Principal,
): Promise<DocumentRow> {
  const [document] = await tx.select().from(documents).where(eq(documents.id, id)).for('update')
  if (!document) throw notFound('document')
  if (!isPublic(document) && !can(principal, 'readDraft', resourceOf(document)))
    throw notFound('document')
  return document
}

export async function locationsOf(
  tx: Orm,
  rows: readonly OverrideRow[],
): Promise<ReadonlyMap<number, LocationRow>> {
  const ids = [...new Set(rows.map(({ locationId }) => locationId))]
  if (ids.length === 0) return new Map()
  const found = await tx.select().from(locations).where(inArray(locations.id, ids))
  return new Map(found.map((location) => [location.id, location]))
}
