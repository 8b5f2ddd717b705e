import { useQuery } from '@apollo/client/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Failure, failureIn, failureOf } from '../api/failure'
import { libraryQuery, siteLanguagesQuery } from '../api/operations/pictures'
import { libraryPicture, libraryVariables } from '../library/library-query'
import type { LibraryPicture, LibraryQuery } from '../library/pictures'
import { useUi } from '../store/session'
import { useRestingText } from '../ui/use-resting-text'

export interface Library {
  readonly state: 'loading' | 'failed' | 'ready'
  /** The reason why the first or the next page could not be loaded. */
  readonly failure: Failure | null
  readonly pictures: readonly LibraryPicture[]
  readonly totalCount: number
  /** True if there is another page. */
  readonly hasMore: boolean
  /** Loads the next page. */
  more(): void
  /** Reloads the list from the start. */
  reload(): void
  /** Retries the failed request. */
  retry(): void
}

/** Returns the pictures of the library page by page; queries again when the query changes. */
export function useLibrary(query: LibraryQuery): Library {
  const text = useRestingText(query.text)
  const variables = libraryVariables({ ...query, text })
  const { data, previousData, error, refetch, fetchMore } = useQuery(libraryQuery, { variables })
  const list = error ? undefined : (data ?? previousData)?.mediaLibrary
  const pictures = useMemo(() => list?.nodes.map(libraryPicture) ?? [], [list])
  const isShown = data !== undefined && text === query.text
  const next = list?.pageInfo.hasNextPage && isShown ? list.pageInfo.endCursor : null
  const { more, failure } = useMore(JSON.stringify(variables), next, (after) =>
    fetchMore({ variables: { after } }),
  )
  const reload = useCallback(() => void refetch(), [refetch])
  useChangesElsewhere(query, reload)
  return {
    ...{ state: stateOf(error !== undefined, isShown), pictures },
    failure: failureIn(error) ?? failure,
    // After a failure, scrolling doesn't retry automatically: the user must.
    ...{ totalCount: list?.totalCount ?? 0, hasMore: next !== null && failure === null },
    ...{ more, reload, retry: error ? reload : more },
  }
}

function stateOf(hasFailed: boolean, isShown: boolean): Library['state'] {
  if (hasFailed) return 'failed'
  return isShown ? 'ready' : 'loading'
}

/** Returns the function that loads the next page of a list, which the cache appends (`type-policies.ts`), and why it failed. */
function useMore(of: string, next: string | null, load: (after: string) => Promise<unknown>) {
  const [failed, setFailed] = useState<{ readonly of: string; readonly failure: Failure }>()
  const isAsking = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` identifies the list that `load` is about.
  const more = useCallback(() => {
    if (isAsking.current || next === null) return
    isAsking.current = true
    setFailed(undefined)
    load(next)
      .catch((error: unknown) => setFailed({ of, failure: failureOf(error) }))
      .finally(() => {
        isAsking.current = false
      })
  }, [of, next])
  return { more, failure: failed?.of === of ? failed.failure : null }
}

/**
 * Queries a list again whose order or membership depends on texts when pictures are changed or a change is undone. Others are
 * updated in the cache.
 */
function useChangesElsewhere({ text, show, sort }: LibraryQuery, reload: () => void): void {
  const changes = useUi(({ recordChanges }) => recordChanges)
  const seen = useRef(changes)
  const dependsOnTexts = text !== '' || show === 'undescribed' || sort === 'name'
  useEffect(() => {
    const isNew = seen.current !== changes
    seen.current = changes
    if (isNew && dependsOnTexts) reload()
  }, [changes, dependsOnTexts, reload])
}

/** Returns the languages of the network's sites, the default one first; requested once, `undefined` until then. */
export function useSiteLanguages(): readonly string[] | undefined {
  return useQuery(siteLanguagesQuery, { fetchPolicy: 'cache-first' }).data?.siteLanguages
}
