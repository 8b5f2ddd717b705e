import { type RefObject, useLayoutEffect, useState } from 'react'
import type { SlotKey } from '#schema/page/tree'
import { isSameRect, type Rect } from '../../drag/geometry'
import { usePage } from '../../store/session'
import { knownRect, watchRect } from './watch-rect'

/**
 * Where a block is rendered, with half of the space to its neighbours, measured from the page's corner; follows it when
 * the page changes. What another overlay has measured already is known in the first render.
 */
export function useBlockRect(page: RefObject<HTMLElement | null>, id: string | null): Rect | null {
  const children = usePage((state) => state.page.tree.children)
  const [shown, setShown] = useState(() => known(page, id, children))
  // Until another block has been measured it stays where it was: what lies over the page keeps its focus.
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
