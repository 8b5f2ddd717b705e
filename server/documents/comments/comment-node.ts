import { inArray } from 'drizzle-orm'
import type { Orm } from '../../database/orm'
import { type comments, users } from '../../database/tables'
import { can } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'
import { type SuggestionNode, suggestionNodes } from './suggestion-node'

export type CommentRow = typeof comments.$inferSelect

type HiddenColumn =
  | 'documentId'
  | 'authorId'
  | 'guestLink'
  | 'mentions'
  | 'told'
  | 'locationId'
  | 'suggestion'

/** A comment as seen by an account (`Comment` in schema/api). */
export interface CommentNode extends Omit<CommentRow, HiddenColumn> {
  /** True if written through a preview link, without an account. */
  readonly isGuest: boolean
  readonly isMine: boolean
  readonly mayDelete: boolean
  readonly mentions: readonly CommentPerson[]
  readonly suggestion: SuggestionNode | null
}

export interface CommentPerson {
  readonly id: string
  readonly name: string
}

interface Reader {
  readonly principal: Principal
  /** The page's location. */
  readonly locationId: number
}

/** Returns the nodes of one page's comments, with a single query for everyone they mention. */
export async function commentNodes(
  orm: Orm,
  { principal, locationId }: Reader,
  rows: readonly CommentRow[],
): Promise<readonly CommentNode[]> {
  const place = { locationId, isPublic: false, kind: 'page' as const }
  const mayComment = can(principal, 'comment', place)
  const mayModerate = can(principal, 'moderateComments', place)
  const people = await peopleOf(orm, [...new Set(rows.flatMap(({ mentions }) => mentions))])
  const suggestions = await suggestionNodes(orm, rows, can(principal, 'review', place))
  return rows.map((whole) => {
    const { documentId: _, told: __, locationId: ___, authorId, guestLink, ...rest } = whole
    const { mentions, ...row } = rest
    const isMine = authorId === principal.id
    return {
      ...row,
      isMine,
      isGuest: guestLink !== null,
      mayDelete: mayModerate || (mayComment && isMine),
      mentions: mentions.flatMap((id) => people.get(id) ?? []),
      suggestion: suggestions.get(row.id) ?? null,
    }
  })
}

export async function commentNode(orm: Orm, seen: Reader, row: CommentRow): Promise<CommentNode> {
  const [node] = await commentNodes(orm, seen, [row])
  if (!node) throw new Error(`The comment ${row.id} has no node`)
  return node
}

async function peopleOf(
  orm: Orm,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CommentPerson>> {
  if (ids.length === 0) return new Map()
  const rows = await orm
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(rows.map((person) => [person.id, person]))
}
