import { useState } from 'react'

interface Moved<Row> {
  /** The rows as they were fetched. */
  readonly of: readonly Row[]
  readonly id: number | string
  readonly order: readonly Row[]
}

/**
 * Rows in the order someone has dragged them to, until they are fetched again: what was dropped does not jump back while
 * the server is asked. What was refused is shown where it is.
 */
export function useMovedRows<Row extends { readonly id: number | string }>(
  rows: readonly Row[],
  refusals: ReadonlyMap<number | string, string>,
) {
  const [moved, setMoved] = useState<Moved<Row> | null>(null)
  const shown = moved?.of === rows && !refusals.has(moved.id) ? moved.order : rows
  return {
    shown,
    /** Answers the row, and how far it goes. */
    moveRow(from: number, to: number): { readonly row: Row; readonly by: number } | null {
      const row = shown[from]
      if (!row) return null
      setMoved({ of: rows, id: row.id, order: shown.toSpliced(from, 1).toSpliced(to, 0, row) })
      return { row, by: to - from }
    },
  }
}
