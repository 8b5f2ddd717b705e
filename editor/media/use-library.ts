import { useCallback, useEffect, useRef, useState } from 'react'
import { type Failure, failureOf } from '../api/failure'
import type { LibraryPicture, LibraryQuery } from '../library/pictures'
import { useRecordSearch } from '../library/record-search'
import { useUi } from '../store/session'

/** Debounce before the server is queried, in milliseconds. */
const REST = 200

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
  again(): void
  /** Retries the failed request. */
  retry(): void
}

interface LibraryPage {
  readonly to: string
  readonly state: Library['state']
  readonly failure: Failure | null
  readonly pictures: readonly LibraryPicture[]
  readonly totalCount: number
  readonly next: string | null
}
const NOTHING: LibraryPage = {
  ...{ to: '', state: 'loading', failure: null },
  ...{ pictures: [], totalCount: 0, next: null },
}

/** Returns the pictures of the library page by page; queries again when the query changes. */
export function useLibrary(query: LibraryQuery): Library {
  const { pictures } = useRecordSearch()
  const [known, setKnown] = useState<LibraryPage>(NOTHING)
  const [round, setRound] = useState(0)
  const isAsking = useRef(false)
  // Counts changes and undo steps made elsewhere.
  const changes = useUi(({ recordChanges }) => recordChanges)
  const key = `${JSON.stringify(query)} ${round} ${changes}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies the query.
  useEffect(() => {
    let isCurrent = true
    isAsking.current = true
    const timer = setTimeout(
      () => {
        pictures
          .list(query, null)
          .then(
            (part): LibraryPage => ({ to: key, state: 'ready', failure: null, ...part }),
            (error: unknown): LibraryPage => ({
              ...{ ...NOTHING, to: key },
              ...{ state: 'failed', failure: failureOf(error) },
            }),
          )
          .then((next) => {
            if (!isCurrent) return
            isAsking.current = false
            setKnown(next)
          })
      },
      query.text === '' ? 0 : REST,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [pictures, key])

  const more = useCallback(() => {
    if (isAsking.current || known.next === null || known.to !== key) return
    isAsking.current = true
    pictures
      .list(query, known.next)
      .then(
        (part) =>
          setKnown((before) =>
            before.to === key
              ? {
                  ...{ ...before, ...part, failure: null },
                  pictures: withoutTwice(before.pictures, part.pictures),
                }
              : before,
          ),
        (error: unknown) =>
          setKnown((before) =>
            before.to === key ? { ...before, failure: failureOf(error) } : before,
          ),
      )
      .finally(() => {
        isAsking.current = false
      })
  }, [pictures, query, known, key])

  const again = useCallback(() => setRound((count) => count + 1), [])
  const isCurrent = known.to === key
  const failure = isCurrent ? known.failure : null
  return {
    ...{ state: isCurrent ? known.state : 'loading', pictures: known.pictures, failure },
    // After a failure, scrolling doesn't retry automatically: the user must.
    ...{ totalCount: known.totalCount, hasMore: known.next !== null && failure === null },
    ...{ more, again, retry: known.state === 'failed' ? again : more },
  }
}

/** Removes duplicates: a picture added in the meantime moves others to the next page. */
function withoutTwice(
  before: readonly LibraryPicture[],
  more: readonly LibraryPicture[],
): readonly LibraryPicture[] {
  const keys = new Set(before.map(({ key }) => key))
  return [...before, ...more.filter(({ key }) => !keys.has(key))]
}
