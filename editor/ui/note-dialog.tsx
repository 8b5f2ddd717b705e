import { type SyntheticEvent, useId, useState } from 'react'
import { t } from '#schema/messages/t'
import { Dialog } from './dialog'
import { DialogButtons } from './dialog-buttons'
import { FieldRow } from './field-row'

/** The server's limit, in characters. */
const MAX_NOTE = 2000

interface NoteDialogProps {
  readonly title: string
  readonly description: string
  /** Label of the button. */
  readonly label: string
  /** Message if the note is empty; `null` if it is optional. */
  readonly required: string | null
  /** Resolves to the message of a failure, which is shown beside the note, or `null`. */
  readonly send: (note: string) => Promise<string | null>
  readonly onClose: () => void
}

/** Dialog that asks for a note to another person, and takes a step with it. */
export function NoteDialog({ title, description, label, required, ...props }: NoteDialogProps) {
  const form = useId()
  const { note, write, problem, isBusy, submit } = useNote({ required, ...props })
  return (
    <Dialog
      {...{ title, description }}
      onClose={props.onClose}
      footer={
        <DialogButtons
          label={isBusy ? t('Sending…') : label}
          isBusy={isBusy}
          form={form}
          onCancel={props.onClose}
        />
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <FieldRow
          label={required === null ? t('Note (optional)') : t('Note')}
          required={required !== null}
          error={problem}
        >
          {(aria) => (
            <textarea
              {...aria}
              className="ed-input"
              rows={4}
              dir="auto"
              maxLength={MAX_NOTE}
              value={note}
              onChange={({ target }) => write(target.value)}
            />
          )}
        </FieldRow>
      </form>
    </Dialog>
  )
}

function useNote({
  required,
  send,
  onClose,
}: Pick<NoteDialogProps, 'required' | 'send' | 'onClose'>) {
  const [note, write] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [isBusy, setIsBusy] = useState(false)
  return { note, write, problem, isBusy, submit }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (required !== null && note.trim() === '') return setProblem(required)
    setIsBusy(true)
    const message = await send(note.trim())
    if (message === null) return onClose()
    setProblem(message)
    setIsBusy(false)
  }
}
