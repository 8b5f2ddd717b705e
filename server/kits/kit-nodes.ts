import { and, asc, count, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import { kitLocations, kits, locations } from '../database/tables'
import { sortedText } from '../database/tables/indexes'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../graphql/operations/connection'
import type { RequestContext } from '../graphql/operations/context'
import { idOf } from '../graphql/operations/ids'
import { notFound } from '../http/errors/api-error'
import { can, contributedLocations } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import { draftsOf, emptyBlanks, kindOfKit, readPages, readRecords } from './kit-drafts'
import { type Kit, type KitRow, kitResource, lastDayOf, readKit } from './kit-rows'
import { localMoment } from './publish-kit'

export type KitState = 'ENDED' | 'FILLING' | 'PUBLISHED' | 'READY' | 'SCHEDULED'

/** `KitLocation` in schema/api. */
export interface KitNode {
  readonly kitId: number
  readonly title: string
  readonly note: string
  readonly lastDay: string
  readonly locationId: number
  readonly locationName: string
  readonly timeZone: string
  readonly state: KitState
  /** Blanks that are still empty. */
  readonly blanks: readonly string[]
  readonly answers: readonly { readonly blank: string; readonly answer: string }[]
  readonly pageId: number | null
  readonly drafts: readonly { readonly kind: string; readonly id: number; readonly title: string }[]
  readonly days: readonly string[]
  readonly publishAt: string | null
  readonly submittedBy: string | null
  readonly remindedAt: Date | null
  readonly problem: string | null
  readonly canPublish: boolean
}

interface LocatedKit {
  readonly row: KitRow
  readonly name: string
  readonly timeZone: string
}

/**
 * Returns the state of a location’s kit: ready if it has no empty blanks and was submitted or scheduled. The only place that
 * decides this.
 */
export function stateOf(
  row: Pick<KitRow, 'endedAt' | 'publishAt' | 'publishedAt' | 'submittedAt'>,
  blanks: readonly string[],
): KitState {
  if (row.endedAt !== null) return 'ENDED'
  if (row.publishedAt !== null) return 'PUBLISHED'
  if (blanks.length > 0) return 'FILLING'
  if (row.publishAt !== null) return 'SCHEDULED'
  return row.submittedAt === null ? 'FILLING' : 'READY'
}

/** Returns one location’s kit after a change. */
export async function kitNode(
  orm: Orm,
  principal: Principal,
  { kitId, locationId }: { readonly kitId: number; readonly locationId: number },
): Promise<KitNode> {
  const kit = await readKit(orm, kitId)
  const [node] = await kitNodes(orm, principal, { kit, locationIds: [locationId] })
  if (!node) throw notFound('kit')
  return node
}

/** Returns a kit at some of its locations, in the order of their names. */
export async function kitNodes(
  orm: Orm,
  principal: Principal | null,
  { kit, locationIds }: { readonly kit: Kit; readonly locationIds: readonly number[] },
): Promise<readonly KitNode[]> {
  if (locationIds.length === 0) return []
  const rows = await placedRows(
    orm,
    and(isAt(kit.id), inArray(kitLocations.locationId, [...locationIds])),
  )
  return nodesOf(orm, principal, kit, rows)
}

function isAt(kitId: number): SQL {
  return eq(kitLocations.kitId, kitId)
}

function placedRows(orm: Orm, where: SQL | undefined): Promise<LocatedKit[]> {
  return orm
    .select({ row: kitLocations, name: locations.name, timeZone: locations.timeZone })
    .from(kitLocations)
    .innerJoin(locations, eq(locations.id, kitLocations.locationId))
    .where(where)
    .orderBy(sortedText(locations.name), asc(locations.id))
}

async function nodesOf(
  orm: Orm,
  principal: Principal | null,
  kit: Kit,
  placed: readonly LocatedKit[],
): Promise<readonly KitNode[]> {
  const pageIds = placed.flatMap(({ row }) => row.documentId ?? [])
  const pages = await readPages(orm, pageIds)
  const records = await readRecords(
    orm,
    placed.flatMap(({ row }) => row.drafts),
  )
  return placed.map(({ row, name, timeZone }) => {
    const drafts = draftsOf(row, pages, records)
    const blanks = emptyBlanks(kit, row, drafts)
    const { title, note, specialDays } = kit.values
    return {
      ...{ kitId: kit.id, title, note, lastDay: lastDayOf(kit) },
      ...{ locationId: row.locationId, locationName: name, timeZone, blanks },
      state: stateOf(row, blanks),
      answers: Object.entries(row.answers).map(([blank, answer]) => ({ blank, answer })),
      pageId: drafts.page?.id ?? null,
      drafts: drafts.records.map(({ kind, id, values }) => {
        const field = kindOfKit(kind).definition.title
        return { kind, id, title: String(values[field] ?? '') }
      }),
      days: specialDays.map((day) => `${day.name}, ${day.date.slice(0, 'yyyy-mm-dd'.length)}`),
      publishAt: row.publishAt && localMoment(row.publishAt, timeZone),
      ...{ submittedBy: row.submittedByName, remindedAt: row.remindedAt, problem: row.problem },
      canPublish: can(principal, 'publish', kitResource(row.locationId)),
    }
  })
}

/** Returns one location’s kit; `null` if the caller may not write there. */
export async function kitLocation(
  _: unknown,
  args: { readonly kitId: string; readonly locationId: string },
  { app, principal }: RequestContext,
): Promise<KitNode | null> {
  const [kitId, locationId] = [idOf(args.kitId), idOf(args.locationId)]
  if (!principal || kitId === null || locationId === null) return null
  if (!can(principal, 'save', kitResource(locationId))) return null
  const { orm } = app.database
  const [placed] = await placedRows(orm, and(isAt(kitId), eq(kitLocations.locationId, locationId)))
  return placed ? kitNode(orm, principal, { kitId, locationId }) : null
}

/** Returns the kits that the caller still has to fill in or submit. */
export function kitsToFill(
  _: unknown,
  args: PageArguments,
  { app, principal }: RequestContext,
): Connection<KitNode> {
  const { orm } = app.database
  const part = partOf(args)
  const at = principal === null ? [] : contributedLocations(principal, 'page')
  const own = Array.isArray(at) ? at : null
  const where = and(
    own === null ? undefined : inArray(kitLocations.locationId, own.length > 0 ? own : [0]),
    isNull(kitLocations.submittedAt),
    isNull(kitLocations.publishedAt),
    isNull(kitLocations.endedAt),
    eq(kits.recordStatus, 'ACTIVE'),
  )
  const from = () =>
    orm
      .select({ row: kitLocations, name: locations.name, timeZone: locations.timeZone })
      .from(kitLocations)
      .innerJoin(kits, eq(kits.id, kitLocations.kitId))
      .innerJoin(locations, eq(locations.id, kitLocations.locationId))
      .where(where)
  return connection(
    {
      async totalCount() {
        const [row] = await orm
          .select({ count: count() })
          .from(kitLocations)
          .innerJoin(kits, eq(kits.id, kitLocations.kitId))
          .where(where)
        return row?.count ?? 0
      },
      async nodes() {
        const rows = await from()
          .orderBy(kits.title, sortedText(locations.name), asc(locations.id))
          .limit(part.first)
          .offset(part.offset)
        const nodes: KitNode[] = []
        for (const kitId of new Set(rows.map(({ row }) => row.kitId))) {
          const kit = await readKit(orm, kitId)
          nodes.push(
            ...(await nodesOf(
              orm,
              principal,
              kit,
              rows.filter(({ row }) => row.kitId === kitId),
            )),
          )
        }
        return nodes
      },
    },
    part,
  )
}
