import { useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

/** Asks before something stops working for good. */
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
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="danger" aria-disabled={isBusy || undefined} onClick={() => void confirm()}>
            {label}
          </Button>
        </>
      }
    >
      {problem && (
        <p className="ed-message" data-tone="danger" role="alert">
          {problem}
        </p>
      )}
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
