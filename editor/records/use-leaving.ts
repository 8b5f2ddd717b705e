import { useEffect, useState } from 'react'
import { guardLeaving } from '../app/navigation'

/** Asks before a form with unsaved changes is left; the browser asks when the tab is closed. */
export function useLeaving(isChanged: boolean) {
  const [go, setGo] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!isChanged) return
    const release = guardLeaving((next) => setGo(() => next))
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      release()
      window.removeEventListener('beforeunload', warn)
    }
  }, [isChanged])
  return go && { go, stay: () => setGo(null) }
}
