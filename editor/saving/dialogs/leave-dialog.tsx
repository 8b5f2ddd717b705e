import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'

/** Asked only when leaving a page that could not be saved. */
export function LeaveDialog({ hasLocalCopy, onClose, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      title="The page is not saved"
      description={
        hasLocalCopy
          ? 'The server couldn’t take your changes. They are kept on this device and offered when you open the page again.'
          : 'The server couldn’t take your changes, and this browser keeps no copy. Copy the page as a file before you leave.'
      }
      onClose={onClose}
      footer={
        <>
          <Button onClick={onLeave}>Leave the page</Button>
          <Button look="primary" onClick={onClose}>
            Stay
          </Button>
        </>
      }
    />
  )
}

interface LeaveDialogProps {
  readonly hasLocalCopy: boolean
  readonly onClose: () => void
  readonly onLeave: () => void
}
