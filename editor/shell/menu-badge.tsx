import { useEffect, useState } from 'react'
import { t } from '#schema/messages/t'
import { readWaitingCounts, type WaitingCounts } from '../api/waiting-counts'
import { useApp } from '../app/app-context'

/** How often it is asked whether something arrived, while the window is looked at. */
const INTERVAL_MS = 60_000

/** How many things wait, by the screen they wait on; asked again when the screen changes, and each minute. */
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
        // The number that is known stays; the screens say what failed.
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

/** A number beside the name of a screen; nothing for none. */
export function MenuBadge({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <span className="ed-menu-badge">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="ed-visually-hidden">{`, ${t('{count} waiting', { count })}`}</span>
    </span>
  )
}
