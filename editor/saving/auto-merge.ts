import type { ConflictVersion } from '../api/failure'
import { becomePage } from '../store/edits/become-page'
import { contentOf, editedPage } from '../store/edits/edited-page'
import { selectWhatIsLeft } from '../store/selection'
import type { EditorSession } from '../store/session'
import { tell } from '../store/tell'
import type { PageState } from './journal'
import type { OpenDocument } from './load-document'
import { mergeVersions, stateOfConflict } from './merge-versions'

/**
 * Merges with a version that another editor saved first, notifies, and returns that version. `null` where changes clash and the
 * user has to choose; the page is then unchanged.
 */
export function autoMerge(
  session: EditorSession,
  document: OpenDocument,
  base: PageState,
  conflict: ConflictVersion,
): PageState | null {
  const { pageStore, registry } = session
  const theirs = stateOfConflict(conflict, document, base)
  if (!theirs) return null
  const { page } = pageStore.getState()
  const mine = { settings: page.settings, content: contentOf(page) }
  const { settings, content, clashes } = mergeVersions({ base, mine, theirs })
  if (clashes.length > 0) return null
  const words = `Merged with changes by ${conflict.savedBy || 'somebody else'}`
  pageStore.closeStep()
  pageStore.edit(becomePage(editedPage(settings, content, registry)), { label: words })
  selectWhatIsLeft(session)
  tell(session, words)
  return theirs
}
