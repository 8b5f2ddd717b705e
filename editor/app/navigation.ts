import { type MouseEvent, useSyncExternalStore } from 'react'
import { type Route, routeOf } from './routes'

/** Decides when the place it guards is left: calls `go`, or never does. */
export type Guard = (go: () => void) => void

const watchers = new Set<() => void>()
const guards: Guard[] = []
/** Decides whether a step of the browser's history is held back, once there is something to guard. */
let isBlocking = () => false
let shown = ''
let isPaused = false

/** Goes to another place of the editor without reloading it. A guard of the current place may prevent it. */
export function navigate(path: string): void {
  runGuards(guards, () => {
    window.history.pushState({ index: entryIndex() + 1 }, '', path)
    notify()
  })
}

/** Goes there without a step of the browser's history, and without asking. */
export function redirect(path: string): void {
  window.history.replaceState(window.history.state, '', path)
  notify()
}

/**
 * Lets the current place decide when a link leaves it, as after saving. Returns a function that stops it. The browser's Back
 * and Forward are for `guardHistory`.
 */
export function guardLeaving(guard: Guard): () => void {
  return addGuard(guards, guard)
}

export function addGuard(to: Guard[], guard: Guard): () => void {
  to.push(guard)
  return () => {
    if (to.includes(guard)) to.splice(to.indexOf(guard), 1)
  }
}

/** Goes once all agree. The last is asked first: a dialog above a screen. */
export function runGuards(asked: readonly Guard[], go: () => void): void {
  const last = asked.at(-1)
  if (last) last(() => runGuards(asked.slice(0, -1), go))
  else go()
}

/** Which entry of the browser's history this is: entries count from the one the editor was loaded at. */
export function entryIndex(): number {
  const { state } = window.history
  return typeof state?.index === 'number' ? state.index : 0
}

/** Lets `blocks` decide about each step of the browser's history: nothing is told of those it holds back. */
export function decideSteps(blocks: () => boolean): void {
  isBlocking = blocks
  window.addEventListener('popstate', takeStep)
}

/** While it holds, what is shown stays, wherever the browser is. Returns its address. */
export function pauseNavigation(hold: boolean): string {
  isPaused = hold
  return shown
}

export function useRoute(): Route {
  const address = useSyncExternalStore(watch, shownAddress)
  return routeOf(new URL(address, location.origin))
}

/** The query part of the address. */
export function useSearch(): string {
  return useSyncExternalStore(watch, () => new URL(shownAddress(), location.origin).search)
}

function shownAddress(): string {
  if (!isPaused) shown = location.pathname + location.search
  return shown
}

/** Makes a link go by `navigate`; with a modifier key it stays the browser's. */
export function followLink(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const { pathname, search, hash } = event.currentTarget
  navigate(pathname + search + hash)
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  // One for all, which is added only once: browsers call the listeners of a window in their order, capturing or not.
  window.addEventListener('popstate', takeStep)
  return () => watchers.delete(watcher)
}

function takeStep(): void {
  if (!isBlocking()) notify()
}

function notify(): void {
  for (const watcher of watchers) watcher()
}
