import { type MouseEvent, useSyncExternalStore } from 'react'
import { type Route, routeOf } from './routes'

const watchers = new Set<() => void>()
let guard: ((go: () => void) => void) | null = null

/** Goes to another place of the editor without reloading it. A guard of the current place may prevent it. */
export function navigate(path: string): void {
  const go = () => {
    window.history.pushState(null, '', path)
    tell()
  }
  if (guard) guard(go)
  else go()
}

/** Goes there without a step of the browser's history, and without asking. */
export function redirect(path: string): void {
  window.history.replaceState(null, '', path)
  tell()
}

/** Lets the current place decide when it is left, as after saving. Returns a function that stops it. */
export function guardLeaving(leave: (go: () => void) => void): () => void {
  guard = leave
  return () => {
    if (guard === leave) guard = null
  }
}

export function useRoute(): Route {
  const address = useSyncExternalStore(watch, () => location.pathname + location.search)
  return routeOf(new URL(address, location.origin))
}

/** The query part of the address. */
export function useSearch(): string {
  return useSyncExternalStore(watch, () => location.search)
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
  window.addEventListener('popstate', watcher)
  return () => {
    watchers.delete(watcher)
    window.removeEventListener('popstate', watcher)
  }
}

function tell(): void {
  for (const watcher of watchers) watcher()
}
