import { useState } from 'react'
import { type Choice, type Choices, NO_CHOICES } from '#schema/page/merge/clash'
import type { ConflictVersion } from '../../api/failure'
import { SideBySide } from '../../revisions/side-by-side'
import { becomePage } from '../../store/edits/become-page'
import { contentOf, editedPage } from '../../store/edits/edited-page'
import { pruneSelection } from '../../store/selection'
import { usePage, useSession } from '../../store/session'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { downloadText, pageFile } from '../download-page'
import { useEditing, useSaveState } from '../editing'
import { mergeVersions, stateOfConflict } from '../merge-versions'
import { isSameState } from '../same-state'
import { clockTime } from '../save-words'
import { ClashChooser } from './clash-chooser'
import './conflict-dialog.css'

/**
 * Another editor saved first, and both changed the same: one choice for all of it, or each by itself. Everything else of
 * both is merged, and nothing is lost whatever is chosen.
 */
export function ConflictDialog({ theirs: conflict, onClose }: ConflictDialogProps) {
  const { document, saver } = useEditing()
  const session = useSession()
  const page = usePage((state) => state.page)
  const saved = useSaveState((state) => state.saved)
  const [choices, setChoices] = useState<Choices | null>(null)
  const name = conflict.savedBy || 'Someone else'
  const mine = { settings: page.settings, content: contentOf(page) }
  // Where theirs is no page that can be read, mine is all there is.
  const theirs = stateOfConflict(conflict, document, saver.base()) ?? mine
  const { clashes } = mergeVersions({ base: saver.base(), mine, theirs })
  const isDecided = choices !== null && clashes.every(({ id }) => choices.has(id))

  function merge(chosen: Choices): void {
    const merged = mergeVersions({ base: saver.base(), mine, theirs }, chosen)
    session.pageStore.edit(
      becomePage(editedPage(merged.settings, merged.content, session.registry)),
      { label: `Merged with changes by ${name}` },
    )
    pruneSelection(session)
    const { version, savedAt } = conflict
    saver.rebase({ ...saved, version, savedAt }, theirs, isSameState(merged, theirs))
    void saver.saveNow()
    onClose()
  }

  function useTheirs(): void {
    merge(allOf(clashes, 'theirs'))
    session.uiStore.toast(`The page now has ${name}’s changes.`, { undo: true })
  }

  return (
    <Dialog
      title={`${name} also changed this page`}
      description={`Saved at ${clockTime(conflict.savedAt)}. ${clashWords(clashes.length)} What only one of you changed is in the page either way. Saving is paused until you choose, and nothing is lost.`}
      onClose={onClose}
      wide
      footer={
        <>
          <Button onClick={() => downloadText(pageFile(session.documentId, page))}>
            Copy mine as file
          </Button>
          {choices && (
            <Button
              look="primary"
              aria-disabled={!isDecided}
              onClick={() => isDecided && merge(choices)}
            >
              Save as chosen
            </Button>
          )}
        </>
      }
    >
      <div className="ed-conflict-ways">
        <Way
          label="Keep my version"
          words="Where you both changed the same, yours stays."
          onClick={() => merge(allOf(clashes, 'mine'))}
        />
        {clashes.length > 0 && (
          <Way
            label={`Use ${name}’s version`}
            words="Where you both changed the same, theirs is taken. Undo brings yours back."
            onClick={useTheirs}
          />
        )}
      </div>
      {clashes.length > 0 && (
        <Button
          look="quiet"
          className="ed-conflict-each"
          aria-expanded={choices !== null}
          onClick={() => setChoices(choices ? null : NO_CHOICES)}
        >
          Choose each
        </Button>
      )}
      {choices && (
        <ClashChooser
          clashes={clashes}
          choices={choices}
          theirName={name}
          onChoose={(id, choice) => setChoices(new Map([...choices, [id, choice]]))}
        />
      )}
      <SideBySide before={{ label: name, state: theirs }} after={{ label: 'Mine', state: mine }} />
    </Dialog>
  )
}

interface ConflictDialogProps {
  readonly theirs: ConflictVersion
  readonly onClose: () => void
}

/** One of the two choices: in plain words, what it does below. */
function Way({ label, words, onClick }: WayProps) {
  return (
    <button type="button" className="ed-conflict-way" onClick={onClick}>
      <strong>{label}</strong>
      <span>{words}</span>
    </button>
  )
}

interface WayProps {
  readonly label: string
  readonly words: string
  readonly onClick: () => void
}

function clashWords(count: number): string {
  if (count === 0) return 'Nothing in it clashes with yours.'
  return count === 1 ? 'You both changed 1 thing.' : `You both changed ${count} things.`
}

function allOf(clashes: readonly { readonly id: string }[], use: 'mine' | 'theirs'): Choices {
  return new Map(clashes.map(({ id }): [string, Choice] => [id, { use }]))
}
