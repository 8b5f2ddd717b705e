import { and, eq, inArray, ne } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { sharedBlock, sharedIdsIn } from '#schema/page/shared-block'
import type { Orm } from '../database/orm'
import { contentReferences, documents, locations, pageOverrides } from '../database/tables'
import { ApiError } from '../http/errors/api-error'
import { parseContent, type StoredItem } from './publications/revision-items'

interface SharedUse {
  /** The page's location. Shared blocks are allowed on pages of their own location; the network's on all. */
  readonly locationId: number
  /** The page's previous content: uses already on it are kept, whatever happened to the shared block. */
  readonly known?: readonly Pick<StoredItem, 'content'>[]
}

type Texts = readonly { readonly content: string | null | undefined }[]

/**
 * Refuses a page with a new use of a shared block that doesn't exist, or belongs to another location. Locks the shared blocks
 * until the end of the transaction.
 */
export async function checkSharedUses(
  tx: Orm,
  texts: Texts,
  { locationId, known = [] }: SharedUse,
): Promise<void> {
  const before = new Set(idsIn(known))
  await checkSharedIds(
    tx,
    idsIn(texts).filter((id) => !before.has(id)),
    locationId,
  )
}

/** Checks only the newly added uses. */
export async function checkSharedIds(
  tx: Orm,
  added: readonly number[],
  locationId: number,
): Promise<void> {
  if (added.length === 0) return
  const rows = await tx
    .select({ id: documents.id, locationId: documents.locationId, title: documents.title })
    .from(documents)
    .where(
      and(
        inArray(documents.id, [...added]),
        eq(documents.type, 'SHARED'),
        ne(documents.recordStatus, 'DELETED'),
      ),
    )
    .orderBy(documents.id)
    .for('key share')
  for (const id of added) {
    const shared = rows.find((row) => row.id === id)
    if (!shared) throw new ApiError('BAD_USER_INPUT', refusalFor('noSharedBlock', { id }))
    if (shared.locationId !== DEFAULT_LOCATION_ID && shared.locationId !== locationId)
      throw new ApiError(
        'BAD_USER_INPUT',
        refusalFor('sharedBlockElsewhere', { title: shared.title }),
      )
  }
}

function idsIn(texts: Texts): readonly number[] {
  const named = texts.flatMap(({ content }) =>
    // Most pages have none: their content isn't parsed.
    content?.includes(`"${sharedBlock.name}"`) ? sharedIdsIn(parseContent(content)) : [],
  )
  return [...new Set(named)].sort((a, b) => a - b)
}

/** A page that uses a shared block, in its published content or its draft. */
interface UsingPage {
  readonly id: number
  readonly title: string
  readonly locationName: string
}

/** Returns the pages that use a shared block, including uses only in a location's override. */
async function pagesUsing(orm: Orm, sharedId: number): Promise<readonly UsingPage[]> {
  const { sourceKind, sourceId, targetKind, targetId } = contentReferences
  const points = and(eq(targetKind, 'document'), eq(targetId, sharedId))
  const columns = { id: documents.id, title: documents.title, locationName: locations.name }
  const [own, overriding] = await Promise.all([
    orm
      .selectDistinct(columns)
      .from(contentReferences)
      .innerJoin(documents, eq(documents.id, sourceId))
      .innerJoin(locations, eq(locations.id, documents.locationId))
      .where(and(points, eq(sourceKind, 'document'))),
    orm
      .selectDistinct(columns)
      .from(contentReferences)
      .innerJoin(pageOverrides, eq(pageOverrides.id, sourceId))
      .innerJoin(documents, eq(documents.id, pageOverrides.documentId))
      .innerJoin(locations, eq(locations.id, pageOverrides.locationId))
      .where(and(points, eq(sourceKind, 'pageOverride'))),
  ])
  return [...own, ...overriding].sort(
    (a, b) =>
      a.title.localeCompare(b.title) || a.id - b.id || (a.locationName < b.locationName ? -1 : 1),
  )
}

/** Refuses to delete a shared block in use, and names the pages. */
export async function checkUnused(
  tx: Orm,
  shared: { readonly id: number; readonly title: string },
) {
  const pages = await pagesUsing(tx, shared.id)
  if (pages.length === 0) return
  const named = pages
    .slice(0, MAX_NAMES)
    .map(({ title, locationName }) => `“${title}” (${locationName})`)
  const inUse = refusalFor('sharedBlockInUse', {
    title: shared.title,
    count: pages.length,
    pages: named.join(', '),
    more: Math.max(0, pages.length - MAX_NAMES),
  })
  throw new ApiError('INVALID_TRANSITION', inUse, { allowed: [] })
}

const MAX_NAMES = 5
