import { useQuery } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { type Failure, failureIn, failureOf } from '../api/failure'
import { revisionQuery, revisionsQuery } from '../api/operations/revisions'
import { useEditing } from '../saving/editing'
import { revisionState } from './revisions'

const PAGE_SIZE = 50

/** Returns the saved versions of the open page, newest first and page by page. */
export function useRevisions() {
  const { document } = useEditing()
  const [moreFailure, setMoreFailure] = useState<Failure | null>(null)
  const { data, error, refetch, fetchMore } = useQuery(revisionsQuery, {
    variables: { id: String(document.summary.id), first: PAGE_SIZE },
  })
  const { publishedVersion = null, revisions } = data?.document ?? {}
  const { hasNextPage, endCursor } = revisions?.pageInfo ?? {}
  async function more(): Promise<void> {
    setMoreFailure(null)
    // The cache appends them to the list (`type-policies.ts`).
    await fetchMore({ variables: { after: endCursor } }).catch((reason: unknown) =>
      setMoreFailure(failureOf(reason)),
    )
  }
  return {
    ...{ nodes: revisions?.nodes ?? [], publishedVersion, isGone: data?.document === null },
    failure: failureIn(error) ?? moreFailure,
    reload: () => void (error ? refetch().catch(() => undefined) : more()),
    more: hasNextPage && !moreFailure ? () => void more() : null,
  }
}

/**
 * Returns the content of one saved version; `undefined` until it is loaded, `null` if it can’t be shown. Requested once, because
 * versions never change.
 */
export function useRevision(version: number | null) {
  const { document } = useEditing()
  const { summary, item } = document
  const { data, error, refetch } = useQuery(revisionQuery, {
    variables: { id: String(summary.id), version: version ?? 0 },
    skip: version === null,
    fetchPolicy: 'cache-first',
  })
  const state = useMemo(() => data && revisionState(data, item), [data, item])
  return { state, failure: failureIn(error), reload: () => void refetch().catch(() => undefined) }
}
