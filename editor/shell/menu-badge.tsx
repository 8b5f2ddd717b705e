import { useEffect, useState } from 'react'
import { t } from '#schema/messages/t'
import { readWaitingCounts, type WaitingCounts } from '../api/waiting-counts'
import { useApp } from '../app/app-context'

/** Polling interval for waiting items while the window is visible, in milliseconds. */
const INTERVAL_MS = 60_000

/** Returns the number of waiting items per screen; refetched when the screen changes, and every minute. */
export function useWaitingCounts(screen: string): WaitingCounts | null {
  const { client } = useApp()
  const [counts, setCounts] = useState<WaitingCounts | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is a reason to ask again
  useEffect(() => {
    let isGone = false
    const ask = () => {
      if (document.visibilityState === 'hidden') return
      readWaitingCounts(client).then(
        (next) => isGone || setCounts(next),
        // The last known number stays; the screens report errors.
        () => undefined,
      )
    }
    ask()
    const timer = setInterval(ask, INTERVAL_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      isGone = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [client, screen])
  return counts
}

/** Badge with a number beside a screen's name; renders nothing for zero. */
export function MenuBadge({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <span className="ed-menu-badge">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="ed-visually-hidden">{`, ${t('{count} waiting', { count })}`}</span>
    </span>
  )
}
