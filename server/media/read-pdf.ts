import { refusalFor } from '#schema/api/refusals/refusals'
import { ApiError } from '../http/errors/api-error'
import type { ReadFile } from './originals'

/** A PDF ends with this, within its last kilobyte (ISO 32000-1, 7.5.5 and annex H). */
const END = '%%EOF'
const LAST_BYTES = 1024

/**
 * A PDF as it is stored: byte for byte, since nobody shows it here. It may hold scripts and links, which is why it is only ever
 * sent as a download (`send-picture.ts`). `null` for what is no PDF; one that is cut off is refused.
 */
export function readPdf(sent: Buffer): ReadFile | null {
  if (sent.toString('latin1', 0, 5) !== '%PDF-') return null
  if (!sent.subarray(-LAST_BYTES).includes(END))
    throw new ApiError('BAD_USER_INPUT', refusalFor('damagedPdf'))
  // A file that is no picture has no size in pixels.
  return { bytes: sent, format: 'pdf', width: 1, height: 1, thumbnail: '' }
}
