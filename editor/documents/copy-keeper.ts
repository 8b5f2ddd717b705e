import type { LocalCopies, LocalCopy } from './local-copy'

/** A copy on this device follows a change after at most so many ms. */
export const COPY_DELAY = 1000

/** Keeps the copy of one page on this device up to date. */
export interface CopyKeeper {
  /** There is something new: the copy follows within `COPY_DELAY`. */
  soon(): void
  now(): void
  /** Everything is on the server: the copy is not needed any more. */
  clear(): void
}

interface CopyKeeperParts {
  readonly documentId: number
  readonly copies: LocalCopies
  /** What there is to keep; `null` when everything is saved. */
  readonly unsaved: () => LocalCopy | null
  readonly onKept: (kept: boolean) => void
}

export function createCopyKeeper(parts: CopyKeeperParts): CopyKeeper {
  const { documentId, copies, unsaved, onKept } = parts
  let timer = 0
  return {
    soon() {
      timer ||= window.setTimeout(now, COPY_DELAY)
    },
    now,
    clear() {
      forgetTimer()
      copies.clear(documentId)
    },
  }

  function now(): void {
    forgetTimer()
    const copy = unsaved()
    if (copy) onKept(copies.write(documentId, copy))
  }

  function forgetTimer(): void {
    clearTimeout(timer)
    timer = 0
  }
}
