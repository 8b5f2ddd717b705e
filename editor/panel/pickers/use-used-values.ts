import { useEffect, useState } from 'react'
import { useRecordSearch } from '../../library/record-search'

const NONE: readonly string[] = []

/** What records of a kind say in a field; nothing until it is known, and where it cannot be read. */
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
