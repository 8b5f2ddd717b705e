import { COMMENT_LIMITS } from '#schema/api/comments'
import { refusalFor } from '#schema/api/refusals/refusals'
import { ApiError, badField, forPrograms } from '../../http/errors/api-error'

const MAX_BLOCK_LENGTH = 100
const MAX_LABEL_LENGTH = 200

/** Reads a comment's text without control characters; refuses one that is empty or too long. */
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

/** Reads a block id. Doesn't check that the page has the block, which may not be saved yet. */
export function readBlock(block: string): string {
  if (block.length > 0 && block.length <= MAX_BLOCK_LENGTH && !/\p{Cc}/u.test(block)) return block
  throw new ApiError(
    'BAD_USER_INPUT',
    forPrograms(`'block' is the id of a block: 1 to ${MAX_BLOCK_LENGTH} characters.`),
  )
}

/** Reads a label as one line. It is shown when the block is gone, so a long one is cut off. */
export function readLabel(label: string | null | undefined): string {
  const line = (label ?? '').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return [...line].slice(0, MAX_LABEL_LENGTH).join('')
}
