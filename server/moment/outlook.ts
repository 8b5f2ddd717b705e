import { and, asc, eq, gt, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { hoursOn } from '#renderer/parts/hours/hours'
import { type HoursGroup, isPeriod, type SpecialDay } from '#schema/entities/hours'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { withNetworkDays } from '#schema/entities/special-days'
import { kindsIn, type Orm } from '../database/orm'
import {
  announcements,
  documents,
  events,
  locations,
  posts,
  publications,
} from '../database/tables'
import { isPublicPage } from '../documents/publications/published-revision'
import { isNotOver } from '../records/reading/event-times'

export type OutlookKind =
  | 'ANNOUNCEMENT_OVER'
  | 'NO_EVENTS'
  | 'NO_HOURS'
  | 'NO_NEWS'
  | 'NO_SERVICES'
  | 'UNTRANSLATED'

/** `OutlookIssue` in schema/api. */
export interface OutlookIssue {
  readonly kind: OutlookKind
  readonly count: number
  readonly recordId: number | null
  readonly title: string
  readonly language: string | null
}

/** Locations in one time zone, and the moment to check. */
export interface Outlooked {
  readonly ids: readonly number[]
  readonly at: Date
  /** The local date: 2026-11-08. */
  readonly day: string
}

type IssuesByLocation = ReadonlyMap<number, readonly OutlookIssue[]>

/** Announcements that ended longer ago are not listed, in milliseconds. */
const LATELY_MS = 60 * 86_400_000
/** Maximum number of announcements listed per location. */
const MAX_NAMED = 3

/** Reads what will be missing at locations, with five statements in total regardless of their number. */
export async function readOutlook(orm: Orm, of: Outlooked): Promise<IssuesByLocation> {
  if (of.ids.length === 0) return new Map()
  // Sequential, because they share one transaction.
  const parts = [
    await hoursIssues(orm, of),
    await emptyEvents(orm, of),
    await emptyNews(orm, of),
    await overAnnouncements(orm, of),
    await untranslatedPages(orm, of),
  ]
  return new Map(of.ids.map((id) => [id, parts.flatMap((part) => part.get(id) ?? [])]))
}

async function hoursIssues(orm: Orm, { ids, day }: Outlooked): Promise<IssuesByLocation> {
  const { id, hours, specialDays } = locations
  const rows = await orm
    .select({ id, hours, specialDays })
    .from(locations)
    .where(inArray(id, [...new Set([...ids, DEFAULT_LOCATION_ID])]))
  const shared = rows.find((row) => row.id === DEFAULT_LOCATION_ID)?.specialDays ?? []
  return new Map(
    rows.map((row) => {
      const own = row.id === DEFAULT_LOCATION_ID
      const days = own ? row.specialDays : withNetworkDays(row.specialDays, shared)
      return [row.id, issuesOfHours(row.hours, day, days)]
    }),
  )
}

function issuesOfHours(
  groups: readonly HoursGroup[],
  day: string,
  specialDays: readonly SpecialDay[],
): readonly OutlookIssue[] {
  const filled = groups.filter(({ hours }) => hours.some(isPeriod))
  if (filled.length === 0) return [issue('NO_HOURS')]
  const services = filled.filter(({ kind }) => kind === 'SERVICE')
  const isWithout = services.every((group) => hoursOn(group, day, specialDays).periods.length === 0)
  return services.length > 0 && isWithout ? [issue('NO_SERVICES')] : []
}

function emptyEvents(orm: Orm, of: Outlooked): Promise<IssuesByLocation> {
  return issuesOfMissing(of, 'NO_EVENTS', async () =>
    orm
      .selectDistinct({ locationId: events.locationId })
      .from(events)
      .where(
        and(
          inArray(events.locationId, [...of.ids]),
          isPublicAt(orm, 'event', of.at),
          isNotOver(of.at),
        ),
      ),
  )
}

function emptyNews(orm: Orm, of: Outlooked): Promise<IssuesByLocation> {
  return issuesOfMissing(of, 'NO_NEWS', async () =>
    orm
      .selectDistinct({ locationId: posts.locationId })
      .from(posts)
      .where(and(inArray(posts.locationId, [...of.ids]), isPublicAt(orm, 'newsArticle', of.at))),
  )
}

/** Returns an issue for each location that isn’t found. */
async function issuesOfMissing(
  { ids }: Outlooked,
  kind: OutlookKind,
  find: () => Promise<readonly { readonly locationId: number }[]>,
): Promise<IssuesByLocation> {
  const found = new Set((await find()).map(({ locationId }) => locationId))
  return new Map(ids.filter((id) => !found.has(id)).map((id) => [id, [issue(kind)]]))
}

function isPublicAt(orm: Orm, kind: string, at: Date): SQL | undefined {
  return kindsIn(orm).get(kind)?.stored?.isPublic(at)
}

async function overAnnouncements(orm: Orm, { ids, at }: Outlooked): Promise<IssuesByLocation> {
  const { id, locationId, text, shownUntil, recordStatus, reach } = announcements
  const rank = sql<number>`row_number() over (partition by ${locationId} order by ${shownUntil} desc, ${id})`
  const named = orm
    .select({ id, locationId, text, rank: rank.as('rank') })
    .from(announcements)
    .where(
      and(
        ...[inArray(locationId, [...ids]), eq(reach, 'LOCATION'), eq(recordStatus, 'ACTIVE')],
        lte(shownUntil, at),
        gt(shownUntil, new Date(at.getTime() - LATELY_MS)),
      ),
    )
    .as('named')
  const rows = await orm
    .select({ id: named.id, locationId: named.locationId, text: named.text })
    .from(named)
    .where(lte(named.rank, MAX_NAMED))
    .orderBy(asc(named.locationId), asc(named.rank))
  return grouped(rows, (row) => ({
    ...issue('ANNOUNCEMENT_OVER'),
    recordId: row.id,
    title: row.text,
  }))
}

/**
 * Finds a location’s own pages that lack a translation. The required languages are those of its home page, or of the network’s.
 */
async function untranslatedPages(orm: Orm, { ids }: Outlooked): Promise<IssuesByLocation> {
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const homes = sql`(
    select distinct l.id as location_id, p.language from ${locations} l
    join ${documents} h on h.published_url = '/' and h.record_status = 'ACTIVE'
      and h.location_id in (l.id, ${DEFAULT_LOCATION_ID})
    join ${publications} p on p.document_id = h.id
      and (p.location_id is null or p.location_id in (l.id, ${DEFAULT_LOCATION_ID}))
    where l.id in (${list})
  )`
  const rows = await orm
    .select({
      locationId: documents.locationId,
      language: sql<string>`homes.language`,
      count: sql<number>`count(*)::int`,
    })
    .from(documents)
    .innerJoin(sql`${homes} homes`, sql`homes.location_id = ${documents.locationId}`)
    .where(
      and(
        ...[
          isPublicPage,
          inArray(documents.locationId, [...ids]),
          isNotNull(documents.publishedUrl),
        ],
        sql`not exists (select 1 from ${publications} own
          where own.document_id = ${documents.id} and own.language = homes.language)`,
      ),
    )
    .groupBy(documents.locationId, sql`homes.language`)
    .orderBy(documents.locationId, sql`homes.language`)
  return grouped(rows, ({ language, count }) => ({ ...issue('UNTRANSLATED'), language, count }))
}

function grouped<Row extends { readonly locationId: number }>(
  rows: readonly Row[],
  issueOf: (row: Row) => OutlookIssue,
): IssuesByLocation {
  const found = new Map<number, OutlookIssue[]>()
  for (const row of rows)
    found.set(row.locationId, [...(found.get(row.locationId) ?? []), issueOf(row)])
  return found
}

function issue(kind: OutlookKind): OutlookIssue {
  return { kind, count: 1, recordId: null, title: '', language: null }
}
