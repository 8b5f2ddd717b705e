import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import { differenceResets, documents } from '../../database/tables'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { inputId } from '../../graphql/operations/ids'
import { readableLocations } from '../../people/access/can'
import { countRows } from '../../records/reading/read-context'

const { dropped: _, ...columns } = getTableColumns(differenceResets)
const { resetBy } = differenceResets
type Row = Omit<typeof differenceResets.$inferSelect, 'dropped'>

/** `DifferenceReset` in schema/api. */
export interface ResetNode {
  readonly id: number
  readonly documentId: number
  readonly title: string
  readonly places: string
  readonly placeCount: number
  readonly differenceCount: number
  readonly resetAt: Date
  readonly resetBy: string
  readonly undoneAt: Date | null
  readonly undoneBy: string | null
}

export function resetNode(row: Row, title: string): ResetNode {
  const { id, documentId, places, placeCount, differenceCount, resetAt, undoneAt } = row
  return {
    ...{ id, documentId, title, places, placeCount, differenceCount, resetAt, undoneAt },
    ...{ resetBy: row.resetByName, undoneBy: row.undoneByName },
  }
}

/** Returns the resets at many locations, newest first: the caller's own, or everyone's if they see all locations. */
export function differenceResetList(
  _: unknown,
  args: PageArguments & { readonly documentId?: string | null },
  { principal, readContext: { orm } }: RequestContext,
): Connection<ResetNode> {
  const seesAll = readableLocations(principal) === 'ALL'
  const isOwn = seesAll ? undefined : eq(resetBy, principal?.id ?? '')
  const where = and(
    args.documentId == null
      ? undefined
      : eq(columns.documentId, inputId(args.documentId, 'documentId')),
    isOwn,
  )
  const part = partOf(args)
  return connection(
    {
      nodes: async () => {
        const rows = await orm
          .select({ ...columns, title: documents.title })
          .from(differenceResets)
          .innerJoin(documents, eq(documents.id, differenceResets.documentId))
          .where(where)
          .orderBy(desc(differenceResets.id))
          .limit(part.first)
          .offset(part.offset)
        return rows.map(({ title, ...row }) => resetNode(row, title))
      },
      totalCount: (atMost) => countRows(orm, differenceResets, { where, atMost }),
    },
    part,
  )
}
