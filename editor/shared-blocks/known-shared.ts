import { createStore, type StoreApi } from 'zustand/vanilla'
import type { StoredBlock } from '#schema/page/content'
import { isShared, sharedIdOf } from '#schema/page/shared-block'
import type { ApiClient } from '../api/fetch-query'
import { readSharedBlocks, type SharedEntry } from '../api/shared-blocks'
import { nameSharedBlocks } from '../store/block-labels'
import type { EditorSession } from '../store/session'

interface KnownState {
  /** `null` for a deleted one. */
  readonly entries: ReadonlyMap<number, SharedEntry | null>
  readonly hasFailed: boolean
}

/** Cache of the shared blocks on an open page. */
interface KnownShared extends StoreApi<KnownState> {
  /** Reads a shared block, batched with all others requested at the same moment. */
  need(id: number): void
}

const ofSessions = new WeakMap<EditorSession['pageStore'], KnownShared>()

/**
 * Returns the cache of a session, keyed by the page's store: a session with restricted rights for part of the panel uses the same
 * one.
 */
export function knownShared(session: EditorSession, client: ApiClient): KnownShared {
  const known = ofSessions.get(session.pageStore) ?? createKnown(session, client)
  ofSessions.set(session.pageStore, known)
  return known
}

function createKnown({ context, uiStore }: EditorSession, client: ApiClient): KnownShared {
  const store = createStore<KnownState>(() => ({ entries: new Map(), hasFailed: false }))
  const place = { locationId: context.location.id, language: context.language }
  let asked = new Set<number>()
  nameSharedBlocks(nameOf)
  return {
    ...store,
    need(id) {
      if (asked.size === 0) queueMicrotask(() => void loadSharedBlocks())
      asked.add(id)
    },
  }

  /** Returns the name of a shared block, unless the page gives the block its own. */
  function nameOf(block: StoredBlock): string | undefined {
    const id = isShared(block) && !block.displayName ? sharedIdOf(block) : null
    return id === null ? undefined : store.getState().entries.get(id)?.title
  }

  async function loadSharedBlocks(): Promise<void> {
    const ids = [...asked]
    asked = new Set()
    try {
      const found = await readSharedBlocks(client, place, ids)
      const byId = new Map(found.map((entry) => [entry.id, entry]))
      store.setState(({ entries }) => ({
        entries: new Map([...entries, ...ids.map((id) => [id, byId.get(id) ?? null] as const)]),
        hasFailed: false,
      }))
      // A new function each time, so that components with names re-render.
      uiStore.setState({ sharedName: (block) => nameOf(block) })
    } catch {
      store.setState({ hasFailed: true })
    }
  }
}
