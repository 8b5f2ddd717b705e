import { and, asc, desc, eq, gt, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import { locations, textReplacementTargets as targets, textReplacements } from '../database/tables'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../graphql/operations/connection'
import type { RequestContext } from '../graphql/operations/context'
import { idOf } from '../graphql/operations/ids'
import { can } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import { countRows } from '../records/reading/read-context'
import type { ReplacementRow } from './find-batch'
import type { TargetRow } from './text-source'

/** `TextReplacement` in schema/api. */
export type ReplacementNode = Awaited<ReturnType<typeof replacementNode>>
/** `ReplacementTarget` in schema/api. */
export type TargetNode = ReturnType<typeof targetNode>

/** Time during which a replacement can be undone, in milliseconds. */
export const KEEP_MS = 30 * 86_400_000

/** Returns whether the principal may work on a replacement: their own, or any if they are an administrator. */
export function mayWork(principal: Principal | null, { createdBy }: ReplacementRow): boolean {
  return principal?.id === createdBy || can(principal, 'administer', NETWORK)
}

const NETWORK = { locationId: null, isPublic: false } as const

export async function textReplacement(
  _: unknown,
  { id }: { readonly id: string },
  { readContext: { orm, principal } }: RequestContext,
): Promise<ReplacementNode | null> {
  const number = idOf(id)
  if (!principal || number === null) return null
  const [run] = await orm.select().from(textReplacements).where(eq(textReplacements.id, number))
  return run && mayWork(principal, run) ? replacementNode(orm, run) : null
}

export function listReplacements(
  _: unknown,
  args: PageArguments,
  { readContext: { orm, principal } }: RequestContext,
): Connection<ReplacementNode> {
  const part = partOf(args)
  const own = can(principal, 'administer', NETWORK)
    ? undefined
    : eq(textReplacements.createdBy, principal?.id ?? '')
  const recent = gt(textReplacements.createdAt, new Date(Date.now() - KEEP_MS))
  const where = and(isNotNull(textReplacements.replacement), recent, own)
  return connection(
    {
      async nodes() {
        const rows = await orm
          .select()
          .from(textReplacements)
          .where(where)
          .orderBy(desc(textReplacements.id))
          .limit(part.first)
          .offset(part.offset)
        return Promise.all(rows.map((row) => replacementNode(orm, row)))
      },
      totalCount: (atMost) => countRows(orm, textReplacements, { where, atMost }),
    },
    part,
  )
}

export async function replacementNode(orm: Orm, run: ReplacementRow) {
  const { scope, notAllowed, published, replacement } = run
  const sums = replacement === null ? NO_SUMS : await sumsOf(orm, run.id)
  return {
    ...run,
    ...sums,
    ...{ locationIds: scope.locationIds, languages: scope.languages },
    ...{ targetCount: run.targets, hitCount: run.hits, notAllowedCount: notAllowed },
    publishedCount: published,
    targets: (args: TargetArguments) => targetList(orm, run, args),
  }
}

const NO_SUMS = {
  ...{ replacedCount: 0, staleCount: 0, changedTargets: 0 },
  ...{ publishedTargets: 0, problemTargets: 0 },
}

async function sumsOf(orm: Orm, id: number): Promise<typeof NO_SUMS> {
  const isChanged = sql`${targets.result} = 'CHANGED'`
  const [sums] = await orm
    .select({
      replacedCount: sql<number>`coalesce(sum(${targets.replaced}), 0)::integer`,
      staleCount: sql<number>`coalesce(sum(${targets.stale}), 0)::integer`,
      changedTargets: sql<number>`(count(*) filter (where ${isChanged}))::integer`,
      publishedTargets: sql<number>`(count(*) filter (where ${targets.isPublished}))::integer`,
      problemTargets: sql<number>`(count(*) filter (where ${hasProblem}))::integer`,
    })
    .from(targets)
    .where(eq(targets.replacementId, id))
  return sums ?? NO_SUMS
}

const hasProblem: SQL = sql`(${targets.problem} is not null or ${targets.stale} > 0)`

interface TargetArguments extends PageArguments {
  readonly withProblems?: boolean | null
}

function targetList(
  orm: Orm,
  { id, replacement }: ReplacementRow,
  { withProblems, ...args }: TargetArguments,
): Connection<TargetNode> {
  const part = partOf(args)
  const where = and(
    eq(targets.replacementId, id),
    withProblems ? hasProblem : undefined,
    // Targets that match only in their published content are listed in the preview alone.
    replacement === null ? undefined : ne(targets.hits, sql`'[]'`),
  )
  return connection(
    {
      async nodes() {
        const rows = await orm
          .select({ target: targets, locationName: locations.name })
          .from(targets)
          .leftJoin(locations, eq(locations.id, targets.locationId))
          .where(where)
          .orderBy(asc(targets.id))
          .limit(part.first)
          .offset(part.offset)
        return rows.map(({ target, locationName }) => targetNode(target, locationName))
      },
      totalCount: (atMost) => countRows(orm, targets, { where, atMost }),
    },
    part,
  )
}

export function targetNode(target: TargetRow, locationName: string | null) {
  const { hits, published, replaced, stale } = target
  return {
    ...{ ...target, locationName },
    hits: hits.map((hit, number) => ({ ...hit, number })),
    ...{ publishedCount: published, replacedCount: replaced, staleCount: stale },
  }
}
