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
  /** The tab is going away: writes what is not known to be in the journal before it returns. */
  writeNow(): void
  stop(): void
}

export function createJournalWriter(
  journal: Pick<Journal, 'write' | 'writeNow'>,
  current: () => JournalEntry,
  onWritten: (kept: boolean) => void,
): JournalWriter {
  let timer = 0
  let pending = false
  let writing = 0
  return {
    schedule() {
      pending = true
      timer ||= window.setTimeout(() => void flush(), JOURNAL_DELAY)
    },
    flush,
    writeNow() {
      if (pending || writing > 0) journal.writeNow(current())
    },
    stop: () => clearTimeout(timer),
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = 0
    if (!pending) return
    pending = false
    writing += 1
    const written = journal.write(current()).then((kept) => {
      writing -= 1
      onWritten(kept)
    })
    await Promise.race([written, new Promise((resolve) => setTimeout(resolve, TIMEOUT))])
  }
}
