import { useEffect, useLayoutEffect, useState } from 'react'
import { z } from 'zod/mini'
import { useSession, useUi } from '../store/session'
import type { SideName } from '../store/ui-state'

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
  useEffect(
    () => remember({ left: widths.left, right: widths.right, folded: [...folded] }),
    [widths, folded],
  )
  return {
    widths,
    /** Width that each side takes. */
    shown: {
      left: folded.has('left') ? RAIL : widths.left,
      right: folded.has('right') ? RAIL : widths.right,
    },
    setWidth(name: SideName, width: number) {
      const next = Math.round(Math.min(Math.max(width, SIDE_MIN), SIDE_MAX))
      setWidths({ ...widths, [name]: next })
    },
  }
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
