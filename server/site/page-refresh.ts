import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Encoding } from '../http/request-head'
import { counts } from '../metrics/counts'
import type { DroppedPage } from './cache/page-index'
import { weightOf } from './page/finished-page'

/** Renders pages again in the background after a change dropped them from memory, so that their next visitors don’t wait. */
export interface PageRefresh {
  /** Queues dropped pages, most recently used first. Call it after each change, even if it dropped none. */
  add(dropped: readonly DroppedPage[]): void
  /** Drops the waiting pages, and waits for the one being rendered. */
  close(): Promise<void>
}

/** A page waiting to be rendered again. */
export interface StalePage {
  readonly address: string
  /** The encodings that visitors used. */
  readonly encodings: readonly Encoding[]
}

interface PageRefreshOptions {
  readonly isCached: (address: string) => boolean
  /** Renders a page like for a visitor. */
  readonly render: (page: StalePage) => Promise<void>
  /** Returns whether the cache has this much space, in bytes: a refresh must not evict other pages. */
  readonly hasRoom: (bytes: number) => boolean
  /** Returns whether pages are being rendered for visitors. */
  readonly isBusy: () => boolean
  /** Called with the first error, and again only after a page could be rendered. */
  readonly onError: (error: unknown, address: string) => void
  /** Maximum number of waiting pages; the least recently used ones are left to their visitors. */
  readonly most?: number
  /** Time after a change before it starts, in milliseconds. */
  readonly delay?: number
  /** Length of a pause, in milliseconds. */
  readonly pause?: number
  /** Time after a page was rendered for a visitor, in milliseconds. */
  readonly calm?: number
}

/** More than fit into the cache at their usual size. */
const MAX_WAITING = 10_000
/** Editors often save several things in a row, and the answer to a change goes first; in milliseconds. */
const DELAY_MS = 50
const PAUSE_MS = 20
/** Visitors rarely come alone: time after a page was rendered for one of them, in milliseconds. */
const CALM_MS = 100
/** The event loop is behind if what was pending took longer, in milliseconds; a cached page takes a hundredth. */
const MAX_LATE_MS = 5

interface WaitingPage extends StalePage {
  readonly weight: number
}

export function createPageRefresh({
  isCached,
  render,
  hasRoom,
  isBusy,
  onError,
  most = MAX_WAITING,
  delay = DELAY_MS,
  pause = PAUSE_MS,
  calm = CALM_MS,
}: PageRefreshOptions): PageRefresh {
  let waiting = new Map<string, WaitingPage>()
  let current: { readonly page: WaitingPage; readonly done: Promise<void> } | null = null
  let isWorking = false
  let isFailing = false
  let isClosed = false
  let calmAt = 0
  return {
    add(dropped) {
      if (isClosed) return
      const added = dropped.filter(({ page }) => page.status === 200).map(waitingOf)
      // The page being rendered may be older than this change. If it isn’t, it is found in the cache when its turn comes.
      if (current) added.push(current.page)
      queue(added)
      if (isWorking || waiting.size === 0) return
      isWorking = true
      void work()
    },
    async close() {
      isClosed = true
      waiting.clear()
      count()
      await current?.done
    },
  }

  function queue(added: readonly WaitingPage[]): void {
    if (added.length === 0) return
    const all = new Map<string, WaitingPage>()
    for (const page of [...added, ...waiting.values()]) {
      if (all.size === most) break
      if (!all.has(page.address)) all.set(page.address, page)
    }
    waiting = all
    count()
  }

  async function work(): Promise<void> {
    await waitFor(delay)
    while (waiting.size > 0) {
      if (await isQuiet()) await refreshNext()
      else await waitFor(pause)
    }
    isWorking = false
  }

  /** Lets pending requests go first. Returns false if visitors need the processor. */
  async function isQuiet(): Promise<boolean> {
    const started = performance.now()
    await nextTurn()
    const now = performance.now()
    if (isBusy()) calmAt = now + calm
    return now - started <= MAX_LATE_MS && now >= calmAt
  }

  async function refreshNext(): Promise<void> {
    const [page] = waiting.values()
    if (!page) return
    waiting.delete(page.address)
    count()
    if (isCached(page.address) || !hasRoom(page.weight)) return
    current = { page, done: refresh(page) }
    await current.done
    current = null
  }

  async function refresh(page: WaitingPage): Promise<void> {
    try {
      await render(page)
      counts.refreshedPages += 1
      isFailing = false
    } catch (error) {
      // Its next visitor tries again, and gets the error.
      if (!isFailing) onError(error, page.address)
      isFailing = true
    }
  }

  function count(): void {
    counts.pagesToRefresh = waiting.size
  }
}

function waitingOf({ address, page }: DroppedPage): WaitingPage {
  return { address, encodings: [...page.packed.keys()], weight: weightOf(page) }
}

/** Doesn’t keep the process running. */
function waitFor(ms: number): Promise<void> {
  return sleep(ms, undefined, { ref: false })
}
