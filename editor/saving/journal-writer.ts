import type { Journal, JournalEntry } from './journal'

/** A change is in the journal after at most this time, in ms. */
const JOURNAL_DELAY = 250
/** A save waits for the journal no longer than this, in ms: a browser whose storage hangs must still save. */
const TIMEOUT = 1000

/** Keeps the journal of one page up to date. */
export interface JournalWriter {
  /** Writes within `JOURNAL_DELAY`. */
  schedule(): void
  /** Writes what is pending now; resolves when it is written, or has failed. */
  flush(): Promise<void>
  stop(): void
}

export function createJournalWriter(
  journal: Pick<Journal, 'write'>,
  current: () => JournalEntry,
  onWritten: (kept: boolean) => void,
): JournalWriter {
  let timer = 0
  let pending = false
  return {
    schedule() {
      pending = true
      timer ||= window.setTimeout(() => void flush(), JOURNAL_DELAY)
    },
    flush,
    stop: () => clearTimeout(timer),
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = 0
    if (!pending) return
    pending = false
    const written = journal.write(current()).then(onWritten)
    await Promise.race([written, new Promise((resolve) => setTimeout(resolve, TIMEOUT))])
  }
}
