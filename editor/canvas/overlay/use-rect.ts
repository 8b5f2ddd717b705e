import { type RefObject, useLayoutEffect, useState } from 'react'
import type { SlotKey } from '#schema/page/tree'
import { isSameRect, type Rect } from '../../drag/geometry'
import { usePage } from '../../store/session'
import { knownRect, watchRect } from './watch-rect'

/**
 * Returns a block's rectangle with half of the space to its neighbours, relative to the page's corner; updates when the page
 * changes. A rectangle that another overlay has already measured is available on the first render.
 */
export function useBlockRect(page: RefObject<HTMLElement | null>, id: string | null): Rect | null {
  const children = usePage((state) => state.page.tree.children)
  const [shown, setShown] = useState(() => known(page, id, children))
  // Keeps the previous rectangle until the new block is measured, so that the focus in the overlay isn't lost.
  if (shown.id !== id) setShown({ id, rect: known(page, id, children).rect ?? shown.rect })
  useLayoutEffect(() => {
    const root = page.current
    const follow = (rect: Rect | null) =>
      setShown((before) => (before.id === id && areSame(before.rect, rect) ? before : { id, rect }))
    return root && id !== null ? watchRect({ root, id, children }, follow) : follow(null)
  }, [page, id, children])
  return shown.id === id ? shown.rect : null
}

interface BlockRect {
  readonly id: string | null
  readonly rect: Rect | null
}

function known(
  { current: root }: RefObject<HTMLElement | null>,
  id: string | null,
  children: ReadonlyMap<SlotKey, readonly string[]>,
): BlockRect {
  return { id, rect: root && id !== null ? knownRect({ root, id, children }) : null }
}

function areSame(a: Rect | null, b: Rect | null): boolean {
  return a === b || (a !== null && b !== null && isSameRect(a, b))
}
