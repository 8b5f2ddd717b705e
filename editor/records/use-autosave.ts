import { useCallback, useEffect, useRef } from 'react'
import type { EditedPage } from '../store/edits/edited-page'
import type { PageStore } from '../store/page-store'
import type { Autosaved } from './record-saving'
import { hasChanges } from './record-session'

/** Milliseconds without a change before a form is saved; the same as for pages. */
const AUTOSAVE_DELAY = 1500

/**
 * Saves a form once its changes have rested, and again after a failure that may pass; `saved` is what is stored already.
 * `cancel` stops the one that waits.
 */
export function useAutosave(
  { pageStore, isOn, saved }: Autosave,
  save: () => Promise<Autosaved>,
): { readonly cancel: () => void } {
  const timer = useRef(0)
  const latest = useRef(save)
  latest.current = save
  const cancel = useCallback(() => window.clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOn) return
    let isOver = false
    const schedule = () => {
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => void attempt(), AUTOSAVE_DELAY)
    }
    const attempt = async () => {
      if ((await latest.current()) === 'later' && !isOver) schedule()
    }
    const release = pageStore.subscribe(schedule)
    // Typed while it was saved, or read again.
    if (hasChanges(pageStore.getState(), saved)) schedule()
    return () => {
      isOver = true
      release()
      window.clearTimeout(timer.current)
    }
  }, [pageStore, isOn, saved])
  return { cancel }
}

interface Autosave {
  readonly pageStore: PageStore
  readonly isOn: boolean
  readonly saved: EditedPage | null
}
