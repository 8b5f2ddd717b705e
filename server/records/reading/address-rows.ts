import { and, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { App } from '../../app/app'
import { documents, movedAddresses, publishedContents } from '../../database/tables'
import {
  isPublicPage,
  isPublishedContent,
  publishedStamp,
} from '../../documents/publications/public-pages'
import { overrideStamps, parseStamps } from '../../documents/publications/published-overrides'

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
