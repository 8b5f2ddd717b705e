import { useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { ancestorsOf, type PageTree } from '#schema/page/tree'
import { type LocationVersion, originOf } from './location-version'
import { usePage, useSession } from './session'

type VersionState = ReturnType<LocationVersion['store']['getState']>

const NEVER = createStore<Pick<VersionState, 'isFiltered'>>(() => ({ isFiltered: false }))

/** Returns the blocks shown while the view is filtered by changes; `null` for all. Free while the filter is off. */
export function useChangedOnly(): ReadonlySet<string> | null {
  const { locationVersion } = useSession()
  const isFiltered = useStore(locationVersion?.store ?? NEVER, (state) => state.isFiltered)
  const tree = usePage(({ page }) => (isFiltered ? page.tree : null))
  return useMemo(
    () => (tree && locationVersion ? changedBlocks(tree, locationVersion.store.getState()) : null),
    [tree, locationVersion],
  )
}

/** Returns the blocks that a location has changed, with their ancestors. */
function changedBlocks(
  tree: PageTree,
  { network, differences }: Pick<VersionState, 'differences' | 'network'>,
): ReadonlySet<string> {
  const moved = new Set(
    differences.flatMap(({ kind, blockId }) => (kind === 'MOVED' && blockId ? blockId : [])),
  )
  const changed = [...tree.blocks].flatMap(([id, block]) =>
    moved.has(id) || originOf(network, block) !== 'network' ? id : [],
  )
  return new Set(changed.flatMap((id) => [id, ...ancestorsOf(tree, id)]))
}
