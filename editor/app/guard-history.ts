import {
  addGuard,
  decideSteps,
  entryIndex,
  type Guard,
  pauseNavigation,
  runGuards,
} from './navigation'

const guards: Guard[] = []
/** Index of the guarded history entry, the one shown. */
let guarded = 0
/** Index of the entry that Back or Forward led to, while the browser returns to the guarded one. */
let target: number | null = null
/** Index of the entry that all guards have accepted. */
let agreed: number | null = null
let retry: ReturnType<typeof setTimeout> | undefined

/**
 * Lets the current screen decide whether Back and Forward leave it. Browsers report such a step only afterwards, so it is undone,
 * the guards are asked at the old address, and it is repeated if they agree. Returns a function that stops this.
 */
export function guardHistory(guard: Guard): () => void {
  if (target === null) guarded = entryIndex()
  decideSteps(isBlocking)
  return addGuard(guards, guard)
}

function isBlocking(): boolean {
  if (target === null && tryToPass()) return false
  if (target === null) {
    target = entryIndex()
    returnToGuarded()
  } else if (entryIndex() === guarded) ask(target)
  return true
}

function tryToPass(): boolean {
  const isSamePlace = pauseNavigation(true) === location.pathname + location.search
  if (guards.length > 0 && entryIndex() !== agreed && !isSamePlace) return false
  // The user edited the part after `#` by hand, which adds an entry without an index.
  if (isSamePlace && !window.history.state) window.history.replaceState({ index: guarded + 1 }, '')
  agreed = null
  guarded = entryIndex()
  pauseNavigation(false)
  return true
}

function returnToGuarded(): void {
  if (target === null) return
  if (entryIndex() === guarded) {
    ask(target)
    return
  }
  window.history.go(guarded - entryIndex())
  // Pressing Back again at that moment can lead elsewhere, or cancel the step without an event.
  retry = setTimeout(returnToGuarded, 400)
}

function ask(wanted: number): void {
  clearTimeout(retry)
  target = null
  pauseNavigation(false)
  runGuards(guards, () => {
    agreed = wanted
    window.history.go(wanted - entryIndex())
  })
}
