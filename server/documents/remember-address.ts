import { and, eq, gte, max, or } from 'drizzle-orm'
import { type CacheTag, pathTag, REDIRECTS } from '../database/cache-tags'
import type { Orm } from '../database/orm'
import { movedAddresses, publicationPeriods } from '../database/tables'
import type { DocumentRow } from './document-row'

/**
 * A page that is back at its address ends the redirects that were made there since it was taken away; its former addresses
 * lead to it again.
 */
async function endRedirects(
  tx: Orm,
  { id, locationId, publishedUrl: path }: DocumentRow,
): Promise<readonly CacheTag[]> {
  if (path === null) return []
  const former = await tx
    .select({ path: movedAddresses.path })
    .from(movedAddresses)
    .where(eq(movedAddresses.documentId, id))
  const [gone] = await tx
    .select({ at: max(publicationPeriods.to) })
    .from(publicationPeriods)
    .where(eq(publicationPeriods.documentId, id))
  const here = and(eq(movedAddresses.locationId, locationId), eq(movedAddresses.path, path))
  const isOwn = eq(movedAddresses.documentId, id)
  const isSince = gone?.at ? gte(movedAddresses.movedAt, gone.at) : undefined
  const ended = await tx
    .delete(movedAddresses)
    .where(and(here, isSince ? or(isOwn, isSince) : isOwn))
    .returning({ path: movedAddresses.path })
  const tags = former.map((address) => pathTag(address.path))
  return ended.length > 0 ? [...tags, REDIRECTS, pathTag(path)] : tags
}

/**
 * Keeps the address that a page leaves, so that links to it still lead to the page: also when it is taken away for a
 * while and comes back elsewhere. Whatever is published at that address later comes before it. Returns the cache tags of
 * redirects that are others now.
 */
export async function rememberAddress(
  tx: Orm,
  { publishedUrl: path }: DocumentRow,
  after: DocumentRow,
): Promise<readonly CacheTag[]> {
  const { id: documentId, locationId, publishedUrl } = after
  if (path === null) return endRedirects(tx, after)
  if (path === publishedUrl) return []
  const movedAt = new Date()
  const row = tx.insert(movedAddresses).values({ locationId, path, documentId, movedAt })
  // A page that is taken away leads nowhere: what its address led to before it came stays good.
  if (publishedUrl === null) await row.onConflictDoNothing()
  else
    await row.onConflictDoUpdate({
      target: [movedAddresses.locationId, movedAddresses.path],
      set: { documentId, target: null, movedAt, movedByName: '' },
    })
  return []
}
