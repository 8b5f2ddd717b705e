import { ApiError, forPrograms } from '../../http/errors/api-error'
import {
  type Listed,
  type ListPage,
  MAX_LIST_LENGTH,
  once,
} from '../../records/reading/read-context'

/** The arguments of every list that can grow. */
export interface PageArguments {
  readonly first?: number | null
  readonly after?: string | null
  /** How many to leave out before the first, where a list may be read by page number. */
  readonly skip?: number | null
}

/** Each field is read when a query asks for it: a list that is only counted reads no rows, and the other way round. */
export interface Connection<Node> {
  nodes(): Promise<readonly Node[]>
  /** GraphQL calls it with the arguments of the field. */
  totalCount(args?: { readonly atMost?: number | null }): Promise<number>
  pageInfo(): Promise<{ readonly hasNextPage: boolean; readonly endCursor: string | null }>
}

/** The default of `first`. */
export const USUAL_LENGTH = 20
const MAX_OFFSET = 1_000_000

/** The requested part of a list: 20 rows by default, never more than 100. */
export function partOf({ first, after, skip }: PageArguments): ListPage {
  if (first !== undefined && first !== null && first < 0)
    throw new ApiError('BAD_USER_INPUT', forPrograms(`'first' must be at least 0`))
  const start = after === undefined || after === null ? 0 : offsetOf(after)
  return {
    first: Math.min(first ?? USUAL_LENGTH, MAX_LIST_LENGTH),
    offset: start + Math.min(Math.max(skip ?? 0, 0), MAX_OFFSET),
  }
}

/** A connection as GraphQL returns it. */
export function connection<Node>(
  listed: Listed<Node>,
  { first, offset }: ListPage,
): Connection<Node> {
  const countTo = countedOnce(listed.totalCount)
  return {
    nodes: once(listed.nodes),
    totalCount: ({ atMost } = {}) => countTo(atMost ?? undefined),
    pageInfo,
  }

  async function pageInfo() {
    // One row behind the part says whether there are more: thousands need not be counted for it.
    const total = await countTo(offset + first + 1)
    const end = Math.min(offset + first, total)
    return {
      hasNextPage: end < total,
      endCursor: end > offset ? Buffer.from(`after:${end}`).toString('base64url') : null,
    }
  }
}

/** A count that goes as far serves those that stop earlier: `pageInfo` beside `totalCount` is one statement. */
function countedOnce(read: Listed<unknown>['totalCount']): (atMost?: number) => Promise<number> {
  let known: { readonly limit: number; readonly total: Promise<number> } | null = null
  return async (atMost) => {
    const limit = Math.max(atMost ?? Number.POSITIVE_INFINITY, 0)
    if (known === null || known.limit < limit) known = { limit, total: read(atMost && limit) }
    return Math.min(await known.total, limit)
  }
}

function offsetOf(cursor: string): number {
  const text = Buffer.from(cursor.slice(0, 100), 'base64url').toString()
  const offset = Number(/^after:(\d{1,7})$/.exec(text)?.[1] ?? Number.NaN)
  if (!(offset <= MAX_OFFSET))
    throw new ApiError('BAD_USER_INPUT', forPrograms(`'after' isn’t a cursor of this list`))
  return offset
}
