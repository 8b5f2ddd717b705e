import type { ConflictVersion } from '../api/failure'
import { contentOf, type EditedPage } from '../store/edits/edited-page'
import type { History } from '../store/history'
import type { PageState } from './journal'

/** The saved versions that the page on the screen stands on. */
export interface Bases {
  /** What both it and the saved page were made from. */
  readonly base: PageState
  /** What is saved, where some of it is not on the screen yet because the caret is there; and whose it is. */
  readonly pending: {
    readonly state: PageState
    readonly by: string
    /** What is sent meanwhile, merged from both; where they clash what is saved, as with CONFLICT. */
    readonly sendable: (
      bases: Bases,
      saved: Pick<ConflictVersion, 'version' | 'savedAt'>,
    ) => EditedPage | ConflictVersion
  } | null
}

/** What others saved, merged with the page on the screen. */
export interface MergeResult extends Bases {
  readonly page: EditedPage
  readonly history: History
  /** Whether nothing of the user's own is in it that is not saved. */
  readonly isSaved: boolean
  /** Says what has come in, once it has. */
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

/** What was sent is saved: the screen as it was then is what both have in common. */
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
