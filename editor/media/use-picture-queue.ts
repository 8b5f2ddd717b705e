import { useEffect, useState } from 'react'
import { type Failure, failureOf } from '../api/failure'
import type { LibraryQuery, Pictures } from '../library/pictures'
import { useRecordSearch } from '../library/record-search'
import { useSameValue } from '../store/use-same'

/** Pictures to describe: given ones in their order, or the result of a query. */
export type DescribedPictures =
  | { readonly ids: readonly string[] }
  | { readonly query: LibraryQuery }

/** Maximum number of pictures per dialog; the next one has the others, because described pictures come last. */
const MAX_PICTURES = 1000
/** Ids per request. */
const BATCH_SIZE = 60

interface PictureQueue {
  readonly state: 'loading' | 'failed' | 'ready'
  readonly failure: Failure | null
  /** Ids: pictures undescribed in the language first, then all others. */
  readonly keys: readonly string[]
  reload(): void
}

/** Returns the pictures to describe. Their order is fixed at the start, so a picture described meanwhile keeps its position. */
export function usePictureQueue(given: DescribedPictures, language: string): PictureQueue {
  const { pictures } = useRecordSearch()
  const of = useSameValue(given)
  const [known, setKnown] = useState<Omit<PictureQueue, 'reload'>>(NOTHING)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again.
  useEffect(() => {
    let isCurrent = true
    setKnown(NOTHING)
    listAll(pictures, of, language, (keys) => {
      if (isCurrent) setKnown({ ...NOTHING, state: keys.length > 0 ? 'ready' : 'loading', keys })
      return isCurrent
    }).then(
      () => isCurrent && setKnown(({ keys }) => ({ state: 'ready', failure: null, keys })),
      (error: unknown) =>
        isCurrent && setKnown(({ keys }) => ({ state: 'failed', failure: failureOf(error), keys })),
    )
    return () => {
      isCurrent = false
    }
  }, [pictures, of, language, round])
  return { ...known, reload: () => setRound((count) => count + 1) }
}

const NOTHING = { state: 'loading', failure: null, keys: [] } as const

type Take = (keys: readonly string[]) => boolean

/** Reports the known ids after each page; stops if `take` returns `false`. */
async function listAll(
  pictures: Pick<Pictures, 'list'>,
  of: DescribedPictures,
  language: string,
  take: Take,
): Promise<void> {
  const keys: string[] = []
  for (const query of queriesOf(of, language)) {
    let after: string | null = null
    do {
      const part = await pictures.list(query, after)
      const found = part.pictures.map(({ key }) => key).filter((key) => !keys.includes(key))
      const order = 'ids' in of ? of.ids : found
      keys.push(...found.sort((one, other) => order.indexOf(one) - order.indexOf(other)))
      after = part.next
      if (!take(keys.slice(0, MAX_PICTURES)) || keys.length >= MAX_PICTURES) return
    } while (after !== null)
  }
}

/** Returns the queries: undescribed pictures first, then all. */
function queriesOf(of: DescribedPictures, language: string): readonly LibraryQuery[] {
  const missing = { show: 'undescribed', language } as const
  if ('query' in of) {
    const { query } = of
    const lacking = { ...query, ...missing }
    return query.show === 'undescribed' ? [lacking] : [lacking, { ...query, show: 'pictures' }]
  }
  const { ids } = of
  const chunks = Array.from({ length: Math.ceil(ids.length / BATCH_SIZE) }, (_, index) =>
    ids.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  )
  const all = {
    text: '',
    location: '',
    album: '',
    show: 'pictures',
    sort: '',
    language: '',
  } as const
  return [
    ...chunks.map((some) => ({ ...all, ...missing, ids: some })),
    ...chunks.map((some) => ({ ...all, ids: some })),
  ]
}
