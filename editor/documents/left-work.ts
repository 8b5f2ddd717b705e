import type { History } from '#editor/store/history'
import { isSameState } from './differences'
import type { Journal, JournalEntry, LeftEntry, PageState } from './journal'

/** What tabs that are gone have left of a page, looked at beside what is on the server now. */
export interface LeftWork {
  /** Changes that never reached the server, the newest; `damaged` when they cannot be used. */
  readonly unsaved: (LeftEntry & { readonly entry: JournalEntry }) | 'damaged' | null
  /** The steps that led to what is on the server, to go on from. */
  readonly history: History | null
}

/** Sorts out what was left, and drops what nobody can miss: entries of versions that are saved. */
export function sortLeftWork({ left, forget }: Journal, saved: PageState): LeftWork {
  const usable = left.filter((each) => each.entry !== 'damaged') as UsableEntry[]
  const arrived = usable.filter(({ entry }) => isSameState(entry, saved))
  const lost = usable.filter(({ entry }) => !entry.isSaved && !isSameState(entry, saved))
  const damaged = left.filter(({ entry }) => entry === 'damaged')
  for (const { key, entry } of left) {
    const isNeeded = lost.some((each) => each.key === key) || arrived[0]?.entry === entry
    if (!isNeeded) void forget(key)
  }
  return {
    unsaved: lost[0] ?? (damaged.length > 0 ? 'damaged' : null),
    history: arrived[0]?.entry.history ?? null,
  }
}

type UsableEntry = LeftEntry & { readonly entry: JournalEntry }
