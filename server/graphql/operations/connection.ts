import { ApiError, forPrograms } from '../../http/errors/api-error'
import {
  type ListPage,
  type ListResult,
  MAX_LIST_LENGTH,
  once,
} from '../../records/reading/read-context'

/** The arguments of every list that can grow. */
export interface PageArguments {
  readonly first?: number | null
  readonly after?: string | null
  /** Number of rows to skip at the start, for lists read by page number. */
  readonly skip?: number | null
}

/** A page of a list. Each field is loaded lazily: a count reads no rows, and vice versa. */
export interface Connection<Node> {
  nodes(): Promise<readonly Node[]>
  /** Called by GraphQL with the arguments of the field. */
  totalCount(args?: { readonly atMost?: number | null }): Promise<number>
  pageInfo(): Promise<{ readonly hasNextPage: boolean; readonly endCursor: string | null }>
}

/** Default of `first`. */
export const USUAL_LENGTH = 20
const MAX_OFFSET = 1_000_000

/** Returns the requested range of a list: 20 rows by default, at most 100. */
export function partOf({ first, after, skip }: PageArguments): ListPage {
  if (first !== undefined && first !== null && first < 0)
    throw new ApiError('BAD_USER_INPUT', forPrograms(`'first' must be at least 0`))
  const start = after === undefined || after === null ? 0 : offsetOf(after)
  return {
    first: Math.min(first ?? USUAL_LENGTH, MAX_LIST_LENGTH),
    offset: start + Math.min(Math.max(skip ?? 0, 0), MAX_OFFSET),
  }
}

/** Creates a GraphQL connection. */
export function connection<Node>(
  listed: ListResult<Node>,
  { first, offset }: ListPage,
): Connection<Node> {
  const countTo = cacheCount(listed.totalCount)
  return {
    nodes: once(listed.nodes),
    totalCount: ({ atMost } = {}) => countTo(atMost ?? undefined),
    pageInfo,
  }

  async function pageInfo() {
    // Counting one row beyond the range shows whether there are more, without counting thousands.
    const total = await countTo(offset + first + 1)
    const end = Math.min(offset + first, total)
    return {
      hasNextPage: end < total,
      endCursor: end > offset ? Buffer.from(`after:${end}`).toString('base64url') : null,
    }
  }
}

/** Caches a count, which also serves requests with a lower limit: `pageInfo` and `totalCount` share one statement. */
function cacheCount(read: ListResult<unknown>['totalCount']): (atMost?: number) => Promise<number> {
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
