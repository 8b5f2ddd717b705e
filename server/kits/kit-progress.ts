import { and, asc, eq } from 'drizzle-orm'
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
import { draftsOf, emptyBlanks, readPages, readRecords } from './kit-drafts'
import { type KitNode, type KitState, kitNodes, stateOf } from './kit-nodes'
import { type Kit, lastDayOf, managesKits, readKit } from './kit-rows'

export interface KitProgress {
  readonly id: number
  readonly title: string
  readonly lastDay: string
  counts(): Promise<Readonly<Record<'all' | 'ended' | 'filling' | 'published' | 'ready', number>>>
  locations(args: PageArguments & { readonly state?: KitState | null }): Connection<KitNode>
  /** The locations that aren’t ready. */
  filling(): Promise<readonly KitNode[]>
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
  const states = () => {
    known ??= readStates(orm, kit)
    return known
  }
  const locationsIn = async (state: KitState | null | undefined) =>
    (await states()).flatMap((at) => (!state || at.state === state ? at.locationId : []))
  const nodesAt = (locationIds: readonly number[]) => kitNodes(orm, principal, { kit, locationIds })
  return {
    ...{ id: kit.id, title: kit.values.title, lastDay: lastDayOf(kit) },
    async counts() {
      const all = await states()
      const of = (...wanted: readonly KitState[]) =>
        all.filter(({ state }) => wanted.includes(state)).length
      return {
        ...{ all: all.length, filling: of('FILLING'), ready: of('READY', 'SCHEDULED') },
        ...{ published: of('PUBLISHED'), ended: of('ENDED') },
      }
    },
    locations({ state, ...page }) {
      const { first, offset } = partOf(page)
      return connection(
        {
          totalCount: async () => (await locationsIn(state)).length,
          nodes: async () => nodesAt((await locationsIn(state)).slice(offset, offset + first)),
        },
        { first, offset },
      )
    },
    filling: async () => nodesAt(await locationsIn('FILLING')),
  }
}

/** Limit of locations whose states are counted. */
const MAX_LOCATIONS = 2000

/** Returns the states of a kit’s locations, in the order of their names. */
async function readStates(
  orm: Orm,
  kit: Kit,
): Promise<readonly { readonly locationId: number; readonly state: KitState }[]> {
  const { locationId, documentId, drafts, answers } = kitLocations
  const { submittedAt, publishAt, publishedAt, endedAt } = kitLocations
  const rows = await orm
    .select({
      ...{ locationId, documentId, drafts, answers },
      ...{ submittedAt, publishAt, publishedAt, endedAt },
    })
    .from(kitLocations)
    .innerJoin(locations, eq(locations.id, locationId))
    .where(eq(kitLocations.kitId, kit.id))
    .orderBy(sortedText(locations.name), asc(locations.id))
    .limit(MAX_LOCATIONS)
  // Drafts are read only where a blank decides: for what was submitted and isn’t public.
  const open = new Set(rows.filter((row) => stateOf(row, []) !== stateOf(row, [''])))
  const [pages, records] = await Promise.all([
    readPages(
      orm,
      [...open].flatMap((row) => row.documentId ?? []),
      { onlyWithBlanks: true },
    ),
    readRecords(
      orm,
      [...open].flatMap((row) => row.drafts),
      { onlyWithBlanks: true },
    ),
  ])
  return rows.map((row) => {
    const blanks = open.has(row) ? emptyBlanks(kit, row, draftsOf(row, pages, records)) : []
    return { locationId: row.locationId, state: stateOf(row, blanks) }
  })
}
