import { createContext, use, useCallback, useSyncExternalStore } from 'react'

/** From so many blocks on, a page is drawn only where it is looked at. */
export const LONG_PAGE = 100
/** From so many blocks on, those of one container are left undrawn by themselves, on a long page. */
const LONG_SLOT = 40

/**
 * Which blocks of a long page have come near the view. The others are empty frames with an estimated size, so that
 * order, selecting and drop places work on all of them. What was drawn once stays drawn.
 */
export interface NearBlocks {
  has(id: string): boolean
  /** Calls when a block has come near. Answers how to stop. */
  subscribe(id: string, call: () => void): () => void
  bring(ids: Iterable<string>): void
}

export function nearBlocks(first: Iterable<string>): NearBlocks {
  const near = new Set(first)
  const waiting = new Map<string, Set<() => void>>()
  return {
    has: (id) => near.has(id),
    subscribe(id, call) {
      const calls = waiting.get(id) ?? new Set()
      waiting.set(id, calls.add(call))
      return () => {
        calls.delete(call)
        if (calls.size === 0) waiting.delete(id)
      }
    },
    bring(ids) {
      for (const id of ids) {
        if (near.has(id)) continue
        near.add(id)
        for (const call of waiting.get(id) ?? []) call()
      }
    },
  }
}

/** What is near on the page around; `null` where all of it is drawn. */
const NearContext = createContext<NearBlocks | null>(null)
export const NearProvider = NearContext.Provider

/** Whether the browser tells when an element comes near the view; without that, pages are drawn whole. */
export function canTellNear(): boolean {
  return 'ContentVisibilityAutoStateChangeEvent' in globalThis
}

/** Whether the children of a slot come one by one, on a page of which only the near part is drawn. */
export function useIsLongSlot(count: number): boolean {
  return use(NearContext) !== null && count > LONG_SLOT
}

/** Whether a block is drawn: one that comes by itself is once it was near. */
export function useIsNear(id: string, comesByItself: boolean): boolean {
  const context = use(NearContext)
  const near = comesByItself ? context : null
  const subscribe = useCallback(
    (call: () => void) => near?.subscribe(id, call) ?? (() => undefined),
    [near, id],
  )
  return useSyncExternalStore(subscribe, () => near?.has(id) ?? true)
}
