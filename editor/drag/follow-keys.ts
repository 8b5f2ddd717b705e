import type { PageDrag } from './page-drag'

const STEPS: Readonly<Record<string, Parameters<PageDrag['step']>[0]>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  Home: 'first',
  End: 'last',
}

/**
 * Handles the keyboard during a drag: arrows move from place to place, Space or Enter drops; Escape, Tab and a click cancel.
 * Listens immediately, so that no key is lost.
 */
export function listenForDragKeys(drag: PageDrag, target: Document): void {
  target.addEventListener('keydown', onKeyDown, true)
  target.addEventListener('pointerdown', onPress, true)
  target.defaultView?.addEventListener('blur', onPress)

  function stop(): void {
    target.removeEventListener('keydown', onKeyDown, true)
    target.removeEventListener('pointerdown', onPress, true)
    target.defaultView?.removeEventListener('blur', onPress)
  }

  function onPress(): void {
    stop()
    drag.cancel()
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    const drops = event.key === ' ' || event.key === 'Enter'
    if (step !== undefined) drag.step(step)
    else if (drops && !event.repeat) {
      stop()
      drag.drop()
    } else if (event.key === 'Escape' || event.key === 'Tab') onPress()
    // Tab still moves to the next control; all other keys are consumed.
    if (event.key === 'Tab' || !(drops || step !== undefined || event.key === 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
  }
}
