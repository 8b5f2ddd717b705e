import { downloadText, pageFile } from '../documents/download-page'
import type { LocalCopy } from '../documents/local-copy'
import { editedPage } from '../store/edited-page'
import { replacePage } from '../store/edits/replace-page'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { useEditing } from './editing'

/** Offers the changes that were kept on this device and never reached the server. */
export function RestoreDialog({ copy, onClose }: RestoreDialogProps) {
  const { documentId, pageStore, uiStore, registry } = useSession()
  const { copies, document } = useEditing()
  const page = editedPage(copy.settings, copy.content, registry)
  const { summary } = document
  const isOlder = copy.version !== summary.version

  function restore(): void {
    pageStore.edit(replacePage(page), { label: 'Restored unsaved changes' })
    uiStore.toast('Your unsaved changes are back.', { undo: true })
    onClose()
  }

  function discard(): void {
    copies.clear(documentId)
    onClose()
  }

  return (
    <Dialog
      title="You have unsaved changes"
      description={`They were made on this device, last on ${longTime(copy.at)}, and did not reach the server.`}
      onClose={restore}
      footer={
        <>
          <Button onClick={() => downloadText(pageFile(documentId, page))}>Copy as file</Button>
          <Button look="danger" onClick={discard}>
            Discard them
          </Button>
          <Button look="primary" onClick={restore}>
            Restore them
          </Button>
        </>
      }
    >
      {isOlder && (
        <p>
          {`The page was saved since, by ${summary.updatedBy ?? 'somebody'} on ${longTime(summary.updatedAt)}. Your changes would go on top of that; Undo brings the saved page back.`}
        </p>
      )}
    </Dialog>
  )
}

interface RestoreDialogProps {
  readonly copy: LocalCopy
  /** Also for Escape and the close button, after restoring: the way that loses nothing. */
  readonly onClose: () => void
}

function longTime(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(iso),
  )
}
