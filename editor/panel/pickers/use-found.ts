import { useEffect, useState } from 'react'
import { type FoundRecord, useRecordSearch } from '../../library/record-search'
import { useUi } from '../../store/session'
import { useSameValue } from '../../store/use-same'

/** What is known of the records that fields refer to. While more are asked for, those that are known stay. */
export interface Found {
  /** `ready`: every record that is there is known, and a key without one refers to nothing. */
  readonly state: 'loading' | 'failed' | 'ready'
  readonly records: ReadonlyMap<string, FoundRecord>
}

/** The records of some keys. */
export function useFound(kind: string, keys: readonly string[]): Found {
  const search = useRecordSearch()
  const changes = useUi(({ recordChanges }) => recordChanges)
  const asked = useSameValue([...new Set(keys)])
  const [known, setKnown] = useState<Known>({ to: null, state: 'loading', records: new Map() })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed record is asked for again
  useEffect(() => {
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
  }, [search, kind, asked, changes])
  return { state: known.to === asked ? known.state : 'loading', records: known.records }
}

interface Known extends Found {
  /** The keys that were asked for. */
  readonly to: readonly string[] | null
}
