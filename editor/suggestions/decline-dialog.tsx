import { type SyntheticEvent, useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { FieldRow } from '../ui/field-row'

const FORM = 'ed-decline-suggestion'
const MAX_NOTE = 2000

interface DeclineDialogProps {
  /** Errors are shown beside the note. */
  readonly send: (note: string) => Promise<void>
  readonly onClose: () => void
}

/** Dialog that asks why a suggestion is declined. */
export function DeclineDialog({ send, onClose }: DeclineDialogProps) {
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (note.trim() === '') return setProblem(t('Write why it’s declined.'))
    setIsBusy(true)
    try {
      await send(note.trim())
      onClose()
    } catch (error) {
      setProblem(failureOf(error).message)
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={t('Decline this suggestion?')}
      description={t(
        'The text stays as it is. The person who suggested it gets your note by email.',
      )}
      onClose={onClose}
      footer={
        <DialogButtons
          label={isBusy ? t('Sending…') : t('Decline with this note')}
          isBusy={isBusy}
          form={FORM}
          onCancel={onClose}
        />
      }
    >
      <form id={FORM} noValidate onSubmit={(event) => void submit(event)}>
        <FieldRow label={t('Note')} required error={problem}>
          {(aria) => (
            <textarea
              {...aria}
              className="ed-input"
              rows={4}
              dir="auto"
              maxLength={MAX_NOTE}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </FieldRow>
      </form>
    </Dialog>
  )
}
