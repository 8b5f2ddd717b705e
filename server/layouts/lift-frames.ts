import { partsOf } from '#schema/page/site-layout'
import type { Orm } from '../database/orm'
import type { DocumentRow } from '../documents/document-row'
import { parseContent, type StoredItem } from '../published/revision-items'
import { findSiteLayout } from '../published/site-layout'
import { withoutFrame } from './lift-frame'
import { type RewriteItems, rewriteDocument } from './rewrite-document'

/** Takes off these pages what equals their site's layout, in the draft and in what visitors see. The caller holds them. */
export async function liftFrames(tx: Orm, rows: readonly DocumentRow[]): Promise<void> {
  const rewrite = lifting(tx)
  for (const row of rows)
    if (row.type === 'LOCATION' || row.type === 'PAGE')
      await rewriteDocument(tx, row, { rewrite, action: 'moveToLayout' })
}

/** Lifts the frame off texts, each by the layout that is around it; `null` when nothing is to be done. */
function lifting(tx: Orm): RewriteItems {
  const layouts = new Map<string, ReturnType<typeof findSiteLayout>>()
  return async (items, page) => {
    const lifted = await Promise.all(items.map((item) => liftItem(item, page)))
    return lifted.every((item, at) => item === items[at]) ? null : lifted
  }

  async function liftItem(
    item: StoredItem,
    page: Parameters<RewriteItems>[1],
  ): Promise<StoredItem> {
    if (item.content === null) return item
    const layout = await layoutAt(item.locationId ?? page.locationId, item.language)
    if (!layout) return item
    const before = parseContent(item.content)
    const after = withoutFrame(before, partsOf(layout.content), page)
    return after === before ? item : { ...item, content: JSON.stringify(after) }
  }

  function layoutAt(locationId: number, language: string) {
    const place = `${locationId} ${language}`
    const found = layouts.get(place) ?? findSiteLayout({ orm: tx }, { locationId, language })
    layouts.set(place, found)
    return found
  }
}
