import { useState } from 'react'

interface MovedRows<Row> {
  /** The rows as fetched. */
  readonly of: readonly Row[]
  readonly id: number | string
  readonly order: readonly Row[]
}

/**
 * Keeps rows in the order they were dragged to until they are fetched again, so that a dropped row doesn’t jump back during the
 * request. A refused row returns to its real place.
 */
export function useMovedRows<Row extends { readonly id: number | string }>(
  rows: readonly Row[],
  refusals: ReadonlyMap<number | string, string>,
) {
  const [moved, setMoved] = useState<MovedRows<Row> | null>(null)
  const shown = moved?.of === rows && !refusals.has(moved.id) ? moved.order : rows
  return {
    shown,
    /** Returns the row and the distance it moves. */
    moveRow(from: number, to: number): { readonly row: Row; readonly by: number } | null {
      const row = shown[from]
      if (!row) return null
      setMoved({ of: rows, id: row.id, order: shown.toSpliced(from, 1).toSpliced(to, 0, row) })
      return { row, by: to - from }
    },
  }
}
