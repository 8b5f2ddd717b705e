import { ApiError } from '../errors/api-error'
import { type Listed, LONGEST_LIST, type Part } from '../read/reader'

/** The arguments of every list that can grow. */
export interface PageArguments {
  readonly first?: number | null
  readonly after?: string | null
  /** How many to leave out before the first, where a list may be read by page number. */
  readonly skip?: number | null
}

export interface Connection<Node> {
  readonly nodes: readonly Node[]
  readonly totalCount: number
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}

/** How many of a list are answered when nobody says. */
export const USUAL_LENGTH = 20
const FARTHEST = 1_000_000

/** Which part of a list is asked: 20 unless told, never more than 100. */
export function partOf({ first, after, skip }: PageArguments): Part {
  if (first !== undefined && first !== null && first < 0)
    throw new ApiError('BAD_USER_INPUT', `'first' must be at least 0`)
  const start = after === undefined || after === null ? 0 : offsetOf(after)
  return {
    first: Math.min(first ?? USUAL_LENGTH, LONGEST_LIST),
    offset: start + Math.min(Math.max(skip ?? 0, 0), FARTHEST),
  }
}

/** A list's part as it is answered. */
export function connection<Node>(
  { nodes, totalCount }: Listed<Node>,
  { offset }: Part,
): Connection<Node> {
  const end = offset + nodes.length
  return {
    nodes,
    totalCount,
    pageInfo: {
      hasNextPage: end < totalCount,
      endCursor: nodes.length > 0 ? Buffer.from(`after:${end}`).toString('base64url') : null,
    },
  }
}

function offsetOf(cursor: string): number {
  const text = Buffer.from(cursor.slice(0, 100), 'base64url').toString()
  const offset = Number(/^after:(\d{1,7})$/.exec(text)?.[1] ?? Number.NaN)
  if (!(offset <= FARTHEST))
    throw new ApiError('BAD_USER_INPUT', `'after' is not a cursor of this list`)
  return offset
}
