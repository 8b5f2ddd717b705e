import { type FinishedPage, packTightly } from '../page/finished-page'

/** Compresses pages once more, as small as they get, when nothing else is to be done. */
export interface Repacking {
  /** A page has been made, or asked for in a form that was quickly compressed. */
  add(page: FinishedPage): void
  close(): void
}

export interface RepackingOptions {
  /** Called with each page that has been packed again. */
  readonly onPacked: (page: FinishedPage) => void
  /** How long no page was made before the work begins, in milliseconds. */
  readonly quiet?: number
  /** More pages than these do not wait; those that came first are served as they are. */
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

  /** Whenever a page is made the work waits anew: it takes a processor that visitors need. */
  function wait(): void {
    if (timer) clearTimeout(timer)
    timer = setTimeout(() => void packNext(), quiet)
    timer.unref()
  }

  async function packNext(): Promise<void> {
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
    if (!isClosed && waiting.size > 0) timer = setTimeout(() => void packNext(), 0).unref()
  }
}
