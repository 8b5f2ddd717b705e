import { and, eq, isNull } from 'drizzle-orm'
import { isSame } from '#schema/page/merge/canonical'
import type { Orm } from '../../database/orm'
import { detachedPages, keptPages } from '../../database/tables'
import { type DocumentRow, isPublic } from '../document-row'
import { type NetworkText, networkText, readNetworkTexts } from './network-text'
import type { OverridePlace } from './override-rows'

export type DetachmentRow = typeof detachedPages.$inferSelect

/** Reads the detachment of a page at a location; `null` if it follows the network. */
export async function openDetachment(
  orm: Orm,
  { documentId, locationId }: OverridePlace,
): Promise<DetachmentRow | null> {
  const [row] = await orm
    .select()
    .from(detachedPages)
    .where(
      and(
        eq(detachedPages.documentId, documentId),
        eq(detachedPages.locationId, locationId),
        isNull(detachedPages.attachedAt),
      ),
    )
  return row ?? null
}

/** Ends an earlier version that a location keeps until a wave or a later publication. */
export async function deleteKeptPage(
  tx: Orm,
  { documentId, locationId }: OverridePlace,
): Promise<void> {
  await tx
    .delete(keptPages)
    .where(and(eq(keptPages.documentId, documentId), eq(keptPages.locationId, locationId)))
}

/** `PageDetachment` in schema/api. */
export function detachmentNode({ id, documentId, locationId, ...row }: DetachmentRow) {
  return {
    ...{ id, documentId, locationId, detachedAt: row.detachedAt, detachedBy: row.detachedByName },
    ...{ attachedAt: row.attachedAt, attachedBy: row.attachedByName },
  }
}

/** Returns the detachment of a page, and whether the network has published another text since. */
export async function detachmentOf(
  orm: Orm,
  document: DocumentRow,
  { text, ...place }: { readonly text: NetworkText; readonly locationId: number },
) {
  const row = await openDetachment(orm, { documentId: document.id, ...place })
  if (!row) return null
  const texts = isPublic(document) ? await readNetworkTexts(orm, document, 'PUBLISHED') : null
  const now = texts && networkText(texts, document, { ...place, language: text.language })
  return {
    ...detachmentNode(row),
    isNetworkPublic: texts !== null,
    isNetworkChanged: now !== null && !isSame(now.page, text.page),
  }
}
