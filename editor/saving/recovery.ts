import type { History } from '../store/history'
import type { Journal, PageState, UsableEntry } from './journal'
import { isSameState } from './journal'

/** Entries of closed tabs for a page, compared with the server's version. */
export interface Recovery {
  /** The newest changes that never reached the server; `damaged` if they can't be used. */
  readonly unsaved: UsableEntry | 'damaged' | null
  /** The history that led to the server's version, to continue it. */
  readonly history: History | null
}

/** Classifies the entries of closed tabs, and deletes those whose version is saved. */
export function recoveryOf({ closedTabs, settle, forget }: Journal, saved: PageState): Recovery {
  const usable = closedTabs.filter((each) => each.entry !== 'damaged') as UsableEntry[]
  const arrived = usable.filter(({ entry }) => isSameState(entry, saved))
  const lost = usable.filter(({ entry }) => !entry.isSaved && !isSameState(entry, saved))
  const damaged = closedTabs.filter(({ entry }) => entry === 'damaged')
  const [newest] = arrived
  // Its tab closed before the response to its save. After newer versions it would look like unsaved work.
  if (newest && !newest.entry.isSaved) void settle(newest)
  for (const { key, entry } of closedTabs) {
    const isNeeded = lost.some((each) => each.key === key) || newest?.entry === entry
    if (!isNeeded) void forget(key)
  }
  return {
    unsaved: lost[0] ?? (damaged.length > 0 ? 'damaged' : null),
    history: newest?.entry.history ?? null,
  }
}
