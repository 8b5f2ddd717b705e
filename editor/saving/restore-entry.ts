import { t } from '#schema/messages/t'
import { becomePage } from '../store/edits/become-page'
import { editedPage } from '../store/edits/edited-page'
import { pruneSelection } from '../store/selection'
import type { EditorSession } from '../store/session'
import type { Journal, PageState, UsableEntry } from './journal'
import type { Versioned } from './save-state'
import type { Saver } from './saver'

/**
 * Puts the unsaved work of a closed tab back: with its steps where nobody has saved since, else `merged` as one step. Returns
 * what to say of it.
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
  // Dropped only once this tab's own journal holds it.
  void saver
    .flushJournal()
    .then(() => (saver.store.getState().hasLocalCopy ? journal.forget(key) : undefined))
  return words
}

interface RestoringParts {
  /** The version that was opened. */
  readonly version: number
  readonly journal: Pick<Journal, 'forget'>
  readonly saver: Pick<Saver, 'flushJournal' | 'store'>
}

/** Whether nobody has saved since: then nothing has to be asked. */
export function isUntouched(
  { base }: UsableEntry['entry'],
  { version }: Pick<Versioned, 'version'>,
): boolean {
  return base.version === version
}
