import { type FinishedPage, packTightly } from '../page/finished-page'

/** Compresses pages again at the highest level while the server is idle. */
export interface Repacking {
  /** Queues a page that was rendered, or requested in an encoding at the fast level. */
  add(page: FinishedPage): void
  close(): void
}

interface RepackingOptions {
  /** Called with each page that was compressed again. */
  readonly onPacked: (page: FinishedPage) => void
  /** Time without a rendered page before it starts, in milliseconds. */
  readonly quiet?: number
  /** Maximum queue length; the oldest pages are dropped and stay as they are. */
  readonly most?: number
}

export function createRepacking({
  onPacked,
  quiet = 2_000,
  most = 500,
}: RepackingOptions): Repacking {
  const waiting = new Set<FinishedPage>()
  let timer: NodeJS.Timeout | null = null
  let isPacking = false
  let isClosed = false
  return {
    add(page) {
      if (isClosed) return
      waiting.add(page)
      const [first] = waiting
      if (waiting.size > most && first) waiting.delete(first)
      wait()
    },
    close() {
      isClosed = true
      waiting.clear()
      if (timer) clearTimeout(timer)
    },
  }

  /** Each rendered page restarts the wait, because visitors need the processor more. */
  function wait(ms = quiet): void {
    if (timer) clearTimeout(timer)
    timer = setTimeout(() => void packNext(), ms).unref()
  }

  async function packNext(): Promise<void> {
    timer = null
    const [page] = waiting
    if (!page || isPacking) return
    waiting.delete(page)
    isPacking = true
    try {
      await packTightly(page)
      if (!isClosed) onPacked(page)
    } finally {
      isPacking = false
    }
    // Unless a page was rendered in the meantime and started another wait.
    if (!isClosed && waiting.size > 0 && !timer) wait(0)
  }
}
