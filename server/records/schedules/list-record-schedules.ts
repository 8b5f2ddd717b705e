import DataLoader from 'dataloader'
import { and, asc, between, eq, inArray, type SQL } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { localTime } from '#schema/entities/local-time'
import { locations, recordSchedules as table } from '../../database/tables'
import { requireSignIn } from '../../documents/document-row'
import type { RequestContext } from '../../graphql/operations/context'
import { inputId } from '../../graphql/operations/ids'
import { ApiError, forPrograms } from '../../http/errors/api-error'
import { can, readableLocations } from '../../people/access/can'
import type { ReadContext } from '../reading/read-context'
import { recordSources } from '../reading/record-sources'

const MAX_ROWS = 500
const MAX_RANGE_MS = 400 * 24 * 3600 * 1000

/** A scheduled step of a record (`RecordSchedule` in schema/api). */
export interface RecordScheduleNode {
  readonly id: number
  readonly kind: string
  readonly recordId: number
  readonly title: string
  readonly action: string
  readonly locationId: number
  readonly locationName: string
  readonly timeZone: string
  readonly at: Date
  readonly localAt: string
  readonly by: string
  readonly problem: string | null
}

/** A period at one location or at all. */
export interface RangeArguments {
  readonly from: Date
  readonly to: Date
  readonly locationId?: string | null
}

/** Returns the scheduled steps of records between two moments, at one location or at all whose drafts the caller can see. */
export async function scheduledRecords(
  _: unknown,
  args: RangeArguments,
  context: RequestContext,
): Promise<readonly RecordScheduleNode[]> {
  const places = readablePlaces(context, args, MAX_RANGE_MS)
  const here = places === 'ALL' ? undefined : inArray(table.locationId, [...places])
  return read(context, and(between(table.at, args.from, args.to), here))
}

/** Returns the locations of a range whose drafts the caller may read; throws if there are none, or if the range is too long. */
export function readablePlaces(
  { principal: asking }: Pick<RequestContext, 'principal'>,
  { from, to, locationId: given }: RangeArguments,
  maxMs: number,
): 'ALL' | readonly number[] {
  const principal = requireSignIn(asking)
  if (to.getTime() - from.getTime() > maxMs)
    throw new ApiError(
      'LIMIT_EXCEEDED',
      forPrograms(`Ask for at most ${maxMs / (24 * 3600 * 1000)} days at once.`),
    )
  const locationId = given == null ? null : inputId(given, 'locationId')
  const readable = readableLocations(principal)
  const isAllowed =
    locationId === null
      ? readable.length > 0
      : can(principal, 'readDraft', { locationId, isPublic: false })
  if (isAllowed) return locationId === null ? readable : [locationId]
  throw new ApiError('FORBIDDEN', refusalFor('noSchedule'))
}

const loadersByContext = new WeakMap<
  RequestContext,
  Map<string, DataLoader<number, readonly RecordScheduleNode[]>>
>()

interface Named {
  readonly kind: string
  readonly id: number
  readonly locationId: number | null
}

/** Returns the scheduled steps of a record, batched for all records of a list; empty for visitors. */
export async function schedulesOfRecord(
  { kind, id, locationId }: Named,
  _: unknown,
  context: RequestContext,
): Promise<readonly RecordScheduleNode[]> {
  if (!can(context.principal, 'readDraft', { locationId, isPublic: false })) return []
  const byKind = loadersByContext.get(context) ?? new Map()
  loadersByContext.set(context, byKind)
  const loader =
    byKind.get(kind) ??
    new DataLoader<number, readonly RecordScheduleNode[]>(async (ids) => {
      const rows = await read(context, and(eq(table.kind, kind), inArray(table.recordId, [...ids])))
      return ids.map((one) => rows.filter(({ recordId }) => recordId === one))
    })
  byKind.set(kind, loader)
  return loader.load(id)
}

/** Reads scheduled steps inside a transaction. */
export function readSchedulesInTransaction(
  context: ScheduleContext,
  { kind, recordId }: { readonly kind: string; readonly recordId: number },
): Promise<readonly RecordScheduleNode[]> {
  return read(context, and(eq(table.kind, kind), eq(table.recordId, recordId)))
}

interface ScheduleContext extends Pick<RequestContext, 'loaders'> {
  readonly readContext: ReadContext
}

async function read(
  { readContext, loaders }: ScheduleContext,
  which: SQL | undefined,
): Promise<readonly RecordScheduleNode[]> {
  const rows = await readContext.orm
    .select({ schedule: table, location: locations })
    .from(table)
    .innerJoin(locations, eq(locations.id, table.locationId))
    .where(which)
    .orderBy(asc(table.at), asc(table.id))
    .limit(MAX_ROWS)
  const titles = await titlesOf(
    { readContext, loaders },
    rows.map(({ schedule }) => schedule),
  )
  return rows.map(({ schedule, location: { name, timeZone } }) => {
    const { createdBy: _, createdByName: by, ...rest } = schedule
    return {
      ...{ ...rest, by, timeZone, locationName: name },
      title: titles.get(nameOf(schedule)) ?? '',
      localAt: localTime(schedule.at.toISOString(), timeZone),
    }
  })
}

/** Reads the current titles of records, with one query per kind. */
async function titlesOf(
  { readContext, loaders }: ScheduleContext,
  named: readonly { readonly kind: string; readonly recordId: number }[],
): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>()
  for (const kind of new Set(named.map((one) => one.kind))) {
    const ids = [...new Set(named.filter((one) => one.kind === kind).map((one) => one.recordId))]
    const part = { first: ids.length, offset: 0, load: loaders.mediaList }
    const listed = await recordSources(readContext.orm)
      .get(kind)
      ?.list(readContext, { ids, publicOnly: false }, part)
    for (const { id, title } of (await listed?.nodes()) ?? [])
      titles.set(nameOf({ kind, recordId: id }), title)
  }
  return titles
}

function nameOf({ kind, recordId }: { readonly kind: string; readonly recordId: number }): string {
  return `${kind} ${recordId}`
}
