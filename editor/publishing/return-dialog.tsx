import { type SyntheticEvent, useState } from 'react'
import { reviewPage } from '../api/publishing'
import { useSaveState } from '../saving/editing'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { FieldRow } from '../ui/field-row'
import { usePageStep } from './use-page-step'

/** Asks what is missing, and returns the page to its author. */
export function ReturnDialog({ onClose }: { readonly onClose: () => void }) {
  const author = useSaveState(({ saved }) => saved.review?.by ?? 'the author')
  const { isBusy, take } = usePageStep()
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (note.trim() === '') return setProblem('Write what is missing.')
    const refused = await take(reviewPage('RETURN', note), `Returned to ${author} with your note.`)
    if (refused === null) onClose()
    else setProblem(refused.message)
  }

  return (
    <Dialog
      title="Return this page?"
      description={`It becomes a draft again, and ${author} gets your note by email.`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={FORM} aria-disabled={isBusy}>
            {isBusy ? 'Returning…' : 'Return with this note'}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={(event) => void send(event)}>
        <FieldRow label="Note" required error={problem}>
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
/** The server's limit. */
const MAX_NOTE_LENGTH = 2000
