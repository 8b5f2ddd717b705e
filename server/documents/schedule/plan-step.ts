import { eq } from 'drizzle-orm'
import type { Orm } from '../../database/orm'
import { locations } from '../../database/tables'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import { checkVersion } from '../conflict'
import { documentFor, requireSignIn, type SavedDocument, savedDocument } from '../document-row'
import { checkApprover, published } from '../publish'
import { readTexts, type TextsOfPage } from '../texts-of-page'
import { unpublishTexts } from '../unpublish'
import { checkOrder, readMoment } from './local-moment'
import { writeSchedule } from './write-schedule'

/** The arguments of a step that can be scheduled. */
export interface SchedulableStepArguments {
  readonly id: string
  readonly expectedVersion: number
  readonly language?: string | null
  readonly locationId?: string | null
  /** Local time of the location, such as `2026-11-08T06:00`. */
  readonly at?: string | null
  readonly until?: string | null
}

/** Schedules publishing the current version, or unpublishing it. Throws now if the step would be refused then. */
export function planStep(
  context: RequestContext,
  { id, expectedVersion, at, ...args }: SchedulableStepArguments & { readonly at: string },
  action: 'publish' | 'unpublish',
): Promise<SavedDocument> {
  const principal = requireSignIn(context.principal)
  const part = readTexts(args)
  return context.app.changes.write(async (tx) => {
    const row = await documentFor(tx, principal, { action, language: part.language }, idOf(id))
    await checkVersion(tx, row, expectedVersion)
    const { version } = row
    const now = context.app.clock()
    const timeZone = await timeZoneOf(tx, row.locationId)
    const moment = readMoment({ name: 'at', local: at, timeZone }, now)
    if (action === 'unpublish') {
      await unpublishTexts(tx, row, part)
      const step = { action: 'UNPUBLISH', at: moment, until: null, version } as const
      await writeSchedule(tx, { row, by: principal }, { ...step, ...part })
      return savedDocument(row, principal)
    }
    const until = await readEnd(tx, row, { until: args.until, now })
    if (until) checkOrder(moment, until)
    await checkApprover(tx, row, { principal, ...part })
    await published({ tx, principal }, row, { step: 'publish', until, ...part })
    const step = { action: 'PUBLISH', at: moment, until, version } as const
    await writeSchedule(tx, { row, by: principal }, { ...step, ...part })
    return savedDocument(row, principal)
  })
}

/** Converts the local end time of a publication to a moment; `null` if there is no end. */
export async function readEnd(
  tx: Orm,
  { locationId }: { readonly locationId: number },
  { until, now }: { readonly until: string | null | undefined; readonly now: Date },
): Promise<Date | null> {
  if (!until) return null
  const timeZone = await timeZoneOf(tx, locationId)
  return readMoment({ name: 'until', local: until, timeZone }, now)
}

/** Schedules the end of a publication that starts now. */
export async function planEndNow(
  tx: Orm,
  { row, by }: Parameters<typeof writeSchedule>[1],
  { until, ...part }: TextsOfPage & { readonly until: Date },
): Promise<void> {
  const end = { action: 'UNPUBLISH', at: until, until: null, version: row.version } as const
  await writeSchedule(tx, { row, by }, { ...end, ...part })
}

/** Returns the time zone of a location. */
export async function timeZoneOf(tx: Orm, locationId: number): Promise<string> {
  const [location] = await tx
    .select({ timeZone: locations.timeZone })
    .from(locations)
    .where(eq(locations.id, locationId))
  if (!location) throw new Error(`Location ${locationId} doesn’t exist`)
  return location.timeZone
}
