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
 * Takes the keyboard for a drag that has begun: arrows step from place to place, Space or Enter drops, Escape,
 * Tab and a press of the pointer cancel. Listening starts at once, so that no key after the first is lost.
 */
export function followKeys(drag: PageDrag, target: Document): void {
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
    // Tab goes on to the next control; every other key has been used up here.
    if (event.key === 'Tab' || !(drops || step !== undefined || event.key === 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
  }
}
