import { and, asc, eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { momentOf } from '#schema/entities/local-time'
import type { App } from '../app/app'
import type { Orm } from '../database/orm'
import { locations } from '../database/tables'
import { sortedText } from '../database/tables/indexes'
import { readMoment } from '../documents/schedule/local-moment'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../graphql/operations/connection'
import type { RequestContext } from '../graphql/operations/context'
import { ApiError } from '../http/errors/api-error'
import type { Principal } from '../people/access/principal'
import {
  countRows,
  type ListPage,
  listedAlready,
  mayReadDrafts,
} from '../records/reading/read-context'
import { type DoneSteps, doDueSteps } from './due-steps'
import { lookAhead } from './look-ahead'
import { MomentBusy } from './moment-busy'
import { type Outlooked, type OutlookIssue, readOutlook } from './outlook'

/** `LocationOutlook` in schema/api. */
interface LocationOutlook {
  readonly locationId: number
  readonly locationName: string
  readonly locationSlug: string
  readonly issues: readonly OutlookIssue[]
}

type OutlookArguments = PageArguments & { readonly at: string }

/** Locations checked per transaction, so that its cost doesn’t grow with the network. */
const MAX_PART = 25
const DAY_MS = 86_400_000

/** Returns what will be missing at the open locations whose drafts the caller can see; empty for others. */
export async function siteOutlook(
  _: unknown,
  { at, ...paging }: OutlookArguments,
  { app, principal }: RequestContext,
): Promise<Connection<LocationOutlook>> {
  const now = app.clock()
  // Refuses invalid times, and times past in every time zone: no zone is more than a day behind UTC.
  readMoment({ name: 'at', local: at, timeZone: 'UTC' }, new Date(now.getTime() - DAY_MS))
  const part = partOf(paging)
  const page = { ...part, first: Math.min(part.first, MAX_PART) }
  if (!principal) return connection(listedAlready([]), page)
  const where = and(eq(locations.status, 'ACTIVE'), mayReadDrafts(principal, locations.id))
  return connection(
    {
      nodes: () => outlooksOf(app, principal, { at, now, where, page }),
      totalCount: (atMost) => countRows(app.database.orm, locations, { where, atMost }),
    },
    page,
  )
}

interface OutlookQuery {
  readonly at: string
  readonly now: Date
  readonly where: ReturnType<typeof and>
  readonly page: ListPage
}

async function outlooksOf(
  app: App,
  seenBy: Principal,
  { where, page, ...moment }: OutlookQuery,
): Promise<readonly LocationOutlook[]> {
  const { id, name, slug, timeZone } = locations
  const rows = await app.database.orm
    .select({ id, name, slug, timeZone })
    .from(locations)
    .where(where)
    .orderBy(sortedText(name), asc(id))
    .limit(page.first)
    .offset(page.offset)
  const issues = await issuesOf(app, seenBy, groupsOf(rows, moment))
  return rows.map((row) => ({
    locationId: row.id,
    locationName: row.name,
    locationSlug: row.slug,
    issues: issues.get(row.id) ?? [],
  }))
}

/** Groups locations by time zone, in the order in which the moment occurs. */
function groupsOf(
  rows: readonly { readonly id: number; readonly timeZone: string }[],
  { at, now }: Pick<OutlookQuery, 'at' | 'now'>,
): readonly Outlooked[] {
  const zones = [...new Set(rows.map(({ timeZone }) => timeZone))]
  const groups = zones.map((zone) => {
    // If a clock change skips the hour, uses the hour after it.
    const moment = momentOf(at, zone) ?? momentOf(addHour(at), zone) ?? now
    const ids = rows.flatMap(({ id, timeZone }) => (timeZone === zone ? id : []))
    return { ids, at: moment < now ? now : moment, day: at.slice(0, '2026-11-08'.length) }
  })
  return groups.sort((a, b) => a.at.getTime() - b.at.getTime())
}

async function issuesOf(
  app: App,
  seenBy: Principal,
  groups: readonly Outlooked[],
): Promise<ReadonlyMap<number, readonly OutlookIssue[]>> {
  const [first] = groups
  if (!first) return new Map()
  const locationIds = groups.flatMap(({ ids }) => ids)
  const due = { locationIds, seenBy }
  try {
    return await lookAhead(app, { ...due, at: first.at }, async (tx, steps) =>
      readGroups(app, tx, { due, groups, steps }),
    )
  } catch (error) {
    if (!(error instanceof MomentBusy)) throw error
    throw new ApiError('UNAVAILABLE', refusalFor('unavailable'))
  }
}

interface Reading {
  readonly due: { readonly locationIds: readonly number[]; readonly seenBy: Principal }
  readonly groups: readonly Outlooked[]
  readonly steps: DoneSteps
}

/** Runs the steps due in one time zone before checking the next. */
async function readGroups(app: App, tx: Orm, { due, groups, steps }: Reading) {
  const found = new Map<number, readonly OutlookIssue[]>()
  let { done } = steps
  for (const group of groups) {
    ;({ done } = await doDueSteps(app, tx, { ...due, at: group.at }, done))
    for (const [id, issues] of await readOutlook(tx, group)) found.set(id, issues)
  }
  return found
}

function addHour(local: string): string {
  return new Date(Date.parse(`${local}Z`) + 3_600_000).toISOString().slice(0, local.length)
}
