import { useCallback, useEffect, useRef } from 'react'
import type { EditorSession } from '../store/session'
import type { Autosaved } from './record-saving'

/** Milliseconds without a change before a form is saved; the same as for pages. */
const AUTOSAVE_DELAY = 1500

/** Saves a form once its changes have rested, and again after a failure that may pass. `cancel` stops the one that waits. */
export function useAutosave(
  session: EditorSession,
  isOn: boolean,
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
    const release = session.pageStore.subscribe(schedule)
    return () => {
      isOver = true
      release()
      window.clearTimeout(timer.current)
    }
  }, [session, isOn])
  return { cancel }
}
