import { useState } from 'react'
import { t } from '#schema/messages/t'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { ProblemNote } from '../ui/problem-note'

/** Dialog that explains the effect on the pages that show a record before it is archived. */
export function ArchiveDialog({ consequence, isChanged, archive, onClose }: ArchiveDialogProps) {
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
      title={t('Archive this?')}
      description={consequence}
      onClose={onClose}
      footer={
        <DialogButtons
          label={isBusy ? t('Archiving…') : t('Archive')}
          isDanger
          isBusy={isBusy}
          onConfirm={() => void go()}
          onCancel={onClose}
        />
      }
    >
      <p>
        {t(
          'Nothing is deleted: you can still choose it elsewhere in the editor, and restore it at any time.',
        )}
      </p>
      {isChanged && <p>{t('Unsaved changes in this form are discarded.')}</p>}
      <ProblemNote text={problem} />
    </Dialog>
  )
}

interface ArchiveDialogProps {
  /** Effect on the pages that show it. */
  readonly consequence: string
  /** True if there are unsaved changes. */
  readonly isChanged: boolean
  /** Returns the error message; `null` on success. */
  readonly archive: () => Promise<string | null>
  readonly onClose: () => void
}
