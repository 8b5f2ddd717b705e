import { and, asc, between, eq, gte, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { localTime } from '#schema/entities/local-time'
import { writePeriods } from '#schema/entities/periods'
import { dayAfter, specialDatesOf } from '#schema/entities/special-days'
import type { Orm } from '../../database/orm'
import { events, locations, posts } from '../../database/tables'
import type { RequestContext } from '../../graphql/operations/context'
import { type RangeArguments, readablePlaces } from './list-record-schedules'

const MAX_RANGE_MS = 62 * 24 * 3600 * 1000
/** Maximum number per kind. */
const MAX_DATES = 500

/** An entry of the calendar (`CalendarDate` in schema/api). */
interface CalendarDateNode {
  readonly kind: 'ARTICLE_FROM' | 'ARTICLE_UNTIL' | 'EVENT' | 'SPECIAL_DAY'
  readonly key: string
  readonly id: number
  readonly title: string
  readonly locationId: number
  readonly locationName: string
  readonly timeZone: string
  readonly localAt: string
  readonly localUntil: string | null
  readonly allDay: boolean
  readonly isPublic: boolean
  readonly detail: string
}

interface Range {
  readonly from: Date
  readonly to: Date
  readonly places: 'ALL' | readonly number[]
}

/** Returns events, special days and publication times of articles between two moments, in order of local time. */
export async function calendarDates(
  _: unknown,
  args: RangeArguments,
  context: RequestContext,
): Promise<readonly CalendarDateNode[]> {
  const range = {
    from: args.from,
    to: args.to,
    places: readablePlaces(context, args, MAX_RANGE_MS),
  }
  const { orm } = context.readContext
  const found = await Promise.all([
    eventDates(orm, range),
    articleDates(orm, range),
    specialDays(orm, range),
  ])
  return found.flat().sort((a, b) => a.localAt.localeCompare(b.localAt))
}

const place = {
  locationId: locations.id,
  locationName: locations.name,
  timeZone: locations.timeZone,
}

async function eventDates(
  orm: Orm,
  { from, to, places }: Range,
): Promise<readonly CalendarDateNode[]> {
  const { id, title, startsAt, endsAt, allDay, recordStatus } = events
  const rows = await orm
    .select({ id, title, startsAt, endsAt, allDay, recordStatus, ...place })
    .from(events)
    .innerJoin(locations, eq(locations.id, events.locationId))
    .where(
      and(
        ...[inUse(recordStatus), isAtPlaces(places), lte(startsAt, to)],
        gte(sql`coalesce(${endsAt}, ${startsAt})`, sql`${from.toISOString()}::timestamptz`),
      ),
    )
    .orderBy(asc(startsAt), asc(id))
    .limit(MAX_DATES)
  return rows.map((row) => {
    const local = (moment: Date) => localTime(moment.toISOString(), row.timeZone)
    return {
      ...{ kind: 'EVENT', key: String(row.id), id: row.id, title: row.title, detail: '' },
      ...placeOf(row),
      ...{ localAt: local(row.startsAt), localUntil: row.endsAt && local(row.endsAt) },
      ...{ allDay: row.allDay, isPublic: row.recordStatus === 'ACTIVE' },
    }
  })
}

async function articleDates(
  orm: Orm,
  { from, to, places }: Range,
): Promise<readonly CalendarDateNode[]> {
  const { id, title, publishedAt, expireAt, status, recordStatus } = posts
  const rows = await orm
    .select({ id, title, publishedAt, expireAt, ...place })
    .from(posts)
    .innerJoin(locations, eq(locations.id, posts.locationId))
    .where(
      and(
        ...[inUse(recordStatus), isAtPlaces(places), eq(status, 'PUBLISHED')],
        or(between(publishedAt, from, to), between(expireAt, from, to)),
      ),
    )
    .orderBy(asc(publishedAt), asc(id))
    .limit(MAX_DATES)
  const now = new Date()
  return rows.flatMap((row) => {
    const { publishedAt: since, expireAt: until } = row
    const isPublic = since !== null && since <= now && (until === null || until > now)
    const about = { id: row.id, title: row.title, ...placeOf(row), isPublic, detail: '' }
    const dateOf = (kind: 'ARTICLE_FROM' | 'ARTICLE_UNTIL', moment: Date | null) =>
      moment === null || moment < from || moment > to
        ? []
        : [
            {
              ...{ ...about, kind, key: String(row.id), localUntil: null, allDay: false },
              localAt: localTime(moment.toISOString(), row.timeZone),
            },
          ]
    return [...dateOf('ARTICLE_FROM', since), ...dateOf('ARTICLE_UNTIL', until)]
  })
}

async function specialDays(
  orm: Orm,
  { from, to, places }: Range,
): Promise<readonly CalendarDateNode[]> {
  const { specialDays: days, status } = locations
  const rows = await orm
    .select({ ...place, days })
    .from(locations)
    .where(
      and(
        isAtPlaces(places),
        inArray(status, ['ACTIVE', 'INACTIVE']),
        ne(sql`${days}::text`, '[]'),
      ),
    )
    .orderBy(asc(locations.name), asc(locations.id))
    .limit(MAX_DATES)
  const [first, last] = [from, to].map((moment) => moment.toISOString().slice(0, 10))
  return rows.flatMap(({ days: entries, ...row }) =>
    specialDatesOf(entries, { from: first ?? '', to: dayAfter(last ?? '', 0) }).map(
      ({ date, entry, hours }) => ({
        ...{ kind: 'SPECIAL_DAY' as const, id: row.locationId, allDay: true, isPublic: true },
        key: [row.locationId, date, entry.group].join(' '),
        title: entry.group === null ? entry.name : `${entry.name}: ${entry.group}`,
        ...placeOf(row),
        ...{ localAt: `${date}T00:00`, localUntil: null, detail: writePeriods(hours) },
      }),
    ),
  )
}

interface PlaceRow {
  readonly locationId: number
  readonly locationName: string
  readonly timeZone: string
}

function placeOf({ locationId, locationName, timeZone }: PlaceRow): PlaceRow {
  return { locationId, locationName, timeZone }
}

function isAtPlaces(places: Range['places']): SQL | undefined {
  return places === 'ALL' ? undefined : inArray(locations.id, [...places])
}

function inUse(status: typeof events.recordStatus | typeof posts.recordStatus): SQL | undefined {
  return inArray(status, ['ACTIVE', 'INACTIVE'])
}
