import { COMMENT_LIMITS } from '#schema/api/comments'
import { refusalFor } from '#schema/api/refusals/refusals'
import { ApiError, badField, forPrograms } from '../../http/errors/api-error'

const MAX_BLOCK_LENGTH = 100
const MAX_LABEL_LENGTH = 200

/** The text of a comment: its lines and nothing that steers a terminal or a mail; refuses one that is empty or too long. */
export function readText(given: string): string {
  const text = given
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  if (text === '') throw badField('text', 'required', refusalFor('writeComment'))
  const { length } = [...text]
  if (length > COMMENT_LIMITS.text)
    throw badField(
      'text',
      'max',
      refusalFor('longComment', { most: COMMENT_LIMITS.text, count: length }),
    )
  return text
}

/** The id of a block as a page may have it. Whether the page has it now is not asked: it may not be saved yet. */
export function readBlock(block: string): string {
  if (block.length > 0 && block.length <= MAX_BLOCK_LENGTH && !/\p{Cc}/u.test(block)) return block
  throw new ApiError(
    'BAD_USER_INPUT',
    forPrograms(`'block' is the id of a block: 1 to ${MAX_BLOCK_LENGTH} characters.`),
  )
}

/** One line; it is shown where the block itself is gone, so what is too long is cut. */
export function readLabel(label: string | null | undefined): string {
  const line = (label ?? '').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return [...line].slice(0, MAX_LABEL_LENGTH).join('')
}
