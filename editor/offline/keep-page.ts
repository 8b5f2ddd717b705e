import { WORKER_PATH, WORKER_SCOPE } from '#schema/api/editor-worker'
import type { Editing, Notice } from '../saving/editing'
import { endKeptPage, isKeptPage } from './kept-page'
import type { KeepMessage } from './worker/kept-pages'
import { pageKey } from './worker/page-key'

/** Time in ms in which files that were loaded are collected for one message. */
const COLLECTING = 1000

let isFirst = true

interface OpenPage extends Pick<Editing, 'saver' | 'notices'> {
  /** The notice of a page that was reloaded offline. */
  readonly notice: Notice
  /** Aborted when the page is left. */
  readonly over: AbortSignal
}

/** Keeps the open page and what it loads from now on, so that it can be reloaded offline. */
export function keepPage({ saver, notices, notice, over }: OpenPage): void {
  if (over.aborted) return
  if (isKeptPage()) endWhenOnline({ saver, notices, notice, over })
  const page = pageKey(location)
  const build = document.querySelector('script[type="module"]')?.getAttribute('src')
  if (page === null || !build || !('serviceWorker' in navigator)) return
  const openedAt = timeOfOpening()
  const files = new Set<string>()
  let timer = 0
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'resource', buffered: true })
  const registered = register()
  note([])
  void loadRecovery()
  over.addEventListener('abort', () => {
    clearTimeout(timer)
    observer.disconnect()
  })

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
    if (over.aborted || !worker) return
    worker.postMessage({ page, openedAt, build, files: [...files] } as KeepMessage)
    files.clear()
  }
}

/** Removes the notice of a reload without a connection once there is one. */
function endWhenOnline({ saver, notices, notice, over }: OpenPage): void {
  const unsubscribe = saver.store.subscribe(({ saved }, before) => {
    if (saved !== before.saved) end()
  })
  window.addEventListener('online', end, { signal: over })
  over.addEventListener('abort', unsubscribe)

  function end(): void {
    endKeptPage()
    if (notices.getState().notice === notice) notices.setState({ notice: null })
  }
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    await navigator.serviceWorker.register(WORKER_PATH, { scope: WORKER_SCOPE })
    return await navigator.serviceWorker.ready
  } catch {
    // Storage is blocked, or the server can't be reached: this visit goes on without.
    return null
  }
}

/** Returns when the server answered the page, in ms since 1970: the document itself, or later a link within the editor. */
function timeOfOpening(): number {
  const [navigation] = performance.getEntriesByType('navigation')
  const isDocument = isFirst && navigation?.name.split('#')[0] === location.href.split('#')[0]
  isFirst = false
  return isDocument ? performance.timeOrigin : Date.now()
}

/** Loads what recovers and merges unsaved changes: offline it would be too late. */
function loadRecovery(): Promise<unknown> {
  return Promise.allSettled([
    import('../saving/dialogs/recover-page'),
    import('../saving/dialogs/page-conflict'),
    import('../saving/take-theirs'),
  ])
}
