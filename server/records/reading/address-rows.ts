import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { kindOfTemplate } from '#schema/site/record-address'
import type { App } from '../../app/app'
import { documents, movedAddresses, publishedContents } from '../../database/tables'
import { overrideStamps, parseStamps } from '../../documents/publications/published-overrides'
import {
  isPublicPage,
  isPublishedContent,
  publishedStamp,
} from '../../documents/publications/published-revision'

/** An address on a location’s site that leads to a document. */
export interface AddressRow {
  /** 0 if it is a redirect that doesn’t lead to a page. */
  readonly documentId: number
  readonly locationId: number
  /** `null` for a page that is only reachable by id. */
  readonly path: string | null
}

/** The address of a public page, and its public state. */
export interface PublishedAddress extends AddressRow {
  /** Changes whenever anything of the page is published. */
  readonly stamp: string
  /** Stamps of locations’ overrides, by location id; `null` if there are none. */
  readonly overrideStamps: Readonly<Record<string, string>> | null
}

/** Current and former addresses of documents. */
export interface AddressRows {
  readonly published: readonly PublishedAddress[]
  readonly moved: readonly AddressRow[]
}

/** Reads the addresses of these documents at these locations; without ids, of all. */
export async function readAddressRows(
  { database: { orm } }: Pick<App, 'database'>,
  ids: readonly number[] | null,
  locationIds?: readonly number[],
): Promise<AddressRows> {
  const isOf = (column: PgColumn) => (locationIds ? inArray(column, [...locationIds]) : undefined)
  const [published, moved] = await Promise.all([
    orm
      .select({
        documentId: documents.id,
        locationId: documents.locationId,
        path: documents.publishedUrl,
        stamp: publishedStamp,
        overrideStamps,
      })
      .from(documents)
      .innerJoin(publishedContents, isPublishedContent)
      .where(
        and(
          isPublicPage,
          isOf(documents.locationId),
          ids ? inArray(documents.id, [...ids]) : undefined,
        ),
      ),
    orm
      .select({
        documentId: sql<number>`coalesce(${movedAddresses.documentId}, 0)`,
        locationId: movedAddresses.locationId,
        path: movedAddresses.path,
      })
      .from(movedAddresses)
      .where(
        and(
          isOf(movedAddresses.locationId),
          ids ? inArray(movedAddresses.documentId, [...ids]) : undefined,
        ),
      ),
  ])
  return {
    published: published.map((row) => ({
      ...row,
      overrideStamps: parseStamps(row.overrideStamps),
    })),
    moved,
  }
}

/**
 * Finds the current address of a page that was once at this address; the location's own redirect takes precedence over the
 * default location's.
 */
export async function findMovedPage(
  app: Pick<App, 'database'>,
  { locationId, path }: { readonly locationId: number; readonly path: string },
): Promise<MovedTo | null> {
  const rows = await app.database.orm
    .select({
      documentId: movedAddresses.documentId,
      ownerId: movedAddresses.locationId,
      target: movedAddresses.target,
      path: documents.publishedUrl,
    })
    .from(movedAddresses)
    .leftJoin(documents, and(eq(documents.id, movedAddresses.documentId), isPublicPage))
    .where(
      and(
        or(isNotNull(movedAddresses.target), isNotNull(documents.id)),
        eq(movedAddresses.path, path),
        inArray(movedAddresses.locationId, [...new Set([locationId, DEFAULT_LOCATION_ID])]),
      ),
    )
  const now = rows.find(({ ownerId }) => ownerId === locationId) ?? rows[0]
  const to = now?.target ?? now?.path
  if (!now || !to || to === path || kindOfTemplate(to)) return null
  return { documentId: now.documentId, path: to }
}

/** The target of an address without a page. */
interface MovedTo {
  /** `null` if a person entered it. */
  readonly documentId: number | null
  /** A path inside the site, or the full address of another. */
  readonly path: string
}
