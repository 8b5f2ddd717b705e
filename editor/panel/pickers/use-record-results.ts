import { useEffect, useState } from 'react'
import { type FoundRecord, useRecordSearch } from '../../library/record-search'

/** Debounce before the server is queried, in milliseconds. */
const DEBOUNCE_MS = 200

export interface Results {
  readonly state: 'searching' | 'failed' | 'ready'
  /** The results; while a search is pending, the previous results that also match the new text. */
  readonly records: readonly FoundRecord[]
}

/** Returns search results, fetched again when the text changes; `null` fetches nothing. */
export function useRecordResults(kind: string, text: string | null): Results {
  const search = useRecordSearch()
  const [known, setKnown] = useState<Results & { to: string | null }>(NOTHING)
  useEffect(() => {
    if (text === null) return
    let isCurrent = true
    const timer = setTimeout(
      () => {
        search.search(kind, text).then(
          (records) => isCurrent && setKnown({ to: text, state: 'ready', records }),
          () => isCurrent && setKnown({ to: text, state: 'failed', records: [] }),
        )
      },
      text === '' ? 0 : DEBOUNCE_MS,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [search, kind, text])
  if (known.to === text) return known
  return { state: 'searching', records: known.records.filter(fits(text ?? '')) }
}

const NOTHING: Results & { to: string | null } = { to: null, state: 'searching', records: [] }

function fits(text: string): (record: FoundRecord) => boolean {
  const wanted = text.trim().toLocaleLowerCase()
  return ({ title }) => title.toLocaleLowerCase().includes(wanted)
}
