import { and, eq, inArray, isNotNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { Orm } from '../database/orm'
import { documents, locations } from '../database/tables'
import type { DocumentRow } from './document-row'

/** Condition that a location is the default one. */
export const IS_DEFAULT = eq(locations.id, DEFAULT_LOCATION_ID)

/**
 * Condition that a location shows a network page or layout: it is open, and is the default one or has no page of its own at the
 * address, or layout.
 */
export function isShowing(orm: Orm, document: DocumentRow): SQL | undefined {
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
  return and(eq(locations.status, 'ACTIVE'), or(IS_DEFAULT, notExists(ofItsOwn)))
}
