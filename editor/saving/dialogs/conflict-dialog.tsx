import { useState } from 'react'
import { type Choice, type Choices, NO_CHOICES } from '#schema/page/merge/clash'
import type { ConflictVersion } from '../../api/failure'
import { SideBySide } from '../../revisions/side-by-side'
import { becomePage } from '../../store/edits/become-page'
import { contentOf, editedPage } from '../../store/edits/edited-page'
import { usePage, useSession } from '../../store/session'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { downloadText, pageFile } from '../download-page'
import { useEditing, useSaveState } from '../editing'
import type { PageState } from '../journal'
import { mergeVersions, stateOfConflict } from '../merge-versions'
import { clockTime } from '../save-words'
import { ClashChooser } from './clash-chooser'

/**
 * Another editor saved first, and both changed the same: asks about each clash. Everything else of both is merged,
 * and nothing is lost whatever is chosen.
 */
export function ConflictDialog({ theirs: conflict, onClose }: ConflictDialogProps) {
  const { document, saver } = useEditing()
  const session = useSession()
  const page = usePage((state) => state.page)
  const saved = useSaveState((state) => state.saved)
  const [choices, setChoices] = useState<Choices>(NO_CHOICES)
  const name = conflict.savedBy || 'Somebody'
  const mine = { settings: page.settings, content: contentOf(page) }
  // Where theirs is no page that can be read, mine is all there is.
  const theirs = stateOfConflict(conflict, document, saver.base()) ?? mine
  const { clashes } = mergeVersions({ base: saver.base(), mine, theirs })
  const open = clashes.filter(({ id }) => !choices.has(id)).length

  function take(next: PageState, label: string, isSaved: boolean): void {
    session.pageStore.edit(becomePage(editedPage(next.settings, next.content, session.registry)), {
      label,
    })
    const { version, savedAt } = conflict
    saver.rebase({ ...saved, version, savedAt }, theirs, isSaved)
    onClose()
  }

  function merge(chosen: Choices): void {
    const merged = mergeVersions({ base: saver.base(), mine, theirs }, chosen)
    take(merged, `Merged with changes by ${name}`, false)
  }

  function takeTheirs(): void {
    take(theirs, `Took the version of ${name}`, true)
    session.uiStore.select(null)
    session.uiStore.toast(`This is the version of ${name} now.`, { undo: true })
  }

  return (
    <Dialog
      title={`${name} saved a newer version.`}
      description={`At ${clockTime(conflict.savedAt)}, version ${conflict.version}. ${clashWords(clashes.length)} Saving is paused until you decide. Nothing is lost: every saved version stays in the history.`}
      onClose={onClose}
      wide
      footer={
        <>
          <Button onClick={() => downloadText(pageFile(session.documentId, page))}>
            Copy mine as file
          </Button>
          <Button onClick={takeTheirs}>Take theirs</Button>
          <Button look={open > 0 ? 'primary' : 'plain'} onClick={() => merge(allMine(clashes))}>
            Keep mine
          </Button>
          {open === 0 && clashes.length > 0 && (
            <Button look="primary" onClick={() => merge(choices)}>
              Save as chosen
            </Button>
          )}
        </>
      }
    >
      <ClashChooser
        clashes={clashes}
        choices={choices}
        theirName={name}
        onChoose={(id, choice) => setChoices(new Map([...choices, [id, choice]]))}
      />
      <SideBySide before={{ label: name, state: theirs }} after={{ label: 'Mine', state: mine }} />
      <p className="ed-quiet">
        What only one of you changed is in the page either way. Take theirs puts their page here as
        it is; Undo brings yours back.
      </p>
    </Dialog>
  )
}

interface ConflictDialogProps {
  readonly theirs: ConflictVersion
  readonly onClose: () => void
}

function clashWords(count: number): string {
  if (count === 0) return 'Nothing in it clashes with yours.'
  return count === 1 ? 'You both changed 1 thing.' : `You both changed ${count} things.`
}

function allMine(clashes: readonly { readonly id: string }[]): Choices {
  return new Map(clashes.map(({ id }): [string, Choice] => [id, { use: 'mine' }]))
}
