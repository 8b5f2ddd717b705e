import { type SyntheticEvent, useState } from 'react'
import { t } from '#schema/messages/t'
import { reviewPage } from '../api/publishing'
import { useSaveState } from '../saving/editing'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { FieldRow } from '../ui/field-row'
import { usePageStep } from './use-page-step'

/** Dialog that asks what is missing, and returns the page to its author. */
export function ReturnDialog({ onClose }: { readonly onClose: () => void }) {
  const author = useSaveState(({ saved }) => saved.review?.by ?? t('the author'))
  const { isBusy, take } = usePageStep()
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (note.trim() === '') return setProblem(t('Write what’s missing.'))
    const refused = await take(
      reviewPage('RETURN', note),
      t('Returned to {author} with your note.', { author }),
    )
    if (refused === null) onClose()
    else setProblem(refused.message)
  }

  return (
    <Dialog
      title={t('Return this page?')}
      description={t('It becomes a draft again, and {author} gets your note by email.', { author })}
      onClose={onClose}
      footer={
        <DialogButtons
          label={isBusy ? t('Returning…') : t('Return with this note')}
          isBusy={isBusy}
          form={FORM}
          onCancel={onClose}
        />
      }
    >
      <form id={FORM} noValidate onSubmit={(event) => void send(event)}>
        <FieldRow label={t('Note')} required error={problem}>
          {(aria) => (
            <textarea
              {...aria}
              className="ed-input"
              rows={5}
              maxLength={MAX_NOTE_LENGTH}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </FieldRow>
      </form>
    </Dialog>
  )
}

const FORM = 'return-page'
/** The server's limit, in characters. */
const MAX_NOTE_LENGTH = 2000
