import { useEffect, useState } from 'react'
import { useSession } from '../store/session'
import type { UiStore } from '../store/ui-store'

/** For so long the pointer rests on a block before the block is marked, in ms. */
const REST = 50

/**
 * Marks the block that is pointed at. One that the pointer only passes, or that is pressed on arrival, is not outlined first:
 * that would be a frame more, with a bar and buttons that are gone in the next.
 */
export function useHoverIntent(): HoverIntent {
  const { uiStore } = useSession()
  const [intent] = useState(() => hoverIntent(uiStore))
  useEffect(() => intent.stop, [intent])
  return intent
}

interface HoverIntent {
  /** The pointer has come to a block, or to none. */
  readonly over: (id: string | null) => void
  /** The same, where it is clear that the block is meant. */
  readonly now: (id: string | null) => void
  readonly stop: () => void
}

function hoverIntent(uiStore: UiStore): HoverIntent {
  let timer: ReturnType<typeof setTimeout> | undefined
  let next: string | null | undefined
  return { over, now, stop }

  function over(id: string | null): void {
    // Every child of a block that the pointer enters reports it again.
    if (id === next) return
    stop()
    next = id
    timer = setTimeout(() => now(id), REST)
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
