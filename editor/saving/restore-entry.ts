import { t } from '#schema/messages/t'
import { becomePage } from '../store/edits/become-page'
import { editedPage } from '../store/edits/edited-page'
import { pruneSelection } from '../store/selection'
import type { EditorSession } from '../store/session'
import type { Journal, PageState, UsableEntry } from './journal'
import type { Versioned } from './save-state'
import type { Saver } from './saver'

/**
 * Restores the unsaved changes of a closed tab: with their history if nobody has saved since, otherwise `merged` as one step.
 * Returns the message.
 */
export function restoreEntry(
  session: EditorSession,
  { version, journal, saver }: RestoringParts,
  { key, entry }: UsableEntry,
  merged: PageState,
): string {
  const { pageStore, uiStore, registry } = session
  if (isUntouched(entry, { version }))
    pageStore.replace(editedPage(entry.settings, entry.content, registry), entry.history)
  else
    pageStore.edit(becomePage(editedPage(merged.settings, merged.content, registry)), {
      label: t('Restored unsaved changes'),
    })
  pruneSelection(session)
  const words = t('Your unsaved changes are back.')
  uiStore.announce(words)
  // Deleted only after this tab's journal contains it.
  void saver
    .flushJournal()
    .then(() => (saver.store.getState().hasLocalCopy ? journal.forget(key) : undefined))
  return words
}

interface RestoringParts {
  /** The opened version. */
  readonly version: number
  readonly journal: Pick<Journal, 'forget'>
  readonly saver: Pick<Saver, 'flushJournal' | 'store'>
}

/** Returns whether nobody has saved since, so that no question is needed. */
export function isUntouched(
  { base }: UsableEntry['entry'],
  { version }: Pick<Versioned, 'version'>,
): boolean {
  return base.version === version
}
