import { type MouseEvent, useEffect, useSyncExternalStore } from 'react'
import { t } from '#schema/messages/t'
import { type Route, routeOf } from './routes'

/** Decides when its screen is left: calls `go`, or never does. */
export type Guard = (go: () => void) => void

const watchers = new Set<() => void>()
const guards: Guard[] = []
/** Returns whether back/forward navigation is blocked. Replaced when a guard is registered. */
let isBlocking = () => false
let shown = ''
let isPaused = false

/** Navigates within the editor without a reload. A guard of the current screen may prevent it. */
export function navigate(path: string): void {
  runGuards(guards, () => {
    window.history.pushState({ index: entryIndex() + 1 }, '', path)
    notify()
  })
}

/** Navigates without a history entry and without asking the guards. */
export function redirect(path: string): void {
  window.history.replaceState(window.history.state, '', path)
  notify()
}

/**
 * Lets the current screen decide when a link leaves it, e.g. after saving. Returns a function that stops this. Back and Forward
 * are handled by `guardHistory`.
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

/** Calls `go` once all guards agree. The last one is asked first: a dialog is above its screen. */
export function runGuards(asked: readonly Guard[], go: () => void): void {
  const last = asked.at(-1)
  if (last) last(() => runGuards(asked.slice(0, -1), go))
  else go()
}

/** Returns the index of the current history entry, counted from the entry in which the editor was loaded. */
export function entryIndex(): number {
  const { state } = window.history
  return typeof state?.index === 'number' ? state.index : 0
}

/** Lets `blocks` decide about each history step. Subscribers are not notified of the steps it holds back. */
export function decideSteps(blocks: () => boolean): void {
  isBlocking = blocks
  window.addEventListener('popstate', takeStep)
}

/** Keeps the current screen while `hold` is true, whatever the browser's address. Returns the address of that screen. */
export function pauseNavigation(hold: boolean): string {
  isPaused = hold
  return shown
}

export function useRoute(): Route {
  const address = useSyncExternalStore(watch, shownAddress)
  return routeOf(new URL(address, location.origin))
}

/** Returns the query part of the address. */
export function useSearch(): string {
  return useSyncExternalStore(watch, () => new URL(shownAddress(), location.origin).search)
}

function shownAddress(): string {
  if (!isPaused) shown = location.pathname + location.search
  return shown
}

/** Handles a click on a link with `navigate`; clicks with a modifier key are left to the browser. */
export function followLink(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const { pathname, search, hash } = event.currentTarget
  navigate(pathname + search + hash)
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  // A single listener, added once: browsers call the listeners of a window in the order they were added, capturing or not.
  window.addEventListener('popstate', takeStep)
  return () => watchers.delete(watcher)
}

function takeStep(): void {
  if (!isBlocking()) notify()
}

function notify(): void {
  for (const watcher of watchers) watcher()
}

/** Sets the title of the browser tab: `Visit us · Toran editor`. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? t('Toran editor') : t('{title} · Toran editor', { title })
  }, [title])
}
