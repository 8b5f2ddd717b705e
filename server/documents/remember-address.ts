import type { Orm } from '../database/orm'
import { movedAddresses } from '../database/tables'
import type { DocumentRow } from './document-row'

/**
 * Keeps the address that a page leaves, so that links to it still lead to the page: also when it is taken away for a
 * while and comes back elsewhere. Whatever is published at that address later comes before it.
 */
export async function rememberAddress(
  tx: Orm,
  { publishedUrl: path }: DocumentRow,
  { id: documentId, locationId, publishedUrl }: DocumentRow,
): Promise<void> {
  if (path === null || path === publishedUrl) return
  const movedAt = new Date()
  const row = tx.insert(movedAddresses).values({ locationId, path, documentId, movedAt })
  // A page that is taken away leads nowhere: what its address led to before it came stays good.
  if (publishedUrl === null) await row.onConflictDoNothing()
  else
    await row.onConflictDoUpdate({
      target: [movedAddresses.locationId, movedAddresses.path],
      set: { documentId, target: null, movedAt, movedByName: '' },
    })
}
