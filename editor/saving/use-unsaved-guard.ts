import { useEffect, useState } from 'react'
import { type Guard, guardLeaving } from '../app/navigation'
import { isUnsaved } from './save-state'
import type { Saver } from './saver'

/** Guards navigation within the editor; `ask` opens the confirmation. Returns a function that stops it. */
export type UnsavedGuard = (saver: Saver, ask: Guard) => () => void

/** Saves before a link is followed, and asks if that fails. */
export const savesFirst: UnsavedGuard = (saver, ask) =>
  guardLeaving((go) => void saver.saveNow().then((done) => (done ? go() : ask(go))))

/** Guards unsaved changes: the browser warns before the tab closes, and the journal is written as soon as the page is hidden. */
export function useUnsavedGuard(saver: Saver, guard: UnsavedGuard) {
  const [leaving, setLeaving] = useState<(() => void) | null>(null)
  useEffect(() => {
    const stops = [
      guard(saver, (go) => setLeaving(() => go)),
      // Only while there are unsaved changes, because the listener disables the browser's back/forward cache.
      whileUnsaved(saver, () => listen(window, 'beforeunload', warn)),
      listen(document, 'visibilitychange', flushJournal),
      listen(window, 'pagehide', flushJournal),
      listen(window, 'online', () => void saver.autosaveNow()),
    ]
    return () => {
      for (const stop of stops) stop()
    }

    function flushJournal(): void {
      saver.flushJournalNow()
      void saver.flushJournal()
    }
  }, [saver, guard])
  return { leaving, stay: () => setLeaving(null) }
}

/** Calls `begin` whenever there are unsaved changes, and its returned function when there are none. */
export function whileUnsaved({ store }: Pick<Saver, 'store'>, begin: () => () => void): () => void {
  let end: (() => void) | null = null
  update()
  const unsubscribe = store.subscribe(update)
  return () => {
    unsubscribe()
    end?.()
  }

  function update(): void {
    if (isUnsaved(store.getState()) === (end !== null)) return
    if (end) end()
    end = end ? null : begin()
  }
}

function listen(target: EventTarget, name: string, hear: (event: Event) => void): () => void {
  target.addEventListener(name, hear)
  return () => target.removeEventListener(name, hear)
}

function warn(event: Event): void {
  event.preventDefault()
}
