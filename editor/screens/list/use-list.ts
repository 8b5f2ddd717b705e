import { useState } from 'react'
import type { Failure } from '../../api/failure'
import { failureIn, useAnswer } from '../../app/use-answer'

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

/** Fetches a list part by part. `key` stands for all that `read` depends on: a list with another key begins at its first part. */
export function useList<Part extends ListPart>(
  key: string,
  read: (after: string | null) => Promise<Part>,
): PagedList<Part> {
  const { cursors, setCursors } = useCursors(key)
  const after = cursors.at(-1) ?? null
  const { answer, isAsking, again } = useAnswer(`${key} ${after}`, () => read(after))
  const part = answer.state === 'ready' ? answer.value : null
  return { part, failure: failureIn(answer), isAsking, refetch: again, cursors, setCursors }
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
