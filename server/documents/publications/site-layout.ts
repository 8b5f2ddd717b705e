import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { bestOf } from '#schema/entities/place'
import type { PageContent } from '#schema/page/content'
import type { Orm } from '../../database/orm'
import { documents, publishedContents } from '../../database/tables'
import { isPublishedContent } from './public-pages'
import { sharedContent, sharedItems } from './revision-items'

/** The site layout around the pages of a location's site, as visitors see it. */
export interface SiteLayout {
  readonly documentId: number
  /** The location that owns it: the requested one, or the default location. */
  readonly ownerId: number
  /** The language of its text: the requested one, or the fallback. */
  readonly language: string
  readonly content: PageContent
}

/** Query for a layout by location and language. */
export interface LayoutQuery {
  readonly locationId: number
  readonly language: string
}

/** Finds the published layout of a location, or otherwise the network's; `null` if there is neither. */
export async function findSiteLayout(
  { orm }: { readonly orm: Orm },
  { locationId, language }: LayoutQuery,
): Promise<SiteLayout | null> {
  const rows = await orm
    .select({ id: documents.id, ownerId: documents.locationId, items: publishedContents.items })
    .from(documents)
    .innerJoin(publishedContents, isPublishedContent)
    .where(
      and(
        eq(documents.type, 'LAYOUT'),
        eq(documents.recordStatus, 'ACTIVE'),
        isNotNull(documents.publishedVersion),
        inArray(documents.locationId, [...new Set([locationId, DEFAULT_LOCATION_ID])]),
      ),
    )
  const row = rows.find(({ ownerId }) => ownerId === locationId) ?? rows[0]
  if (!row) return null
  const text = bestOf(sharedItems(row.items), { locationId, language })
  if (!text?.content) return null
  const content = sharedContent(text.content)
  return { documentId: row.id, ownerId: row.ownerId, language: text.language, content }
}
