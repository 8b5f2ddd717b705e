import { type FormEvent, useId, useState } from 'react'
import { t } from '#schema/messages/t'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'

/** Dialog that asks for a record's position, to move it beyond the visible part of the list. */
export function PlaceDialog({ name, place, last, onPlace, onClose }: PlaceDialogProps) {
  const [text, setText] = useState(String(place))
  const [problem, setProblem] = useState('')
  const formId = useId()
  return (
    <Dialog
      title={t('Move “{name}”', { name })}
      onClose={onClose}
      footer={<DialogButtons label={t('Move')} form={formId} onCancel={onClose} />}
    >
      <form id={formId} onSubmit={move} noValidate>
        <label className="ed-field-row">
          {t('Position, from 1 to {last}', { last })}
          <input
            className="ed-input"
            inputMode="numeric"
            value={text}
            aria-invalid={problem !== ''}
            aria-describedby={problem === '' ? undefined : `${formId}-problem`}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        {problem !== '' && (
          <p id={`${formId}-problem`} className="ed-message" data-tone="danger" role="alert">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  )

  function move(event: FormEvent): void {
    event.preventDefault()
    const to = Number(text.trim())
    if (!Number.isInteger(to) || to < 1 || to > last) {
      setProblem(t('Enter a whole number from 1 to {last}.', { last }))
      return
    }
    if (to !== place) onPlace(to - place)
    onClose()
  }
}

interface PlaceDialogProps {
  readonly name: string
  /** Its current position, starting at 1. */
  readonly place: number
  readonly last: number
  /** Moves it by this number of positions. */
  readonly onPlace: (by: number) => void
  readonly onClose: () => void
}
