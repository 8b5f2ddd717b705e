import { type FinishedPage, packTightly } from '../page/finished-page'

/** Compresses pages again at the highest level, when the server is idle. */
export interface Repacking {
  /** A page has been rendered, or requested in an encoding of the fast level. */
  add(page: FinishedPage): void
  close(): void
}

interface RepackingOptions {
  /** Called with each page that was compressed again. */
  readonly onPacked: (page: FinishedPage) => void
  /** How long no page must have been rendered before it starts, in milliseconds. */
  readonly quiet?: number
  /** The length of the queue; the oldest pages are dropped from it and served as they are. */
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

  /** Each rendered page restarts the wait: compressing takes a processor that visitors need. */
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
    // Where a page was rendered meanwhile, its wait goes on.
    if (!isClosed && waiting.size > 0 && !timer) wait(0)
  }
}
