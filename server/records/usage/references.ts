import { and, countDistinct, eq, or, type SQL, sql } from 'drizzle-orm'
import { contentReferences, pageOverrides } from '../../database/tables'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import {
  type ListPage,
  type ListResult,
  listedAlready,
  mayReadDrafts,
  type ReadContext,
  readCount,
} from '../reading/read-context'
import type { ReferenceNode } from './name-sources'
import { nameSources } from './name-sources'
import { pointsAt } from './usage-target'

interface ReferencesArguments extends PageArguments {
  readonly kind: string
  readonly id: string
}

/** Returns the references to a record, for signed-in people. */
export async function references(
  _: unknown,
  args: ReferencesArguments,
  { readContext }: RequestContext,
): Promise<Connection<ReferenceNode>> {
  const part = partOf(args)
  return connection(await listReferences(readContext, args, part), part)
}

/**
 * Lists the pages and records that refer to one: public ones of the whole network, and drafts that the caller can see. Empty for
 * anonymous callers.
 */
export async function listReferences(
  readContext: ReadContext,
  { kind, id }: { readonly kind: string; readonly id: string },
  part: ListPage,
): Promise<ListResult<ReferenceNode>> {
  const { orm, principal } = readContext
  const pointsAtRecord = await pointsAt(orm, kind, id)
  if (pointsAtRecord === null || principal === null) return listedAlready<ReferenceNode>([])
  const { state, locationId } = contentReferences
  const where = and(
    pointsAtRecord,
    or(eq(state, 'LIVE'), mayReadDrafts(principal, locationId)),
    // Excludes references to itself.
    sql`not (${source.kind} = ${kind} and ${source.id}::text = ${id})`,
  )
  const ofOverrides = and(
    eq(contentReferences.sourceKind, 'pageOverride'),
    eq(pageOverrides.id, contentReferences.sourceId),
  )
  return {
    nodes: async () => {
      const rows = await orm
        .select({
          ...source,
          isLive: anyOf(eq(state, 'LIVE')),
          isDraft: anyOf(eq(state, 'DRAFT')),
        })
        .from(contentReferences)
        .leftJoin(pageOverrides, ofOverrides)
        .where(where)
        .groupBy(source.kind, source.id, source.versionAt)
        .orderBy(source.kind, source.id, sql`${source.versionAt} nulls first`)
        .limit(part.first)
        .offset(part.offset)
      return nameSources(readContext, rows)
    },
    totalCount: () =>
      readCount(
        orm
          .select({
            count: countDistinct(sql`(${source.kind}, ${source.id}, ${source.versionAt})`),
          })
          .from(contentReferences)
          .leftJoin(pageOverrides, ofOverrides)
          .where(where),
      ),
  }
}

/**
 * The page or record that refers, and the location whose version of a page it is: one with differences, or with a text of its own.
 */
const source = {
  kind: sql<string>`case ${contentReferences.sourceKind} when 'pageOverride' then 'document' else ${contentReferences.sourceKind} end`,
  id: sql<number>`coalesce(${pageOverrides.documentId}, ${contentReferences.sourceId})`,
  versionAt: sql<number | null>`case ${contentReferences.sourceKind}
    when 'pageOverride' then ${contentReferences.locationId}
    when 'document' then nullif(nullif(split_part(${contentReferences.place}, '/', 2), '')::integer, ${contentReferences.locationId})
  end`,
}

function anyOf(condition: SQL): SQL<boolean> {
  return sql<boolean>`bool_or(${condition})`
}
