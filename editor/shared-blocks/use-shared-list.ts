import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { type Failure, failureIn, failureOf } from '../api/failure'
import { sharedBlockListQuery } from '../api/operations/shared-blocks'
import type { ListedShared } from '../api/shared-blocks'
import { useSession } from '../store/session'
import { useRestingText } from '../ui/use-resting-text'

const PAGE_SIZE = 20
/** Maximum length of a search, in characters. */
const MAX_TEXT_LENGTH = 200

interface SharedList {
  readonly entries: readonly ListedShared[]
  readonly isLoading: boolean
  /** The reason why the list or its next page could not be loaded. */
  readonly failure: Failure | null
  /** Retries the failed request. */
  reload(): void
  /** Loads the next page; `null` if there is none. */
  readonly more: (() => void) | null
}

/** Returns the shared blocks that can be added to this page, page by page. */
export function useSharedList(search: string): SharedList {
  const { context } = useSession()
  const text = useRestingText(search).slice(0, MAX_TEXT_LENGTH)
  const place = { locationId: String(context.location.id), language: context.language }
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(
    sharedBlockListQuery,
    { variables: { ...place, text, first: PAGE_SIZE } },
  )
  const [failed, setFailed] = useState<{ readonly text: string; readonly failure: Failure }>()
  const { nodes = [], pageInfo } = (data ?? previousData)?.sharedBlocks ?? {}
  const after = data && pageInfo?.hasNextPage ? pageInfo.endCursor : null
  const notMore = failed?.text === text ? failed.failure : null
  async function more(): Promise<void> {
    setFailed(undefined)
    // The cache appends them to the list (`type-policies.ts`).
    await fetchMore({ variables: { after } }).catch((reason: unknown) =>
      setFailed({ text, failure: failureOf(reason) }),
    )
  }
  return {
    ...{ entries: nodes, isLoading: loading, failure: failureIn(error) ?? notMore },
    reload: () => void (error ? refetch().catch(() => undefined) : more()),
    more: after === null || notMore ? null : () => void more(),
  }
}
