import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { saveSearchAnswerMutation, searchAnswersQuery } from '../api/operations/search-answers'
import { FormDialog } from '../screens/form-dialog'
import { FieldRow } from '../ui/field-row'

/** An answer as entered; without `id` a new one. */
export interface EditedAnswer {
  readonly id: number | null
  readonly words: string
  readonly foundAs: string
  readonly target: string
}

const FIELDS = [
  {
    name: 'words',
    label: t('Visitors search for'),
    help: t('Words or short phrases, separated by commas.'),
    placeholder: 'restroom, toilets, શૌચાલય',
  },
  {
    name: 'foundAs',
    label: t('Also search for'),
    help: t('Other words your pages use for the same thing.'),
    placeholder: t('facilities'),
  },
  {
    name: 'target',
    label: t('Page to show first'),
    help: t(
      'The path of a published page. If a location has its own page at this path, its site shows that page.',
    ),
    placeholder: '/visit',
  },
] as const

/** Dialog that adds or edits an answer. */
export function AnswerDialog({ answer, onClose, onSaved }: AnswerDialogProps) {
  const [saveAnswer] = useMutation(saveSearchAnswerMutation, {
    // Refetches the list order, and the searches without results.
    refetchQueries: [searchAnswersQuery],
  })
  const [entered, setEntered] = useState(answer)

  async function save(): Promise<void> {
    const { id, ...values } = entered
    await saveAnswer({ variables: { id, answer: { ...values, target: values.target || null } } })
    onSaved()
  }

  return (
    <FormDialog
      title={answer.id === null ? t('Add answer') : t('Edit answer')}
      className="search-answers-form"
      onSave={save}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}

/** Same limit as in the mutation's schema, in characters. */
const MAX_LENGTH = 500

interface AnswerDialogProps {
  readonly answer: EditedAnswer
  readonly onClose: () => void
  readonly onSaved: () => void
}
