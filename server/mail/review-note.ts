import { refusalFor } from '#schema/api/refusals/refusals'
import { badField } from '../http/errors/api-error'

/** Maximum length in grapheme clusters. */
const MAX_NOTE_LENGTH = 2000

/** Returns the trimmed note of a review step; throws if it is too long. */
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

/** Like `reviewNote`, but throws if the note is empty. */
export function requiredNote(given: string | null | undefined): string {
  const note = reviewNote(given)
  if (note === '') throw badField('note', 'required', refusalFor('writeNote'))
  return note
}
