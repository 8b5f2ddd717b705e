import { useCallback, useEffect, useRef, useState } from 'react'
import { type Failure, failureOf } from '../api/failure'
import type { LibraryPicture, LibraryQuery } from '../library/pictures'
import { useRecordSearch } from '../library/record-search'
import { useUi } from '../store/session'

/** How long typing must rest before the server is asked, in milliseconds. */
const REST = 200

export interface Library {
  readonly state: 'loading' | 'failed' | 'ready'
  /** Why they, or the next part, could not be listed. */
  readonly failure: Failure | null
  readonly pictures: readonly LibraryPicture[]
  readonly totalCount: number
  /** Whether there are more than are listed. */
  readonly hasMore: boolean
  /** Lists the next part. */
  more(): void
  /** Lists from the beginning. */
  again(): void
  /** Asks once more for what could not be listed. */
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

/** The pictures of the library, a part at a time; asked again as the query changes. */
export function useLibrary(query: LibraryQuery): Library {
  const { pictures } = useRecordSearch()
  const [known, setKnown] = useState<LibraryPage>(NOTHING)
  const [round, setRound] = useState(0)
  const isAsking = useRef(false)
  // What was changed, or undone, elsewhere.
  const changes = useUi(({ recordChanges }) => recordChanges)
  const key = `${JSON.stringify(query)} ${round} ${changes}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the query.
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
    // What comes into view by itself is not asked for again and again: that is for a press.
    ...{ totalCount: known.totalCount, hasMore: known.next !== null && failure === null },
    ...{ more, again, retry: known.state === 'failed' ? again : more },
  }
}

/** Someone may have added a picture in between, which moves the others into the next part. */
function withoutTwice(
  before: readonly LibraryPicture[],
  more: readonly LibraryPicture[],
): readonly LibraryPicture[] {
  const keys = new Set(before.map(({ key }) => key))
  return [...before, ...more.filter(({ key }) => !keys.has(key))]
}
