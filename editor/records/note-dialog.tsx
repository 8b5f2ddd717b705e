import { type SyntheticEvent, useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { FieldRow } from '../ui/field-row'

/** Dialog that asks for the note of a review step, and runs the step. */
export function NoteDialog({ title, description, label, isRequired, send, onClose }: NoteProps) {
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (isRequired && note.trim() === '') return setProblem(t('Write what’s missing.'))
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
      {...{ title, description, onClose }}
      footer={
        <DialogButtons
          label={isBusy ? t('Sending…') : label}
          isBusy={isBusy}
          form={FORM}
          onCancel={onClose}
        />
      }
    >
      <form id={FORM} noValidate onSubmit={(event) => void submit(event)}>
        <FieldRow
          label={isRequired ? t('Note') : t('Note (optional)')}
          required={isRequired}
          error={problem}
        >
          {(aria) => (
            <textarea
              {...aria}
              className="ed-input"
              rows={4}
              maxLength={MAX_NOTE}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </FieldRow>
      </form>
    </Dialog>
  )
}

const FORM = 'record-note'
/** The server's limit, in characters. */
const MAX_NOTE = 2000

interface NoteProps {
  readonly title: string
  readonly description: string
  /** Label of the button. */
  readonly label: string
  readonly isRequired: boolean
  /** Errors are shown beside the note. */
  readonly send: (note: string) => Promise<void>
  readonly onClose: () => void
}
