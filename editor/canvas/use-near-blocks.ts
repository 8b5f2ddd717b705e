import { type RefObject, useLayoutEffect, useState } from 'react'
import { ancestorsOf, childrenOf, type PageTree, ROOT, slotOf } from '#schema/page/tree'
import { usePage, useSession } from '../store/session'
import type { UiState } from '../store/ui-store'
import { canTellNear, LONG_PAGE, type NearBlocks, nearBlocks } from './block/near-blocks'

/** So many blocks are drawn before anybody knows what is near: a screen of them. */
const FIRST_SCREEN = 8

/** What is near on a long page; `null` on one that is drawn whole. */
export function useNearBlocks(page: RefObject<HTMLElement | null>): NearBlocks | null {
  const { pageStore, uiStore } = useSession()
  const isLong = usePage(({ page: { tree } }) => tree.blocks.size > LONG_PAGE)
  const [near] = useState(() =>
    nearBlocks(childrenOf(pageStore.getState().page.tree, ROOT).slice(0, FIRST_SCREEN)),
  )
  const isWindowed = isLong && canTellNear()
  useLayoutEffect(() => {
    const root = page.current
    if (!isWindowed || !root) return
    // One ear for all blocks: the browser watches the distance already, to leave out their layout.
    const hear = (event: Event) => {
      const isFar = 'skipped' in event && event.skipped === true
      const { target } = event
      if (!isFar && target instanceof HTMLElement) near.bring([target.dataset.blockId ?? ''])
    }
    const bringMeant = (state: UiState) =>
      near.bring(meantBlocks(pageStore.getState().page.tree, state))
    bringMeant(uiStore.getState())
    root.addEventListener('contentvisibilityautostatechange', hear, true)
    const unsubscribe = uiStore.subscribe((state, before) => {
      if (state.selectedId !== before.selectedId || state.drag?.place !== before.drag?.place)
        bringMeant(state)
    })
    return () => {
      root.removeEventListener('contentvisibilityautostatechange', hear, true)
      unsubscribe()
    }
  }, [page, near, isWindowed, pageStore, uiStore])
  return isWindowed ? near : null
}

/** What is selected and where something would land, with all around it: drawn wherever it is, as it is gone to. */
function meantBlocks(tree: PageTree, { selectedId, drag }: UiState): string[] {
  const container = drag?.place ? slotOf(drag.place.slot)?.blockId : undefined
  return [selectedId, container].flatMap((id) =>
    typeof id === 'string' ? [id, ...ancestorsOf(tree, id)] : [],
  )
}
