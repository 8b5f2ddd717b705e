import { and, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { App } from '../../app/app'
import { documents, movedAddresses, publishedContents } from '../../database/tables'
import { overrideStamps, parseStamps } from '../../documents/publications/published-overrides'
import {
  isPublicPage,
  isPublishedContent,
  publishedStamp,
} from '../../documents/publications/published-revision'

/** An address that leads to a document, on the site of a location. */
export interface AddressRow {
  /** 0 where it leads to no page, but was entered to lead elsewhere. */
  readonly documentId: number
  readonly locationId: number
  /** `null` for a page that is reached by its number only. */
  readonly path: string | null
}

/** The address of a public page, and which state of it visitors see. */
export interface PublishedAddress extends AddressRow {
  /** Another one as soon as anything of the page is published. */
  readonly stamp: string
  /** The states of what locations have otherwise, by their ids; `null` where none does. */
  readonly overrideStamps: Readonly<Record<string, string>> | null
}

/** Where documents can be reached now, and where they could be before. */
export interface AddressRows {
  readonly published: readonly PublishedAddress[]
  readonly moved: readonly AddressRow[]
}

/** The addresses of these documents; of all when no ids are given. Of all locations, when none are given. */
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
