import { useState } from 'react'
import { failureOf } from '../api/failure'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { ProblemNote } from '../ui/problem-note'

/** Dialog that confirms an action that can't be undone. */
export function ConfirmDialog({ title, text, label, run, onClose }: ConfirmDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function confirm(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    try {
      await run()
      onClose()
    } catch (reason) {
      setProblem(failureOf(reason).message)
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={title}
      description={text}
      onClose={onClose}
      footer={
        <DialogButtons
          label={label}
          isDanger
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onCancel={onClose}
        />
      }
    >
      <ProblemNote text={problem} />
    </Dialog>
  )
}

interface ConfirmDialogProps {
  readonly title: string
  readonly text: string
  readonly label: string
  readonly run: () => Promise<unknown>
  readonly onClose: () => void
}
