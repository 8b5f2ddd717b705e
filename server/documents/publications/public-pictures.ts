import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/orm'
import { contentReferences, mediaItems } from '../../database/tables'
import { isOpen } from './published-revision'

/** Content of a location that isn't open is never public. */
const isAtOpenSource = or(
  isNull(contentReferences.locationId),
  isOpen(contentReferences.locationId),
)

/** Returns the condition that a media item is public: public content references it now. */
export function isPublicPicture(now = new Date()): SQL {
  return sql`exists (select 1 from ${contentReferences} where ${and(
    eq(contentReferences.targetId, mediaItems.id),
    isLive(now),
  )})`
}

/** Returns the current public period of a picture, `until` being `null` if it has no end; `null` if the picture isn’t public. */
export async function readPublicPeriod(
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

/** Returns the time at which a picture will become public automatically; `null` if none is scheduled. */
export async function readPublicStart(
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
