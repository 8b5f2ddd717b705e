import { type CSSProperties, useEffect, useLayoutEffect, useState } from 'react'
import { z } from 'zod/mini'
import { useSession, useUi } from '../store/session'
import type { SideName } from '../store/ui-state'
import { afterPaint } from '../ui/after-paint'

type SideWidths = Readonly<Record<SideName, number>>
/** Side widths in CSS pixels. */
export const SIDE_MIN = 240
export const SIDE_MAX = 520
const DEFAULT_WIDTHS: SideWidths = { left: 264, right: 320 }
/** Width of a folded side, in CSS pixels: one column of icons. */
const RAIL = 40
const KEY = 'toran.sides'

const side = z.number().check(z.minimum(SIDE_MIN), z.maximum(SIDE_MAX))
const storedSides = z.object({
  left: side,
  right: side,
  folded: z._default(z.array(z.enum(['left', 'right'])), []),
})

/** Returns the widths and folded states of the sides, stored in this browser. */
export function useSides() {
  const { uiStore } = useSession()
  const [stored] = useState(readSides)
  const [widths, setWidths] = useState<SideWidths>(stored)
  const folded = useUi((state) => state.foldedSides)
  // Before the first paint, so that the page is laid out only once.
  useLayoutEffect(() => {
    for (const name of stored.folded) uiStore.foldSide(name, true)
  }, [stored, uiStore])
  const columns = useFoldedColumns(folded, stored.folded)
  useEffect(
    () => remember({ left: widths.left, right: widths.right, folded: [...folded] }),
    [widths, folded],
  )
  return {
    widths,
    /** Style of what holds the sides and the page: the width that each side takes from the page. */
    columns: {
      '--ed-left': `${columns.has('left') ? RAIL : widths.left}px`,
      '--ed-right': `${columns.has('right') ? RAIL : widths.right}px`,
    } as CSSProperties,
    /** Returns true while a side that was unfolded covers the page. */
    isOverPage: (name: SideName) => columns.has(name) && !folded.has(name),
    setWidth(name: SideName, width: number) {
      const next = Math.round(Math.min(Math.max(width, SIDE_MIN), SIDE_MAX))
      setWidths({ ...widths, [name]: next })
    },
  }
}

/**
 * Returns the sides whose columns are as narrow as a rail. A new width lays the whole page out again: that follows the paint in
 * which the side itself is folded or there again.
 */
function useFoldedColumns(folded: ReadonlySet<SideName>, stored: readonly SideName[]) {
  const [columns, setColumns] = useState<ReadonlySet<SideName>>(() => new Set(stored))
  useEffect(() => afterPaint(() => setColumns(folded)), [folded])
  return columns
}

type StoredSides = z.infer<typeof storedSides>

function readSides(): StoredSides {
  try {
    return storedSides.parse(JSON.parse(localStorage.getItem(KEY) ?? ''))
  } catch {
    // Nothing is stored, or storage is blocked: use the default widths.
    return { ...DEFAULT_WIDTHS, folded: [] }
  }
}

function remember(sides: StoredSides): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(sides))
  } catch {
    // Storage is blocked or full: the widths last until the page is left.
  }
}
