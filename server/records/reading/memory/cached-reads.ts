import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { recordDefinitions } from '#schema/records'
import type { App } from '../../../app/app'
import {
  announcementsTag,
  documentTag,
  kindOf,
  LANGUAGES,
  layoutTag,
  listTag,
  overrideTag,
} from '../../../database/cache-tags'
import { kindsIn, type Orm } from '../../../database/orm'
import { announcements } from '../../../database/tables'
import {
  type FoundPage,
  findSharedBlocks,
  findSiteLayout,
  type LayoutQuery,
  type SiteLayout,
} from '../../../documents/publications/published-page'
import { listTranslatedPaths, type TranslatedQuery } from '../listed-pages'
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
    ignore,
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

/**
 * Returns the published layout of a site, from the cache that all pages share. Wrapped in an object, so that a missing layout is
 * cached too. Adds no tags, because pages record the layouts they depend on.
 */
export async function cachedLayout(
  { database }: Pick<App, 'database'>,
  memory: ReadMemory,
  query: LayoutQuery,
): Promise<SiteLayout | null> {
  const { locationId, language } = query
  const name = `layout ${locationId} ${language}`
  const { layout } = await memory.read(name, ignore, async ({ invalidateOn }) => {
    for (const id of [locationId, DEFAULT_LOCATION_ID]) invalidateOn(layoutTag(id))
    const found = await findSiteLayout(database, query)
    if (found) invalidateOn(documentTag(found.documentId))
    return { layout: found }
  })
  return layout
}

/** Returns the shared blocks of a page as a location shows them, from the cache that all pages share; one entry per page. */
export async function cachedSharedBlocks(
  { database }: Pick<App, 'database'>,
  memory: ReadMemory,
  query: Parameters<typeof findSharedBlocks>[1],
): Promise<readonly FoundPage[]> {
  const { ids, locationId, language } = query
  const name = `shared ${ids.join()} ${locationId} ${language}`
  const { found } = await memory.read(name, ignore, async ({ invalidateOn }) => {
    for (const id of ids) {
      invalidateOn(documentTag(id))
      invalidateOn(overrideTag(id, locationId))
    }
    return { found: await findSharedBlocks(database.orm, query) }
  })
  return found
}

/** Returns the paths with a page in a language, from the cache that all pages share. The page itself adds the tag. */
export function cachedTranslatedPaths(
  app: Pick<App, 'database'>,
  memory: ReadMemory,
  query: TranslatedQuery,
): Promise<readonly string[]> {
  return memory.read(
    `languages ${query.locationId} ${query.language}`,
    ignore,
    ({ invalidateOn }) => {
      invalidateOn(LANGUAGES)
      return listTranslatedPaths(app, query)
    },
  )
}

/**
 * Returns when the next record appears or expires after a moment, from the cache that all pages share; requested by the minute.
 * Wrapped in an object, so that a missing moment is cached too.
 */
export async function cachedRecordChange(
  { database }: Pick<App, 'database'>,
  memory: ReadMemory,
  { after, keys }: { readonly after: Date; readonly keys: ReadonlySet<string> },
): Promise<Date | null> {
  const kinds = timedKinds(keys)
  if (kinds.length === 0) return null
  const name = `change ${after.toISOString()} ${kinds.join(' ')}`
  const { moment } = await memory.read(name, ignore, async ({ invalidateOn }) => {
    for (const kind of kinds) invalidateOn(listTag(kind, null))
    const found = await nextRecordChange(database.orm, after, new Set(kinds))
    return { moment: found?.getTime() ?? null }
  })
  return moment === null ? null : new Date(moment)
}

function ignore(): void {
  // Tags are ignored here, because pages record what they depend on.
}

const timed = [...recordDefinitions.values()].filter(
  ({ shown }) => shown.from !== null || shown.until !== null,
)

/**
 * Returns when the next record appears or expires after a moment, of these kinds or of all; `null` if none will. Skips kinds
 * without time limits.
 */
export async function nextRecordChange(
  orm: Orm,
  after: Date,
  kinds?: ReadonlySet<string>,
): Promise<Date | null> {
  const limited = timed.filter(({ kind }) => kinds?.has(kind) ?? true)
  const changes = await Promise.all(
    limited.map(({ kind }) => kindsIn(orm).get(kind)?.stored?.nextChange(orm, after)),
  )
  const moments = changes.flatMap((change) => change?.getTime() ?? [])
  return moments.length > 0 ? new Date(Math.min(...moments)) : null
}

/** Returns the kinds in tags whose records appear or expire by time. */
function timedKinds(tags: Iterable<string>): readonly string[] {
  const named = new Set([...tags].map(kindOf))
  return timed.flatMap(({ kind }) => (named.has(kind) ? kind : []))
}

/** Returns whether a tag’s kind has records that appear or expire by time. */
export function isTimed(tag: string): boolean {
  return timedKinds([tag]).length > 0
}
