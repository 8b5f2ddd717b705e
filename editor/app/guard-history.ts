import { addGuard, askGuards, decideSteps, entryIndex, type Guard, holdAddress } from './navigation'

const guards: Guard[] = []
/** The entry of what is shown. */
let home = 0
/** The entry that Back or Forward led to, while the browser is on its way home from there. */
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
  if (target === null) home = entryIndex()
  decideSteps(holdsStep)
  return addGuard(guards, guard)
}

function holdsStep(): boolean {
  if (target === null && mayPass()) return false
  if (target === null) {
    target = entryIndex()
    comeHome()
  } else if (entryIndex() === home) ask(target)
  return true
}

function mayPass(): boolean {
  const isSamePlace = holdAddress(true) === location.pathname + location.search
  if (guards.length > 0 && entryIndex() !== agreed && !isSamePlace) return false
  // Somebody has changed the part behind `#` by hand, which adds an entry without a number.
  if (isSamePlace && !window.history.state) window.history.replaceState({ index: home + 1 }, '')
  agreed = null
  home = entryIndex()
  holdAddress(false)
  return true
}

function comeHome(): void {
  if (target === null) return
  if (entryIndex() === home) {
    ask(target)
    return
  }
  window.history.go(home - entryIndex())
  // Back pressed again at that moment leads away from home, or cancels the step without an event.
  retry = setTimeout(comeHome, 400)
}

function ask(wanted: number): void {
  clearTimeout(retry)
  target = null
  holdAddress(false)
  askGuards(guards, () => {
    agreed = wanted
    window.history.go(wanted - entryIndex())
  })
}
