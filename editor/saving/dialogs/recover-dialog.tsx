import { useEffect, useEffectEvent, useState } from 'react'
import { type Choices, type Clash, NO_CHOICES } from '#schema/page/merge/clash'
import { DifferenceList } from '../../revisions/difference-list'
import { SideBySide } from '../../revisions/side-by-side'
import { editedPage } from '../../store/edits/edited-page'
import { useSession } from '../../store/session'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { differences } from '../differences'
import { downloadText, pageFile } from '../download-page'
import { useEditing } from '../editing'
import type { UsableEntry } from '../journal'
import { mergeVersions } from '../merge-versions'
import { isUntouched, restoreEntry } from '../restore-entry'
import { ClashChooser } from './clash-chooser'

/** Puts unsaved work back as after a reload where nobody has saved the page since; otherwise it is offered. */
export function RecoverUnsaved(props: RestoreDialogProps) {
  const { document } = useEditing()
  const isOwn = isUntouched(props.unsaved.entry, document)
  return isOwn ? <Restored {...props} /> : <RecoverDialog {...props} />
}

function Restored({ unsaved, onClose }: RestoreDialogProps) {
  const session = useSession()
  const editing = useEditing()
  const restore = useEffectEvent(() => {
    // What has been written since stands on the saved version; the entry then stays for another time.
    if (editing.saver.store.getState().lastChange === 0) restoreEntry(session, editing, unsaved)
    onClose()
  })
  useEffect(() => restore(), [])
  return null
}

/** Draft recovery: offers the changes on this device that never reached the server, beside the saved version. */
function RecoverDialog({ unsaved, onClose }: RestoreDialogProps) {
  const { entry } = unsaved
  const session = useSession()
  const { documentId, registry } = session
  const editing = useEditing()
  const { document, journal } = editing
  const [choices, setChoices] = useState<Choices>(NO_CHOICES)
  const { summary, settings, content } = document
  const isOlder = !isUntouched(entry, document)
  const saver = summary.updatedBy ?? 'someone'
  const merged = mergeVersions({ base: entry.base, mine: entry, theirs: document }, choices)
  const clashes: readonly Clash[] = isOlder ? merged.clashes : []

  function keep(): void {
    restoreEntry(session, editing, unsaved, merged)
    onClose()
  }

  function discard(): void {
    void journal.forget(unsaved.key)
    onClose()
  }

  return (
    <Dialog
      title="You have unsaved changes"
      description={`They were made on this device, last on ${longTime(entry.at)}, and did not reach the server.`}
      onClose={keep}
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
          <Button look="primary" autoFocus onClick={keep}>
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
  readonly unsaved: UsableEntry
  /** Also for Escape and the close button, after keeping: nothing is lost. */
  readonly onClose: () => void
}

function longTime(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(iso),
  )
}
