import { and, eq, gte, max, or } from 'drizzle-orm'
import { type CacheTag, pathTag, REDIRECTS } from '../database/cache-tags'
import type { Orm } from '../database/orm'
import { movedAddresses, publicationPeriods } from '../database/tables'
import type { DocumentRow } from './document-row'

/** Removes the redirects made at a page’s address while it was unpublished. The page’s former addresses lead to it again. */
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
 * Keeps a page’s former address as a redirect to the page, even if it is unpublished for a while and returns elsewhere. A page
 * published at that address later takes precedence. Returns the cache tags of the changed redirects.
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
  // An unpublished page has no address to redirect to, so an existing redirect at its address stays.
  if (publishedUrl === null) await row.onConflictDoNothing()
  else
    await row.onConflictDoUpdate({
      target: [movedAddresses.locationId, movedAddresses.path],
      set: { documentId, target: null, movedAt, movedByName: '' },
    })
  return []
}
