import type { Journal, JournalEntry } from './journal'

/** The journal follows a change after at most so many ms. */
export const JOURNAL_DELAY = 250
/** A save waits for the journal no longer than this: a browser whose storage hangs must still save. */
const PATIENCE = 1000

/** Keeps the journal of one page up to date. */
export interface JournalKeeper {
  /** There is something new: the journal follows within `JOURNAL_DELAY`. */
  soon(): void
  /** Writes at once; answers when it is written, or cannot be. */
  now(): Promise<void>
  stop(): void
}

export function createJournalKeeper(
  journal: Pick<Journal, 'write'>,
  current: () => JournalEntry,
  onKept: (kept: boolean) => void,
): JournalKeeper {
  let timer = 0
  let pending = false
  return {
    soon() {
      pending = true
      timer ||= window.setTimeout(() => void now(), JOURNAL_DELAY)
    },
    now,
    stop: () => clearTimeout(timer),
  }

  async function now(): Promise<void> {
    clearTimeout(timer)
    timer = 0
    if (!pending) return
    pending = false
    const written = journal.write(current()).then(onKept)
    await Promise.race([written, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  }
}
