import { refusalFor } from '#schema/api/refusals/refusals'
import { ApiError } from '../http/errors/api-error'
import type { ReadFile } from './originals'

/** A PDF ends with this marker, within its last kilobyte (ISO 32000-1, 7.5.5 and annex H). */
const END = '%%EOF'
const LAST_BYTES = 1024

/**
 * Returns a PDF unchanged for storage. It may contain scripts and links, so it is only served as a download (`send-picture.ts`).
 * Returns `null` if it is not a PDF; throws if it is truncated.
 */
export function readPdf(sent: Buffer): ReadFile | null {
  if (sent.toString('latin1', 0, 5) !== '%PDF-') return null
  if (!sent.subarray(-LAST_BYTES).includes(END))
    throw new ApiError('BAD_USER_INPUT', refusalFor('damagedPdf'))
  // A PDF has no size in pixels.
  return { bytes: sent, format: 'pdf', width: 1, height: 1, thumbnail: '' }
}
