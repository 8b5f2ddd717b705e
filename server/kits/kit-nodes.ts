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
import { type Kit, type KitRow, kitResource, lastDayOf, managesKits, readKit } from './kit-rows'
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
function stateOf(row: KitRow, blanks: readonly string[]): KitState {
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
  const [placed] = await placedRows(orm, and(isAt(kitId), eq(kitLocations.locationId, locationId)))
  if (!placed) throw notFound('kit')
  const [node] = await nodesOf(orm, principal, kit, [placed])
  if (!node) throw new Error(`Kit ${kitId} was read, and not told`)
  return node
}

function isAt(kitId: number): SQL {
  return eq(kitLocations.kitId, kitId)
}

function placedRows(
  orm: Orm,
  where: SQL | undefined,
  limit = MAX_LOCATIONS,
  offset = 0,
): Promise<LocatedKit[]> {
  return orm
    .select({ row: kitLocations, name: locations.name, timeZone: locations.timeZone })
    .from(kitLocations)
    .innerJoin(locations, eq(locations.id, kitLocations.locationId))
    .where(where)
    .orderBy(sortedText(locations.name), asc(locations.id))
    .limit(limit)
    .offset(offset)
}

/** Limit of locations whose drafts are read for counts. */
const MAX_LOCATIONS = 2000

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

export interface KitProgress {
  readonly id: number
  readonly title: string
  readonly lastDay: string
  counts(): Promise<Readonly<Record<'all' | 'ended' | 'filling' | 'published' | 'ready', number>>>
  locations(args: PageArguments & { readonly state?: KitState | null }): Connection<KitNode>
  all(): Promise<readonly KitNode[]>
}

/** Returns the progress of all locations; `null` if the caller may not manage kits. */
export async function kitProgress(
  _: unknown,
  { kitId }: { readonly kitId: string },
  { app, principal }: RequestContext,
): Promise<KitProgress | null> {
  if (!managesKits(principal)) return null
  const { orm } = app.database
  const id = idOf(kitId)
  const [found] =
    id === null
      ? []
      : await orm
          .select({ id: kits.id })
          .from(kits)
          .where(and(eq(kits.id, id), eq(kits.recordStatus, 'ACTIVE')))
  if (!found) return null
  const kit = await readKit(orm, found.id)
  let known: ReturnType<typeof readStates> | null = null
  const placed = () => {
    known ??= readStates(orm, kit)
    return known
  }
  return {
    ...{ id: kit.id, title: kit.values.title, lastDay: lastDayOf(kit) },
    async counts() {
      const { states } = await placed()
      const of = (...wanted: readonly KitState[]) =>
        states.filter((state) => wanted.includes(state)).length
      return {
        ...{ all: states.length, filling: of('FILLING'), ready: of('READY', 'SCHEDULED') },
        ...{ published: of('PUBLISHED'), ended: of('ENDED') },
      }
    },
    locations({ state, ...page }) {
      const part = partOf(page)
      const wanted = async () => {
        const { rows, states } = await placed()
        return state ? rows.filter((_, index) => states[index] === state) : rows
      }
      return connection(
        {
          totalCount: async () => (await wanted()).length,
          nodes: async () =>
            nodesOf(
              orm,
              principal,
              kit,
              (await wanted()).slice(part.offset, part.offset + part.first),
            ),
        },
        part,
      )
    },
    all: async () => nodesOf(orm, principal, kit, (await placed()).rows),
  }
}

async function readStates(orm: Orm, kit: Kit) {
  const rows = await placedRows(orm, isAt(kit.id))
  return { rows, states: await statesOf(orm, kit, rows) }
}

/** Returns the states of a kit’s locations. Drafts are read only where a blank decides: for what was submitted and isn’t public. */
async function statesOf(
  orm: Orm,
  kit: Kit,
  placed: readonly LocatedKit[],
): Promise<readonly KitState[]> {
  const open = placed.filter(({ row }) => stateOf(row, []) !== stateOf(row, ['']))
  const [pages, records] = await Promise.all([
    readPages(
      orm,
      open.flatMap(({ row }) => row.documentId ?? []),
      { onlyWithBlanks: true },
    ),
    readRecords(
      orm,
      open.flatMap(({ row }) => row.drafts),
    ),
  ])
  const waiting = new Set(open)
  return placed.map((each) => {
    const { row } = each
    return stateOf(
      row,
      waiting.has(each) ? emptyBlanks(kit, row, draftsOf(row, pages, records)) : [],
    )
  })
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
