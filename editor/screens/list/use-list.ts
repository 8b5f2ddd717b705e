import { useState } from 'react'
import type { Failure } from '../../api/failure'

/** A page of a list as returned by the server. */
export interface ListPart {
  readonly nodes: readonly unknown[]
  readonly totalCount: number
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}

/** A paginated list. */
export interface PagedList<ListedPage> {
  /** The current page; `null` until the first has loaded. */
  readonly part: ListedPage | null
  readonly failure: Failure | null
  /** True while a request is pending; the last result stays. */
  readonly isAsking: boolean
  /** Refetches the current page. */
  readonly refetch: () => void
  /** Cursors of the visited pages, the current one last. */
  readonly cursors: readonly string[]
  readonly setCursors: (cursors: readonly string[]) => void
}

export function useCursors(key: string) {
  const [{ of, cursors }, setState] = useState<{ of: string; cursors: readonly string[] }>({
    of: key,
    cursors: [],
  })
  return {
    cursors: of === key ? cursors : [],
    setCursors: (next: readonly string[]) => setState({ of: key, cursors: next }),
  }
}
