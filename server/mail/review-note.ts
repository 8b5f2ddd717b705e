import type { FieldRule } from '#schema/fields/field'
import { ApiError } from '../http/errors/api-error'

/** In letters, as people count them. */
const MAX_NOTE_LENGTH = 2000

/** The note of a step of a review, trimmed; refuses one that is too long. */
export function reviewNote(given: string | null | undefined): string {
  const note = given?.trim() ?? ''
  const { length } = [...note]
  if (length > MAX_NOTE_LENGTH)
    throw badNote(
      'max',
      `A note has at most ${MAX_NOTE_LENGTH.toLocaleString('en-US')} characters; this one has ${length.toLocaleString('en-US')}.`,
    )
  return note
}

/** The same where it has to say something. */
export function requiredNote(given: string | null | undefined): string {
  const note = reviewNote(given)
  if (note === '') throw badNote('required', 'Write a note that says what is missing.')
  return note
}

function badNote(rule: FieldRule, message: string): ApiError {
  return new ApiError('BAD_USER_INPUT', message, {
    issues: [{ block: '', field: 'note', rule, message }],
  })
}
