import { and, asc, between, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { localTime } from '#schema/entities/local-time'
import type { Orm } from '../../database/orm'
import { prepared } from '../../database/prepared'
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
export async function listSchedules(
  orm: Orm,
  { from, to, places }: Between,
): Promise<readonly ScheduleNode[]> {
  const here = places === 'ALL' ? undefined : inArray(documents.locationId, [...places])
  const isThen = or(between(schedules.at, from, to), between(schedules.until, from, to))
  return (await select(orm, and(isThen, here))).map(toNode)
}

/** Reads the scheduled steps of pages, in the order requested. */
export async function schedulesOfAll(
  orm: Orm,
  ids: readonly number[],
): Promise<readonly (readonly ScheduleNode[])[]> {
  const found = (await schedulesOfDocuments(orm, { ids })).map(toNode)
  return ids.map((id) => found.filter(({ documentId }) => documentId === id))
}

/** Reads the scheduled steps of a page. */
export async function schedulesOf(orm: Orm, documentId: number): Promise<readonly ScheduleNode[]> {
  return (await schedulesOfDocuments(orm, { ids: [documentId] })).map(toNode)
}

const schedulesOfDocuments = prepared('schedules_of_documents', (orm) =>
  select(orm, sql`${schedules.documentId} = any(${sql.placeholder('ids')})`),
)

function select(orm: Orm, which: SQL | undefined) {
  return orm
    .select({
      schedule: schedules,
      document: { type: documents.type, title: documents.title },
      location: { id: locations.id, name: locations.name, timeZone: locations.timeZone },
    })
    .from(schedules)
    .innerJoin(documents, eq(documents.id, schedules.documentId))
    .innerJoin(locations, eq(locations.id, documents.locationId))
    .where(which)
    .orderBy(asc(schedules.at), asc(schedules.id))
    .limit(MAX_COUNT)
}

function toNode({
  schedule,
  document,
  location: { id, name, timeZone },
}: Awaited<ReturnType<typeof select>>[number]): ScheduleNode {
  const { createdBy: _, createdByName, until, locationId, ...rest } = schedule
  return {
    ...rest,
    ...{ type: document.type, title: document.title, textLocationId: locationId },
    ...{ locationId: id, locationName: name, timeZone, by: createdByName },
    localAt: localTime(schedule.at.toISOString(), timeZone),
    localUntil: until && localTime(until.toISOString(), timeZone),
  }
}
