import { useMutation } from '@apollo/client/react'
import { type FormEvent, useId, useState } from 'react'
import { failureOf } from '../api/failure'
import { saveSearchAnswerMutation, searchAnswersQuery } from '../api/operations/search-answers'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { FieldRow } from '../ui/field-row'

/** An answer as it is entered; without an `id` a new one. */
export interface EditedAnswer {
  readonly id: number | null
  readonly words: string
  readonly foundAs: string
  readonly target: string
}

const FIELDS = [
  {
    name: 'words',
    label: 'Visitors search for',
    help: 'Words or short phrases, separated with commas.',
    placeholder: 'restroom, toilets, શૌચાલય',
  },
  {
    name: 'foundAs',
    label: 'Also search for',
    help: 'Other words your pages use for the same thing.',
    placeholder: 'facilities',
  },
  {
    name: 'target',
    label: 'Page to show first',
    help: 'The path of a published page. A location’s own page at this path is used on its site.',
    placeholder: '/visit',
  },
] as const

/** Adds an answer, or changes one. */
export function AnswerDialog({ answer, onClose, onSaved }: AnswerDialogProps) {
  const [saveAnswer, { loading: isSaving }] = useMutation(saveSearchAnswerMutation, {
    // Where it stands in the list, and which searches now find something.
    refetchQueries: [searchAnswersQuery],
  })
  const form = useId()
  const [entered, setEntered] = useState(answer)
  const [problem, setProblem] = useState('')

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isSaving) return
    setProblem('')
    const { id, ...values } = entered
    try {
      await saveAnswer({ variables: { id, answer: { ...values, target: values.target || null } } })
      onSaved()
    } catch (error) {
      setProblem(failureOf(error).message)
    }
  }

  return (
    <Dialog
      title={answer.id === null ? 'Add answer' : 'Edit answer'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            {...{ look: 'primary', type: 'submit', form }}
            aria-disabled={isSaving || undefined}
          >
            Save
          </Button>
        </>
      }
    >
      <form id={form} className="search-answers-form" onSubmit={(event) => void save(event)}>
        {FIELDS.map(({ name, label, help, placeholder }) => (
          <FieldRow key={name} label={label} help={help}>
            {(aria) => (
              <input
                {...aria}
                {...{ placeholder, maxLength: MAX_LENGTH, className: 'ed-input' }}
                autoComplete="off"
                value={entered[name]}
                onChange={({ target }) => setEntered({ ...entered, [name]: target.value })}
              />
            )}
          </FieldRow>
        ))}
        {problem && (
          <p className="ed-message" data-tone="danger" role="alert">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  )
}

/** As the call declares it. */
const MAX_LENGTH = 500

interface AnswerDialogProps {
  readonly answer: EditedAnswer
  readonly onClose: () => void
  readonly onSaved: () => void
}
