import { useEffect, useState } from 'react'
import { useSession } from '../store/session'
import { afterPaint } from '../ui/after-paint'
import type { OutlineLine } from './outline-rows'

/** Rows rendered at first, from the top and around the selected block, and rows added with each further paint. */
const FIRST_ROWS = 40
const STEP = 60

/**
 * Returns the rows to render: a screenful at first, then more with each paint until all are there, so that opening a long outline
 * doesn't hold up the page. All rows stay, for find-in-page and screen readers.
 */
export function useRowsInSteps(rows: readonly OutlineLine[]): readonly OutlineLine[] {
  const { uiStore } = useSession()
  const [count, setCount] = useState(FIRST_ROWS)
  const [selectedId] = useState(() => uiStore.getState().selectedId)
  const isWhole = count >= rows.length
  useEffect(
    () => (isWhole ? undefined : afterPaint(() => setCount(count + STEP))),
    [isWhole, count],
  )
  if (isWhole) return rows
  const selected = rows.findIndex(({ id }) => id === selectedId)
  return rows.filter(
    (_, index) => index < count || (selected >= 0 && Math.abs(index - selected) < FIRST_ROWS / 2),
  )
}
