import { useQuery } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { t } from '#schema/messages/t'
import { type WaitingCounts, waitingCountsQuery } from '../api/waiting-counts'

/** Polling interval for waiting items while the window is visible, in milliseconds. */
const INTERVAL_MS = 60_000

/** Returns the number of waiting items per screen; refetched when the screen changes, and every minute. */
export function useWaitingCounts(screen: string): WaitingCounts | null {
  const { data, previousData, refetch } = useQuery(waitingCountsQuery, {
    notifyOnNetworkStatusChange: false,
    pollInterval: INTERVAL_MS,
    skipPollAttempt: () => document.hidden,
  })
  const update = useEffectEvent(() => {
    // The last known number stays; the screens report errors.
    if (!document.hidden) refetch().catch(() => undefined)
  })
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current !== screen) update()
    shown.current = screen
  }, [screen])
  useEffect(() => {
    const onVisible = () => update()
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [])
  return (data ?? previousData)?.waitingCounts ?? null
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
