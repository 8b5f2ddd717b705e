import { refusalFor } from '#schema/api/refusals/refusals'
import { ApiError } from '../http/errors/api-error'
import { isPublicAddress } from '../http/public-address'
import { checkPublicUrl } from '../http/read-public'

/** Returns the public address of a calendar; also accepts addresses that start with webcal. */
export function calendarAddress(text: string): string {
  const address = text.trim().replace(/^webcals?:/i, 'https:')
  try {
    const url = new URL(address)
    // The resolved IP address is checked at connection time.
    checkPublicUrl(url, { allows: isPublicAddress })
    return url.href
  } catch {
    throw new ApiError('BAD_USER_INPUT', refusalFor('calendarAddress'))
  }
}
