import { useState } from 'react'
import type { Failure } from '../../api/failure'

/** A part of a list, as the server answers it. */
export interface ListPart {
  readonly nodes: readonly unknown[]
  readonly totalCount: number
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}

/** A list of which one part is shown at a time. */
export interface PagedList<Part> {
  /** The shown part; `null` until the first has come. */
  readonly part: Part | null
  readonly failure: Failure | null
  /** Whether an answer is awaited; the last one stays meanwhile. */
  readonly isAsking: boolean
  /** Fetches the shown part again. */
  readonly refetch: () => void
  /** Where the parts begin that were visited, the shown one last. */
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
