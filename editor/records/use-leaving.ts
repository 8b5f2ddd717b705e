import { useEffect, useState } from 'react'
import { guardHistory } from '../app/guard-history'
import { type Guard, guardLeaving } from '../app/navigation'

/** Asks before a form with unsaved changes is left, by a link or by Back; the browser asks when the tab is closed. */
export function useLeaving(isChanged: boolean) {
  const [go, setGo] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!isChanged) return
    const ask: Guard = (next) => setGo(() => next)
    const releaseLinks = guardLeaving(ask)
    const releaseHistory = guardHistory(ask)
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      releaseLinks()
      releaseHistory()
      window.removeEventListener('beforeunload', warn)
    }
  }, [isChanged])
  return go && { go: leave, stay: () => setGo(null) }

  function leave(): void {
    setGo(null)
    go?.()
  }
}
