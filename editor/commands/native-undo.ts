/** What was pressed: the field may have something of its own to take back, or to do again. */
type HistoryStep = 'undo' | 'redo'

/**
 * Leaves a key press to a text field that can still take back its own typing. Browsers do not say beforehand whether
 * it can: they say `historyUndo` while they do it, before any timer runs. `otherwise` is called when they did not.
 */
export function deferToNativeUndo(step: HistoryStep, otherwise: () => void): void {
  const wanted = step === 'undo' ? 'historyUndo' : 'historyRedo'
  let done = false
  window.addEventListener('input', watch, true)
  setTimeout(() => {
    window.removeEventListener('input', watch, true)
    if (!done) otherwise()
  })

  function watch(event: Event): void {
    if (event instanceof InputEvent && event.inputType === wanted) done = true
  }
}
