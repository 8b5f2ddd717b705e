import { createContext, use, useCallback, useSyncExternalStore } from 'react'

/** A page with more blocks than this is virtualised. */
export const LONG_PAGE = 100
/** On a virtualised page, the blocks of a slot with more than this are virtualised one by one. */
const LONG_SLOT = 40

/**
 * Which blocks of a virtualised page are rendered. The others are empty frames of an estimated height, so that order,
 * selection and drop targets work for all of them. A block that was rendered once stays rendered.
 */
export interface RenderedBlocks {
  has(id: string): boolean
  /** Calls back when the block is rendered. Returns how to unsubscribe. */
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

/** `null` on a page that is rendered whole. */
const VirtualisationContext = createContext<RenderedBlocks | null>(null)
export const VirtualisationProvider = VirtualisationContext.Provider

/** Whether the browser reports elements that come near the viewport; without that, pages are rendered whole. */
export function canVirtualise(): boolean {
  return 'ContentVisibilityAutoStateChangeEvent' in globalThis
}

/** Whether the blocks of a slot are virtualised one by one. */
export function useIsLongSlot(count: number): boolean {
  return use(VirtualisationContext) !== null && count > LONG_SLOT
}

/** Whether a block is rendered; always, unless it is virtualised itself. */
export function useIsRendered(id: string, isVirtualised: boolean): boolean {
  const context = use(VirtualisationContext)
  const rendered = isVirtualised ? context : null
  const subscribe = useCallback(
    (call: () => void) => rendered?.subscribe(id, call) ?? (() => undefined),
    [rendered, id],
  )
  return useSyncExternalStore(subscribe, () => rendered?.has(id) ?? true)
}
