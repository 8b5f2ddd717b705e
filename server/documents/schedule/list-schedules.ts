import { and, asc, between, eq, inArray, or, type SQL } from 'drizzle-orm'
import { localTime } from '#schema/entities/local-time'
import type { Orm } from '../../database/orm'
import { documents, locations, schedules } from '../../database/tables'

/** Enough for 25 listed pages with `MAX_SCHEDULES` each. */
const MAX_COUNT = 1250

/** A scheduled step (`Schedule` in schema/api). */
export interface ScheduleNode {
  readonly id: number
  readonly action: string
  readonly documentId: number
  readonly type: string
  readonly title: string
  readonly locationId: number
  readonly locationName: string
  readonly timeZone: string
  readonly language: string | null
  readonly textLocationId: number | null
  readonly version: number
  readonly at: Date
  readonly localAt: string
  readonly localUntil: string | null
  readonly by: string
  readonly problem: string | null
}

interface Between {
  readonly from: Date
  readonly to: Date
  readonly places: 'ALL' | readonly number[]
}

/** Reads what starts or ends between two moments on pages of these locations, ordered by time. */
export function listSchedules(
  orm: Orm,
  { from, to, places }: Between,
): Promise<readonly ScheduleNode[]> {
  const here = places === 'ALL' ? undefined : inArray(documents.locationId, [...places])
  const isThen = or(between(schedules.at, from, to), between(schedules.until, from, to))
  return read(orm, and(isThen, here))
}

/** Reads the scheduled steps of pages, in the order requested. */
export async function schedulesOfAll(
  orm: Orm,
  ids: readonly number[],
): Promise<readonly (readonly ScheduleNode[])[]> {
  const found = await read(orm, inArray(schedules.documentId, [...ids]))
  return ids.map((id) => found.filter(({ documentId }) => documentId === id))
}

/** Reads the scheduled steps of a page. */
export function schedulesOf(orm: Orm, documentId: number): Promise<readonly ScheduleNode[]> {
  return read(orm, eq(schedules.documentId, documentId))
}

async function read(orm: Orm, which: SQL | undefined): Promise<readonly ScheduleNode[]> {
  const rows = await orm
    .select({ schedule: schedules, document: documents, location: locations })
    .from(schedules)
    .innerJoin(documents, eq(documents.id, schedules.documentId))
    .innerJoin(locations, eq(locations.id, documents.locationId))
    .where(which)
    .orderBy(asc(schedules.at), asc(schedules.id))
    .limit(MAX_COUNT)
  return rows.map(({ schedule, document, location: { id, name, timeZone } }) => {
    const { createdBy: _, createdByName, until, locationId, ...rest } = schedule
    return {
      ...rest,
      ...{ type: document.type, title: document.title, textLocationId: locationId },
      ...{ locationId: id, locationName: name, timeZone, by: createdByName },
      localAt: localTime(schedule.at.toISOString(), timeZone),
      localUntil: until && localTime(until.toISOString(), timeZone),
    }
  })
}
