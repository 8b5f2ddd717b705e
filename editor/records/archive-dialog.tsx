import { useState } from 'react'
import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

/** Explains what happens to the pages that show a record before it is archived. */
export function ArchiveDialog({
  consequence,
  one,
  isChanged,
  archive,
  onClose,
}: ArchiveDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function go(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    const went = await archive()
    setIsBusy(false)
    setProblem(went ?? '')
  }

  return (
    <Dialog
      title={t('Archive this {one}?', { one })}
      description={consequence}
      onClose={onClose}
      footer={
        <>
          <Button autoFocus onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button look="danger" aria-disabled={isBusy || undefined} onClick={() => void go()}>
            {isBusy ? t('Archiving…') : t('Archive {one}', { one })}
          </Button>
        </>
      }
    >
      <p>{t('Nothing is deleted: pickers still find it, and you can restore it at any time.')}</p>
      {isChanged && <p>{t('Unsaved changes in this form are discarded.')}</p>}
      {problem && (
        <p className="ed-message" data-tone="danger" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  )
}

interface ArchiveDialogProps {
  /** What happens to the pages that show it. */
  readonly consequence: string
  readonly one: string
  /** Whether there are unsaved changes. */
  readonly isChanged: boolean
  /** Returns the error message. */
  readonly archive: () => Promise<string | null>
  readonly onClose: () => void
}
