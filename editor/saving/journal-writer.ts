import type { Journal, JournalEntry } from './journal'

/** Maximum delay before a change is in the journal, in ms. */
const JOURNAL_DELAY = 250
/** Maximum time that a save waits for the journal, in ms: it must succeed even if the browser's storage hangs. */
const TIMEOUT = 1000

/** Keeps the journal of one page up to date. */
interface JournalWriter {
  /** Writes within `JOURNAL_DELAY`. */
  schedule(): void
  /** Writes pending changes now; resolves when they are written, or have failed. */
  flush(): Promise<void>
  /** Writes everything not yet confirmed to be in the journal synchronously, because the tab is closing. */
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
