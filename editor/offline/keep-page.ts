import { WORKER_PATH, WORKER_SCOPE } from '#schema/api/editor-worker'
import { pageKey } from './worker/cache-names'
import type { KeepMessage } from './worker/kept-pages'

/** Debounce in ms before the files loaded so far are sent in one message. */
const COLLECTING = 1000

let isFirst = true

/**
 * Keeps the open page and the files it loads from now on, so that it can be reloaded offline. Returns a function that stops it.
 */
export function keepPage(): () => void {
  const page = pageKey(location)
  const build = document.querySelector('script[type="module"]')?.getAttribute('src')
  if (page === null || !build || !('serviceWorker' in navigator)) return () => undefined
  const openedAt = timeOfOpening()
  const files = new Set<string>()
  let timer = 0
  let isOver = false
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'resource', buffered: true })
  const registered = register()
  note([])
  void loadRecovery()
  return () => {
    isOver = true
    clearTimeout(timer)
    observer.disconnect()
  }

  function note(entries: readonly PerformanceEntry[]): void {
    for (const { name } of entries) {
      const { origin, pathname } = new URL(name)
      if (origin === location.origin && pathname.startsWith('/assets/')) files.add(pathname)
    }
    timer ||= window.setTimeout(send, COLLECTING)
  }

  async function send(): Promise<void> {
    timer = 0
    const worker = (await registered)?.active
    if (isOver || !worker) return
    worker.postMessage({ page, openedAt, build, files: [...files] } as KeepMessage)
    files.clear()
  }
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    await navigator.serviceWorker.register(WORKER_PATH, { scope: WORKER_SCOPE })
    return await navigator.serviceWorker.ready
  } catch {
    // Storage is blocked, or the server can't be reached: this visit has no offline copy.
    return null
  }
}

/** Returns the time of opening in ms since 1970: of the document for the first page, of the link within the editor for later ones. */
function timeOfOpening(): number {
  const [navigation] = performance.getEntriesByType('navigation')
  const isDocument = isFirst && navigation?.name.split('#')[0] === location.href.split('#')[0]
  isFirst = false
  return isDocument ? performance.timeOrigin : Date.now()
}

/** Loads the code that recovers and merges unsaved changes, which can't be fetched offline. */
function loadRecovery(): Promise<unknown> {
  return Promise.allSettled([
    import('../saving/dialogs/recover-page'),
    import('../saving/dialogs/page-conflict'),
    import('../saving/take-theirs'),
  ])
}
