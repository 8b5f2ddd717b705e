import { useState } from 'react'
import { z } from 'zod/mini'

/** How wide the two sides are, in CSS pixels. */
interface SideWidths {
  readonly left: number
  readonly right: number
}
export const SIDE_MIN = 240
export const SIDE_MAX = 520
const DEFAULT_WIDTHS: SideWidths = { left: 280, right: 320 }
const KEY = 'toran.sides'

const side = z.number().check(z.minimum(SIDE_MIN), z.maximum(SIDE_MAX))
const storedWidths = z.object({ left: side, right: side })

/** The widths of the sides, remembered in this browser. */
export function useSideWidths() {
  const [widths, setWidths] = useState(readWidths)
  return {
    widths,
    setWidth(name: keyof SideWidths, width: number) {
      const next = { ...widths, [name]: Math.round(Math.min(Math.max(width, SIDE_MIN), SIDE_MAX)) }
      setWidths(next)
      rememberWidths(next)
    },
  }
}

function readWidths(): SideWidths {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === null ? DEFAULT_WIDTHS : storedWidths.parse(JSON.parse(stored))
  } catch {
    // Nothing remembered, or storage is blocked: the usual widths do.
    return DEFAULT_WIDTHS
  }
}

function rememberWidths(widths: SideWidths): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(widths))
  } catch {
    // Storage is blocked or full: the widths hold until the page is left.
  }
}
