import type { ConflictVersion } from '../api/failure'
import { contentOf, type EditedPage } from '../store/edits/edited-page'
import type { History } from '../store/history'
import type { PageState } from './journal'

/** The saved versions that the displayed page is based on. */
export interface Bases {
  /** The common base of the displayed and the saved page. */
  readonly base: PageState
  /** The saved page and its author, if parts of it aren't displayed yet because the caret is there. */
  readonly pending: {
    readonly state: PageState
    readonly by: string
    /** Returns what is sent in the meantime, merged from both; on a clash the saved page wins, as with CONFLICT. */
    readonly sendable: (
      bases: Bases,
      saved: Pick<ConflictVersion, 'version' | 'savedAt'>,
    ) => EditedPage | ConflictVersion
  } | null
}

/** Other people's saved changes, merged with the displayed page. */
export interface MergeResult extends Bases {
  readonly page: EditedPage
  readonly history: History
  /** True if it contains no unsaved changes of the user. */
  readonly isSaved: boolean
  /** Announces the merged changes once they are displayed. */
  readonly show?: () => void
}

export interface KnownBases {
  current(): Bases
  set(bases: Bases): void
}

export function createBases(base: PageState): KnownBases {
  let known: Bases = { base, pending: null }
  return {
    current: () => known,
    set({ base: next, pending }) {
      known = { base: next, pending }
    },
  }
}

/** Returns the bases after a save: the display at the time of sending is the new common base. */
export function basesAfter(
  { page, screen }: { readonly page: EditedPage; readonly screen: EditedPage },
  { pending }: Bases,
): Bases {
  const base = stateOf(screen)
  return { base, pending: pending && page !== screen ? { ...pending, state: stateOf(page) } : null }
}

export function stateOf(page: EditedPage): PageState {
  return { settings: page.settings, content: contentOf(page) }
}
