/** The pressed shortcut: a text field may have its own step to undo or redo. */
type HistoryStep = 'undo' | 'redo'

/**
 * Leaves undo to a text field that can still undo its own typing. Browsers don't report this in advance: they fire `historyUndo`
 * while undoing, before any timer runs. Otherwise `otherwise` is called.
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
