import { t } from '#schema/messages/t'
import type { ConflictVersion } from '../../api/failure'
import { SideBySide } from '../../revisions/side-by-side'
import { becomePage } from '../../store/edits/become-page'
import { editedPage } from '../../store/edits/edited-page'
import { pruneSelection } from '../../store/selection'
import { usePage, useSession } from '../../store/session'
import { Button } from '../../ui/button'
import { stateOf } from '../bases'
import { downloadText, pageFile } from '../download-page'
import { useEditing, useSaveState } from '../editing'
import type { PageState } from '../journal'
import { isSameState } from '../journal'
import { stateOfConflict } from '../merge-versions'
import { ConflictDialog } from './conflict-dialog'

/** Conflict dialog of a page that another person saved first. */
export function PageConflict({ theirs: conflict, onClose }: PageConflictProps) {
  const { document, saver } = useEditing()
  const session = useSession()
  const page = usePage((state) => state.page)
  const saved = useSaveState((state) => state.saved)
  const base = saver.base()
  const mine = stateOf(page)
  // If their version isn't a readable page, only the user's version is left.
  const theirs = stateOfConflict(conflict, document, base) ?? mine
  return (
    <ConflictDialog
      hasUndo
      by={conflict}
      versions={{ base, mine, theirs }}
      merge={merge}
      onTheirs={(words) => session.uiStore.toast(words, { undo: true })}
      onClose={onClose}
      tools={
        <Button onClick={() => downloadText(pageFile(session.documentId, page))}>
          {t('Copy mine as file')}
        </Button>
      }
    >
      <SideBySide
        before={{ label: conflict.savedBy || t('Someone else'), state: theirs }}
        after={{ label: t('Mine'), state: mine }}
      />
    </ConflictDialog>
  )

  function merge(merged: PageState, label: string): void {
    session.pageStore.edit(
      becomePage(editedPage(merged.settings, merged.content, session.registry)),
      { label },
    )
    pruneSelection(session)
    const { version, savedAt } = conflict
    saver.rebase({ ...saved, version, savedAt }, theirs, isSameState(merged, theirs))
    void saver.saveNow()
  }
}

interface PageConflictProps {
  readonly theirs: ConflictVersion
  readonly onClose: () => void
}
