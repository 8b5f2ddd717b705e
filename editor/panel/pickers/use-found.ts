import { useEffect, useMemo, useState } from 'react'
import { ofMediaItem } from '../../library/found-picture'
import { type FoundRecord, useRecordSearch } from '../../library/record-search'
import { type EditorSession, useSession, useUi } from '../../store/session'
import { useSameValue } from '../../store/use-same'

/** Records that fields refer to. While more are loading, known ones stay. */
export interface ReferencedRecords {
  /** `ready`: all existing records are known; a key without a record refers to nothing. */
  readonly state: 'loading' | 'failed' | 'ready'
  readonly records: ReadonlyMap<string, FoundRecord>
}

/** Returns the records of some keys: pictures already on the page at once, everything else after a request. */
export function useFound(kind: string, keys: readonly string[]): ReferencedRecords {
  const { source } = useSession()
  const search = useRecordSearch()
  const changes = useUi(({ recordChanges }) => recordChanges)
  const asked = useSameValue([...new Set(keys)])
  const [known, setKnown] = useState<LoadedRecords>({
    to: null,
    state: 'loading',
    records: new Map(),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read before a change is read again
  const read = useMemo(
    () => (kind === 'media' ? picturesRead(source, asked) : NONE),
    [source, kind, asked, changes],
  )
  const isComplete = read.size === asked.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed record is asked for again
  useEffect(() => {
    if (isComplete) return
    let isCurrent = true
    search.find(kind, asked).then(
      (records) => {
        const byKey = new Map(records.map((record) => [record.key, record]))
        if (isCurrent) setKnown({ to: asked, state: 'ready', records: byKey })
      },
      () => isCurrent && setKnown(({ records }) => ({ to: asked, state: 'failed', records })),
    )
    return () => {
      isCurrent = false
    }
  }, [search, kind, asked, isComplete, changes])
  const records = useMemo(() => new Map([...read, ...known.records]), [read, known])
  if (isComplete) return { state: 'ready', records: read }
  return { state: known.to === asked ? known.state : 'loading', records }
}

const NONE: ReferencedRecords['records'] = new Map()

/** Returns these pictures as far as the page has loaded them. */
function picturesRead(
  { mediaRead }: EditorSession['source'],
  keys: readonly string[],
): ReferencedRecords['records'] {
  const items = keys.map((key) => mediaRead?.(Number(key)))
  return new Map(
    items.flatMap((item) => (item ? [[String(item.id), ofMediaItem(item)] as const] : [])),
  )
}

interface LoadedRecords extends ReferencedRecords {
  /** The requested keys. */
  readonly to: readonly string[] | null
}
