import { refusalFor } from '#schema/api/refusals/refusals'
import { badField } from '../http/errors/api-error'

/** In letters, as people count them. */
const MAX_NOTE_LENGTH = 2000

/** The note of a step of a review, trimmed; refuses one that is too long. */
export function reviewNote(given: string | null | undefined): string {
  const note = given?.trim() ?? ''
  const { length } = [...note]
  if (length > MAX_NOTE_LENGTH)
    throw badField(
      'note',
      'max',
      refusalFor('longReviewNote', { most: MAX_NOTE_LENGTH, count: length }),
    )
  return note
}

/** The same where it has to say something. */
export function requiredNote(given: string | null | undefined): string {
  const note = reviewNote(given)
  if (note === '') throw badField('note', 'required', refusalFor('writeNote'))
  return note
}
