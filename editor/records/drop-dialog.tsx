import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

/** Asked before what was written into a form is dropped. */
export function DropDialog({ one, onStay, onDrop }: DropDialogProps) {
  return (
    <Dialog
      title="Drop what you have written?"
      description={`The ${one} is not saved yet.`}
      onClose={onStay}
      footer={
        <>
          <Button onClick={onDrop}>Drop it</Button>
          {/* It has the focus: a second press of a key must not drop what was written. */}
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
