import { useState } from 'react'
import { type Choices, type Clash, NO_CHOICES } from '#schema/page/merge/clash'
import { DifferenceList } from '../../revisions/difference-list'
import { SideBySide } from '../../revisions/side-by-side'
import { becomePage } from '../../store/edits/become-page'
import { editedPage } from '../../store/edits/edited-page'
import { selectWhatIsLeft } from '../../store/selection'
import { useSession } from '../../store/session'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { differences } from '../differences'
import { downloadText, pageFile } from '../download-page'
import { useEditing } from '../editing'
import type { JournalEntry } from '../journal'
import { mergeVersions } from '../merge-versions'
import { ClashChooser } from './clash-chooser'

/** Draft recovery: offers the changes on this device that never reached the server, beside the saved version. */
export function RecoverDialog({ unsaved, onClose }: RestoreDialogProps) {
  const { entry } = unsaved
  const { documentId, registry } = useSession()
  const { document, journal } = useEditing()
  const [choices, setChoices] = useState<Choices>(NO_CHOICES)
  const { summary, settings, content } = document
  const isOlder = entry.base.version !== summary.version
  const saver = summary.updatedBy ?? 'somebody'
  const merged = mergeVersions({ base: entry.base, mine: entry, theirs: document }, choices)
  const clashes: readonly Clash[] = isOlder ? merged.clashes : []
  const keep = useKeep(unsaved, onClose)

  function discard(): void {
    void journal.forget(unsaved.key)
    onClose()
  }

  return (
    <Dialog
      title="You have unsaved changes"
      description={`They were made on this device, last on ${longTime(entry.at)}, and did not reach the server.`}
      onClose={() => keep(merged)}
      wide
      footer={
        <>
          <Button
            onClick={() =>
              downloadText(
                pageFile(documentId, editedPage(entry.settings, entry.content, registry)),
              )
            }
          >
            Copy as file
          </Button>
          <Button onClick={discard}>Use the saved version</Button>
          <Button look="primary" onClick={() => keep(merged)}>
            Keep my changes
          </Button>
        </>
      }
    >
      {isOlder && (
        <p>
          {`The page was saved since, by ${saver} on ${longTime(summary.updatedAt)}. Both are merged; Undo goes back to the saved page.`}
        </p>
      )}
      {clashes.length > 0 && (
        <ClashChooser
          clashes={clashes}
          choices={choices}
          theirName={saver}
          onChoose={(id, choice) => setChoices(new Map([...choices, [id, choice]]))}
        />
      )}
      <section aria-label="What differs from the saved version">
        <h3 className="ed-dialog-heading">Your changes, beside the saved version</h3>
        {settings.title !== entry.settings.title && (
          <p>{`Title: ${entry.settings.title} (saved: ${settings.title})`}</p>
        )}
        <DifferenceList found={differences(content, entry.content)} />
      </section>
      <SideBySide
        before={{ label: 'Saved', state: document }}
        after={{ label: 'Yours', state: entry }}
      />
    </Dialog>
  )
}

interface RestoreDialogProps {
  readonly unsaved: { readonly key: string; readonly entry: JournalEntry }
  /** Also for Escape and the close button, after keeping: nothing is lost. */
  readonly onClose: () => void
}

/** Recovers the changes: with their history if no one saved since, else as one step on top of the saved version. */
function useKeep({ key, entry }: RestoreDialogProps['unsaved'], onClose: () => void) {
  const session = useSession()
  const { pageStore, uiStore, registry } = session
  const { document, journal, saver } = useEditing()
  return (merged: Pick<JournalEntry, 'settings' | 'content'>): void => {
    if (entry.base.version === document.summary.version)
      pageStore.replace(editedPage(entry.settings, entry.content, registry), entry.history)
    else
      pageStore.edit(becomePage(editedPage(merged.settings, merged.content, registry)), {
        label: 'Restored unsaved changes',
      })
    selectWhatIsLeft(session)
    uiStore.toast('Your unsaved changes are back.', { undo: true })
    onClose()
    // Dropped only once this tab's own journal holds it.
    void saver
      .flushJournal()
      .then(() => (saver.store.getState().hasLocalCopy ? journal.forget(key) : undefined))
  }
}

function longTime(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(iso),
  )
}
