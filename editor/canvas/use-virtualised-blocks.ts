import { type RefObject, useLayoutEffect, useState } from 'react'
import { ancestorsOf, childrenOf, type PageTree, ROOT, slotOf } from '#schema/page/tree'
import { usePage, useSession } from '../store/session'
import type { UiState } from '../store/ui-state'
import {
  canVirtualise,
  LONG_PAGE,
  type RenderedBlocks,
  renderedBlocks,
} from './block/virtualised-blocks'

/** Number of blocks rendered before the browser has reported any: about one screen. */
const FIRST_SCREEN = 8

/** Returns the rendered blocks of a long page; `null` on a page that isn't virtualised. */
export function useVirtualisedBlocks(page: RefObject<HTMLElement | null>): RenderedBlocks | null {
  const { pageStore, uiStore } = useSession()
  const isLong = usePage(({ page: { tree } }) => tree.blocks.size > LONG_PAGE)
  const [rendered] = useState(() =>
    renderedBlocks(childrenOf(pageStore.getState().page.tree, ROOT).slice(0, FIRST_SCREEN)),
  )
  const isVirtualised = isLong && canVirtualise()
  useLayoutEffect(() => {
    const root = page.current
    if (!isVirtualised || !root) return
    // One delegated listener: the browser already tracks the distance for `content-visibility`.
    const onVisibility = (event: Event) => {
      const isSkipped = 'skipped' in event && event.skipped === true
      const { target } = event
      if (!isSkipped && target instanceof HTMLElement)
        rendered.render([target.dataset.blockId ?? ''])
    }
    const renderTargets = (state: UiState) =>
      rendered.render(targetBlocks(pageStore.getState().page.tree, state))
    renderTargets(uiStore.getState())
    root.addEventListener('contentvisibilityautostatechange', onVisibility, true)
    const unsubscribe = uiStore.subscribe((state, before) => {
      if (state.selectedId !== before.selectedId || state.drag?.place !== before.drag?.place)
        renderTargets(state)
    })
    return () => {
      root.removeEventListener('contentvisibilityautostatechange', onVisibility, true)
      unsubscribe()
    }
  }, [page, rendered, isVirtualised, pageStore, uiStore])
  return isVirtualised ? rendered : null
}

/**
 * Returns the selected block and the drop target with their ancestors. They are always rendered, because the canvas scrolls to
 * them.
 */
function targetBlocks(tree: PageTree, { selectedId, drag }: UiState): string[] {
  const container = drag?.place ? slotOf(drag.place.slot)?.blockId : undefined
  return [selectedId, container].flatMap((id) =>
    typeof id === 'string' ? [id, ...ancestorsOf(tree, id)] : [],
  )
}
