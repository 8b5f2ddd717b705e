import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { App } from '../../../app/app'
import { announcementsTag } from '../../../database/cache-tags'
import { announcements } from '../../../database/tables'
import { type AsOf, mayReadDrafts } from '../read-context'
import type { ReadMemory } from './read-memory'

/** Maximum number of announcements shown at a time. */
const MAX_COUNT = 50

export type StoredAnnouncement = Pick<
  typeof announcements.$inferSelect,
  'id' | 'text' | 'level' | 'link' | 'linkLabel' | 'shownFrom' | 'shownUntil' | 'reach' | 'texts'
>

interface AnnouncementQuery {
  readonly locationId: number
  readonly asOf?: AsOf | undefined
}

/** Current and upcoming announcements of a location, from the cache its pages share. */
export async function cachedAnnouncements(
  { database }: Pick<App, 'database'>,
  memory: ReadMemory,
  { locationId, asOf }: AnnouncementQuery,
): Promise<readonly StoredAnnouncement[]> {
  const { found } = await memory.read(
    `announcements ${locationId}`,
    () => undefined,
    async ({ invalidateOn }) => {
      invalidateOn(announcementsTag(locationId))
      invalidateOn(announcementsTag(null))
      return { found: await readAnnouncements(database.orm, { locationId, asOf }) }
    },
  )
  return found
}

/** Includes upcoming announcements, because a cached page expires when the first of them begins. */
function readAnnouncements(
  orm: App['database']['orm'],
  { locationId, asOf }: AnnouncementQuery,
): Promise<StoredAnnouncement[]> {
  const now = new Date()
  const { id, text, level, link, linkLabel, shownFrom, shownUntil, reach, texts } = announcements
  const owner = announcements.locationId
  return orm
    .select({ id, text, level, link, linkLabel, shownFrom, shownUntil, reach, texts })
    .from(announcements)
    .where(
      and(
        eq(announcements.recordStatus, 'ACTIVE'),
        or(isNull(shownUntil), gt(shownUntil, asOf?.at ?? now)),
        asOf && or(isNull(shownFrom), lte(shownFrom, now), mayReadDrafts(asOf.seenBy, owner)),
        or(eq(reach, 'NETWORK'), and(eq(reach, 'LOCATION'), eq(owner, locationId))),
      ),
    )
    .orderBy(asc(shownFrom), asc(id))
    .limit(MAX_COUNT)
}
