import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

/** Asks before unsaved changes of a form are discarded. */
export function DropDialog({ one, onStay, onDrop }: DropDialogProps) {
  return (
    <Dialog
      title="Drop what you have written?"
      description={`The ${one} is not saved yet.`}
      onClose={onStay}
      footer={
        <>
          <Button onClick={onDrop}>Drop it</Button>
          {/* It has the focus: pressing a key twice must not discard the changes. */}
          <Button look="primary" autoFocus onClick={onStay}>
            Keep writing
          </Button>
        </>
      }
    />
  )
}

interface DropDialogProps {
  readonly one: string
  readonly onStay: () => void
  readonly onDrop: () => void
}
