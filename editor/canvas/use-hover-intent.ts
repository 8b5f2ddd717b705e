import { useEffect, useState } from 'react'
import { useSession } from '../store/session'
import type { UiStore } from '../store/ui-store'

/** Time that the pointer must rest on a block before the block is marked, in ms. */
const DEBOUNCE_MS = 50

/**
 * Marks the hovered block. A block that the pointer only crosses, or that is pressed on arrival, is not marked, which saves a
 * frame with a bar and buttons that would disappear in the next.
 */
export function useHoverIntent(): HoverIntent {
  const { uiStore } = useSession()
  const [intent] = useState(() => hoverIntent(uiStore))
  useEffect(() => intent.stop, [intent])
  return intent
}

interface HoverIntent {
  /** Called when the pointer moves to a block, or to none. */
  readonly over: (id: string | null) => void
  /** Marks the block without delay, if the intent is clear. */
  readonly now: (id: string | null) => void
  readonly stop: () => void
}

function hoverIntent(uiStore: UiStore): HoverIntent {
  let timer: ReturnType<typeof setTimeout> | undefined
  let next: string | null | undefined
  return { over, now, stop }

  function over(id: string | null): void {
    // Entering any child of a block reports the block again.
    if (id === next) return
    stop()
    next = id
    timer = setTimeout(() => now(id), DEBOUNCE_MS)
  }

  function now(id: string | null): void {
    stop()
    uiStore.hover(id)
  }

  function stop(): void {
    clearTimeout(timer)
    next = undefined
  }
}
