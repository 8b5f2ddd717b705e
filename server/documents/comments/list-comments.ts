import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { documents, comments as table } from '../../database/tables'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import { can } from '../../people/access/can'
import { type CommentNode, commentNodes } from './comment-node'

interface CommentedBlock {
  readonly block: string
  readonly open: number
}

/** `CommentConnection` in schema/api. */
interface CommentList extends Connection<CommentNode> {
  readonly mayComment: boolean
  blocks(): Promise<readonly CommentedBlock[]>
}

/** Returns the comments on a page, open ones first; none if the caller may not see its draft. */
export async function comments(
  _: unknown,
  { documentId, ...args }: PageArguments & { readonly documentId: string },
  { principal, readContext: { orm } }: RequestContext,
): Promise<CommentList> {
  const part = partOf(args)
  const id = idOf(documentId)
  const [page] = id === null ? [] : await orm.select().from(documents).where(eq(documents.id, id))
  const place = { locationId: page?.locationId ?? null, isPublic: false, kind: 'page' as const }
  if (!principal || !page || !can(principal, 'readComments', place)) return emptyComments(part)
  const { locationId } = page
  const ofPage = eq(table.documentId, page.id)
  const listed = connection(
    {
      async nodes() {
        const rows = await orm
          .select()
          .from(table)
          .where(ofPage)
          .orderBy(sql`${table.resolvedAt} is not null`, desc(table.id))
          .limit(part.first)
          .offset(part.offset)
        return commentNodes(orm, { principal, locationId }, rows)
      },
      async totalCount() {
        const [counted] = await orm.select({ count: count() }).from(table).where(ofPage)
        return Number(counted?.count ?? 0)
      },
    },
    part,
  )
  return {
    ...listed,
    mayComment: can(principal, 'comment', place),
    async blocks() {
      const rows = await orm
        .select({ block: table.block, open: count() })
        .from(table)
        .where(and(ofPage, isNull(table.resolvedAt)))
        .groupBy(table.block)
        .orderBy(asc(table.block))
      return rows.map(({ block, open }) => ({ block, open: Number(open) }))
    },
  }
}

function emptyComments(part: ReturnType<typeof partOf>): CommentList {
  const listed = connection<CommentNode>({ nodes: async () => [], totalCount: async () => 0 }, part)
  return { ...listed, mayComment: false, blocks: async () => [] }
}
