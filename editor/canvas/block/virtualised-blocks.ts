import { createContext, use, useCallback, useSyncExternalStore } from 'react'

/** Number of blocks above which a page is virtualised. */
export const LONG_PAGE = 100
/** On a virtualised page, number of blocks above which those of a slot are virtualised one by one. */
const LONG_SLOT = 40

/**
 * The rendered blocks of a virtualised page. The others are empty frames of an estimated height, so that order, selection and
 * drop targets work for all. A block stays rendered once it has been.
 */
export interface RenderedBlocks {
  has(id: string): boolean
  /** Calls back when the block is rendered. Returns a function that unsubscribes. */
  subscribe(id: string, call: () => void): () => void
  render(ids: Iterable<string>): void
}

export function renderedBlocks(first: Iterable<string>): RenderedBlocks {
  const rendered = new Set(first)
  const waiting = new Map<string, Set<() => void>>()
  return {
    has: (id) => rendered.has(id),
    subscribe(id, call) {
      const calls = waiting.get(id) ?? new Set()
      waiting.set(id, calls.add(call))
      return () => {
        calls.delete(call)
        if (calls.size === 0) waiting.delete(id)
      }
    },
    render(ids) {
      for (const id of ids) {
        if (rendered.has(id)) continue
        rendered.add(id)
        for (const call of waiting.get(id) ?? []) call()
      }
    },
  }
}

/** `null` on a page that isn't virtualised. */
const VirtualisationContext = createContext<RenderedBlocks | null>(null)
export const VirtualisationProvider = VirtualisationContext.Provider

/** Returns whether the browser reports elements near the viewport. If it doesn't, pages are not virtualised. */
export function canVirtualise(): boolean {
  return 'ContentVisibilityAutoStateChangeEvent' in globalThis
}

/** Returns whether the blocks of a slot are virtualised one by one. */
export function useIsLongSlot(count: number): boolean {
  return use(VirtualisationContext) !== null && count > LONG_SLOT
}

/** Returns whether a block is rendered; always true unless the block itself is virtualised. */
export function useIsRendered(id: string, isVirtualised: boolean): boolean {
  const context = use(VirtualisationContext)
  const rendered = isVirtualised ? context : null
  const subscribe = useCallback(
    (call: () => void) => rendered?.subscribe(id, call) ?? (() => undefined),
    [rendered, id],
  )
  return useSyncExternalStore(subscribe, () => rendered?.has(id) ?? true)
}
