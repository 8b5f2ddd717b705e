import { and, eq, inArray } from 'drizzle-orm'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { partsOf } from '#schema/page/site-layout'
import { announce } from '../database/changes'
import type { Orm } from '../database/orm'
import { documents, publishedContents } from '../database/tables'
import { isPublishedContent } from '../published/published-revision'
import { parseContent, parseItems, type StoredItem } from '../published/revision-items'
import { findSiteLayout, layoutKey } from '../published/site-layout'
import { insertPublished } from './insert-published'
import { commonLayout, isSameFrame } from './lift-frame'

const TITLE = 'Site layout'

/**
 * Gives a location the layout that its published pages have in common, in each of their languages. None where it has one
 * already, where no page has anything to put into it, and where the network's would render the same.
 */
export async function foundLayout(tx: Orm, locationId: number): Promise<void> {
  if (await hasLayout(tx, locationId)) return
  const items = await layoutItems(tx, locationId)
  if (items.length === 0 || (await isNetworks(tx, locationId, items))) return
  const id = await insertPublished(tx, {
    ...{ type: 'LAYOUT', title: TITLE, description: '', locationId, externalUrl: null, items },
  })
  announce(tx, [layoutKey(locationId), `document:${id}`])
}

async function hasLayout(tx: Orm, locationId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.type, 'LAYOUT'), eq(documents.locationId, locationId)))
    .limit(1)
  return rows.length > 0
}

async function layoutItems(tx: Orm, locationId: number): Promise<StoredItem[]> {
  const rows = await tx
    .select({ items: publishedContents.items })
    .from(documents)
    .innerJoin(publishedContents, isPublishedContent)
    .where(
      and(
        eq(documents.locationId, locationId),
        eq(documents.recordStatus, 'ACTIVE'),
        inArray(documents.type, ['LOCATION', 'PAGE']),
      ),
    )
    .orderBy(documents.id)
  const own = rows
    .flatMap(({ items }) => parseItems(items))
    .filter((item) => item.locationId === null || item.locationId === locationId)
  const languages = [...new Set(own.map(({ language }) => language))]
  return languages.flatMap((language) => {
    const texts = own.filter((item) => item.language === language)
    const pages = texts.flatMap(({ content }) => (content === null ? [] : parseContent(content)))
    const layout = commonLayout(pages)
    if (!layout) return []
    return { language, locationId, title: TITLE, richText: '', content: JSON.stringify(layout) }
  })
}

/** Whether the network's layout renders the same in each language; what it has no words for differs. */
async function isNetworks(
  tx: Orm,
  locationId: number,
  items: readonly StoredItem[],
): Promise<boolean> {
  if (locationId === DEFAULT_LOCATION_ID) return false
  for (const { language, content } of items) {
    const layout = await findSiteLayout({ orm: tx }, { locationId, language })
    if (!layout || !content || (layout.language !== language && language !== DEFAULT_LANGUAGE))
      return false
    if (!isSameFrame(partsOf(layout.content), partsOf(parseContent(content)))) return false
  }
  return true
}
