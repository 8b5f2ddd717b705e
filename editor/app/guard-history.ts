import {
  addGuard,
  decideSteps,
  entryIndex,
  type Guard,
  pauseNavigation,
  runGuards,
} from './navigation'

const guards: Guard[] = []
/** The entry of what is shown, which is guarded. */
let guarded = 0
/** The entry that Back or Forward led to, while the browser goes back from there to what is shown. */
let target: number | null = null
/** The entry that all guards have agreed to. */
let agreed: number | null = null
let retry: ReturnType<typeof setTimeout> | undefined

/**
 * Lets the current place decide whether Back and Forward leave it. A browser tells of such a step only when it is done, so
 * it is taken back, the guards are asked at the old address, and it is taken again where they agree. Returns a function
 * that stops it.
 */
export function guardHistory(guard: Guard): () => void {
  if (target === null) guarded = entryIndex()
  decideSteps(isBlocking)
  return addGuard(guards, guard)
}

function isBlocking(): boolean {
  if (target === null && mayPass()) return false
  if (target === null) {
    target = entryIndex()
    returnToGuarded()
  } else if (entryIndex() === guarded) ask(target)
  return true
}

function mayPass(): boolean {
  const isSamePlace = pauseNavigation(true) === location.pathname + location.search
  if (guards.length > 0 && entryIndex() !== agreed && !isSamePlace) return false
  // Someone has changed the part behind `#` by hand, which adds an entry without a number.
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
  // Back pressed again at that moment leads elsewhere, or cancels the step without an event.
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
