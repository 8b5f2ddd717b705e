import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/orm'
import { contentReferences, mediaItems } from '../../database/tables'
import { isOpen } from './published-revision'

/** What a location that is not open shows, nobody sees. */
const isAtOpenSource = or(
  isNull(contentReferences.locationId),
  isOpen(contentReferences.locationId),
)

/** The condition that visitors may see a media item: something they see now points at it. */
export function isPublicPicture(now = new Date()): SQL {
  return sql`exists (select 1 from ${contentReferences} where ${and(
    eq(contentReferences.targetId, mediaItems.id),
    isLive(now),
  )})`
}

/** Until when a picture is public by what points at it now: `null` is without end. */
export async function publicUntil(
  orm: Orm,
  mediaId: number,
  now = new Date(),
): Promise<{ readonly until: Date | null } | null> {
  const rows = await orm
    .selectDistinct({ until: contentReferences.liveUntil })
    .from(contentReferences)
    .where(and(eq(contentReferences.targetId, mediaId), isLive(now)))
    .orderBy(sql`${contentReferences.liveUntil} desc nulls first`)
    .limit(1)
  return rows[0] ?? null
}

/** When a picture that is not public yet becomes so by itself; `null` when nothing says it will. */
export async function publicFrom(
  orm: Orm,
  mediaId: number,
  now = new Date(),
): Promise<Date | null> {
  const [row] = await orm
    .select({ from: contentReferences.liveFrom })
    .from(contentReferences)
    .where(and(isLivePicture(mediaId), isAtOpenSource, gt(contentReferences.liveFrom, now)))
    .orderBy(asc(contentReferences.liveFrom))
    .limit(1)
  return row?.from ?? null
}

function isLivePicture(mediaId: number): SQL | undefined {
  const { targetKind, targetId, state } = contentReferences
  return and(eq(targetKind, 'media'), eq(targetId, mediaId), eq(state, 'LIVE'))
}

function isLive(now: Date): SQL | undefined {
  return and(
    eq(contentReferences.targetKind, 'media'),
    eq(contentReferences.state, 'LIVE'),
    isAtOpenSource,
    or(isNull(contentReferences.liveFrom), lte(contentReferences.liveFrom, now)),
    or(isNull(contentReferences.liveUntil), gt(contentReferences.liveUntil, now)),
  )
}
