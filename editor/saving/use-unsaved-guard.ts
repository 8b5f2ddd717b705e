import { useEffect, useState } from 'react'
import { guardLeaving } from '../app/navigation'
import { useEditing } from './editing'
import { isUnsaved } from './save-state'

/**
 * Guards unsaved changes: inside the editor they are saved before leaving, the browser warns
 * when the tab is closed, and the journal on this device is written as soon as the page is hidden.
 */
export function useUnsavedGuard() {
  const { saver } = useEditing()
  const [leaving, setLeaving] = useState<(() => void) | null>(null)
  useEffect(() => {
    const stopGuarding = guardLeaving((go) => {
      void saver.saveNow().then((done) => (done ? go() : setLeaving(() => go)))
    })
    const stopWarning = warnWhile(() => isUnsaved(saver.store.getState()), saver.store.subscribe)
    const flushJournal = () => {
      saver.flushJournalNow()
      void saver.flushJournal()
    }
    const tryAgain = () => void saver.saveNow()
    document.addEventListener('visibilitychange', flushJournal)
    window.addEventListener('pagehide', flushJournal)
    window.addEventListener('online', tryAgain)
    return () => {
      stopGuarding()
      stopWarning()
      document.removeEventListener('visibilitychange', flushJournal)
      window.removeEventListener('pagehide', flushJournal)
      window.removeEventListener('online', tryAgain)
    }
  }, [saver])
  return { leaving, stay: () => setLeaving(null) }
}

/** Listens only while there is something to warn of: a listener keeps the page out of the browser's memory. */
function warnWhile(isNeeded: () => boolean, subscribe: (watch: () => void) => () => void) {
  let isListening = false
  update()
  const unsubscribe = subscribe(update)
  return () => {
    unsubscribe()
    window.removeEventListener('beforeunload', warn)
  }

  function update(): void {
    if (isNeeded() === isListening) return
    isListening = !isListening
    if (isListening) window.addEventListener('beforeunload', warn)
    else window.removeEventListener('beforeunload', warn)
  }
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
