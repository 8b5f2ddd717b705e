import { useEffect, useState } from 'react'
import { useRecordSearch } from '../../library/record-search'

const NONE: readonly string[] = []

/** Returns the values of a field among records of a kind; empty until loaded, and on failure. */
export function useUsedValues(kind: string, field: string): readonly string[] {
  const search = useRecordSearch()
  const [values, setValues] = useState(NONE)
  useEffect(() => {
    let isCurrent = true
    search.usedValues(kind, field).then(
      (found) => isCurrent && setValues(found),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [search, kind, field])
  return values
}
