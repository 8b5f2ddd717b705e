import { becomePage } from '../store/edits/become-page'
import { editedPage } from '../store/edits/edited-page'
import { pruneSelection } from '../store/selection'
import type { EditorSession } from '../store/session'
import type { Editing } from './editing'
import type { PageState, UsableEntry } from './journal'

/** Puts the unsaved work of a closed tab back: with its steps where nobody has saved since, else `merged` as one step. */
export function restoreEntry(
  session: EditorSession,
  { document, journal, saver }: Pick<Editing, 'document' | 'journal' | 'saver'>,
  { key, entry }: UsableEntry,
  merged: PageState = entry,
): void {
  const { pageStore, uiStore, registry } = session
  if (isUntouched(entry, document))
    pageStore.replace(editedPage(entry.settings, entry.content, registry), entry.history)
  else
    pageStore.edit(becomePage(editedPage(merged.settings, merged.content, registry)), {
      label: 'Restored unsaved changes',
    })
  pruneSelection(session)
  const words = 'Your unsaved changes are back.'
  uiStore.toast(words, { undo: true })
  uiStore.announce(words)
  // Dropped only once this tab's own journal holds it.
  void saver
    .flushJournal()
    .then(() => (saver.store.getState().hasLocalCopy ? journal.forget(key) : undefined))
}

/** Whether nobody has saved the page since: then nothing has to be asked. */
export function isUntouched(
  { base }: UsableEntry['entry'],
  { summary }: Editing['document'],
): boolean {
  return base.version === summary.version
}
