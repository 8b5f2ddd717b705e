import { useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { ancestorsOf, type PageTree } from '#schema/page/tree'
import { type LocationVersion, originOf } from './location-version'
import { usePage, useSession } from './session'

type VersionState = ReturnType<LocationVersion['store']['getState']>

const NEVER = createStore<Pick<VersionState, 'isFiltered'>>(() => ({ isFiltered: false }))

/** The blocks that are shown while only what is changed here is; `null` for all. Costs nothing while nothing is left out. */
export function useChangedOnly(): ReadonlySet<string> | null {
  const { locationVersion } = useSession()
  const isFiltered = useStore(locationVersion?.store ?? NEVER, (state) => state.isFiltered)
  const tree = usePage(({ page }) => (isFiltered ? page.tree : null))
  return useMemo(
    () => (tree && locationVersion ? changedBlocks(tree, locationVersion.store.getState()) : null),
    [tree, locationVersion],
  )
}

/** The blocks that a location has otherwise, with those that hold them. */
export function changedBlocks(
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
