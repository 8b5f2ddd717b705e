import type { History } from '../store/history'
import type { Journal, PageState, UsableEntry } from './journal'
import { isSameState } from './journal'
import type { OpenDocument } from './load-document'

/** Entries of closed tabs for a page, compared with the server's version. */
export interface Recovery {
  /** The newest changes that never reached the server; `damaged` if they can't be used. */
  readonly unsaved: UsableEntry | 'damaged' | null
  /** The history that led to the server's version, to continue it. */
  readonly history: History | null
}

/**
 * Returns a page that was read from this device as the server has it since its last save here, which the journal knows: otherwise
 * unsaved changes would be compared with an older version.
 */
export function asLastSaved(opened: OpenDocument, { closedTabs }: Journal): OpenDocument {
  let known = opened
  for (const { entry } of closedTabs) {
    if (entry === 'damaged' || entry.base.version <= known.summary.version) continue
    const { version, settings, content } = entry.base
    const summary = { ...opened.summary, title: settings.title, version, updatedAt: entry.at }
    known = { ...opened, summary, settings, content }
  }
  return known
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
