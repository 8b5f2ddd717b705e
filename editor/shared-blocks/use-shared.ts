import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { StoredBlock } from '#schema/page/content'
import type { PageVersion } from '#schema/page/overrides/override'
import { blocksOfUse } from '#schema/page/overrides/with-shared-blocks'
import { sharedIdOf } from '#schema/page/shared-block'
import type { SharedEntry } from '../api/shared-blocks'
import { useApp } from '../app/app-context'
import { useSession } from '../store/session'
import { knownShared } from './known-shared'

export type SharedState =
  | { readonly state: 'waiting' | 'gone' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly entry: SharedEntry }

/** Returns the shared block that a block refers to, read when it is first shown. */
export function useShared(block: StoredBlock | undefined): SharedState {
  const session = useSession()
  const { client } = useApp()
  const known = knownShared(session, client)
  const id = block ? sharedIdOf(block) : null
  const entry = useStore(known, ({ entries }) => (id === null ? null : entries.get(id)))
  const hasFailed = useStore(known, (state) => state.hasFailed)
  useEffect(() => {
    if (id !== null) known.need(id)
  }, [known, id])
  if (entry) return { state: 'ready', entry }
  if (entry === null || id === null) return { state: 'gone' }
  return hasFailed ? { state: 'failed', retry: () => known.need(id) } : { state: 'waiting' }
}

/** Returns the blocks of a use with this page's overrides. */
export function useBlocksOfUse(
  block: StoredBlock | undefined,
  entry: SharedEntry | null,
): readonly StoredBlock[] {
  const { registry } = useSession()
  return useMemo(() => {
    const version = entry && versionOf(entry)
    // Also shown if hidden from visitors, like other blocks on the canvas.
    return block && version
      ? blocksOfUse(
          block,
          () => version,
          (name) => registry.get(name)?.fields,
        )
      : []
  }, [block, entry, registry])
}

export function versionOf({ title, content }: SharedEntry): PageVersion | null {
  return content && { title, description: '', imageId: null, content }
}
